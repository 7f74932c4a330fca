import { Body, Controller, Get, Param, Query } from '@nestjs/common'
import { IsInt, IsIn, IsString, Min } from 'class-validator'
import { DataSource } from 'typeorm'
export class ListDto {
  @IsInt()
  @Min(1)
  page: number
  @IsString()
  name: string
}
@Controller('items')
export class ItemsController {
  constructor(private readonly ds: DataSource) {}
  @Get()
  list(@Query() dto: ListDto) {
    return this.ds.query(`SELECT * FROM items WHERE name = '${dto.name}' OFFSET ${dto.page}`) // expect
  }
  @Get(':id')
  one(@Param("id") id: string) {
    return this.ds.query(`SELECT * FROM items WHERE id = ${id}`) // expect
  }
}
