import { Controller, Get, Query, ParseIntPipe } from '@nestjs/common';
import { DataSource } from 'typeorm';
@Controller('reports')
export class ReportController {
  constructor(private readonly dataSource: DataSource) {}
  @Get()
  async find(@Query('year', ParseIntPipe) year: number) {
    return this.dataSource.query(`SELECT * FROM report WHERE year = ${year}`);
  }
}
