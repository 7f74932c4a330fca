import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../worker/database/client.ts";
import { applyRetention } from "../../../worker/retention/apply-retention.ts";
import { Retention } from "../../../worker/retention/schemas.ts";
import { Project } from "../../../worker/projects/schemas.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { call, expectBody, expectError, makeProject, runScan, type Tenant } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { finding, TestRunner } from "../support/runner.ts";
import { createTenant, joinAs } from "../support/users.ts";
import { insertScan, newFinding, organizationBy, storeFindings } from "../support/rows.ts";
import { uuidFromHex } from "../../../worker/database/uuid.ts";
import { home } from "../support/home.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const NOW = 1_900_000_000_000;
type Defaults = Parameters<typeof applyRetention>[1];
const FOREVER: Defaults = { scanRetentionDays: null, eventRetentionDays: null };

interface Shop extends Tenant {
  projectId: string;
  path: string;
}

async function makeShop(): Promise<Shop> {
  const tenant = await createTenant();
  const { id } = await makeProject(tenant);
  return { ...tenant, projectId: id, path: `/v1/orgs/${tenant.slug}/projects/shop/retention` };
}

async function setRetention(shop: Shop, body: unknown): Promise<Retention> {
  return expectBody(await call("PUT", shop.path, { token: shop.token, body }), 200, Retention);
}

/** A scan that ended so many days ago (null: not yet), with an event of that time and so many findings. */
async function addScan(
  { orgId, projectId }: Shop,
  days: number | null,
  { status = "failed", branch = "main", findings = 1 } = {},
): Promise<string> {
  // Identifiers are in the order of creation.
  const id = `${String(100_000 - (days ?? 0)).padStart(8, "0")}${crypto.randomUUID().slice(8)}`;
  const at = days === null ? null : NOW - days * DAY_MS;
  await insertScan({ orgId, projectId }, { id, status, branch, finishedAt: at });
  await home.DB.prepare(
    `insert into scan_events (organization_id, sequence, scan_id, project_id, uuid, attempt, type, message, detail, created_at)
     select organization_id, (select ifnull(max(sequence), 0) + 1 from scan_events), id, project_id, uuid, 1, 'finished', 'm', '{}', ?2 from scans where uuid = unhex(?1, '-')`,
  )
    .bind(id, at ?? NOW)
    .run();
  const rows = Array.from({ length: findings }, (_, n) => newFinding(`f${n}`));
  await storeFindings({ orgId, scanId: id }, rows, at ?? 0);
  return id;
}

async function left(table: "scans" | "findings" | "scan_events", { orgId }: Shop): Promise<string[]> {
  const own = table === "scans" ? "scans.id" : `${table}.scan_id`;
  const read = home.DB.prepare(
    `select distinct lower(hex(scan.uuid)) as id from ${table} join scans as scan
       on scan.organization_id = ${table}.organization_id and scan.id = ${own}
     where scan.organization_id = ${organizationBy("?")}`,
  ).bind(orgId);
  return (await read.all<{ id: string }>()).results.map(({ id }) => uuidFromHex(id)).toSorted();
}

const apply = (defaults: Defaults = FOREVER, binding = home.DB) => applyRetention(openDatabase(binding), defaults, NOW);

const settingsWith = (change: Record<string, string>) => settingsOf({ ...env, ...change });

describe("the settings", () => {
  it("are the project's own, and no part of the project", async () => {
    const shop = await makeShop();
    const unset = { scan_days: null, event_days: null };
    const read = async () => expectBody(await call("GET", shop.path, { token: shop.token }), 200, Retention);
    expect(await read()).toEqual(unset);
    expect(await setRetention(shop, { scan_days: 90, event_days: 7 })).toEqual({ scan_days: 90, event_days: 7 });
    expect(await setRetention(shop, { event_days: 30 })).toEqual({ scan_days: null, event_days: 30 });
    expect(await read()).toEqual({ scan_days: null, event_days: 30 });
    expect(await setRetention(shop, {})).toEqual(unset);
    const project = `/v1/orgs/${shop.slug}/projects/shop`;
    await expectBody(await call("GET", project, { token: shop.token }), 200, Project);
  });

  it.for([{ scan_days: 0 }, { scan_days: -1 }, { scan_days: 1.5 }, { event_days: "7" }, { event_days: 36_501 }, []])(
    "refuse %j and stay",
    async (body) => {
      const shop = await makeShop();
      await setRetention(shop, { scan_days: 5 });
      await expectError(await call("PUT", shop.path, { token: shop.token, body }), 400, "bad_request");
      const kept = await expectBody(await call("GET", shop.path, { token: shop.token }), 200, Retention);
      expect(kept).toEqual({ scan_days: 5, event_days: null });
    },
  );

  it("are for admins to change and for members to read", async () => {
    const shop = await makeShop();
    const { token } = await joinAs(shop, "member");
    await expectBody(await call("GET", shop.path, { token }), 200, Retention);
    await expectError(await call("PUT", shop.path, { token, body: { scan_days: 1 } }), 403, "forbidden");
  });

  it("of the worker are days, or nothing for ever", () => {
    expect(settingsWith({ SCAN_RETENTION_DAYS: "", EVENT_RETENTION_DAYS: "" })).toMatchObject(FOREVER);
    expect(settingsWith({ SCAN_RETENTION_DAYS: "30", EVENT_RETENTION_DAYS: "7" })).toMatchObject({
      scanRetentionDays: 30,
      eventRetentionDays: 7,
    });
    for (const wrong of ["0", "-1", "soon", "1.5"]) {
      expect(() => settingsWith({ SCAN_RETENTION_DAYS: wrong })).toThrow("SCAN_RETENTION_DAYS");
    }
  });
});

