import { Controller, Get, Query } from "@nestjs/common";
import { BooksService } from "./books.service";
import { ListQuery } from "./query";

@Controller("books")
export class BooksController {
  constructor(private readonly books: BooksService) {}

  @Get()
  list(@Query() query: ListQuery) {
    const { shelf, ...order } = query;
    return this.books.list({ ...order, limit: 20 }, shelf);
  }
}
