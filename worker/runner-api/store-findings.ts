import { v7 as uuidv7 } from "uuid";
import type { PipelineFinding } from "../contract/finding.ts";
import type { Database } from "../database/client.ts";
import type { IdentifiedFinding } from "../findings/queries.ts";
import { type Attempt, insertPipelineFindings } from "../scan-jobs/queries.ts";
import { attemptOver } from "./attempt-over.ts";

/** A bound parameter may have 2,000,000 bytes; local D1 does not enforce it. */
const MAX_PARAMETER_BYTES = 1_800_000;

/**
 * Stores a batch of findings: all or none. What the scan has already stays as it is.
 * @throws ApiError `conflict` when the attempt is over.
 */
export async function storeFindings(
  database: Database,
  attempt: Attempt,
  findings: readonly PipelineFinding[],
): Promise<void> {
  const identified = findings.map((finding) => ({ ...finding, id: uuidv7() }));
  const held = await insertPipelineFindings(database, attempt, chunkByBytes(identified), Date.now());
  if (!held) throw attemptOver();
}

function chunkByBytes(findings: readonly IdentifiedFinding[]): IdentifiedFinding[][] {
  const chunks: IdentifiedFinding[][] = [];
  let chunkBytes = Infinity;
  for (const finding of findings) {
    const bytes = Buffer.byteLength(JSON.stringify(finding)) + 1;
    chunkBytes += bytes;
    if (chunkBytes > MAX_PARAMETER_BYTES) {
      chunks.push([]);
      chunkBytes = bytes;
    }
    chunks.at(-1)?.push(finding);
  }
  return chunks;
}
