import { Logger } from "@nestjs/common";
import { IQueryHandler, QueryHandler } from "@nestjs/cqrs";
import { OrderStore } from "./order.store";

export class ListOrdersQuery {
  constructor(
    public readonly sort: string,
    public readonly limit: number,
  ) {}
}

@QueryHandler(ListOrdersQuery)
export class ListOrdersHandler implements IQueryHandler<ListOrdersQuery> {
  constructor(private readonly orders: OrderStore) {}

  async execute({ sort, limit }: ListOrdersQuery) {
    return this.orders.list(sort, limit);
  }
}