describe("the cron", () => {
  it("deletes nothing by default, and nothing of projects that do not ask for it", async () => {
    const [asking, other] = [await makeShop(), await makeShop()];
    await setRetention(asking, { scan_days: 1, event_days: 1 });
    const kept = await addScan(other, 10_000);
    await addScan(asking, 10_000);
    await apply();
    expect(await left("scans", asking)).toEqual([]);
    for (const table of ["scans", "findings", "scan_events"] as const) expect(await left(table, other)).toEqual([kept]);
  });

  it("deletes scans that ended before their time, with all they have, and no other", async () => {
    const shop = await makeShop();
    await setRetention(shop, { scan_days: 30 });
    const kept = [
      await addScan(shop, 29),
      await addScan(shop, null, { status: "running" }),
      await addScan(shop, null, { status: "pending" }),
      await addScan(shop, 300, { status: "completed" }),
      // Ended once, and opened again by a client.
      await addScan(shop, 31, { status: "running" }),
      await addScan(shop, 31, { status: "queued" }),
    ];
    await addScan(shop, 31);
    await addScan(shop, 400, { status: "completed" });
    await addScan(shop, 31, { status: "completed", branch: "feature" });
    await addScan(shop, 31, { status: "canceled" });
    await apply();
    for (const table of ["scans", "findings", "scan_events"] as const) {
      expect(await left(table, shop), table).toEqual(kept.toSorted());
    }
  });

  it("goes by the default of the service where the project has none", async () => {
    const [own, none] = [await makeShop(), await makeShop()];
    await setRetention(own, { scan_days: 100 });
    const kept = await addScan(own, 50);
    await addScan(none, 50);
    await apply({ scanRetentionDays: 30, eventRetentionDays: null });
    expect(await left("scans", own)).toEqual([kept]);
    expect(await left("scans", none)).toEqual([]);
  });

  it("deletes events and leaves their scans", async () => {
    const shop = await makeShop();
    await setRetention(shop, { event_days: 7 });
    const [young, old] = [await addScan(shop, 6), await addScan(shop, 8)];
    await apply();
    expect(await left("scan_events", shop)).toEqual([young]);
    expect(await left("scans", shop)).toEqual([young, old].toSorted());
  });

  it("does a bounded piece of the work at each run, and all of it in the end", async () => {
    const shop = await makeShop();
    await setRetention(shop, { scan_days: 1 });
    await addScan(shop, 9, { findings: 30_000 });
    for (let n = 0; n < 3; n += 1) await addScan(shop, 2, { findings: 2 });
    const count = home.DB.prepare(
      "select count(*) n from findings where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    ).bind(shop.orgId);
    await apply();
    expect(await count.first("n")).toBe(30_006 - 20_000);
    await apply();
    await apply();
    expect(await count.first("n")).toBe(0);
    expect(await left("scans", shop)).toEqual([]);
  });

  it("counts the findings of many small scans as it does those of a large one", async () => {
    const shop = await makeShop();
    await setRetention(shop, { scan_days: 1 });
    for (let n = 0; n < 15; n += 1) await addScan(shop, 2, { findings: 1_900 });
    await apply();
    const count = home.DB.prepare(
      "select count(*) n from findings where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    ).bind(shop.orgId);
    expect(await count.first("n")).toBe(15 * 1_900 - 20_000);
    expect(await left("scans", shop)).toHaveLength(5);
    await apply();
    expect(await left("scans", shop)).toEqual([]);
  });

  it("leaves a scan alone that the pipeline works on", async () => {
    const shop = await makeShop();
    await setRetention(shop, { scan_days: 1 });
    const scan = await runScan(shop);
    const runner = new TestRunner(scan);
    await runner.claim();
    await runner.findings(finding("new"));
    await home.DB.prepare("update scans set finished_at = 1 where uuid = unhex(?, '-')").bind(scan.id).run();
    await apply();
    for (const table of ["scans", "findings"] as const) expect(await left(table, shop)).toEqual([scan.id]);
  });

  it("finds what is to go by an index, however much stays", async () => {
    const spy = new DatabaseSpy();
    await apply({ scanRetentionDays: 1, eventRetentionDays: 1 }, spy.binding);
    const [plan] = await spy.plansOf("\n    select");
    expect(plan).toContain("scans_finished");
    expect(plan).toContain("scans_latest");
    expect(plan).not.toMatch(/SCAN scans/);
    const [events] = await spy.plansOf('delete from "scan_events"');
    expect(events).toContain("scan_events_project");
    expect(events).not.toMatch(/SCAN scan_events/);
  });
});
