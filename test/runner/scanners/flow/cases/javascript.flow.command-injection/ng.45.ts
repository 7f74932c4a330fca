import { exec } from "node:child_process";
import { Body, Controller, Post } from "@nestjs/common";
import type { reports } from "./reports";

class Runner<T> {
  protected run(line: string): void {
    exec(`report ${line}`); // expect
  }
}

@Controller("reports")
export class ReportsController extends Runner<reports.Report> {
  @Post()
  start(@Body() body: { name: string }): void {
    this.run(body.name);
  }
}
