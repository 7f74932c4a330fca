import { Injectable } from "@nestjs/common";
import { DataSource } from "typeorm";

@Injectable()
export class InvoicesRepository {
  constructor(private readonly dataSource: DataSource) {}

  findByCustomer(customer: string): Promise<unknown[]> {
    return this.dataSource.query("SELECT * FROM invoices WHERE customer = '" + customer + "'"); // expect
  }
}
