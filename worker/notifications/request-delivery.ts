import { v7 as uuidv7 } from "uuid";
import { toTimestamp } from "../database/timestamp.ts";
import { ApiError } from "../http/errors.ts";
import { hasDelivery, insertTest, requeueDelivery } from "./deliveries/queries.ts";
import { type NotificationSource, wakeNotifications } from "./dispatch-notifications.ts";
import { type EndpointAddress, findEndpoint } from "./endpoints/queries.ts";
import { TEST_EVENT } from "./limits.ts";
import { endpointNotFound } from "./save-endpoint.ts";
import type { NotificationDelivery } from "./schemas.ts";

/** Queues a test event for delivery, with signature, retries and log. @throws ApiError `not_found`, `conflict` (disabled) */
export async function testEndpoint(
  source: NotificationSource,
  at: EndpointAddress,
  organization: { id: string; slug: string },
  now = Date.now(),
): Promise<NotificationDelivery> {
  const { id, slug } = organization;
  const body = JSON.stringify({
    type: TEST_EVENT,
    timestamp: toTimestamp(now),
    data: { organization: { id, slug }, endpoint_id: at.endpointId },
  });
  const delivery = await insertTest(source.database, at, { id: uuidv7(), event: TEST_EVENT, body, now });
  if (!delivery) throw await notSent(source, at);
  await wakeNotifications(source, at.orgId);
  return delivery;
}

/** Sends a message again, with the same id and all of its attempts. @throws ApiError `not_found`, `conflict` (disabled) */
export async function redeliver(
  source: NotificationSource,
  at: EndpointAddress,
  deliveryId: string,
  now = Date.now(),
): Promise<NotificationDelivery> {
  const delivery = await requeueDelivery(source.database, at, deliveryId, now);
  if (!delivery) {
    if (await hasDelivery(source.database, at, deliveryId)) throw await notSent(source, at);
    throw new ApiError("not_found", `There is no delivery ${deliveryId} to an endpoint ${at.endpointId}.`);
  }
  await wakeNotifications(source, at.orgId);
  return delivery;
}

async function notSent({ database }: NotificationSource, at: EndpointAddress): Promise<ApiError> {
  if (!(await findEndpoint(database, at))) return endpointNotFound(at);
  return new ApiError("conflict", "The endpoint is disabled: enable it first.");
}
