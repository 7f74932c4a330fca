import { z } from "zod";
import { type Severity, SEVERITIES } from "../contract/finding.ts";
import { CommitId } from "../contract/git-names.ts";
import type { Database } from "../database/client.ts";
import { consoleUrl } from "../notifications/console-url.ts";
import { failed, type Outcome, postMessage } from "../notifications/post-message.ts";
import { listCounts } from "../notifications/render-message.ts";
import { parseRetryAfter } from "../notifications/retry-schedule.ts";
import { urlViolation } from "../notifications/target-url.ts";
import { decryptAccessToken } from "../projects/access-token.ts";
import { boundRepository } from "../projects/repository-url.ts";
import { DEFAULT_ACCESS_TOKEN_USER } from "../projects/schemas.ts";
import type { Settings } from "../settings.ts";
import { rateLimitDelayMs, type Status, statusRequest } from "./hosts.ts";
import { findStatusSource } from "./queries.ts";
import type { CommitStatusRules } from "./schemas.ts";

const Counts = z.record(z.string(), z.number());
const Report = z.object({
  data: z.object({
    scan_id: z.string(),
    branch: z.string(),
    commit: CommitId,
    state: z.enum(["pending", "completed", "failed", "canceled", "superseded"]),
    all: Counts.optional(),
    new: Counts.optional(),
  }),
});
type Report = z.infer<typeof Report>["data"];

/** Sets the status of a commit at the host of its repository, with the access token of the project. */
export async function sendCommitStatus(
  database: Database,
  settings: Settings,
  at: { orgId: string; endpointId: string },
  { id, body, timeoutMs }: { id: string; body: string; timeoutMs: number },
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
  const { url, headers, body: sent } = statusRequest(rules.host, target, { ...judge(report, rules), link });
  if (urlViolation(url, settings.outboundAllowedHosts) !== undefined) return failed("blocked_address");
  return postMessage(url, { headers, body: sent }, timeoutMs, (response) => judgeResponse(response, rules));
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
  const { status, headers } = response;
  if (response.ok) return { status, error: null, retryAfterMs: 0 };
  // GitLab refuses the state that the status has already.
  if (host === "gitlab" && status === 400 && (await response.text()).includes("Cannot transition status")) {
    return { status, error: null, retryAfterMs: 0 };
  }
  const now = Date.now();
  const delayMs = rateLimitDelayMs(response, now);
  if (delayMs === undefined) return { status, error: "status", retryAfterMs: 0, isFinal: true };
  return { status, error: "status", retryAfterMs: Math.max(delayMs, parseRetryAfter(headers.get("retry-after"), now)) };
}
