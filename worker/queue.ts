import { ScanMessage } from "./contract/dispatch.ts";
import { openShard } from "./database/client.ts";
import { bindingsOf, DIRECTORY_SHARD } from "./database/shards.ts";
import { eachShard } from "./each-shard.ts";
import { describeUnknown } from "./http/error-handler.ts";
import { logEvent } from "./http/log.ts";
import { chooseScanRunner } from "./dispatch/scan-runners.ts";
import { dispatchScan } from "./fair-queue/dispatch-scan.ts";
import { consumeNotificationMessage } from "./notifications/consume-message.ts";
import { sweepJobs } from "./scan-jobs/sweep-jobs.ts";
import { settingsOf } from "./settings.ts";

const NOTIFICATION_QUEUE = "notifications";
const DEAD_LETTER_QUEUE = "scans-dead-letter";

const RETRY_AFTER_ERROR_SECONDS = 5;

/** A message only triggers a dispatch; the database determines which scan is next. */
export async function consumeQueue(batch: MessageBatch, env: Env): Promise<void> {
  if (batch.queue === NOTIFICATION_QUEUE) {
    await Promise.all(batch.messages.map((message) => consumeNotificationMessage(message, env)));
    return;
  }
  if (batch.queue === DEAD_LETTER_QUEUE) {
    const share = 1 / bindingsOf(env).size;
    await eachShard(env, (database) => sweepJobs(database, settingsOf(env), env.SCAN_QUEUE, { share }));
    batch.ackAll();
    return;
  }
  await Promise.all(batch.messages.map((message) => consumeMessage(message, env)));
}

async function consumeMessage(message: Message, env: Env): Promise<void> {
  const parsed = ScanMessage.safeParse(message.body);
  if (!parsed.success) {
    logEvent("error", "queue_message_invalid", { message_id: message.id });
    message.ack();
    return;
  }
  try {
    const settings = settingsOf(env);
    const runner = chooseScanRunner(env, settings);
    const database = openShard(env, parsed.data.shard ?? DIRECTORY_SHARD);
    const outcome = runner ? await dispatchScan(database, settings, runner, parsed.data) : "done";
    if (outcome === "done") message.ack();
    else message.retry({ delaySeconds: Math.ceil(outcome.retryAfterMs / 1_000) });
  } catch (error) {
    logEvent("error", "dispatch_failed", { scan_id: parsed.data.scan_id, ...describeUnknown(error) });
    message.retry({ delaySeconds: RETRY_AFTER_ERROR_SECONDS });
  }
}
