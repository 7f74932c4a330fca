import { execFile } from "node:child_process";
import { Body, Controller, Post } from "@nestjs/common";
import type { reports } from "./reports";

class Runner<T> {
  protected run(name: string): void {
    execFile("report", ["--", name]);
  }
}

@Controller("reports")
export class ReportsController extends Runner<reports.Report> {
  @Post()
  start(@Body() body: { name: string }): void {
    this.run(body.name);
  }
}
