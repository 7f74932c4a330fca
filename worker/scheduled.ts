import { openDatabase } from "./database/client.ts";
import { sweepJobs } from "./scan-jobs/sweep-jobs.ts";
import { settingsOf } from "./settings.ts";

export async function runScheduled(env: Env): Promise<void> {
  await sweepJobs(openDatabase(env.DB), settingsOf(env), env.SCAN_QUEUE);
}
