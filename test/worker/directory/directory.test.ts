import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { issueSessionToken } from "../../../worker/auth/tokens.ts";
import { LeaseResponse } from "../../../worker/contract/pull.ts";
import { runScheduled } from "../../../worker/scheduled.ts";
import { consumeQueue } from "../../../worker/queue.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { WebhookResult } from "../../../worker/webhooks/schemas.ts";
import {
  call,
  callWith,
  expectBody,
  expectError,
  makeProject,
  PASSWORD,
  runScan,
  type Tenant,
} from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { bindingFor, countRows, entryOf, type Shard, sharded, SHARDS, signUpIn, useShards } from "../support/shards.ts";
import { logIn } from "../support/users.ts";
import { repoUrlOf, send, sign, secretOf } from "../webhooks/send.ts";
import { PUSH } from "../webhooks/payloads.ts";

useShards();

const down = new Proxy({ prepare: undefined } as unknown as D1Database, {
  get: () => () => {
    throw new Error("D1_ERROR: D1 DB is overloaded.");
  },
});

const register = (slug: string, settings: Record<string, unknown>) =>
  callWith(settings, "POST", "/v1/auth/register", {
    body: { org_name: slug, org_slug: slug, email: "ada@acme.example", password: PASSWORD },
  });

const inShard = (shard: Shard) => ({ SHARD_WEIGHTS: `${shard}=1` });
const newSlug = () => `slug-${crypto.randomUUID().slice(0, 12)}`;
const FIVE_MINUTES_MS = 5 * 60_000;

async function ageEntry(slug: string): Promise<void> {
  await env.DB.prepare("update directory set updated_at = updated_at - ? where slug = ?")
    .bind(FIVE_MINUTES_MS + 1, slug)
    .run();
}

