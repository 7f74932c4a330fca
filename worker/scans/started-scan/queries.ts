import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../database/client.ts";
import { organizationKey } from "../../database/keys.ts";
import { projects, scans } from "../../database/tables.ts";
import { toTimestamp } from "../../database/timestamp.ts";
import { uuidFromHex } from "../../database/uuid.ts";
import { findAnswer, type HashedRequest, insertAnswer } from "../../idempotency/queries.ts";
import type { Scan } from "../schemas.ts";

interface NewScan {
  id: string;
  orgId: string;
  now: number;
}

/** Stores what `findStartedScan` reads, if the scan is stored. */
export function insertScanAnswer(database: Database, { id, orgId, now }: NewScan, keyed: HashedRequest) {
  const where = and(eq(scans.organizationId, organizationKey(orgId)), eq(scans.uuid, id));
  const project = sql`(select p.uuid from ${projects} as p where p.organization_id = ${scans.organizationId} and p.id = ${scans.projectId})`;
  const answer = sql`(select json_array(hex(${scans.uuid}), hex(${project}), ${scans.targetRef}, ${scans.createdAt})
    from ${scans} where ${where})`;
  return insertAnswer(database, keyed, { answer, condition: sql`exists (select 1 from ${scans} where ${where})`, now });
}

const StartedScan = z.tuple([z.string(), z.string(), z.string().nullable(), z.int()]);

/**
 * The scan that an earlier request with the key has started, as it was then.
 * @throws ApiError `idempotency_key_reused`
 */
export async function findStartedScan(
  database: Database,
  keyed: HashedRequest,
  scannerType: string,
): Promise<Scan | undefined> {
  const answer = await findAnswer(database, keyed, StartedScan);
  if (!answer) return undefined;
  const [uuid, projectUuid, targetRef, createdAt] = answer;
  const at = toTimestamp(createdAt);
  return {
    id: uuidFromHex(uuid),
    project_id: uuidFromHex(projectUuid),
    org_id: keyed.orgId,
    status: "queued",
    summary: {},
    scanner_type: scannerType,
    target_ref: targetRef,
    started_at: null,
    finished_at: null,
    created_at: at,
    updated_at: at,
  };
}
