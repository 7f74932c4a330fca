import { Injectable } from "@nestjs/common";
import { InvoicesRepository } from "./invoices.repository";

@Injectable()
export class InvoicesService {
  constructor(private readonly repository: InvoicesRepository) {}

  async ofCustomer(customer: string) {
    const rows = await this.repository.findByCustomer(customer);
    return { customer, count: rows.length, rows };
  }
}
