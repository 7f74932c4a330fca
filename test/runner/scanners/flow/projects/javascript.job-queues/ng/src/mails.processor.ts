import { Process, Processor } from "@nestjs/bull";
import type { Job } from "bull";
import { MAIL_QUEUE } from "./queue-names";

@Processor(MAIL_QUEUE)
export class MailsProcessor {
  @Process("send")
  async send(job: Job<{ target: string }>) {
    await fetch(job.data.target); // expect
  }
}
