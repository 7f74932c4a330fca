import { v7 as uuidv7 } from "uuid";
import type { PipelineFinding } from "../contract/finding.ts";
import type { Database } from "../database/client.ts";
import type { Attempt } from "../scan-jobs/queries.ts";
import { attemptOver } from "./stale-attempt.ts";
import { insertPipelineFindings } from "./queries.ts";

/**
 * Stores a batch of findings: all or none. What the scan has already stays as it is.
 * @throws ApiError `conflict` when the attempt is over.
 */
export async function storeFindings(
  database: Database,
  attempt: Attempt,
  findings: readonly PipelineFinding[],
  now = Date.now(),
): Promise<void> {
  const identified = findings.map((finding) => ({ ...finding, id: uuidv7() }));
  if (!(await insertPipelineFindings(database, attempt, identified, now))) throw attemptOver();
}
