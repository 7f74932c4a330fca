import { createHash } from "node:crypto";
import { z } from "zod";
import type { Database } from "../../database/client.ts";
import type { ScanAddress } from "../../database/scan-address.ts";
import { toTimestamp } from "../../database/timestamp.ts";
import { ApiError } from "../../http/errors.ts";
import type { KeyedRequest } from "../../idempotency/idempotency-key.ts";
import { scanNotFound } from "../../scans/locate-scan.ts";
import { newFinding } from "../create-finding.ts";
import { findStoredExternalId, scanExists, type Stored } from "../queries.ts";
import { findingIds } from "../store/finding-id.ts";
import { type AboutChunk, findUploadAnswer } from "../upload/queries.ts";
import { Upload } from "../upload/upload.ts";
import { BatchReader } from "./batch-reader.ts";
import { KeptFindings } from "./kept-findings.ts";

/** What the answer is written from, together with the body. */
const StoredChunks = z.array(z.object({ uuidPrefix: z.string(), findings: z.int() }));

interface CreatedFindings {
  /** An array of the findings in their order, which is that of creation. */
  answer: AsyncGenerator<string>;
  /** Whether an earlier request with the same idempotency key has stored them. */
  isReplay: boolean;
}

/**
 * Adds the findings of a body of UTF-8 to a scan: all or none.
 * @throws ApiError `bad_request`, `not_found` (project or scan), `conflict` (an external id is there twice),
 * `idempotency_key_reused`, and what reading the body throws
 */
export async function createFindings(
  database: Database,
  scan: ScanAddress,
  body: AsyncIterable<Uint8Array>,
  keyed?: KeyedRequest,
): Promise<CreatedFindings> {
  const kept = new KeptFindings();
  const upload = new Upload(database, scan);
  try {
    const { stored, isReplay } = await storeAll(database, scan, body, { kept, upload, keyed });
    if (isReplay) await upload.discard();
    return { answer: writeAnswer(scan, kept, stored), isReplay };
  } catch (error) {
    kept.close();
    await upload.discard();
    throw error;
  }
}

async function storeAll(
  database: Database,
  scan: ScanAddress,
  body: AsyncIterable<Uint8Array>,
  { kept, upload, keyed }: { kept: KeptFindings; upload: Upload; keyed: KeyedRequest | undefined },
): Promise<{ stored: Stored; isReplay: boolean }> {
  const hash = keyed && createHash("sha256");
  const reader = new BatchReader();
  const externalIds = new Set<string>();
  let repeated: string | undefined;
  for await (const chunk of body) {
    hash?.update(chunk);
    for (const request of reader.write(chunk)) {
      const finding = newFinding(request);
      if (externalIds.has(finding.external_id)) repeated ??= finding.external_id;
      externalIds.add(finding.external_id);
      if (repeated !== undefined) continue;
      const keeping = kept.add(finding);
      if (keeping) await keeping;
      const adding = upload.add(finding);
      if (adding) await adding;
    }
  }
  reader.end();
  if (repeated !== undefined) {
    if (!(await scanExists(database, scan))) throw scanNotFound(scan);
    throw new ApiError("conflict", `external_id: ${JSON.stringify(repeated)} is in the batch more than once`);
  }
  const hashed = keyed && hash && { ...keyed, requestHash: hash.digest("hex") };
  const answer = hashed && {
    keyed: hashed,
    from: (chunks: readonly AboutChunk[]) => chunks.map(({ uuidPrefix, findings }) => ({ uuidPrefix, findings })),
  };
  const outcome = await upload.finish({ answer });
  if (typeof outcome === "object") return { stored: outcome, isReplay: false };
  const earlier = hashed && (await findUploadAnswer(database, hashed, StoredChunks));
  if (earlier) return { stored: { chunks: earlier.from, createdAt: earlier.createdAt }, isReplay: true };
  if (outcome === "no_scan") throw scanNotFound(scan);
  throw await externalIdTaken(database, scan, [...externalIds]);
}

/** One that was there and is gone again cannot be named. */
async function externalIdTaken(
  database: Database,
  scan: ScanAddress,
  externalIds: readonly string[],
): Promise<ApiError> {
  const taken = externalIds.length === 1 ? externalIds[0] : await findStoredExternalId(database, scan, externalIds);
  const which = taken === undefined ? "one of them" : JSON.stringify(taken);
  return new ApiError("conflict", `external_id: ${which} is already taken in this scan`);
}

async function* writeAnswer(
  { scanId, orgId }: ScanAddress,
  kept: KeptFindings,
  { chunks, createdAt }: Stored,
): AsyncGenerator<string> {
  const at = JSON.stringify(toTimestamp(createdAt));
  const times = `"created_at":${at},"updated_at":${at}`;
  const place = `"scan_id":${JSON.stringify(scanId)},"org_id":${JSON.stringify(orgId)}`;
  const ids = idsOf(chunks);
  let before = "[";
  try {
    for (const findings of kept.read()) {
      let part = "";
      for (const json of findings) {
        part += `${before}{"id":"${ids.next().value}",${place},${json.slice(1, -1)},${times}}`;
        before = ",";
      }
      yield part;
    }
    yield before === "[" ? "[]" : "]";
  } finally {
    kept.close();
  }
}

function* idsOf(chunks: Stored["chunks"]): Generator<string, undefined> {
  for (const { uuidPrefix, findings } of chunks) {
    yield* findingIds(uuidPrefix, findings);
  }
}
