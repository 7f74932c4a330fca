import { BadRequestException, Controller, Get, ParseIntPipe, Query } from "@nestjs/common";
import { QueryBus } from "@nestjs/cqrs";
import { ListOrdersQuery } from "./list-orders.query";

@Controller("orders")
export class OrdersController {
  constructor(private readonly queryBus: QueryBus) {}

  @Get()
  list(@Query("sort") sort: string, @Query("limit", ParseIntPipe) limit: number) {

    return this.queryBus.execute(new ListOrdersQuery(sort, limit));
  }
}
