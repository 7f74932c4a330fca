import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { CreatedApiToken } from "../../../worker/api-tokens/schemas.ts";
import { runScheduled } from "../../../worker/scheduled.ts";
import { copyPage, findCopy } from "../../../worker/moves/copy.ts";
import { MOVED_TABLES } from "../../../worker/moves/moved-tables.ts";
import { holdTriggers } from "../../../worker/moves/triggers.ts";
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
import { readRows, type Rows } from "../support/copied-objects.ts";
import { finding, summary, TestRunner } from "../support/runner.ts";
import { bindingFor, sharded, signUpIn, useShards } from "../support/shards.ts";
import { joinAs, makeUser } from "../support/users.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { accepted, send } from "../webhooks/send.ts";
import { advance, advanceUntil, databaseOf, expectOnlyIn, move, numberOf, readAll, signUpFilled } from "./mover.ts";

useShards();

/** Changes something of every kind, deletes, and lets unique values pass from one row to another. */
class Writer {
  readonly #tenant: Tenant;
  #round = 0;
  constructor(tenant: Tenant) {
    this.#tenant = tenant;
  }

  async #ask(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await call(method, `/v1/orgs/${this.#tenant.slug}${path}`, { token: this.#tenant.token, body });
    if (answer.ok) return answer;
    throw new Error(`${method} ${path}: ${await answer.text()}`);
  }

  /** The API hashes a password for each. */
  async #makeUser(): Promise<{ id: string; email: string }> {
    if (this.#round % 4 === 1) return makeUser(this.#tenant);
    const { userId, email } = await joinAs(this.#tenant, "viewer", await databaseOf(this.#tenant.slug));
    return { id: userId, email };
  }

  async write(): Promise<void> {
    const n = (this.#round += 1);
    const [a, b] = [await this.#makeUser(), await this.#makeUser()];
    await this.#ask("PATCH", `/users/${a.id}`, { email: `aside-${n}@acme.example` });
    await this.#ask("PATCH", `/users/${b.id}`, { email: a.email });
    await this.#ask("PATCH", `/users/${a.id}`, { email: b.email });
    await this.#ask("POST", "/projects", { slug: `p${n}`, name: "P" });
    if (n > 1) await this.#ask("DELETE", `/projects/p${n - 1}`);
    await this.#ask("PATCH", "", { name: `Name ${n}` });
    const scan = await (await this.#ask("POST", "/projects/shop/scans", { target_ref: "main" })).json<{ id: string }>();
    const path = `/projects/shop/scans/${scan.id}`;
    const findings = Array.from({ length: 20 }, (_, m) => ({
      external_id: `e${m}`,
      title: `T${n}`,
      severity: "low",
      scanner: "own",
    }));
    await this.#ask("POST", `${path}/findings/batch`, { findings });
    const listed = await (await this.#ask("GET", `${path}/findings`)).json<{ id: string }[]>();
    for (const { id } of listed.slice(0, 3)) await this.#ask("DELETE", `${path}/findings/${id}`);
    await this.#ask("POST", `${path}/findings`, findings[0]);
    await this.#ask("PATCH", path, { status: "completed" });
    if (n % 2 === 0) await this.#ask("PATCH", path, { status: "failed" });
    if (n % 3 === 0) await this.#ask("DELETE", path);
    await send(this.#tenant, "hosted-g", { delivery: "the same" });
  }
}

it("copies what is written while rows are copied", async () => {
  const tenant = await signUpFilled("DB");
  const writer = new Writer(tenant);
  let rows: Rows = {};
  // Any of these writes may be the last one. `move.test.ts` reads everything by the API.
  const before = async (status: string): Promise<void> => {
    if (status === "active" || status === "copying") {
      await writer.write();
      rows = await readRows(tenant, await databaseOf(tenant.slug));
    }
  };
  for (const shard of ["DB_1", "DB_2", "DB"] as const) {
    await move(tenant.slug, shard, { before });
    expect(await readRows(tenant, bindingFor(shard))).toEqual(rows);
    await readAll(tenant);
  }
  await expectOnlyIn("DB", tenant.slug);
  await writer.write();
});

it.for(["scan_lines", "vulnerability_states"])(
  "copies a row of %s with the unique values of a row that was deleted after it was copied",
  async (name) => {
    const tenant = await signUpFilled("DB");
    const id = await numberOf(tenant.slug);
    const source = bindingFor("DB");
    const copied = { id, uuid: tenant.orgId, slug: tenant.slug, source, target: bindingFor("DB_1") };
    for (let calls = 0; calls < 2; calls += 1) await advance(tenant.slug, "DB_1");
    let copy = await findCopy(copied);
    for (let isCopied = false; copy && !isCopied;) {
      const page = await copyPage(copied, copy);
      isCopied = page?.table === name && page.rows > 0;
      copy = page?.copy;
    }
    const columns = MOVED_TABLES.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
    const values = columns.map((column) => (column === "id" ? "id + 100" : column));
    await source.batch([
      source.prepare(`create table replaced as select * from ${name} where organization_id = ?`).bind(id),
      source.prepare(`delete from ${name} where organization_id = ?`).bind(id),
      source.prepare(`insert into ${name} (organization_id, ${columns.join()})
        select organization_id, ${values.join()} from replaced`),
      source.prepare("drop table replaced"),
    ]);
    const before = await readAll(tenant);
    await move(tenant.slug, "DB_1");
    await expectOnlyIn("DB_1", tenant.slug);
    expect(await readAll(tenant)).toEqual(before);
  },
);

it("loses no row when two calls move the organization at once while others write", async () => {
  const tenant = await signUpFilled("DB");
  const writer = new Writer(tenant);
  const work = async () => {
    for (let n = 0; n < 3; n += 1) await writer.write().catch(() => undefined);
  };
  const mover = async () => {
    for (let n = 0; n < 200; n += 1) {
      const answer = await advance(tenant.slug, "DB_1");
      if ((await answer.json<{ status?: string }>()).status === "done") return;
    }
  };
  await Promise.all([mover(), mover(), work()]);
  await move(tenant.slug, "DB_1");
  await expectOnlyIn("DB_1", tenant.slug);
  await writer.write();
  await readAll(tenant);
});

async function hold(): Promise<Tenant & { apiToken: string; scan: Scan; runner: TestRunner }> {
  const tenant = await signUpFilled("DB_1");
  const scan = await runScan(tenant);
  const runner = new TestRunner(scan, 1, "DB_1");
  expect((await runner.claim()).status).toBe(200);
  const request = { token: tenant.token, body: { name: "script", role: "viewer" } };
  const created = await call("POST", `/v1/orgs/${tenant.slug}/tokens`, request);
  const { token: apiToken } = await expectBody(created, 201, CreatedApiToken);
  const number = await numberOf(tenant.slug);
  const database = bindingFor("DB_1");
  await database.batch(holdTriggers(number).map((sql) => database.prepare(sql)));
  return { ...tenant, apiToken, scan, runner };
}

describe("while writes are held", () => {
  it("answers 503 with Retry-After to every write, and reads go on", async () => {
    const { runner, ...tenant } = await hold();
    const responses = await readAll(tenant);
    const path = `/v1/orgs/${tenant.slug}`;
    expect((await call("GET", path, { token: tenant.apiToken })).status).toBe(200);
    const scan = `${path}/projects/shop/scans/${tenant.scan.id}`;
    const body = { external_id: "z", title: "Z", severity: "low", scanner: "own" };
    const writes: [string, string, unknown?][] = [
      ["PATCH", path, { name: "N" }],
      ["DELETE", path],
      ["POST", `${path}/users`, { email: "new@acme.example", password: PASSWORD }],
      ["POST", `${path}/projects`, { slug: "new", name: "N" }],
      ["PATCH", `${path}/projects/shop`, { name: "N" }],
      ["DELETE", `${path}/projects/shop`],
      ["PUT", `${path}/projects/shop/retention`, { scan_days: 1 }],
      ["POST", `${path}/projects/shop/run-scan`, { clone_url: "https://git.example/a.git" }],
      ["POST", `${path}/projects/shop/scans`, {}],
      ["PATCH", scan, { status: "canceled" }],
      ["DELETE", scan],
      ["POST", `${scan}/findings`, body],
      ["POST", `${scan}/findings/batch`, { findings: [body] }],
      ["POST", `${scan}/sarif`, { version: "2.1.0", runs: [{ results: [{ message: { text: "m" } }] }] }],
      ["POST", `${path}/auth/password`, { current_password: PASSWORD, new_password: "a wholly different phrase" }],
    ];
    for (const [method, url, content] of writes) {
      const answer = await call(method, url, { token: tenant.token, body: content });
      expect(answer.headers.get("retry-after"), `${method} ${url}`).toBe("1");
      await expectError(answer, 503, "unavailable");
    }
    const calls = [
      await runner.heartbeat(),
      await runner.findings(finding("a")),
      await runner.finish({ outcome: "completed", summary: summary() }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([503, 503, 503]);
    await expectError(await send(tenant, "hosted-g", { delivery: "held" }), 503, "unavailable");
    expect(await readAll(tenant)).toEqual(responses);
  });
});

it("lets a runner finish its scan with a token that names the old shard", async () => {
  const tenant = await signUpIn("DB");
  await makeProject(tenant);
  const scan = await runScan(tenant);
  const runner = new TestRunner(scan, 1, "DB");
  await runner.claim();
  expect((await runner.findings(finding("a"))).status).toBe(200);
  await move(tenant.slug, "DB_2");
  expect((await runner.findings(finding("a"), finding("b"))).status).toBe(200);
  expect((await runner.heartbeat()).status).toBe(200);
  expect((await runner.finish({ outcome: "completed", summary: summary() })).status).toBe(200);
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${scan.id}`;
  const ended = await expectBody(await call("GET", path, { token: tenant.token }), 200, Scan);
  expect(ended.status).toBe("completed");
  const listed = await (await call("GET", `${path}/findings`, { token: tenant.token })).json<unknown[]>();
  expect(listed).toHaveLength(2);
});

it("does not serve the copy: no job, no delivery, no retention", async () => {
  const tenant = await signUpFilled("DB_1");
  const number = await numberOf(tenant.slug);
  const count = async (sql: string) => bindingFor("DB_2").prepare(sql).bind(number).first<number>("n");
  await advanceUntil("switching", tenant.slug, "DB_2");
  await bindingFor("DB_2").batch([
    bindingFor("DB_2")
      .prepare("update scan_jobs set due_at = 1 where organization_id = ? and claim_id is null")
      .bind(number),
    bindingFor("DB_2")
      .prepare("update scans set finished_at = 1 where organization_id = ? and status = 'completed'")
      .bind(number),
    bindingFor("DB_2").prepare("update webhook_deliveries set created_at = 1 where organization_id = ?").bind(number),
  ]);
  const scans = await count("select count(*) as n from scans where organization_id = ?");
  const sent: unknown[] = [];
  const queue = {
    sendBatch: (some: { body: { shard?: string } }[]) => void sent.push(...some.map(({ body }) => body.shard)),
  };
  await runScheduled({ ...sharded, SCAN_RETENTION_DAYS: "1", SCAN_QUEUE: queue as unknown as Queue });
  expect(sent).not.toContain("DB_2");
  expect(await count("select count(*) as n from scan_jobs where organization_id = ? and due_at = 1")).toBeGreaterThan(
    0,
  );
  expect(await count("select count(*) as n from scans where organization_id = ?")).toBe(scans);
  expect(await count("select count(*) as n from webhook_deliveries where organization_id = ?")).toBeGreaterThan(0);
  const lease = { token: env.RUNNER_SECRET, body: { version: 1, wait_ms: 0 } };
  const only = { RUNNER_MODE: "pull", RUNNER_URL: "", DB: env.SPARE_2, DB_1: env.SPARE_2 };
  const leased = await callWith(only, "POST", "/internal/jobs/lease", lease);
  expect(await leased.json()).toEqual({ version: 1, scan: null });
  const deliveries = "select count(*) as n from webhook_deliveries where organization_id = ?";
  const copied = await count(deliveries);
  expect(await accepted(await send(tenant, "hosted-g", { hint: null, delivery: "bare" }))).toHaveLength(1);
  expect(await count(deliveries)).toBe(copied);
});
