import { env } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import { expect } from "vitest";
import { MoveProgress } from "../../../worker/contract/operator.ts";
import { call, callWith, expectBody, makeProject, runScan, type Tenant } from "../support/client.ts";
import { bindingFor, countRows, entryOf, type Shard, SHARDS, signUpIn } from "../support/shards.ts";
import { joinAs } from "../support/users.ts";
import { finding, runnerEvent, summary, TestRunner } from "../support/runner.ts";
import { repoUrlOf, send } from "../webhooks/send.ts";

const EntryOfShard = z.looseObject({ shard: z.enum(SHARDS) });

export function advance(slug: string, shard: string, settings: Record<string, unknown> = {}): Promise<Response> {
  const path = `/internal/operator/move?${new URLSearchParams({ organization: slug, shard }).toString()}`;
  return callWith(settings, "POST", path, { token: env.OPERATOR_SECRET });
}

/** Calls until the move is done, and `before` with its status before each call. */
export async function move(
  slug: string,
  shard: string,
  { settings = {}, before = async (_status: string): Promise<unknown> => undefined } = {},
): Promise<MoveProgress[]> {
  const all: MoveProgress[] = [];
  for (let calls = 0; calls < 500; calls += 1) {
    await before(String((await entryOf(slug))?.["status"]));
    const progress = await expectBody(await advance(slug, shard, settings), 200, MoveProgress);
    all.push(progress);
    if (progress.status === "done") return all;
  }
  throw new Error("The move does not end.");
}

/** Calls until the move has a status. */
export async function advanceUntil(status: string, slug: string, shard: string): Promise<void> {
  for (let calls = 0; calls < 500; calls += 1) {
    if ((await entryOf(slug))?.["status"] === status) return;
    await advance(slug, shard);
  }
  throw new Error(`The move does not become ${status}.`);
}

export async function numberOf(slug: string): Promise<number> {
  return Number((await entryOf(slug))?.["id"]);
}

/** Of the shard that the organization is in. */
export async function databaseOf(slug: string): Promise<D1Database> {
  return bindingFor(EntryOfShard.parse(await entryOf(slug)).shard);
}

