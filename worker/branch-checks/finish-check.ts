import { createHash } from "node:crypto";
import { type CheckReport, type ScannerVersion, ScannerVersions } from "../contract/branch-check.ts";
import type { ScanMessage } from "../contract/dispatch.ts";
import type { Database } from "../database/client.ts";
import { repositoryKey } from "../projects/repository-url.ts";
import { noteMove } from "../repositories/queries.ts";
import { staleAttempt } from "../runner-api/stale-attempt.ts";
import { sendScans } from "../scan-jobs/send-scan.ts";
import type { Settings } from "../settings.ts";
import { insertPush } from "../webhooks/pushes/queries.ts";
import { REASONS } from "../webhooks/reasons.ts";
import { type Check, findCheckedProject, listNewestScans, type NewestScan, recordCheck } from "./queries.ts";

/** What the delivery log shows as the host of a missed push. */
export const SCHEDULE_HOST = "schedule";

type Heads = Extract<CheckReport, { outcome: "heads" }>;

/**
 * Ends a check: starts the scans of the heads that have none, like those of a push, and records its result. A repeated call, or
 * one after a failure in between, starts nothing again.
 * @throws ApiError `conflict` if another check has replaced it, or it has ended.
 */
export async function finishCheck(
  context: { database: Database; settings: Settings; queue: Queue<ScanMessage> },
  check: Check,
  report: CheckReport,
  now = Date.now(),
): Promise<void> {
  const { database } = context;
  if (report.outcome === "heads") await startMissing(context, check, report, now);
  const error = report.outcome === "failed" ? report.message : null;
  if (report.outcome === "failed" && report.moved_to !== undefined) {
    const repoUrl = (await findCheckedProject(database, check, now))?.repoUrl;
    const move = { movedTo: report.moved_to, source: "redirect", now } as const;
    if (repoUrl) await noteMove(database, check.orgId, { ...move, from: [repositoryKey(repoUrl)] });
  }
  if (!(await recordCheck(database, check, { error, now }))) throw staleAttempt();
}

async function startMissing(
  { database, settings, queue }: { database: Database; settings: Settings; queue: Queue<ScanMessage> },
  check: Check,
  report: Heads,
  now: number,
): Promise<void> {
  const project = await findCheckedProject(database, check, now);
  if (!project?.repoUrl) throw staleAttempt();
  const branches = report.heads.map(({ branch }) => branch);
  const newest = new Map((await listNewestScans(database, check, branches, now)).map((scan) => [scan.branch, scan]));
  const heads = report.heads.filter(({ branch, commit }) => isMissing(newest.get(branch), commit, report.scanners));
  if (heads.length === 0) return;
  const deliveryKey = createHash("sha256")
    .update(JSON.stringify(["branch_check", check.checkId]))
    .digest("hex");
  const { newScanIds, shard } = await insertPush(
    database,
    {
      orgId: check.orgId,
      host: SCHEDULE_HOST,
      event: "branch_check",
      deliveryId: check.checkId,
      deliveryKey,
      requestId: check.checkId,
      network: "",
      now,
    },
    {
      repositoryKeys: [repositoryKey(project.repoUrl)],
      projectId: project.projectId,
      heads,
      moreHeads: 0,
      dueAt: now + settings.messageMs,
      unmatchedReason: REASONS.noProject.reason,
      quotas: settings.quotas,
    },
  );
  await sendScans(
    queue,
    newScanIds.map((scanId) => ({ scanId, attempt: 1, shard })),
  );
}

/**
 * Whether a head has no scan: the newest scan of its branch is of another commit, or was made by scanners of other versions. An
 * open scan clones the head, and one that failed is not repeated: its summary says what to do.
 */
function isMissing(newest: NewestScan | undefined, commit: string, scanners: readonly ScannerVersion[]): boolean {
  if (!newest) return true;
  if (newest.isOpen === 1) return false;
  return newest.commit !== commit || (newest.isCompleted === 1 && isOutdated(newest.scanners, scanners));
}

function isOutdated(stored: string | null, current: readonly ScannerVersion[]): boolean {
  const known = ScannerVersions.safeParse(JSON.parse(stored ?? "null")).data;
  if (!known) return false;
  return textOf(known) !== textOf(current);
}

function textOf(versions: readonly ScannerVersion[]): string {
  const lines = versions.map(({ name, version }) => `${name} ${version}`);
  return lines.toSorted((a, b) => (a < b ? -1 : 1)).join("\n");
}
