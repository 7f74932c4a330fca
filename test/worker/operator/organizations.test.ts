import { env } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { pruneAuditLog } from "../../../worker/audit/prune-audit-log.ts";
import { AuditEvent } from "../../../worker/audit/schemas.ts";
import { DeletionProgress, OperatorLog, OrganizationPage, Suspension } from "../../../worker/contract/operator.ts";
import { openDatabase } from "../../../worker/database/client.ts";
import { call, callWith, expectBody, expectError, makeProject, PASSWORD } from "../support/client.ts";
import { bindingFor, countRows, entryOf, SHARDS, signUpIn, useShards } from "../support/shards.ts";
import { advance, advanceUntil, fill, move, numberOf } from "../moves/mover.ts";
import { answer, listAll, newestEvents, operate } from "./operate.ts";

useShards();

/** Deletes an organization and its rows. */
async function deleteAll(slug: string): Promise<DeletionProgress[]> {
  const all = [await answer(DeletionProgress, "POST", "delete", { organization: slug })];
  for (let last = all[0]; last && last.status !== "done"; last = all.at(-1)) {
    const { number, shard } = last;
    all.push(await answer(DeletionProgress, "POST", "delete", { number, shard }));
  }
  return all;
}

async function listOne(slug: string) {
  const page = await answer(OrganizationPage, "GET", "organizations", { organization: slug });
  expect(page.organizations).toHaveLength(1);
  return page.organizations[0] as OrganizationPage["organizations"][number];
}

function expectUsage({ usage }: OrganizationPage["organizations"][number]) {
  if (!usage) throw new Error("It is in its shard.");
  return usage;
}

describe("the list of organizations", () => {
  it("has those of all shards once, in order of creation, whatever the page", async () => {
    const slugs: string[] = [];
    for (let n = 0; n < 25; n += 1) slugs.push((await signUpIn(SHARDS[n % 3] ?? "DB")).slug);
    const listed = await listAll();
    expect(listed.map(({ organization }) => organization).filter((slug) => slugs.includes(slug))).toEqual(slugs);
    expect(new Set(listed.map(({ number }) => number)).size).toBe(listed.length);
  });

  it("counts what each has stored, without what is deleted", async () => {
    const tenant = await signUpIn("DB_2");
    await fill(tenant);
    await makeProject(tenant, { slug: "gone" });
    const options = { token: tenant.token };
    const { scans } = expectUsage(await listOne(tenant.slug));
    const run = { ...options, body: { clone_url: "https://git.example/a/b.git" } };
    expect((await call("POST", `/v1/orgs/${tenant.slug}/projects/gone/run-scan`, run)).status).toBe(202);
    expect(expectUsage(await listOne(tenant.slug))).toMatchObject({ projects: 2, scans: scans + 1 });
    await call("DELETE", `/v1/orgs/${tenant.slug}/projects/gone`, options);
    const usage = expectUsage(await listOne(tenant.slug));
    const stored = await countRows("DB_2", await numberOf(tenant.slug));
    expect(usage).toEqual({ users: stored["users"], projects: 1, scans, findings: stored["findings"] });
    expect(usage.findings).toBeGreaterThan(3);
  });

  it("says which is suspended, moves, or is not in its shard", async () => {
    const tenant = await signUpIn("DB");
    await answer(Suspension, "POST", "suspend", { organization: tenant.slug });
    await advanceUntil("copying", tenant.slug, "DB_1");
    expect(await listOne(tenant.slug)).toMatchObject({ shard: "DB", status: "copying" });
    expect((await listOne(tenant.slug)).suspended_at).toMatch(/^20/);
    const lost = await signUpIn("DB_1");
    await bindingFor("DB_1").prepare("delete from organizations where slug = ?").bind(lost.slug).run();
    expect((await listOne(lost.slug)).usage).toBeNull();
  });

  it("survives a shard that is no longer bound", async () => {
    const tenant = await signUpIn("DB_2");
    const at = { organization: tenant.slug };
    const page = await answer(OrganizationPage, "GET", "organizations", at, { DB_2: undefined });
    expect(page.organizations[0]).toMatchObject({ shard: "DB_2", usage: null });
  });

  it.for([{ after: "x" }, { after: -1 }, { after: 1.5 }, { after: "9".repeat(400) }])("refuses %o", async (query) => {
    await expectError(await operate("GET", "organizations", query), 400, "bad_request");
  });
});

