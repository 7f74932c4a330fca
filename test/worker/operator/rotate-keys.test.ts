import { env } from "cloudflare:workers";
import { getTableColumns, getTableName } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { decryptSecret } from "../../../worker/auth/encrypt-secret.ts";
import { RotationProgress } from "../../../worker/contract/operator.ts";
import { openDatabase } from "../../../worker/database/client.ts";
import { webhookSigningTokens } from "../../../worker/database/credential-tables.ts";
import { notificationEndpoints } from "../../../worker/database/notification-tables.ts";
import { projects } from "../../../worker/database/tables.ts";
import { listSecrets, SECRET_COLUMNS } from "../../../worker/operator/secrets/queries.ts";
import { rotateSecrets } from "../../../worker/operator/secrets/rotate-keys.ts";
import { secretBinding } from "../../../worker/notifications/save-endpoint.ts";
import { WebhookEndpoint } from "../../../worker/notifications/schemas.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { call, callWith, expectBody, expectError, type Tenant } from "../support/client.ts";
import { bindingFor, type Shard, sharded, SHARDS, signUpIn, useShards } from "../support/shards.ts";
import { advanceUntil, fill, move, numberOf } from "../moves/mover.ts";
import { answer, newestEvents, operate } from "./operate.ts";

useShards();

let keys = 0;

/** Another data key, before those that there are. */
function newKey(): { id: string; alone: { DATA_KEYS: string }; first: { DATA_KEYS: string } } {
  const id = `k${(keys += 1)}`;
  const key = `${id}:${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64")}`;
  return { id, alone: { DATA_KEYS: key }, first: { DATA_KEYS: `${key},${env.DATA_KEYS}` } };
}

/** An organization with a secret in each column. */
async function signUpWithSecrets(shard: Shard): Promise<Tenant> {
  const tenant = await signUpIn(shard);
  await fill(tenant);
  const root = `/v1/orgs/${tenant.slug}/webhook-endpoints`;
  const [endpoint] = await expectBody(await call("GET", root, { token: tenant.token }), 200, WebhookEndpoint.array());
  const rotated = await call("POST", `${root}/${endpoint?.id}/rotate-secret`, { token: tenant.token, body: {} });
  expect(rotated.status).toBe(200);
  return tenant;
}

