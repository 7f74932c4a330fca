import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { deliverNotifications } from "../../../worker/notifications/deliver-notifications.ts";
import { testEndpoint } from "../../../worker/notifications/request-delivery.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { home } from "../support/home.ts";
import { type Answer, Receiver } from "../support/receiver.ts";
import { createTenant } from "../support/users.ts";
import { listDeliveries, makeEndpoint, verified } from "./endpoints.ts";

/** A queue that loses every message: deliveries happen as this test says. */
const losing = { send: () => Promise.resolve() } as unknown as Queue;
const EVENTS = 6;
const ROUNDS = 12;

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

/** Of a fixed seed (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

it.for([1, 2, 3])("delivers each event at least once, and none after 410 (seed %i)", async (seed) => {
  const random = randomBy(seed);
  const tenant = await createTenant();
  const organization = { id: tenant.orgId, slug: tenant.slug };
  const source = { database: home.database, queue: losing };
  const endpoints = await Promise.all(
    [false, false, true].map(async (isGone) => {
      const receiver = new Receiver();
      const faults = Array.from({ length: 3 + Math.floor(random() * 4) }, (): Answer => {
        const kind = random();
        return kind < 0.2 ? { status: 200, hangs: true } : { status: kind < 0.6 ? 503 : 204 };
      });
      await receiver.answers(...faults, { status: isGone ? 410 : 204 });
      return Object.assign(await makeEndpoint(tenant, receiver), { receiver, isGone });
    }),
  );
  const sent = new Map<string, string[]>();
  for (const { id: endpointId } of endpoints) {
    const ids: string[] = [];
    for (let n = 0; n < EVENTS; n += 1) {
      ids.push((await testEndpoint(source, { orgId: tenant.orgId, endpointId }, organization)).id);
    }
    sent.set(endpointId, ids);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await home.DB.prepare(
      "update notifications set due_at = iif(due_at is null, null, 1) where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    )
      .bind(tenant.orgId)
      .run();
    // Each endpoint twice at once, as when messages are repeated.
    const runs = [...endpoints, ...endpoints].map(({ id: endpointId }) =>
      deliverNotifications(source, settingsOf(env), { orgId: tenant.orgId, endpointId }, { timeoutMs: 300 }),
    );
    await Promise.all(runs);
  }
  const outcomes = await Promise.all(
    endpoints.map(async (endpoint) => {
      const got = await endpoint.receiver.received();
      for (const message of got) verified(message, endpoint.secret);
      const ids = got.map(({ headers }) => headers["webhook-id"] ?? "");
      return { isGone: endpoint.isGone, id: endpoint.id, ids, deliveries: await listDeliveries(tenant, endpoint) };
    }),
  );
  for (const { id, ids, deliveries } of outcomes.filter(({ isGone }) => !isGone)) {
    expect([...new Set(ids)].toSorted(byText)).toEqual(sent.get(id)?.toSorted(byText));
    expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(["delivered"]));
  }
  for (const { ids, deliveries } of outcomes.filter(({ isGone }) => isGone)) {
    // The last request is the one that was answered with 410.
    expect(deliveries.filter(({ error }) => error === "gone").map(({ id }) => id)).toEqual(ids.slice(-1));
    expect(deliveries.filter(({ state }) => state === "pending")).toEqual([]);
  }
});
