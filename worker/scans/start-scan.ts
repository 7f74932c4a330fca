import { v7 as uuidv7 } from "uuid";
import type { ScanMessage } from "../contract/dispatch.ts";
import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import { hashParts, type KeyedRequest } from "../idempotency/idempotency-key.ts";
import { type HashedRequest, isKeyUsed } from "../idempotency/queries.ts";
import { bindAccessToken } from "../projects/bind-access-token.ts";
import { sendScan } from "../scan-jobs/send-scan.ts";
import type { Settings } from "../settings.ts";
import { insertQueuedScan } from "./queries.ts";
import { findStartedScan } from "./started-scan/queries.ts";
import type { Scan } from "./schemas.ts";

export interface ScanStart {
  orgId: string;
  projectSlug: string;
  scannerType: "manual";
  cloneUrl: string;
  branch: string | undefined;
  keyed?: KeyedRequest | undefined;
}

export interface StartedScan {
  scan: Scan;
  /** Whether an earlier request with the same idempotency key has started it. */
  isReplay: boolean;
}

/**
 * Queues a scan. An access token without a repository is bound to the repository that is scanned. Once the rows are stored, the
 * scan reaches a final status even if its message is lost.
 * @throws ApiError `not_found` (project), `idempotency_key_reused`
 */
export async function startScan(
  database: Database,
  settings: Settings,
  queue: Queue<ScanMessage>,
  start: ScanStart,
  now = Date.now(),
): Promise<StartedScan> {
  const keyed = start.keyed && {
    ...start.keyed,
    requestHash: hashParts([start.cloneUrl, JSON.stringify(start.branch ?? null)]),
  };
  try {
    return { scan: await insertScan(database, settings, queue, { ...start, keyed }, now), isReplay: false };
  } catch (error) {
    if (!keyed || !isKeyUsed(error)) throw error;
    const scan = await findStartedScan(database, keyed, start.scannerType);
    if (!scan) throw error;
    return { scan, isReplay: true };
  }
}

async function insertScan(
  database: Database,
  settings: Settings,
  queue: Queue<ScanMessage>,
  start: ScanStart & { keyed: HashedRequest | undefined },
  now: number,
): Promise<Scan> {
  const queued = { ...start, id: uuidv7(), now, dueAt: now + settings.messageMs };
  let { scan, unbound } = await insertQueuedScan(database, queued, { evenUnbound: false });
  if (unbound) {
    await bindAccessToken(database, settings, { orgId: start.orgId, slug: start.projectSlug, unbound }, start.cloneUrl);
    ({ scan } = await insertQueuedScan(database, queued, { evenUnbound: true }));
  }
  if (!scan) throw new ApiError("not_found", `There is no project ${start.projectSlug} in this organization.`);
  await sendScan(queue, { scanId: scan.id, attempt: 1, shard: database.shard });
  return scan;
}
