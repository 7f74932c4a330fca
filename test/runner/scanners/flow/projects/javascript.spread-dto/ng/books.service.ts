import { Injectable } from "@nestjs/common";
import { DataSource } from "typeorm";

@Injectable()
export class BooksService {
  constructor(private readonly dataSource: DataSource) {}

  list(slice: { sort: string; limit: number; owner: string }, shelf: number) {
    const order = `ORDER BY ${slice.sort} LIMIT ${slice.limit}`;
    return this.dataSource.query(`SELECT * FROM books WHERE shelf = $1 AND owner = '${slice.owner}' ${order}`, [shelf]); // expect
  }
}
