import { execFile } from "node:child_process";
import { Injectable } from "@nestjs/common";
import { OnEvent } from "@nestjs/event-emitter";

@Injectable()
export class PaidListener {
  @OnEvent("order.returned")
  handle(by: string) {
    execFile("paid", [by]);
  }
}
