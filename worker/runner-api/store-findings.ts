import type { Coverage } from "../contract/finding-identity.ts";
import type { PipelineFinding } from "../contract/finding.ts";
import type { Database } from "../database/client.ts";
import type { Attempt } from "../scan-jobs/queries.ts";
import { staleAttempt } from "./stale-attempt.ts";
import { insertPipelineFindings } from "./queries.ts";

/**
 * Stores a batch of findings: all or none. Findings that the scan already has are unchanged.
 * @throws ApiError `conflict` if the attempt has ended.
 */
export async function storeFindings(
  database: Database,
  attempt: Attempt,
  findings: readonly PipelineFinding[],
  { coverage, now = Date.now() }: { coverage?: Coverage | undefined; now?: number } = {},
): Promise<void> {
  const once = new Map(findings.toReversed().map((finding) => [finding.external_id, finding]));
  const first = findings.filter((finding) => once.get(finding.external_id) === finding);
  if (!(await insertPipelineFindings(database, attempt, { rows: first, coverage }, now))) throw staleAttempt();
}
