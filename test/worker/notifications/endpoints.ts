import { expect } from "vitest";
import { z } from "@hono/zod-openapi";
import { Webhook } from "standardwebhooks";
import { CreatedWebhookEndpoint, NotificationDelivery } from "../../../worker/notifications/schemas.ts";
import { call, expectBody, type Tenant } from "../support/client.ts";
import type { Received, Receiver } from "../support/receiver.ts";

export const EVENTS = [
  "scan.completed",
  "scan.failed",
  "vulnerability.new",
  "vulnerability.fixed",
  "vulnerability.reopened",
  "vulnerability.triaged",
];
export const PATIENCE = { timeout: 60_000, interval: 50 };

export const pathOf = ({ slug }: Tenant, rest = "") => `/v1/orgs/${slug}/webhook-endpoints${rest}`;

export async function makeEndpoint(
  tenant: Tenant,
  receiver: Pick<Receiver, "url">,
  body: Record<string, unknown> = {},
): Promise<CreatedWebhookEndpoint> {
  const request = { url: `${receiver.url}/in`, events: EVENTS, ...body };
  const response = await call("POST", pathOf(tenant), { token: tenant.token, body: request });
  return expectBody(response, 201, CreatedWebhookEndpoint);
}

export async function listDeliveries(tenant: Tenant, endpoint: { id: string }): Promise<NotificationDelivery[]> {
  const response = await call("GET", pathOf(tenant, `/${endpoint.id}/deliveries`), { token: tenant.token });
  return expectBody(response, 200, z.array(NotificationDelivery));
}

/** Waits for the queue to deliver so many messages. */
export async function received(receiver: Receiver, count: number): Promise<Received[]> {
  await expect.poll(async () => (await receiver.received()).length, PATIENCE).toBeGreaterThanOrEqual(count);
  return receiver.received();
}

const Event = z.strictObject({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});

/** The event of a message whose signature another library accepts. */
export function verified({ body, headers }: Received, secret: string): z.infer<typeof Event> {
  new Webhook(secret).verify(body, headers);
  return Event.parse(JSON.parse(body));
}
