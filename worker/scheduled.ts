import { openDatabase } from "./database/client.ts";
import { sweepJobs } from "./scan-jobs/sweep-jobs.ts";

export async function runScheduled(env: Env): Promise<void> {
  await sweepJobs(openDatabase(env.DB), env.SCAN_QUEUE);
}