describe.each(SHARDS)("deleting an organization of %s", (shard) => {
  it("ends it for the API at once, removes its rows, and records it", async () => {
    const [tenant, other] = [await signUpIn(shard), await signUpIn(shard)];
    for (const one of [tenant, other]) await fill(one);
    const [number, otherNumber] = [await numberOf(tenant.slug), await numberOf(other.slug)];
    const rowsOfOther = await countRows(shard, otherNumber);
    const first = await answer(DeletionProgress, "POST", "delete", { organization: tenant.slug });
    expect(first).toEqual({ status: "removing", number, shard, rows: {} });
    const login = { body: { email: tenant.email, password: PASSWORD } };
    await expectError(await call("GET", `/v1/orgs/${tenant.slug}`, { token: tenant.token }), 404, "not_found");
    await expectError(await call("POST", `/v1/orgs/${tenant.slug}/auth/login`, login), 404, "not_found");
    expect(await entryOf(tenant.slug)).toBeNull();
    await expectError(await operate("POST", "delete", { organization: tenant.slug }), 404, "not_found");

    const last = await answer(DeletionProgress, "POST", "delete", { number, shard });
    expect(last.status).toBe("done");
    expect(last.rows["users"]).toBe(2);
    expect(last.rows["findings"] ?? last.rows["finding_batches"]).toBeGreaterThan(0);
    expect(await countRows(shard, number)).toEqual({});
    const again = await answer(DeletionProgress, "POST", "delete", { number, shard });
    expect(again).toEqual({ status: "done", number, shard, rows: {} });
    expect(await countRows(shard, otherNumber)).toEqual(rowsOfOther);

    const [event] = await newestEvents();
    expect(event).toMatchObject({ action: "deleteOrganization", organization: tenant.slug });
    expect(event?.detail).toEqual({ id: tenant.orgId, number, shard });
  });

  it("leaves one that is not deleted, and the copy of a move", async () => {
    const tenant = await signUpIn(shard);
    const number = await numberOf(tenant.slug);
    const other = shard === "DB_1" ? "DB_2" : "DB_1";
    await advanceUntil("copying", tenant.slug, other);
    await advance(tenant.slug, other);
    for (const at of [shard, other] as const) {
      const before = await countRows(at, number);
      expect(before["organizations"]).toBe(1);
      const answered = await answer(DeletionProgress, "POST", "delete", { number, shard: at });
      expect(answered).toEqual({ status: "done", number, shard: at, rows: {} });
      expect(await countRows(at, number)).toEqual(before);
    }
    await expectError(await operate("POST", "delete", { organization: tenant.slug }), 409, "conflict");
    expect((await call("GET", `/v1/orgs/${tenant.slug}`, { token: tenant.token })).status).toBe(200);
    await move(tenant.slug, other);
    expect((await deleteAll(tenant.slug)).at(-1)).toMatchObject({ status: "done", shard: other });
  });
});

const askFrom = (address: string, token: string | undefined) =>
  call("GET", "/internal/operator/log", { token, headers: { "cf-connecting-ip": address } });

describe("the operator's calls", () => {
  it.for([{}, { organization: "no-such-organization" }, { organization: "'; drop table users" }, { number: 1 }])(
    "delete nothing for %o",
    async (query) => {
      const status = "organization" in query ? 404 : 400;
      await expectError(await operate("POST", "delete", query), status, status === 404 ? "not_found" : "bad_request");
    },
  );

  it("delete nothing in a shard that is not bound", async () => {
    await expectError(await operate("POST", "delete", { number: 1, shard: "DB_9" }), 400, "bad_request");
  });

  it("are in the audit log of the organization", async () => {
    const tenant = await signUpIn("DB_1");
    await answer(Suspension, "POST", "suspend", { organization: tenant.slug });
    await answer(Suspension, "POST", "resume", { organization: tenant.slug });
    await move(tenant.slug, "DB_2");
    const response = await call("GET", `/v1/orgs/${tenant.slug}/audit-log`, { token: tenant.token });
    const events = await expectBody(response, 200, z.array(AuditEvent));
    expect(events.filter(({ actor_type: type }) => type === "operator")).toMatchObject([
      { action: "moveOrganization", changes: { from: "DB_1", to: "DB_2" } },
      { action: "resumeOrganization" },
      { action: "suspendOrganization" },
    ]);
  });

  it("are in the operator's log where they are about none or all, newest first, for as long as audit logs", async () => {
    for (let n = 0; n < 101; n += 1) await operate("GET", "shards");
    const first = await answer(OperatorLog, "GET", "log");
    expect(first.events[0]).toMatchObject({ action: "listShards", organization: null, network: "unknown", detail: {} });
    expect(first.events).toHaveLength(100);
    const rest = await answer(OperatorLog, "GET", "log", { before: first.next ?? "" });
    expect(rest.events.length).toBeGreaterThan(0);
    const times = [...first.events, ...rest.events].map(({ created_at: time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    await expectError(await operate("GET", "log", { before: "x" }), 400, "bad_request");

    const database = openDatabase(env.DB);
    await env.DB.prepare("update operator_events set created_at = 0 where uuid = unhex(?, '-')")
      .bind(rest.events.at(-1)?.id)
      .run();
    await pruneAuditLog(database, { auditRetentionDays: null });
    expect((await answer(OperatorLog, "GET", "log", { before: first.next ?? "" })).events).toEqual(
      rest.events.map((event, n) =>
        n === rest.events.length - 1 ? { ...event, created_at: new Date(0).toISOString() } : event,
      ),
    );
    await pruneAuditLog(database, { auditRetentionDays: 400 });
    expect((await answer(OperatorLog, "GET", "log", { before: first.next ?? "" })).events).toEqual(
      rest.events.slice(0, -1),
    );
  });

  const paths = ["GET organizations", "POST delete", "GET log", "GET shards", "POST move"];
  it.for(paths)("%s needs the operator's secret, and is not there without one", async (operation) => {
    const [method = "", name = ""] = operation.split(" ");
    const tenant = await signUpIn("DB");
    const path = `/internal/operator/${name}?organization=${tenant.slug}`;
    for (const token of ["wrong", tenant.token, env.RUNNER_SECRET, undefined]) {
      await expectError(await call(method, path, { token }), 401, "unauthorized");
    }
    const unset = { OPERATOR_SECRET: "" };
    await expectError(await callWith(unset, method, path, { token: env.OPERATOR_SECRET }), 404, "not_found");
    expect((await call("GET", `/v1/orgs/${tenant.slug}`, { token: tenant.token })).status).toBe(200);
  });

  it("are refused after 100 wrong secrets of a network, and of no other", async () => {
    for (let n = 0; n < 100; n += 1) {
      await expectError(await askFrom("192.0.2.77", `wrong ${n}`), 401, "unauthorized");
    }
    const limited = await askFrom("192.0.2.77", env.OPERATOR_SECRET);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectError(limited, 429, "rate_limited");
    expect((await askFrom("192.0.2.78", env.OPERATOR_SECRET)).status).toBe(200);
  });
});
