import { DataSource } from "typeorm";

export class OrderStore {
  constructor(private readonly dataSource: DataSource) {}

  list(sort: string, limit: number) {
    return this.dataSource.query(`select * from orders order by ${sort} limit ${limit}`);
  }
}
