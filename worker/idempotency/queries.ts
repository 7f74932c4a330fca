import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../database/client.ts";
import { violatesUnique } from "../database/constraint.ts";
import { idempotencyKeys } from "../database/idempotency-tables.ts";
import { isServed, organizationKey } from "../database/keys.ts";
import { ApiError } from "../http/errors.ts";
import type { KeyedRequest } from "./idempotency-key.ts";

/** A keyed request that is read to its end. */
export interface HashedRequest extends KeyedRequest {
  requestHash: string;
}

/**
 * A statement for the batch of the request's work, which fails, and with it the batch, when the key was used. It stores nothing
 * where `condition` does not hold, which says that the work is done.
 */
export function insertAnswer(
  database: Database,
  { orgId, hash, requestHash }: HashedRequest,
  { answer, condition, now }: { answer: SQL; condition: SQL; now: number },
) {
  const stored = [
    organizationKey(orgId),
    sql.param(hash, idempotencyKeys.hash),
    sql.param(requestHash, idempotencyKeys.requestHash),
    sql`${now}`,
    answer,
  ];
  return database.insert(idempotencyKeys).select(sql`select ${sql.join(stored, sql`, `)} where ${condition}`);
}

/** Whether a batch failed because its key was used. */
export function isKeyUsed(error: unknown): boolean {
  return violatesUnique(error, "idempotency_keys.organization_id", "idempotency_keys.hash");
}

/**
 * The answer to an earlier request with the key, or undefined if there was none.
 * @throws ApiError `idempotency_key_reused` if that was another request
 */
export async function findAnswer<T>(
  database: Database,
  { orgId, hash, requestHash }: HashedRequest,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const [row] = await database
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.organizationId, organizationKey(orgId)), eq(idempotencyKeys.hash, hash)));
  if (!row) return undefined;
  if (row.requestHash === requestHash) return schema.parse(JSON.parse(row.answer));
  throw new ApiError(
    "idempotency_key_reused",
    "Idempotency-Key: was used for another request on this path: use a new key for each request.",
  );
}

/** @returns how many were deleted: at most `limit`. */
export async function deleteAnswersBefore(database: Database, time: number, limit: number): Promise<number> {
  const { organizationId, hash, createdAt } = idempotencyKeys;
  const oldest = database
    .select({ organizationId, hash })
    .from(idempotencyKeys)
    .where(and(lt(createdAt, time), isServed(organizationId)))
    .orderBy(createdAt)
    .limit(limit);
  const rows = await database
    .delete(idempotencyKeys)
    .where(sql`(${organizationId}, ${hash}) in ${oldest}`)
    .returning({ organizationId });
  return rows.length;
}