/** Adds rows to every table that requests fill. */
async function use(tenant: Tenant): Promise<void> {
  await makeProject(tenant, { repo_url: repoUrlOf("hosted-g") });
  const { id } = await runScan(tenant);
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${id}`;
  const body = { external_id: "a", title: "A", severity: "odd", scanner: "own" };
  expect((await call("POST", `${path}/findings`, { token: tenant.token, body })).status).toBe(201);
  await send(tenant, "hosted-g");
}

describe("an organization", () => {
  it.for(SHARDS)("is in %s with all its rows but its entry", async (shard) => {
    const tenant = await signUpIn(shard);
    await use(tenant);
    const entry = await entryOf(tenant.slug);
    expect(entry).toMatchObject({ shard, status: "active" });
    const number = Number(entry?.["id"]);
    expect(Object.keys(await countRows(shard, number)).length).toBeGreaterThan(9);
    for (const other of SHARDS.filter((one) => one !== shard)) expect(await countRows(other, number)).toEqual({});
  });

  it("gets its requests in its shard alone", async () => {
    const tenant = await signUpIn("DB_1");
    const spies = Object.fromEntries(SHARDS.map((shard) => [shard, new DatabaseSpy(bindingFor(shard))]));
    const settings = Object.fromEntries(Object.entries(spies).map(([shard, { binding }]) => [shard, binding]));
    const paths = ["", "/users", "/projects", "/findings", "/findings/summary", "/webhook-deliveries", "/auth/me"];
    for (const path of paths) {
      const answer = await callWith(settings, "GET", `/v1/orgs/${tenant.slug}${path}`, { token: tenant.token });
      expect(answer.status, path).toBe(200);
      await answer.text();
    }
    const body = { slug: "shop", name: "Shop" };
    await callWith(settings, "POST", `/v1/orgs/${tenant.slug}/projects`, { token: tenant.token, body });
    expect(spies["DB_1"]?.roundTrips).toBeGreaterThan(paths.length);
    expect([spies["DB"]?.roundTrips, spies["DB_2"]?.roundTrips]).toEqual([0, 0]);
  });

  it("has a number that is unique in all shards, and never reused", async () => {
    const numbers = [];
    for (const shard of ["DB", "DB_1", "DB_2", "DB_1"] as const) {
      const tenant = await signUpIn(shard);
      numbers.push(Number((await entryOf(tenant.slug))?.["id"]));
      const path = `/v1/orgs/${tenant.slug}`;
      expect((await call("DELETE", path, { token: tenant.token })).status).toBe(204);
      expect(await entryOf(tenant.slug)).toBeNull();
      await expectError(
        await call("POST", `${path}/auth/login`, { body: { email: "a@b.example", password: "x" } }),
        404,
        "not_found",
      );
    }
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(4);
  });

  it("may be created by a user of another shard", async () => {
    const founder = await signUpIn("DB_1");
    const slug = newSlug();
    const created = await callWith(inShard("DB_2"), "POST", "/v1/orgs", {
      token: founder.token,
      body: { slug, name: "B" },
    });
    expect(created.status).toBe(201);
    await use(await logIn(slug, founder.email));
    expect(await entryOf(slug)).toMatchObject({ shard: "DB_2" });
  });
});

describe("a token", () => {
  it.for(["DB", "DB_2", "DB_17"])("that names the shard %s opens the organization where it is", async (shard) => {
    const tenant = await signUpIn("DB_1");
    const identity = {
      user: { id: tenant.userId, role: "admin" },
      organization: { id: tenant.orgId, slug: tenant.slug },
    };
    const { token } = await issueSessionToken(settingsOf(env), { ...identity, shard });
    await use({ ...tenant, token });
    const listed = await call("GET", "/v1/orgs", { token });
    expect(await listed.text()).toContain(tenant.orgId);
    expect((await countRows("DB_1", Number((await entryOf(tenant.slug))?.["id"])))["scan_jobs"]).toBe(2);
  });
});

describe("a slug", () => {
  it.for(SHARDS)("is taken by one of several sign-ups at once, in %s", async (shard) => {
    const slug = newSlug();
    const answers = await Promise.all(SHARDS.map((other) => register(slug, inShard(other === "DB" ? shard : other))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it("is free again after a sign-up that failed before its organization was stored", async () => {
    const slug = newSlug();
    await expectError(await register(slug, { ...inShard("DB_1"), DB_1: down }), 503, "unavailable");
    expect(await entryOf(slug)).toMatchObject({ status: "creating", shard: "DB_1" });
    await expectError(await register(slug, inShard("DB")), 409, "conflict");
    await ageEntry(slug);
    expect((await register(slug, inShard("DB_2"))).status).toBe(201);
    expect(await entryOf(slug)).toMatchObject({ status: "active", shard: "DB_2" });
  });

  it("is freed by the cron, and kept where the organization is there", async () => {
    const [lost, kept] = [newSlug(), (await signUpIn("DB_1")).slug];
    await register(lost, { ...inShard("DB_1"), DB_1: down });
    await env.DB.prepare("update directory set status = 'creating' where slug = ?").bind(kept).run();
    await runScheduled(sharded);
    expect(await entryOf(lost)).not.toBeNull();
    for (const slug of [lost, kept]) await ageEntry(slug);
    await runScheduled(sharded);
    expect(await entryOf(lost)).toBeNull();
    expect(await entryOf(kept)).toMatchObject({ status: "active" });
    await expectError(await register(kept, inShard("DB")), 409, "conflict");
  });

  it("is free after a deletion that failed between the organization and the entry", async () => {
    const { slug, orgId } = await signUpIn("DB_1");
    await bindingFor("DB_1").prepare("delete from organizations where uuid = unhex(?, '-')").bind(orgId).run();
    expect((await register(slug, inShard("DB"))).status).toBe(201);
  });

  it("stays taken while its organization moves, and where its shard does not answer", async () => {
    const { slug } = await signUpIn("DB_1");
    await expectError(await register(slug, { DB_1: down }), 503, "unavailable");
    await env.DB.prepare("update directory set status = 'switching' where slug = ?").bind(slug).run();
    await expectError(await register(slug, {}), 409, "conflict");
    const body = { email: "a@b.example", password: "x" };
    const login = await call("POST", `/v1/orgs/${slug}/auth/login`, { body });
    expect(login.headers.get("retry-after")).toBe("1");
    await expectError(login, 503, "unavailable");
  });
});

const pulled = { RUNNER_MODE: "pull", RUNNER_URL: "" };

async function waiting(shard: Shard): Promise<string> {
  const tenant = await signUpIn(shard);
  await makeProject(tenant);
  const { id } = await runScan(tenant);
  await bindingFor(shard)
    .prepare("update scan_jobs set due_at = 1 where organization_id = ?")
    .bind(Number((await entryOf(tenant.slug))?.["id"]))
    .run();
  return id;
}

const lease = async () => {
  const options = { token: env.RUNNER_SECRET, body: { version: 1, wait_ms: 0 } };
  const answer = await callWith({ ...pulled, DB: down }, "POST", "/internal/jobs/lease", options);
  return (await expectBody(answer, 200, LeaseResponse)).scan;
};

describe("work of all shards", () => {
  it("is leased to pulling runners from each, even if one does not answer", async () => {
    for (const shard of SHARDS) await bindingFor(shard).prepare("delete from scan_jobs").run();
    const scans = [await waiting("DB_1"), await waiting("DB_2")];
    const leased = [await lease(), await lease(), await lease()];
    expect(new Set(leased.map((scan) => scan?.scan_id))).toEqual(new Set([...scans, undefined]));
    const claim = { token: leased[0]?.token, body: { version: 1, claim_id: crypto.randomUUID() } };
    expect((await call("POST", `/internal/scans/${leased[0]?.scan_id}/claim`, claim)).status).toBe(200);
  });

  it.for(["cron", "dead letters"])("is swept by %s, even if one does not answer", async (by) => {
    const scans = [await waiting("DB_1"), await waiting("DB_2")];
    const sent: unknown[] = [];
    const queue = { sendBatch: (some: { body: unknown }[]) => void sent.push(...some.map(({ body }) => body)) };
    const broken = { ...sharded, DB: down, SCAN_QUEUE: queue as unknown as Queue };
    if (by === "cron") await runScheduled(broken).catch(() => undefined);
    else await consumeQueue(createMessageBatch("scans-dead-letter", []), broken);
    expect(sent).toEqual(
      expect.arrayContaining(scans.map((scan_id, n) => ({ version: 1, scan_id, attempt: 1, shard: `DB_${n + 1}` }))),
    );
  });

  it("is dispatched from the shard that a message names", async () => {
    const id = await waiting("DB_2");
    const message = { version: 1, scan_id: id, attempt: 1 };
    const bodies = [{ ...message, shard: "DB_2" }, { ...message, shard: "DB_1" }, message];
    const messages = bodies.map((body, n) => ({ id: `m${n}`, timestamp: new Date(), attempts: 1, body }));
    const batch = createMessageBatch("scans", messages);
    await consumeQueue(batch, sharded);
    const result = await getQueueResult(batch, createExecutionContext());
    expect(result.retryMessages).toMatchObject([{ msgId: "m0" }]);
    expect(result.explicitAcks.toSorted()).toEqual(["m1", "m2"]);
  });
});

describe("a delivery without ?org=", () => {
  it("finds organizations of every shard by their secret, even if another shard does not answer", async () => {
    const [one, two] = [await signUpIn("DB_1"), await signUpIn("DB_2")];
    for (const tenant of [one, two]) await makeProject(tenant, { repo_url: repoUrlOf("hosted-g") });
    for (const tenant of [one, two]) {
      const answer = await send(tenant, "hosted-g", { hint: null, settings: { DB: down } });
      expect(await expectBody(answer, 200, WebhookResult)).toMatchObject({ status: "accepted" });
    }
    // A signature is not reported as wrong while the shard that could verify it is down.
    expect((await send(two, "hosted-g", { hint: null, settings: { DB_2: down } })).status).toBe(503);
    const body = JSON.stringify(PUSH["hosted-g"]());
    const forged = await sign("hosted-g", `${await secretOf(two, "hosted-g")}x`, body);
    await expectError(await send(two, "hosted-g", { hint: null, signature: forged }), 401, "invalid_signature");
  });
});
