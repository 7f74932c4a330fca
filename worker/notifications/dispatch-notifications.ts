import type { Database } from "../database/client.ts";
import { logEvent } from "../http/log.ts";
import { listDueEndpoints } from "./deliveries/queries.ts";
import type { NotificationMessage } from "./message.ts";

const MAX_MESSAGES_PER_SEND = 100;
const MAX_ENDPOINTS_PER_RUN = 1_000;

/** Where notifications are, and the queue on which their deliveries are triggered. */
export interface NotificationSource {
  database: Database;
  queue: Queue<NotificationMessage>;
}

/** Triggers the deliveries of an organization. Never throws: the cron trigger finds what is due if this fails. */
export async function wakeNotifications({ database, queue }: NotificationSource, orgId: string): Promise<void> {
  try {
    await queue.send({ version: 1, shard: database.shard, org_id: orgId });
  } catch {
    logEvent("warn", "notifications_not_sent", {});
  }
}

/**
 * Sends a message for each endpoint for which notifications are due, of a shard or of one organization.
 * @param limits `share`: the part of what one invocation may do.
 */
export async function dispatchNotifications(
  { database, queue }: NotificationSource,
  { now = Date.now(), share = 1, orgId }: { now?: number; share?: number; orgId?: string } = {},
): Promise<void> {
  const due = await listDueEndpoints(database, { now, limit: Math.ceil(MAX_ENDPOINTS_PER_RUN * share), orgId });
  const messages = due.map((at) => ({
    body: { version: 1 as const, shard: database.shard, org_id: at.orgId, endpoint_id: at.endpointId },
  }));
  for (let start = 0; start < messages.length; start += MAX_MESSAGES_PER_SEND) {
    await queue.sendBatch(messages.slice(start, start + MAX_MESSAGES_PER_SEND));
  }
}
