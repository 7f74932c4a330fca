import { InjectQueue } from "@nestjs/bullmq";
import { Injectable } from "@nestjs/common";
import { Queue } from "bullmq";
import { MAIL_QUEUE } from "./queue-names";

@Injectable()
export class ReportsService {
  constructor(
    @InjectQueue("reports") private readonly queue: Queue,
    @InjectQueue(MAIL_QUEUE) private readonly mailQueue: Queue,
  ) {}

  async enqueue(template: string, target: string) {
    await this.queue.add("render", { template, size: 3 }, { attempts: 3 });
    await this.mailQueue.add("send", { target });
  }
}
