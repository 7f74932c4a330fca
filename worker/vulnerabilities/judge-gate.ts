import { type Severity, SEVERITIES } from "../contract/finding.ts";
import type { Database } from "../database/client.ts";
import { projectNotFound } from "../projects/require-project.ts";
import { findGateFacts } from "./gate/queries.ts";
import type { Gate } from "./schemas.ts";

/**
 * Whether a branch may pass: it fails if it has open vulnerabilities of at least a severity that nobody has dismissed.
 * @throws ApiError `not_found` (project)
 */
export async function judgeGate(
  database: Database,
  asked: {
    orgId: string;
    slug: string;
    branch: string | undefined;
    base: string | undefined;
    failOn: Severity;
    onlyNew: boolean;
  },
): Promise<Gate> {
  const { slug, failOn, onlyNew } = asked;
  const facts = await findGateFacts(database, asked);
  if (!facts) throw projectNotFound(slug);
  const { branch, base, lastScan, pendingScan, open } = facts;
  const counts = SEVERITIES.map((severity, rank) => ({ severity, count: open.get(rank) ?? 0 }));
  const limit = SEVERITIES.indexOf(failOn);
  const failing = counts.filter(({ count }, rank) => rank <= limit && count > 0);
  const kind = onlyNew ? `new on ${branch}` : `open on ${branch}`;
  const common = { branch, base, fail_on: failOn, only_new: onlyNew, scan_id: lastScan ?? null, counts };
  if (pendingScan !== undefined)
    return { ...common, status: "pending", reasons: [`Scan ${pendingScan} of ${branch} has not ended.`] };
  if (lastScan === undefined) return { ...common, status: "pending", reasons: [`No scan of ${branch} has completed.`] };
  if (failing.length === 0) return { ...common, status: "passed", reasons: [] };
  return {
    ...common,
    status: "failed",
    reasons: failing.map(({ severity, count }) => `${count} ${severity} ${kind}.`),
  };
}
