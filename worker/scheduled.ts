import { openDatabase } from "./database/client.ts";
import { sweepJobs } from "./scan-jobs/sweep-jobs.ts";
import { settingsOf } from "./settings.ts";
import { pruneDeliveries } from "./webhooks/prune-deliveries.ts";

export async function runScheduled(env: Env): Promise<void> {
  const database = openDatabase(env.DB);
  await sweepJobs(database, settingsOf(env), env.SCAN_QUEUE);
  await pruneDeliveries(database);
}
