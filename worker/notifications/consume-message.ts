import { openShard } from "../database/client.ts";
import { describeUnknown } from "../http/error-handler.ts";
import { logEvent } from "../http/log.ts";
import { settingsOf } from "../settings.ts";
import { deliverNotifications } from "./deliver-notifications.ts";
import { dispatchNotifications } from "./dispatch-notifications.ts";
import { NotificationMessage } from "./message.ts";

/** A message that fails is not repeated: the cron trigger finds what is due. */
export async function consumeNotificationMessage(message: Message, env: Env): Promise<void> {
  const parsed = NotificationMessage.safeParse(message.body);
  message.ack();
  if (!parsed.success) {
    logEvent("error", "queue_message_invalid", { message_id: message.id });
    return;
  }
  const { shard, org_id: orgId, endpoint_id: endpointId } = parsed.data;
  try {
    const source = { database: openShard(env, shard), queue: env.NOTIFICATION_QUEUE };
    if (endpointId === undefined) await dispatchNotifications(source, { orgId });
    else await deliverNotifications(source, settingsOf(env), { orgId, endpointId });
  } catch (error) {
    logEvent("error", "notification_failed", { endpoint_id: endpointId, ...describeUnknown(error) });
  }
}
