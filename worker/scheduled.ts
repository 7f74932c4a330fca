import { pruneApiTokens } from "./api-tokens/prune-api-tokens.ts";
import { pruneAuditLog } from "./audit/prune-audit-log.ts";
import { pruneSessions } from "./auth/prune-sessions.ts";
import { dispatchChecks } from "./branch-checks/dispatch-checks.ts";
import { bindingsOf } from "./database/shards.ts";
import { removeDeleted } from "./deletion/remove-deleted.ts";
import { settleEntries } from "./directory/settle-entry.ts";
import { chooseScanRunner } from "./dispatch/scan-runners.ts";
import { eachShard } from "./each-shard.ts";
import { logEvent } from "./http/log.ts";
import { indexFindings } from "./findings/indexing/index-findings.ts";
import { collectContents } from "./findings/unreferenced/collect-contents.ts";
import { applyRetention } from "./retention/apply-retention.ts";
import { continueAbandonedMoves } from "./moves/advance-move.ts";
import { dispatchNotifications } from "./notifications/dispatch-notifications.ts";
import { pruneNotifications } from "./notifications/prune-notifications.ts";
import { sweepJobs } from "./scan-jobs/sweep-jobs.ts";
import { pruneStagedFindings } from "./findings/upload/prune-staged-findings.ts";
import { settingsOf } from "./settings.ts";
import { expireTriage } from "./vulnerabilities/triage-vulnerabilities.ts";
import { compareDueScans } from "./vulnerabilities/compare-scans.ts";
import { pruneAnswers } from "./idempotency/prune-answers.ts";
import { pruneDeliveries } from "./webhooks/prune-deliveries.ts";

export async function runScheduled(env: Env): Promise<void> {
  const settings = settingsOf(env);
  const share = 1 / bindingsOf(env).size;
  await eachShard(env, (database) => sweepJobs(database, settings, env.SCAN_QUEUE, { share }));
  await eachShard(env, (database) => compareDueScans(database, { share }));
  await eachShard(env, async (database) => {
    await pruneDeliveries(database);
    await pruneStagedFindings(database);
    await pruneAnswers(database);
    await pruneApiTokens(database);
    await pruneSessions(database);
    await pruneAuditLog(database, settings);
    await applyRetention(database, settings);
    await collectContents(database);
    await indexFindings(database);
    await expireTriage(database);
    await pruneNotifications(database);
  });
  await eachShard(env, (database) => dispatchNotifications({ database, queue: env.NOTIFICATION_QUEUE }, { share }));
  await eachShard(env, async (database) => {
    const rows = await removeDeleted(database, { share });
    if (Object.keys(rows).length > 0) logEvent("info", "deleted_rows_removed", { shard: database.shard, rows });
  });
  await settleEntries(env);
  await continueAbandonedMoves(env);
  // Last, because starting containers takes time.
  const runner = chooseScanRunner(env, settings);
  if (runner) await eachShard(env, (database) => dispatchChecks(database, settings, runner, { share }));
}
