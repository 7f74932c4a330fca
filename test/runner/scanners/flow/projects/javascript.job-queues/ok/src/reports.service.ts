import { InjectQueue } from "@nestjs/bullmq";
import { BadRequestException, Injectable } from "@nestjs/common";
import { Queue } from "bullmq";

const TEMPLATES = new Set(["invoice", "reminder"]);

@Injectable()
export class ReportsService {
  constructor(
    @InjectQueue("summaries") private readonly queue: Queue,
    @InjectQueue("letters") private readonly mailQueue: Queue,
  ) {}

  async enqueue(template: string, target: string) {
    if (!TEMPLATES.has(template)) throw new BadRequestException();
    await this.queue.add("render", { template, size: 3 }, { attempts: 3 });
    await this.mailQueue.add("send", { target, template });
  }
}
