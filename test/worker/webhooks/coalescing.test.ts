import { env } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import { expect, it } from "vitest";
import { ScanEvent } from "../../../worker/scan-events/schemas.ts";
import type { Scan } from "../../../worker/scans/schemas.ts";
import { call, expectBody, makeProject, runScan, type Tenant } from "../support/client.ts";
import { summary, TestRunner } from "../support/runner.ts";
import { branchChange, cloudBPush, COMMIT, hostedGPush, OTHER_COMMIT } from "./payloads.ts";
import { accepted, deliveriesOf, repoUrlOf, scansOf, send, setUp } from "./send.ts";

const push = (tenant: Tenant, after: string) =>
  send(tenant, "hosted-g", { payload: hostedGPush({ after }), delivery: crypto.randomUUID() });
const pushBranches = (tenant: Tenant, branches: number, commit = COMMIT, delivery = "d-1") => {
  const changes = Array.from({ length: branches }, (_, n) => branchChange(`b${n}`, commit));
  return send(tenant, "cloud-b", { payload: cloudBPush(changes), delivery });
};

async function eventsOf(tenant: Tenant, scanId: string | undefined) {
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${scanId}/events`;
  const events = await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(ScanEvent));
  return events.map(({ type, detail }) => [type, detail]);
}

async function claim(tenant: Tenant, id: string | undefined): Promise<TestRunner> {
  const runner = new TestRunner((await scansOf(tenant)).find((scan) => scan.id === id) as Scan);
  expect((await runner.claim()).status).toBe(200);
  return runner;
}

it("moves the scan of a branch that still waits to the new head, and its events say so", async () => {
  const tenant = await setUp("hosted-g");
  const [first] = await accepted(await push(tenant, COMMIT));
  expect(await accepted(await push(tenant, OTHER_COMMIT))).toEqual([first]);
  expect(await accepted(await push(tenant, OTHER_COMMIT))).toEqual([first]);
  expect(await accepted(await push(tenant, COMMIT))).toEqual([first]);
  expect((await scansOf(tenant)).map(({ id }) => id)).toEqual([first]);
  expect(await eventsOf(tenant, first)).toEqual([
    ["queued", expect.anything()],
    ["moved", { from: COMMIT, to: OTHER_COMMIT }],
    ["moved", { from: OTHER_COMMIT, to: COMMIT }],
  ]);
});

it("starts another once a runner has begun, and moves that one until it is begun, too", async () => {
  const tenant = await setUp("hosted-g");
  const [first] = await accepted(await push(tenant, COMMIT));
  const runner = await claim(tenant, first);
  const [second] = await accepted(await push(tenant, OTHER_COMMIT));
  expect(second).not.toBe(first);
  expect(await accepted(await push(tenant, "c".repeat(40)))).toEqual([second]);
  await runner.finish({ outcome: "completed", summary: summary() });
  expect(await accepted(await push(tenant, COMMIT))).toEqual([second]);
  expect((await scansOf(tenant)).map(({ id }) => id)).toEqual([second, first]);
});

it("starts one scan of many pushes at once", async () => {
  const tenant = await setUp("hosted-g");
  const commits = Array.from({ length: 12 }, (_, n) => n.toString(16).repeat(40));
  const ids = await Promise.all(commits.slice(1).map(async (commit) => accepted(await push(tenant, commit))));
  expect(new Set(ids.flat()).size).toBe(1);
  expect(await scansOf(tenant)).toHaveLength(1);
});

it("moves no manual scan, none of another branch or project, and none that a client has canceled", async () => {
  const tenant = await setUp("hosted-g");
  const manual = await runScan(tenant, "shop", { branch: "main" });
  await makeProject(tenant, { slug: "again", repo_url: "https://elsewhere.example/acme/shop" });
  const [canceled] = await accepted(await push(tenant, COMMIT));
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${canceled}`;
  await call("PATCH", path, { token: tenant.token, body: { status: "canceled" } });
  const branch = { payload: hostedGPush({ ref: "refs/heads/stable", after: COMMIT }) };
  const [stable] = await accepted(await send(tenant, "hosted-g", branch));
  const [started] = await accepted(await push(tenant, OTHER_COMMIT));
  expect(new Set([manual.id, canceled, stable, started]).size).toBe(4);
  for (const id of [manual.id, canceled, stable]) {
    expect((await eventsOf(tenant, id)).map(([type]) => type)).not.toContain("moved");
  }
});

it("clones the repository that the project has by then", async () => {
  const tenant = await setUp("hosted-g");
  await accepted(await push(tenant, COMMIT));
  const body = { repo_url: `http://${repoUrlOf("hosted-g").replace(/^https:\/\//, "")}/` };
  expect((await call("PATCH", `/v1/orgs/${tenant.slug}/projects/shop`, { token: tenant.token, body })).status).toBe(
    200,
  );
  const [id] = await accepted(await push(tenant, OTHER_COMMIT));
  const runner = new TestRunner((await scansOf(tenant)).find((scan) => scan.id === id) as Scan);
  expect(await (await runner.claim()).json()).toMatchObject({ clone_url: body.repo_url });
});

it("starts at most fifty scans of one delivery, and lists what it did not start", async () => {
  const tenant = await setUp("cloud-b");
  for (const slug of ["two", "three"]) await makeProject(tenant, { slug, repo_url: repoUrlOf("cloud-b") });
  const response = await pushBranches(tenant, 120);
  expect(response.headers.get("x-scans-not-started")).toBe("310");
  const started = await accepted(response);
  expect(new Set(started).size).toBe(50);
  const [delivery] = await deliveriesOf(tenant);
  expect(delivery).toMatchObject({ outcome: "accepted", reason: null });
  expect(delivery?.scans.toSorted()).toEqual(started.toSorted());
  expect(delivery?.not_started).toMatchObject({ count: 310, reason: "One delivery starts at most 50 scans." });
  expect(delivery?.not_started?.first).toHaveLength(100);
  expect(delivery?.not_started?.first[0]).toEqual({ project: "three", branch: "b16" });

  const again = await pushBranches(tenant, 120);
  expect(again.headers.get("x-scans-not-started")).toBe("310");
  expect((await accepted(again)).toSorted()).toEqual(started.toSorted());
  const next = await pushBranches(tenant, 30, OTHER_COMMIT, "d-2");
  expect(next.headers.get("x-scans-not-started")).toBeNull();
  expect(await accepted(next)).toHaveLength(90);
  const scans = await env.DB.prepare(
    "select count(*) n from scans where organization_id = (select id from organizations where slug = ?)",
  )
    .bind(tenant.slug)
    .first("n");
  expect(scans).toBe(90);
});

it("says nothing of limits to a delivery below them", async () => {
  const tenant = await setUp("hosted-g");
  const response = await push(tenant, COMMIT);
  expect(response.headers.get("x-scans-not-started")).toBeNull();
  await accepted(response);
  expect((await deliveriesOf(tenant))[0]?.not_started).toBeNull();
});

it("sends messages for what was started alone", async () => {
  const tenant = await setUp("hosted-g");
  const sent: unknown[] = [];
  const queue = { sendBatch: (messages: Iterable<unknown>) => Promise.resolve(void sent.push(...messages)) };
  const sending = { settings: { SCAN_QUEUE: queue } };
  await accepted(await send(tenant, "hosted-g", { ...sending, payload: hostedGPush({ after: COMMIT }) }));
  await accepted(await send(tenant, "hosted-g", { ...sending, payload: hostedGPush({ after: OTHER_COMMIT }) }));
  expect(sent).toHaveLength(1);
});
