import { exec } from "node:child_process";
import { type Job, Worker } from "bullmq";
import { THUMBNAILS } from "./previews.queue";

async function render(job: Job<{ format: string; size: number }>) {
  exec(`preview --format ${job.data.format} --size ${job.data.size}`);
}

export const worker = new Worker<{ format: string; size: number }>(THUMBNAILS, render, { concurrency: 2 });