/** The encrypted secrets of an organization, by column. */
async function storedIn(shard: Shard, number: number): Promise<Record<string, string[]>> {
  const found = SECRET_COLUMNS.map(async ({ table, column }) => {
    const sql = `select ${column} as secret from ${table} where organization_id = ? and ${column} <> '' order by id`;
    const { results } = await bindingFor(shard).prepare(sql).bind(number).all<{ secret: string }>();
    return [column, results.map(({ secret }) => secret)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

async function keysIn(shard: Shard, number: number): Promise<Set<string | undefined>> {
  const stored = Object.values(await storedIn(shard, number)).flat();
  return new Set(stored.map((secret) => secret.split(".")[1]));
}

/** A pass over a shard. */
async function rotate(shard: Shard, settings: object): Promise<RotationProgress> {
  const sum = { rotated: 0, changed: 0, copies: 0, unreadable: 0, rows: 0 };
  const problems: RotationProgress["problems"] = [];
  let position: string | null = "";
  let last: RotationProgress | undefined;
  while (position !== null) {
    const query: Record<string, string> = { shard, ...(position !== "" && { position }) };
    last = await answer(RotationProgress, "POST", "rotate-keys", query, settings);
    for (const name of ["rotated", "changed", "copies", "unreadable", "rows"] as const) sum[name] += last[name];
    problems.push(...last.problems);
    position = last.next;
  }
  if (!last) throw new Error("There is a first call.");
  return { ...last, ...sum, problems };
}

it("knows every column that a data key encrypts", () => {
  const columns = [projects, webhookSigningTokens, notificationEndpoints].flatMap((table) =>
    Object.entries(getTableColumns(table))
      .filter(([name]) => name.startsWith("encrypted"))
      .map(([, column]) => `${getTableName(table)}.${column.name}`),
  );
  expect(SECRET_COLUMNS.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(columns.toSorted());
});

it("finds all columns in the schema of the database", async () => {
  const found = await env.DB.prepare(
    `select t.name || '.' || c.name as name from sqlite_master as t join pragma_table_info(t.name) as c
     where t.type = 'table' and (c.name like '%sealed%' or c.name like '%encrypted%') order by 1`,
  ).all<{ name: string }>();
  const known = SECRET_COLUMNS.map(({ table, column }) => `${table}.${column}`).toSorted();
  expect(found.results.map(({ name }) => name)).toEqual(known);
});

describe.each(SHARDS)("rotating the keys of %s", (shard) => {
  it("encrypts every secret with the first key, so that the other can be removed", async () => {
    const tenant = await signUpWithSecrets(shard);
    const number = await numberOf(tenant.slug);
    const before = await storedIn(shard, number);
    for (const secrets of Object.values(before)) expect(secrets.length).toBeGreaterThan(0);
    const key = newKey();
    const progress = await rotate(shard, key.first);
    expect(progress).toMatchObject({ key: key.id, unreadable: 0, copies: 0, changed: 0, problems: [] });
    expect(progress.rotated).toBeGreaterThanOrEqual(Object.values(before).flat().length);
    expect(await keysIn(shard, number)).toEqual(new Set([key.id]));
    expect(await rotate(shard, key.first)).toMatchObject({ rotated: 0, changed: 0 });

    const listed = await callWith(key.alone, "GET", `/v1/orgs/${tenant.slug}/webhook-endpoints`, {
      token: tenant.token,
    });
    const endpoints = await expectBody(listed, 200, WebhookEndpoint.array());
    expect(endpoints.map(({ url }) => url)).toContain("https://hooks.example/a?b='");
    const old = settingsOf({ ...sharded });
    const now = settingsOf({ ...sharded, ...key.alone });
    const after = await storedIn(shard, number);
    for (const column of ["secret_sealed", "previous_secret_sealed"]) {
      const binding = secretBinding(endpoints[0]?.id ?? "");
      const secret = await decryptSecret(old, binding, before[column]?.[0] ?? "");
      expect(await decryptSecret(now, binding, after[column]?.[0] ?? "")).toBe(secret);
    }
    const [event] = await newestEvents();
    expect(event).toMatchObject({ action: "rotateKeys", detail: { shard, key: key.id } });
    // Back to the key of the other tests.
    await rotate(shard, { DATA_KEYS: `${env.DATA_KEYS},${key.alone.DATA_KEYS}` });
    expect(await keysIn(shard, number)).toEqual(new Set(["test"]));
    expect(await rotate(shard, {})).toMatchObject({ rotated: 0, unreadable: 0 });
  });

  it("names the secrets whose key was removed too early, and changes none of them", async () => {
    const tenant = await signUpWithSecrets(shard);
    const number = await numberOf(tenant.slug);
    const before = await storedIn(shard, number);
    const progress = await rotate(shard, newKey().alone);
    expect(progress.rotated).toBe(0);
    expect(progress.unreadable).toBeGreaterThanOrEqual(Object.values(before).flat().length);
    expect(progress.problems.length).toBeLessThanOrEqual(20);
    expect(progress.problems[0]?.problem).toMatch(/there is no data key test: enter it in DATA_KEYS again\.$/);
    expect(await storedIn(shard, number)).toEqual(before);
    const impostor = { DATA_KEYS: newKey().alone.DATA_KEYS.replace(/^k\d+/, "test") };
    const other = `${newKey().alone.DATA_KEYS},${impostor.DATA_KEYS}`;
    const wrong = await rotate(shard, { DATA_KEYS: other });
    expect(wrong.problems[0]?.problem).toMatch(/the data key test does not decrypt it\.$/);
    expect(await storedIn(shard, number)).toEqual(before);
  });
});

it("is continued where it was interrupted, in pages", async () => {
  const tenant = await signUpWithSecrets("DB_1");
  const number = await numberOf(tenant.slug);
  await bindingFor("DB_1")
    .prepare(
      `insert into webhook_signing_tokens (organization_id, id, uuid, name, token_encrypted, created_at)
       select organization_id, value + 100, randomblob(16), name, token_encrypted, created_at
       from webhook_signing_tokens as t, json_each(?) where organization_id = ? and t.id = 1`,
    )
    .bind(JSON.stringify(Array.from({ length: 250 }, (_, n) => n)), number)
    .run();
  const key = newKey();
  const position = JSON.stringify({ column: 1, after: [number, 220] });
  const part = await answer(RotationProgress, "POST", "rotate-keys", { shard: "DB_1", position }, key.first);
  expect(part.next).toBeNull();
  expect(await keysIn("DB_1", number)).toEqual(new Set(["test", key.id]));
  const rest = await rotate("DB_1", key.first);
  expect(rest.rotated).toBeGreaterThanOrEqual(122);
  expect(await keysIn("DB_1", number)).toEqual(new Set([key.id]));
  expect((await storedIn("DB_1", number))["token_encrypted"]).toHaveLength(251);
  await rotate("DB_1", { DATA_KEYS: `${env.DATA_KEYS},${key.alone.DATA_KEYS}` });
});

it("keeps a secret that is set while it works, and finds one that still gets the old key", async () => {
  const tenant = await signUpWithSecrets("DB");
  const number = await numberOf(tenant.slug);
  const key = newKey();
  const settings = settingsOf({ ...sharded, ...key.first });
  const database = openDatabase(env.DB);
  const [column] = SECRET_COLUMNS;
  const read = await listSecrets(database, column, { after: [number, 0] });
  const path = `/v1/orgs/${tenant.slug}/projects/shop`;
  const change = { token: tenant.token, body: { access_token: "set-meanwhile" } };
  expect((await call("PATCH", path, change)).status).toBe(200);
  const set = await storedIn("DB", number);
  const progress: RotationProgress = {
    shard: "DB",
    key: key.id,
    rows: 0,
    rotated: 0,
    changed: 0,
    copies: 0,
    unreadable: 0,
    problems: [],
    next: null,
  };
  await rotateSecrets(database, settings, { column, secrets: read.secrets, progress });
  expect(progress).toMatchObject({ changed: 1, unreadable: 0 });
  expect((await storedIn("DB", number))[column.column]).toEqual(set[column.column]);

  await rotate("DB", key.first);
  // By an isolate of the version before.
  expect((await call("PATCH", path, { ...change, body: { access_token: "set-later" } })).status).toBe(200);
  expect(await rotate("DB", key.first)).toMatchObject({ rotated: 1 });
  expect(await rotate("DB", key.first)).toMatchObject({ rotated: 0 });
  expect(await keysIn("DB", number)).toEqual(new Set([key.id]));
  await rotate("DB", { DATA_KEYS: `${env.DATA_KEYS},${key.alone.DATA_KEYS}` });
});

it("counts the secrets of a move's copy, which get the key with the move", async () => {
  const tenant = await signUpWithSecrets("DB_1");
  const number = await numberOf(tenant.slug);
  const key = newKey();
  await advanceUntil("switching", tenant.slug, "DB_2");
  const copied = await rotate("DB_2", key.first);
  expect(copied.copies).toBe(Object.values(await storedIn("DB_2", number)).flat().length);
  expect(copied).toMatchObject({ unreadable: 0 });
  await rotate("DB_1", key.first);
  expect(await keysIn("DB_1", number)).toEqual(new Set([key.id]));
  await move(tenant.slug, "DB_2");
  expect(await keysIn("DB_2", number)).toEqual(new Set([key.id]));
  for (const shard of SHARDS) expect((await rotate(shard, key.first)).copies).toBe(0);
  for (const shard of SHARDS) await rotate(shard, { DATA_KEYS: `${env.DATA_KEYS},${key.alone.DATA_KEYS}` });
});

it.for([
  {},
  { shard: "DB_9" },
  { shard: "DB", position: "x" },
  { shard: "DB", position: "{}" },
  { shard: "DB", position: '{"column":-1,"after":[0,0]}' },
  { shard: "DB", position: '{"column":0,"after":["x; drop table users",0]}' },
])("refuses %o", async (query) => {
  for (const path of ["rotate-keys", "verify"]) {
    await expectError(await operate("POST", path, query), 400, "bad_request");
  }
});

it.for(["rotate-keys", "verify"])("%s needs the operator's secret", async (name) => {
  for (const token of ["wrong", env.RUNNER_SECRET, undefined]) {
    await expectError(await call("POST", `/internal/operator/${name}?shard=DB`, { token }), 401, "unauthorized");
  }
});
