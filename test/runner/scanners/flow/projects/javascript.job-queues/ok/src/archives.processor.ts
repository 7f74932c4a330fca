import { Process, Processor } from "@nestjs/bull";
import type { Job } from "bull";

// Nothing adds jobs to this queue.
@Processor("archives")
export class ArchivesProcessor {
  @Process("send")
  async send(job: Job<{ target: string }>) {
    await fetch(job.data.target);
  }

  async report(job: Job<{ target: string }>) {
    await fetch(job.data.target);
  }
}
