import { createHash } from "node:crypto";
import { z } from "zod";
import { type Severity, SEVERITIES } from "../contract/finding.ts";
import { CommitId } from "../contract/git-names.ts";
import type { Database } from "../database/client.ts";
import { consoleUrl } from "../notifications/console-url.ts";
import { failed, type Outcome, postMessage, readStart } from "../notifications/post-message.ts";
import { listCounts } from "../notifications/render-message.ts";
import { urlViolation } from "../notifications/target-url.ts";
import { decryptAccessToken } from "../projects/access-token.ts";
import { boundRepository } from "../projects/repository-url.ts";
import { DEFAULT_ACCESS_TOKEN_USER } from "../projects/schemas.ts";
import type { Settings } from "../settings.ts";
import { recordRefusedToken } from "./check-runs/queries.ts";
import { type CheckRunMessage, sendCheckRun } from "./check-runs/send-check-run.ts";
import { type Status, statusRequest } from "./hosts.ts";
import { judgeRefusal } from "./judge-refusal.ts";
import { findStatusSource, type StatusSource } from "./queries.ts";
import type { CommitStatusRules } from "./schemas.ts";

const MAX_ERROR_BYTES = 16 * 1024;
const Counts = z.record(z.string(), z.number());
const Report = z.object({
  data: z.object({
    scan_id: z.string(),
    branch: z.string(),
    commit: CommitId,
    state: z.enum(["pending", "completed", "failed", "canceled", "superseded"]),
    all: Counts.optional(),
    new: Counts.optional(),
    /** The numbers of the vulnerabilities to annotate. */
    annotated: z.array(z.int()).nullish(),
    /** Recorded by an earlier attempt. */
    check_run: z.object({ id: z.int(), sent: z.int() }).optional(),
  }),
});
type Report = z.infer<typeof Report>["data"];

/**
 * Sets the status of a commit at the host of its repository, with the access token of the project. At GitHub, a check run takes the
 * place of the status where that is asked for and the token may create one.
 */
export async function sendCommitStatus(
  database: Database,
  settings: Settings,
  at: { orgId: string; endpointId: string },
  { id, attempts, body, timeoutMs }: { id: string; attempts: number; body: string; timeoutMs: number },
): Promise<Outcome> {
  const parsed = Report.safeParse(JSON.parse(body));
  if (!parsed.success) return { ...failed("no_commit"), isFinal: true };
  const report = parsed.data.data;
  const source = await findStatusSource(database, at, { id, scanId: report.scan_id, commit: report.commit });
  if (!source) return { ...failed("no_scan"), isFinal: true };
  if (source.isSuperseded) return { ...failed("superseded"), isFinal: true };
  const { projectId, cloneUrl, encryptedToken, tokenRepository: repository, rules } = source;
  if (encryptedToken === null || repository !== boundRepository(cloneUrl)) {
    return { ...failed("no_access_token"), isFinal: true };
  }
  const token = await decryptAccessToken(settings, { projectId, repository }, encryptedToken);
  const target = {
    cloneUrl,
    commit: report.commit,
    user: source.user ?? DEFAULT_ACCESS_TOKEN_USER,
    token,
    basePath: rules.base_path,
  };
  const link = consoleUrl(settings.publicUrl, source.orgSlug, source.projectSlug);
  const status = { ...judge(report, rules), link };
  const { url, headers, body: sent } = statusRequest(rules.host, target, status);
  // Check runs are at the same host.
  if (urlViolation(url, settings.outboundAllowedHosts) !== undefined) return failed("blocked_address");
  const refusedToken = createHash("sha256").update(encryptedToken).digest("hex");
  let isUnpermitted = false;
  if (report.check_run !== undefined || isCheckRun(source, refusedToken)) {
    const message = { orgId: at.orgId, id, attempts, timeoutMs, status, ...checkRunOf(report, source) };
    const outcome = await sendCheckRun(database, target, message);
    if (!("isUnpermitted" in outcome)) return outcome;
    ({ isUnpermitted } = outcome);
  }
  const judgeThis = (response: Response) => judgeResponse(response, rules);
  const outcome = await postMessage(url, { headers, body: sent }, timeoutMs, judgeThis);
  // The status shows that the repository and the commit are not what was refused.
  if (isUnpermitted && outcome.error === null) await recordRefusedToken(database, at, refusedToken);
  return outcome;
}

/** A commit that has a status keeps it: two results of one name would both count. */
function isCheckRun({ rules, refusedToken, shown }: StatusSource, token: string): boolean {
  return rules.annotations && rules.host === "github" && refusedToken !== token && shown?.check_run !== null;
}

function checkRunOf(
  report: Report,
  { rules, shown }: StatusSource,
): Pick<CheckRunMessage, "scanId" | "isCanceled" | "counted" | "annotated" | "progress" | "pendingCheckRun"> {
  const { scan_id: scanId, state } = report;
  const counts = (rules.only_new ? report.new : report.all) ?? {};
  return {
    scanId,
    isCanceled: state === "canceled" || state === "superseded",
    counted: Object.values(counts).reduce((sum, count) => sum + count, 0),
    annotated: report.annotated ?? [],
    progress: report.check_run,
    pendingCheckRun: shown?.scan_id === scanId && shown.state === "pending" ? shown.check_run?.id : undefined,
  };
}

const UNFINISHED: Record<string, Pick<Status, "state" | "description">> = {
  pending: { state: "pending", description: "The scan is queued." },
  failed: { state: "error", description: "The scan failed." },
  canceled: { state: "error", description: "The scan was canceled." },
  superseded: { state: "error", description: "A later push is scanned instead." },
};

/** As the gate does: what counts fails at the severity or above. */
function judge(
  report: Report,
  { fail_on: failOn, only_new: onlyNew }: CommitStatusRules,
): Pick<Status, "state" | "description"> {
  const unfinished = UNFINISHED[report.state];
  if (unfinished) return unfinished;
  const { all = {}, new: added = {} } = report;
  const failing = SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1);
  const counted = onlyNew ? added : all;
  const isFailing = failing.some((severity) => countOf(counted, severity) > 0);
  const description = `New: ${listCounts(named(added))}. Open: ${listCounts(named(all))}.`;
  return { state: isFailing ? "failure" : "success", description };
}

const countOf = (counts: Record<string, number>, severity: Severity): number =>
  counts[SEVERITIES.indexOf(severity)] ?? 0;

function named(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries([...SEVERITIES, "other"].map((name, rank) => [name, counts[rank] ?? 0]));
}

/** What the host refuses for good is not sent again: a token that may not, an unknown commit or repository. */
async function judgeResponse(response: Response, { host }: CommitStatusRules): Promise<Outcome> {
  const { status } = response;
  if (response.ok) return { status, error: null, retryAfterMs: 0 };
  // GitLab refuses the state that the status has already.
  if (host === "gitlab" && status === 400) {
    const body = await readStart(response, MAX_ERROR_BYTES);
    if (body.includes("Cannot transition status")) return { status, error: null, retryAfterMs: 0 };
  }
  return judgeRefusal(response);
}