/** Rows in every table. */
export async function fill(tenant: Tenant): Promise<void> {
  await joinAs(tenant, "member", await databaseOf(tenant.slug));
  await makeProject(tenant, { repo_url: repoUrlOf("hosted-g"), access_token: "s3cret-\u00e9" });
  await runScan(tenant);
  const scan = await runScan(tenant);
  const runner = new TestRunner(scan);
  await runner.claim();
  await runner.heartbeat(runnerEvent(), runnerEvent());
  await runner.findings(finding("a"), finding("b", { title: "\u00e9\ud83d\ude00" }), finding("c", { severity: "low" }));
  await runner.finish({ outcome: "completed", summary: summary() });
  // What the next scan does not find is fixed, and what a third one looks at is not compared yet.
  const next = new TestRunner(await runScan(tenant));
  await next.claim();
  await next.findings(finding("a"));
  await next.finish({ outcome: "completed", summary: summary() });
  const unfinished = new TestRunner(await runScan(tenant));
  await unfinished.claim();
  const coverage = { files: ["ab".repeat(12)], skipped: [{ scanner: null, rule: null, paths: ["ab".repeat(6)] }] };
  expect((await unfinished.post("findings", { version: 1, findings: [], coverage })).status).toBe(200);
  const body = {
    external_id: "x'\"",
    title: "T",
    severity: "odd",
    scanner: "own",
    metadata: { a: [1, null, "\u2028"] },
  };
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${scan.id}/findings`;
  expect((await call("POST", path, { token: tenant.token, body })).status).toBe(201);
  const keyed = { body: { findings: [{ ...body, external_id: "keyed" }] }, headers: { "idempotency-key": "k" } };
  expect((await call("POST", `${path}/batch`, { token: tenant.token, ...keyed })).status).toBe(201);
  const rule = { id: "r", help: { text: "Help." } };
  const run = { tool: { driver: { name: "lint", rules: [rule] } }, results: [{ ruleId: "r", message: { text: "m" } }] };
  const log = { token: tenant.token, body: { version: "2.1.0", runs: [run] } };
  expect((await call("POST", path.replace(/findings$/, "sarif"), log)).status).toBe(201);
  await send(tenant, "hosted-g", { delivery: crypto.randomUUID() });
  await send(tenant, "hosted-g", { event: "ping" });
  const token = { name: "script", role: "ci", projects: ["shop"] };
  const made = await call("POST", `/v1/orgs/${tenant.slug}/tokens`, { token: tenant.token, body: token });
  expect(made.status).toBe(201);
  const signing = { name: "shop", token: `whsec_${"A".repeat(43)}=` };
  const tokens = `/v1/orgs/${tenant.slug}/webhook-signing-tokens`;
  expect((await call("POST", tokens, { token: tenant.token, body: signing })).status).toBe(201);
  // What one endpoint has got, and what waits for another.
  for (const url of ["https://hooks.example/a?b='", "https://absent.invalid/"]) {
    const endpoint = { url, events: ["scan.failed"], description: "\u00e9'", projects: ["shop"] };
    const response = await call("POST", `/v1/orgs/${tenant.slug}/webhook-endpoints`, {
      token: tenant.token,
      body: endpoint,
    });
    expect(response.status).toBe(201);
  }
  const failed = { token: tenant.token, body: { status: "failed" } };
  const last = await runScan(tenant);
  const patched = await call("PATCH", `/v1/orgs/${tenant.slug}/projects/shop/scans/${last.id}`, failed);
  expect(patched.status).toBe(200);
}

/** An organization in a shard, with rows in every table. */
export async function signUpFilled(shard: Shard): Promise<Tenant> {
  const tenant = await signUpIn(shard);
  await fill(tenant);
  return tenant;
}

/** All that the API returns about an organization. */
export async function readAll(tenant: Tenant): Promise<Record<string, string>> {
  const root = `/v1/orgs/${tenant.slug}`;
  const read = async (path: string): Promise<string> => {
    const answer = await call("GET", `${root}${path}`, { token: tenant.token });
    const text = await answer.text();
    expect(answer.status, `${path} ${text}`).toBe(200);
    return text;
  };
  const all: Record<string, string> = {};
  for (const path of [
    "",
    "/users",
    "/tokens",
    "/projects",
    "/findings",
    "/findings?latest=true",
    "/vulnerabilities",
    "/webhook-deliveries",
    "/webhook-config",
    "/webhook-signing-tokens",
  ]) {
    all[path] = await read(path);
  }
  all["summary"] = (await read("/findings/summary")).replace(/"[a-z_]*at":"[^"]*"/g, "");
  const projects = JSON.parse(all["/projects"] ?? "[]") as { slug: string }[];
  for (const { slug } of projects) {
    const list = (all[slug] = await read(`/projects/${slug}/scans`));
    for (const { id } of JSON.parse(list) as { id: string }[]) {
      all[id] = await read(`/projects/${slug}/scans/${id}/events`);
      all[`${id} findings`] = await read(`/projects/${slug}/scans/${id}/findings`);
      all[`${id} sarif`] = await read(`/projects/${slug}/scans/${id}/sarif`);
    }
    all[`${slug} retention`] = await read(`/projects/${slug}/retention`);
    for (const { id } of JSON.parse(await read(`/projects/${slug}/vulnerabilities`)) as { id: string }[]) {
      const path = `/projects/${slug}/vulnerabilities/${id}`;
      for (const part of ["", "/findings", "/history"]) all[`${id}${part}`] = await read(`${path}${part}`);
    }
  }
  return all;
}

/** Tables that a move does not copy, or that change again in the target. */
const NOT_COMPARED = new Set(["staged_findings", "dispatch_turns", "unreferenced_contents", "changed_rows"]);

export async function rowsIn(shard: Shard, number: number): Promise<Record<string, number>> {
  const counted = Object.entries(await countRows(shard, number));
  return Object.fromEntries(counted.filter(([table]) => !NOT_COMPARED.has(table)));
}

/** The organization is in this shard alone, and nothing of a move is left anywhere. */
export async function expectOnlyIn(shard: Shard, slug: string): Promise<void> {
  const entry = await entryOf(slug);
  expect(entry).toMatchObject({ shard, status: "active", other_shard: null });
  const number = Number(entry?.["id"]);
  for (const other of SHARDS) {
    const triggers = bindingFor(other).prepare(
      "select count(*) as n from sqlite_master where type = 'trigger' and name glob ?",
    );
    expect(await triggers.bind(`move_${number}_*`).first("n"), other).toBe(0);
    expect((await countRows(other, number))["changed_rows"]).toBeUndefined();
    expect((await countRows(other, number))["organizations"], other).toBe(other === shard ? 1 : undefined);
  }
  for (const other of SHARDS.filter((one) => one !== shard)) expect(await countRows(other, number)).toEqual({});
}
