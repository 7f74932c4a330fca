import { Body, Controller, Post } from "@nestjs/common";
import { ReportService } from "@/reports";

@Controller("reports")
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @Post()
  create(@Body("name") name: string) {
    return this.reports.create(name);
  }
}
