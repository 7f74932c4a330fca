import { createMessageBatch } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { Webhook } from "standardwebhooks";
import { deliverNotifications } from "../../../worker/notifications/deliver-notifications.ts";
import { pruneNotifications } from "../../../worker/notifications/prune-notifications.ts";
import { NotificationDelivery, RotatedSecret, WebhookEndpoint } from "../../../worker/notifications/schemas.ts";
import { testEndpoint } from "../../../worker/notifications/request-delivery.ts";
import worker from "../../../worker/index.ts";
import { runScheduled } from "../../../worker/scheduled.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { call, expectBody, expectError, type Tenant } from "../support/client.ts";
import { home } from "../support/home.ts";
import { Receiver } from "../support/receiver.ts";
import { createTenant } from "../support/users.ts";
import { listDeliveries, makeEndpoint, pathOf, PATIENCE, received, verified } from "./endpoints.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A queue that loses every message. */
const silent = { send: () => Promise.reject(new Error("lost")) } as unknown as Queue;

async function test(tenant: Tenant, { id }: { id: string }): Promise<NotificationDelivery> {
  const response = await call("POST", pathOf(tenant, `/${id}/test`), { token: tenant.token });
  return expectBody(response, 202, NotificationDelivery);
}

async function find(tenant: Tenant, { id }: { id: string }): Promise<WebhookEndpoint> {
  return expectBody(await call("GET", pathOf(tenant, `/${id}`), { token: tenant.token }), 200, WebhookEndpoint);
}

