import { exec } from "node:child_process";
import { Injectable } from "@nestjs/common";
import { OnEvent } from "@nestjs/event-emitter";

@Injectable()
export class PaidListener {
  @OnEvent("order.paid")
  handle(by: string) {
    exec(`paid ${by}`); // expect
  }
}
