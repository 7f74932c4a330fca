import { expect, it } from "vitest";
import { call, makeProject, type Tenant } from "../support/client.ts";
import { SilentQueue } from "../support/fair-queue.ts";
import { insertScan, newFinding, storeFindings } from "../support/rows.ts";
import { branchChange, cloudBPush, COMMIT, OTHER_COMMIT } from "./payloads.ts";
import { accepted, deliveriesOf, ignored, repoUrlOf, scansOf, send, setUp } from "./send.ts";

const push = (tenant: Tenant, branches: readonly string[], quotas: Record<string, string>, change = {}) => {
  const { commit = COMMIT, delivery = "d-1" }: { commit?: string; delivery?: string } = change;
  const payload = cloudBPush(branches.map((branch) => branchChange(branch, commit)));
  return send(tenant, "cloud-b", { payload, delivery, settings: { SCAN_QUEUE: new SilentQueue(), ...quotas } });
};
const QUEUED = { QUOTA_QUEUED_SCANS: "2" };
const FULL = "The organization has as many queued scans as its quota allows: wait until some have started.";

it("starts what there is room for, and lists the rest with the quota as the reason", async () => {
  const tenant = await setUp("cloud-b");
  const response = await push(tenant, ["a", "b", "c"], QUEUED);
  expect(response.headers.get("x-scans-not-started")).toBe("1");
  expect(await accepted(response)).toHaveLength(2);
  const [delivery] = await deliveriesOf(tenant);
  expect(delivery).toMatchObject({ outcome: "accepted", reason: null });
  expect(delivery?.not_started).toEqual({ count: 1, reason: FULL, first: [{ project: "shop", branch: "c" }] });
  expect(await scansOf(tenant)).toHaveLength(2);
});

it("answers 200 where there is no room, says why, and starts them at a redelivery once there is", async () => {
  const tenant = await setUp("cloud-b");
  const started = await accepted(await push(tenant, ["a", "b"], QUEUED, { delivery: "d-0" }));
  const full = await push(tenant, ["c", "d"], QUEUED);
  expect(full.headers.get("x-scans-not-started")).toBe("2");
  expect(await ignored(full)).toBe(FULL);
  const [delivery] = await deliveriesOf(tenant);
  expect(delivery).toMatchObject({ outcome: "ignored", reason: FULL, scans: [], not_started: { count: 2 } });
  expect(await scansOf(tenant)).toHaveLength(2);
  for (const id of started) {
    const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${id}`;
    await call("PATCH", path, { token: tenant.token, body: { status: "canceled" } });
  }
  expect(await accepted(await push(tenant, ["c", "d"], QUEUED))).toHaveLength(2);
});

it("moves the waiting scan of a branch to the new head, however full the queue is", async () => {
  const tenant = await setUp("cloud-b");
  const started = await accepted(await push(tenant, ["a", "b"], QUEUED));
  const moved = await push(tenant, ["a", "b"], QUEUED, { commit: OTHER_COMMIT, delivery: "d-2" });
  expect(moved.headers.get("x-scans-not-started")).toBeNull();
  expect((await accepted(moved)).toSorted()).toEqual(started.toSorted());
});

it("holds for concurrent deliveries, and for each organization separately", async () => {
  const [tenant, other] = [await setUp("cloud-b"), await setUp("cloud-b")];
  await Promise.all(["a", "b", "c", "d"].map((branch) => push(tenant, [branch], QUEUED, { delivery: branch })));
  expect(await scansOf(tenant)).toHaveLength(2);
  expect(await accepted(await push(other, ["a", "b"], QUEUED))).toHaveLength(2);
});

it("leaves the maximum of one delivery as it is where the quota is higher", async () => {
  const tenant = await setUp("cloud-b");
  await makeProject(tenant, { slug: "two", repo_url: repoUrlOf("cloud-b") });
  const branches = Array.from({ length: 30 }, (_, n) => `b${n}`);
  const response = await push(tenant, branches, { QUOTA_QUEUED_SCANS: "55" });
  expect(await accepted(response)).toHaveLength(50);
  const [delivery] = await deliveriesOf(tenant);
  expect(delivery?.not_started).toMatchObject({ count: 10, reason: "One delivery starts at most 50 scans." });
});

it("starts none while there are more findings than the quota allows", async () => {
  const tenant = await setUp("cloud-b");
  const { id: projectId } = await makeProject(tenant, { slug: "other" });
  const scanId = await insertScan({ orgId: tenant.orgId, projectId });
  await storeFindings(
    { orgId: tenant.orgId, scanId },
    ["a", "b", "c"].map((name) => newFinding(name)),
  );
  const full = await push(tenant, ["a"], { QUOTA_FINDINGS: "2" });
  expect(full.headers.get("x-scans-not-started")).toBe("1");
  expect(await ignored(full)).toContain("more stored findings than its quota");
  expect(await accepted(await push(tenant, ["a"], { QUOTA_FINDINGS: "3" }))).toHaveLength(1);
});
