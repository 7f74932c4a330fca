import { openDatabase } from "./database/client.ts";
import { collectContents } from "./findings/unreferenced/collect-contents.ts";
import { applyRetention } from "./retention/apply-retention.ts";
import { sweepJobs } from "./scan-jobs/sweep-jobs.ts";
import { pruneStagedFindings } from "./sarif/prune-staged-findings.ts";
import { settingsOf } from "./settings.ts";
import { pruneDeliveries } from "./webhooks/prune-deliveries.ts";

export async function runScheduled(env: Env): Promise<void> {
  const database = openDatabase(env.DB);
  const settings = settingsOf(env);
  await sweepJobs(database, settings, env.SCAN_QUEUE);
  await pruneDeliveries(database);
  await pruneStagedFindings(database);
  await applyRetention(database, settings);
  await collectContents(database);
}
