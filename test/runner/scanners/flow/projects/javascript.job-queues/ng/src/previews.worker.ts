import { exec } from "node:child_process";
import { type Job, Worker } from "bullmq";
import { PREVIEWS } from "./previews.queue";

async function render(job: Job<{ format: string }>) {
  exec(`preview --format ${job.data.format}`); // expect
}

export const worker = new Worker<{ format: string }>(PREVIEWS, render, { concurrency: 2 });

// Other services add the jobs of this queue.
export const archives = new Worker<{ format: string }>("archived-previews", async (job) => {
  exec(`archive --format ${job.data.format}`); // expect
});
