import { BadRequestException, Controller, Get, ParseIntPipe, Query } from "@nestjs/common";
import { QueryBus } from "@nestjs/cqrs";
import { ListOrdersQuery } from "./list-orders.query";

@Controller("orders")
export class OrdersController {
  constructor(private readonly queryBus: QueryBus) {}

  @Get()
  list(@Query("sort") sort: string, @Query("limit", ParseIntPipe) limit: number) {
    if (!["name", "created_at"].includes(sort)) throw new BadRequestException();
    return this.queryBus.execute(new ListOrdersQuery(sort, limit));
  }
}
