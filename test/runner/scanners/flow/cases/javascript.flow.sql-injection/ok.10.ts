import { Body, Controller, Get, Param, ParseIntPipe, ParseUUIDPipe, Post, Query } from '@nestjs/common'
import { IsInt, IsIn, IsUUID, IsString, Min } from 'class-validator'
import { DataSource } from 'typeorm'
export class ListDto {
  @IsInt()
  @Min(1)
  page: number
  @IsIn(['asc', 'desc'])
  order: string
  @IsUUID()
  owner: string
}
@Controller('items')
export class ItemsController {
  constructor(private readonly ds: DataSource) {}
  @Get()
  list(@Query() dto: ListDto) {
    return this.ds.query(`SELECT * FROM items WHERE owner = '${dto.owner}' ORDER BY id ${dto.order} OFFSET ${dto.page}`)
  }
  @Get(':id')
  one(@Param('id', ParseIntPipe) id: number) {
    return this.ds.query(`SELECT * FROM items WHERE id = ${id}`)
  }
  @Get('u/:id')
  two(@Param('id', ParseUUIDPipe) id: string) {
    return this.ds.query(`SELECT * FROM items WHERE id = '${id}'`)
  }
}
