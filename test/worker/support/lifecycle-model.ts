import type { Database } from "../../../worker/database/client.ts";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { ScanMessage } from "../../../worker/contract/dispatch.ts";
import { insertPipelineFindings } from "../../../worker/runner-api/queries.ts";
import { afterAttempt, type AttemptEnd, MAX_ATTEMPTS } from "../../../worker/scan-jobs/lifecycle.ts";
import { startScan } from "../../../worker/scans/start-scan.ts";
import { settingsOf } from "../../../worker/settings.ts";
import type { Tenant } from "./client.ts";
import { organizationBy, scanBy } from "./rows.ts";
import { home } from "./home.ts";

export const LEASE_MS = settingsOf(env).leaseMs;
export const MAX_WAIT_MS = 24 * 60 * 60 * 1_000;

/** The expected rows of one scan, computed independently. */
export interface Model {
  exists: boolean;
  status: string;
  open: boolean;
  claimId: string | null;
  attempt: number;
  handedBack: number;
  dueAt: number;
  createdAt: number;
  /** When the current attempt was claimed. */
  claimedAt: number;
  now: number;
  /** When the sweeper ran last; null for never. */
  sweptAt: number | null;
  /** The last time that it did not run, for too long. */
  away: { from: number; until: number };
  /** External id to the attempt that found it; null for a client's own. */
  findings: Map<string, number | null>;
  /** Attempts that were followed by another one, with the reason. */
  retried: Map<number, string>;
  finished: number;
}

/** A queue that loses every message: scans must end without it. */
const losing = {
  send: () => Promise.resolve(),
  sendBatch: () => Promise.resolve(),
} as unknown as Queue<ScanMessage>;

export interface Real {
  tenant: Tenant;
  scanId: string;
  /** The time and the rows by which it was checked last who may write, and the attempt of then. */
  checked: { rows: string; attempt: number };
  context: {
    database: Database;
    settings: ReturnType<typeof settingsOf>;
    queue: typeof losing;
    notificationQueue: Queue;
  };
}

export async function setUp(tenant: Tenant): Promise<{ model: Model; real: Real }> {
  const context = {
    database: home.database,
    settings: settingsOf(env),
    queue: losing,
    notificationQueue: losing as unknown as Queue,
  };
  const now = Date.now();
  const start = {
    orgId: tenant.orgId,
    projectSlug: "shop",
    scannerType: "manual" as const,
    cloneUrl: "https://git.example/a.git",
    branch: "main",
  };
  const { scan } = await startScan(context.database, context.settings, losing, start, now);
  const scanId = scan.id;
  await home.DB.prepare("delete from sweeps").run();
  const model: Model = {
    exists: true,
    status: "queued",
    open: true,
    claimId: null,
    attempt: 1,
    handedBack: 0,
    dueAt: now + LEASE_MS,
    createdAt: now,
    claimedAt: now,
    now,
    sweptAt: null,
    away: { from: 0, until: 0 },
    findings: new Map(),
    retried: new Map(),
    finished: 0,
  };
  return { model, real: { tenant, scanId, checked: { rows: "", attempt: 0 }, context } };
}

export function isWaiting({ exists, open, status, claimId }: Model): boolean {
  return exists && open && status === "queued" && claimId === null;
}

export function mayWrite(model: Model, attempt: number): boolean {
  const { exists, open, status, claimId } = model;
  return exists && open && status === "running" && claimId !== null && attempt === model.attempt;
}

export function endScan(model: Model, status: "completed" | "failed", claimId: string | null): void {
  Object.assign(model, { status, open: false, claimId, finished: model.finished + 1 });
}

/** The current attempt ends without a result. */
export function endAttempt(model: Model, end: AttemptEnd, reason: string): void {
  const next = afterAttempt(model, end);
  if (next === "permanent_failure") return endScan(model, "failed", end === "lost" ? null : model.claimId);
  model.retried.set(model.attempt, reason);
  for (const [id, attempt] of model.findings) if (attempt !== null) model.findings.delete(id);
  Object.assign(model, {
    status: "queued",
    claimId: null,
    attempt: model.attempt + 1,
    handedBack: model.handedBack + (end === "handed_back" ? 1 : 0),
    dueAt: model.now + next.delayMs + LEASE_MS,
  });
}

/** A deleted scan passes to a deleted project. */
const IS_SHOWN = "project_id not in (select id from projects where slug = '~')";

/** Compares the rows with the model, and checks that no two attempts can write. */
export async function check(model: Model, { tenant, scanId, checked, context }: Real): Promise<void> {
  const [scans, jobs, findings, events] = await home.DB.batch<Record<string, unknown>>([
    home.DB.prepare(
      `select status, started_at, finished_at from scans where uuid = unhex(?, '-') and ${IS_SHOWN}`,
    ).bind(scanId),
    home.DB.prepare(
      "select attempt, handed_back, claim_id, due_at from scan_jobs where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-'))",
    ).bind(scanId),
    home.DB.prepare(
      `select iif(typeof(c.external_id) = 'blob', lower(hex(c.external_id)), c.external_id) as external_id, b.attempt
       from finding_batches as b
         join findings as f on f.organization_id = b.organization_id and f.id between b.first_id and b.last_id
         join finding_contents as c on c.organization_id = f.organization_id and c.id = f.content_id
       where b.scan_id = ${scanBy("?")} and b.organization_id = ${organizationBy("?")} and b.${IS_SHOWN}`,
    ).bind(scanId, tenant.orgId),
    home.DB.prepare(
      "select type, count(*) as n from scan_events where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-')) group by type",
    ).bind(scanId),
  ]);
  const counts = new Map(events?.results.map(({ type, n }) => [type, n]));
  const [scan, job] = [scans?.results[0], jobs?.results[0]];
  const seen = scan && {
    status: scan["status"],
    attempt: job?.["attempt"],
    handedBack: job?.["handed_back"],
    claimId: job?.["claim_id"],
    dueAt: job?.["due_at"],
    findings: Object.fromEntries((findings?.results ?? []).map((row) => [row["external_id"], row["attempt"]])),
    retried: counts.get("retried") ?? 0,
    finished: counts.get("finished") ?? 0,
  };
  const { status, attempt, handedBack, claimId, open, dueAt, finished } = model;
  const expected = { status, attempt, handedBack, claimId, dueAt: open ? dueAt : null, finished };
  const rest = { findings: Object.fromEntries(model.findings), retried: model.retried.size };
  expect(seen).toEqual(model.exists ? { ...expected, ...rest } : undefined);
  expect(findings?.results.length).toBe(model.exists ? model.findings.size : 0);
  expect(model.attempt - model.handedBack).toBeLessThanOrEqual(MAX_ATTEMPTS);
  const rows = JSON.stringify([model.now, scan, job]);
  // The answer is made of these rows.
  if (rows === checked.rows) return;
  const all = Array.from({ length: model.attempt + 1 }, (_, n) => n + 1);
  // Earlier ones were refused when this one began, and are again when it ends.
  const attempts = model.attempt === checked.attempt && model.open ? all.slice(-3) : all;
  Object.assign(checked, { rows, attempt: model.attempt });
  const writers = [];
  for (const one of attempts) {
    const given = { scanId, orgId: tenant.orgId, attempt: one };
    if (await insertPipelineFindings(context.database, given, { rows: [] }, model.now)) writers.push(one);
  }
  expect(writers).toEqual(attempts.filter((one) => mayWrite(model, one)));
  expect(writers.length).toBeLessThanOrEqual(1);
}
