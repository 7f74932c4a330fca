import { Body, Controller, Post } from "@nestjs/common";
import { ReportsService } from "./reports.service";

@Controller("reports")
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post()
  create(@Body() body: { template: string; target: string }) {
    return this.reports.enqueue(body.template, body.target);
  }
}
