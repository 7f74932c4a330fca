import { exec } from "node:child_process";
import { Processor, WorkerHost } from "@nestjs/bullmq";
import type { Job } from "bullmq";

@Processor("reports", { concurrency: 2 })
export class ReportsProcessor extends WorkerHost {
  async process(job: Job<{ template: string; size: number }>) {
    const { template, size } = job.data;
    exec(`render --size ${size} ${template}`); // expect
  }
}