/** Waits until the newest delivery is as expected. */
async function expectSettled(tenant: Tenant, endpoint: { id: string }, expected: Partial<NotificationDelivery>) {
  await expect.poll(async () => (await listDeliveries(tenant, endpoint))[0], PATIENCE).toMatchObject(expected);
  const underWay = () =>
    home.DB.prepare(
      "select count(*) as n from notifications where leased_until is not null and organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    )
      .bind(tenant.orgId)
      .first("n");
  await expect.poll(underWay, PATIENCE).toBe(0);
}

const change = (tenant: Tenant, sql: string) =>
  home.DB.prepare(`${sql} where organization_id = (select id from organizations where uuid = unhex(?, '-'))`)
    .bind(tenant.orgId)
    .run();

/** Lets the time until the next attempt pass, as the cron trigger finds it. */
async function retryNow(tenant: Tenant): Promise<void> {
  await change(tenant, "update notifications set due_at = iif(due_at is null, null, 1)");
  await runScheduled(env);
}

it("sends a test event, and each message with an id of its own", async () => {
  const [tenant, receiver] = [await createTenant(), new Receiver()];
  const endpoint = await makeEndpoint(tenant, receiver);
  const delivery = await test(tenant, endpoint);
  expect(delivery).toMatchObject({ event: "endpoint.test", state: "pending", attempts: 0 });
  const [message] = await received(receiver, 1);
  if (!message) throw new Error("There is one.");
  expect(message).toMatchObject({ method: "POST", path: "/in" });
  expect(message.headers).toMatchObject({ "content-type": "application/json", "webhook-id": delivery.id });
  expect(verified(message, endpoint.secret).data).toMatchObject({ endpoint_id: endpoint.id });
  // The signature is of these bytes and this secret.
  const other = await makeEndpoint(tenant, receiver);
  expect(() => new Webhook(other.secret).verify(message.body, message.headers)).toThrow("signature");
  expect(() => new Webhook(endpoint.secret).verify(`${message.body} `, message.headers)).toThrow("signature");
});

it("sends a message again until it is accepted, with the same id and a new signature", async () => {
  const [tenant, receiver] = [await createTenant(), new Receiver()];
  await receiver.answers({ status: 500 }, { status: 302, headers: { location: "/elsewhere" } }, { status: 201 });
  const endpoint = await makeEndpoint(tenant, receiver);
  const { id } = await test(tenant, endpoint);
  await expectSettled(tenant, endpoint, { id, state: "pending", attempts: 1, response_status: 500, error: "status" });
  expect((await find(tenant, endpoint)).failing_since).not.toBeNull();
  await retryNow(tenant);
  await expectSettled(tenant, endpoint, { id, state: "pending", attempts: 2, response_status: 302, error: "redirect" });
  await retryNow(tenant);
  await expectSettled(tenant, endpoint, { id, state: "delivered", attempts: 3, response_status: 201, error: null });
  expect((await find(tenant, endpoint)).failing_since).toBeNull();
  const messages = await received(receiver, 3);
  expect(messages.map(({ path }) => path)).toEqual(["/in", "/in", "/in"]);
  for (const message of messages) {
    expect(message.headers["webhook-id"]).toBe(id);
    verified(message, endpoint.secret);
  }
});

it("waits as long as the receiver asks for", async () => {
  const [tenant, receiver] = [await createTenant(), new Receiver()];
  await receiver.answers({ status: 429, headers: { "retry-after": "7200" } });
  const endpoint = await makeEndpoint(tenant, receiver);
  await test(tenant, endpoint);
  await expectSettled(tenant, endpoint, { attempts: 1, response_status: 429 });
  const [delivery] = await listDeliveries(tenant, endpoint);
  const wait = Date.parse(delivery?.next_attempt_at ?? "") - Date.parse(delivery?.attempted_at ?? "");
  expect(wait).toBeGreaterThanOrEqual(7_200_000);
});

it("fails after ten attempts, and can be sent again then", async () => {
  const [tenant, receiver] = [await createTenant(), new Receiver()];
  await receiver.answers({ status: 503 });
  const endpoint = await makeEndpoint(tenant, receiver);
  const { id } = await test(tenant, endpoint);
  await expectSettled(tenant, endpoint, { attempts: 1 });
  await change(tenant, "update notifications set attempts = 9");
  await retryNow(tenant);
  await expectSettled(tenant, endpoint, { state: "failed", attempts: 10, next_attempt_at: null });
  await receiver.answers({ status: 200 });
  const path = pathOf(tenant, `/${endpoint.id}/deliveries/${id}/redeliver`);
  const again = await expectBody(await call("POST", path, { token: tenant.token }), 202, NotificationDelivery);
  expect(again).toMatchObject({ id, state: "pending", attempts: 0 });
  await expectSettled(tenant, endpoint, { id, state: "delivered", attempts: 1 });
});

it("sends nothing more after 410, until an admin enables the endpoint", async () => {
  const [tenant, receiver] = [await createTenant(), new Receiver()];
  await receiver.answers({ status: 410 });
  const endpoint = await makeEndpoint(tenant, receiver);
  const first = await test(tenant, endpoint);
  await expectSettled(tenant, endpoint, { id: first.id, state: "failed", attempts: 1, error: "gone" });
  const disabled = { enabled: false, disabled_reason: "gone", disabled_at: expect.any(String) };
  expect(await find(tenant, endpoint)).toMatchObject(disabled);
  for (const path of ["/test", `/deliveries/${first.id}/redeliver`]) {
    const response = await call("POST", pathOf(tenant, `/${endpoint.id}${path}`), { token: tenant.token });
    expect(await expectError(response, 409, "conflict")).toContain("disabled");
  }
  await receiver.answers({ status: 200 });
  const body = { enabled: true };
  const patch = await call("PATCH", pathOf(tenant, `/${endpoint.id}`), { token: tenant.token, body });
  expect(await expectBody(patch, 200, WebhookEndpoint)).toMatchObject({ enabled: true, disabled_reason: null });
  await test(tenant, endpoint);
  await expectSettled(tenant, endpoint, { state: "delivered" });
  expect(await receiver.received()).toHaveLength(2);
});

it("disables an endpoint of which every attempt of five days failed, and cancels what waits", async () => {
  const [tenant, receiver] = [await createTenant(), new Receiver()];
  await receiver.answers({ status: 500 });
  const endpoint = await makeEndpoint(tenant, receiver);
  const first = await test(tenant, endpoint);
  await expectSettled(tenant, endpoint, { attempts: 1 });
  await change(tenant, `update notification_endpoints set failing_since = ${Date.now() - 5 * DAY_MS + 60_000}`);
  await retryNow(tenant);
  await expectSettled(tenant, endpoint, { attempts: 2, state: "pending" });
  expect((await find(tenant, endpoint)).enabled).toBe(true);
  await change(tenant, `update notification_endpoints set failing_since = ${Date.now() - 5 * DAY_MS}`);
  await retryNow(tenant);
  await expectSettled(tenant, endpoint, { id: first.id, attempts: 3, state: "canceled", next_attempt_at: null });
  expect(await find(tenant, endpoint)).toMatchObject({ enabled: false, disabled_reason: "failing" });
});

it("ends an attempt that takes too long, and delays no other endpoint by it", async () => {
  const [tenant, slow, fast] = [await createTenant(), new Receiver(), new Receiver()];
  await slow.answers({ status: 200, hangs: true });
  const [endpoint, other] = [await makeEndpoint(tenant, slow), await makeEndpoint(tenant, fast)];
  const organization = { id: tenant.orgId, slug: tenant.slug };
  const atSlow = { orgId: tenant.orgId, endpointId: endpoint.id };
  const atFast = { orgId: tenant.orgId, endpointId: other.id };
  const source = { database: home.database, queue: silent };
  for (const at of [atSlow, atFast]) await testEndpoint(source, at, organization);
  const messages = [atSlow, atFast].map(({ orgId, endpointId }, n) => ({
    id: `m${n}`,
    timestamp: new Date(),
    attempts: 1,
    body: { version: 1, shard: home.shard, org_id: orgId, endpoint_id: endpointId },
  }));
  const consumed = worker.queue(createMessageBatch("notifications", messages), env);
  await expect
    .poll(async () => (await listDeliveries(tenant, other))[0], PATIENCE)
    .toMatchObject({ state: "delivered" });
  expect(await listDeliveries(tenant, endpoint)).toMatchObject([{ state: "pending", error: null, attempts: 1 }]);
  // One message of an endpoint is sent at a time.
  await deliverNotifications(source, settingsOf(env), atSlow, { timeoutMs: 50 });
  expect(await slow.received()).toHaveLength(1);
  // A claim that nobody settles expires, and is settled by its successor alone.
  await change(tenant, "update notifications set leased_until = iif(leased_until is null, null, 1)");
  await deliverNotifications({ ...source, queue: env.NOTIFICATION_QUEUE }, settingsOf(env), atSlow, { timeoutMs: 50 });
  expect(await listDeliveries(tenant, endpoint)).toMatchObject([{ state: "pending", error: "timeout", attempts: 2 }]);
  await change(tenant, "update notifications set due_at = null");
  // The connections that hang end.
  await slow.answers({ status: 200 });
  await consumed;
  expect(await listDeliveries(tenant, endpoint)).toMatchObject([{ error: "timeout", attempts: 2 }]);
});

it("survives a receiver that does not listen, and one whose host is allowed no more", async () => {
  const tenant = await createTenant();
  const endpoint = await makeEndpoint(tenant, { url: "http://127.0.0.1:1" });
  await test(tenant, endpoint);
  await expectSettled(tenant, endpoint, { state: "pending", error: "unreachable", response_status: null });
  await change(tenant, "update notifications set due_at = 1");
  const source = { database: home.database, queue: env.NOTIFICATION_QUEUE };
  const settings = settingsOf({ ...env, OUTBOUND_ALLOWED_HOSTS: "" });
  await deliverNotifications(source, settings, { orgId: tenant.orgId, endpointId: endpoint.id });
  await expectSettled(tenant, endpoint, { state: "pending", error: "blocked_address" });
});

it("counts an attempt of a message whose secret cannot be decrypted", async () => {
  const tenant = await createTenant();
  const endpoint = await makeEndpoint(tenant, { url: "http://127.0.0.1:1" });
  await change(tenant, "update notification_endpoints set secret_sealed = 'v1.gone.AAAA.AAAA'");
  await test(tenant, endpoint);
  await expectSettled(tenant, endpoint, { state: "pending", error: "internal_error", attempts: 1 });
});

it("signs with both secrets after a rotation, until the previous one expires", async () => {
  const [tenant, receiver] = [await createTenant(), new Receiver()];
  const endpoint = await makeEndpoint(tenant, receiver);
  const path = pathOf(tenant, `/${endpoint.id}/rotate-secret`);
  const { secret } = await expectBody(await call("POST", path, { token: tenant.token }), 200, RotatedSecret);
  expect(secret).not.toBe(endpoint.secret);
  await test(tenant, endpoint);
  const [both] = await received(receiver, 1);
  if (!both) throw new Error("There is one.");
  verified(both, secret);
  verified(both, endpoint.secret);
  await change(tenant, "update notification_endpoints set previous_secret_expires_at = 1");
  await test(tenant, endpoint);
  const [, one] = await received(receiver, 2);
  if (!one) throw new Error("There are two.");
  verified(one, secret);
  expect(() => verified(one, endpoint.secret)).toThrow("signature");
});

it("loses nothing with a queue message, and sends what waits in order", async () => {
  const [tenant, receiver] = [await createTenant(), new Receiver()];
  const endpoint = await makeEndpoint(tenant, receiver);

  const at = { orgId: tenant.orgId, endpointId: endpoint.id };
  const ids: string[] = [];
  for (let n = 0; n < 25; n += 1) {
    const organization = { id: tenant.orgId, slug: tenant.slug };
    ids.push((await testEndpoint({ database: home.database, queue: silent }, at, organization)).id);
  }
  expect(await receiver.received()).toEqual([]);
  await runScheduled(env);
  const messages = await received(receiver, 25);
  expect(messages.map(({ headers }) => headers["webhook-id"])).toEqual(ids);
});

it("sends nothing for an organization that is suspended, until it is resumed", async () => {
  const [tenant, receiver] = [await createTenant(), new Receiver()];
  const endpoint = await makeEndpoint(tenant, receiver);
  const suspend = (at: number | null) =>
    home.DB.prepare("update organizations set suspended_at = ? where uuid = unhex(?, '-')")
      .bind(at, tenant.orgId)
      .run();
  await receiver.answers({ status: 500 }, { status: 200 });
  await test(tenant, endpoint);
  await expectSettled(tenant, endpoint, { attempts: 1 });
  await suspend(1);
  await retryNow(tenant);
  const source = { database: home.database, queue: env.NOTIFICATION_QUEUE };
  await deliverNotifications(source, settingsOf(env), { orgId: tenant.orgId, endpointId: endpoint.id });
  expect(await receiver.received()).toHaveLength(1);
  await suspend(null);
  await retryNow(tenant);
  await expectSettled(tenant, endpoint, { state: "delivered", attempts: 2 });
});

it("forgets deliveries after a month, unless they still wait", async () => {
  const [tenant, receiver] = [await createTenant(), new Receiver()];
  const endpoint = await makeEndpoint(tenant, receiver);
  await test(tenant, endpoint);
  await expectSettled(tenant, endpoint, { state: "delivered" });
  await receiver.answers({ status: 500, headers: { "retry-after": "3600" } });
  const waiting = await test(tenant, endpoint);
  await expectSettled(tenant, endpoint, { id: waiting.id, attempts: 1 });
  await pruneNotifications(home.database);
  expect(await listDeliveries(tenant, endpoint)).toHaveLength(2);
  await change(tenant, `update notifications set created_at = ${Date.now() - 31 * DAY_MS}`);
  await pruneNotifications(home.database);
  expect((await listDeliveries(tenant, endpoint)).map(({ id }) => id)).toEqual([waiting.id]);
});
