import { Controller, Get, Query } from "@nestjs/common";
import { InvoicesService } from "./invoices.service";

@Controller("invoices")
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @Get()
  list(@Query("customer") customer: string) {
    return this.invoices.ofCustomer(customer);
  }
}
