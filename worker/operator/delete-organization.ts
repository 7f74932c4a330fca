import type { DeletionProgress } from "../contract/operator.ts";
import { openShard } from "../database/client.ts";
import { bindingsOf, DIRECTORY_SHARD } from "../database/shards.ts";
import { isDeleted } from "../deletion/queries.ts";
import { forgetOrganization } from "../directory/forget-organization.ts";
import { findEntry } from "../directory/queries.ts";
import { ApiError } from "../http/errors.ts";
import { removeCopy } from "../moves/remove-copy.ts";
import { organizationNotFound } from "../organizations/organization-not-found.ts";
import { deleteOrganization } from "../organizations/queries.ts";

/** Approximate duration of one call. */
const STEP_MS = 2_000;

/**
 * Deletes an organization: from then on nothing serves it. Its rows are removed by `continueDeletion`, or by the cron trigger.
 * @param record called before anything is deleted: its own audit log is deleted with the organization
 * @throws ApiError `not_found`, `conflict` (it is being created or moved)
 */
export async function beginDeletion(
  env: object,
  slug: string,
  record: (organization: { id: string; number: number; shard: string }) => Promise<void>,
): Promise<DeletionProgress> {
  const entry = await findEntry(openShard(env, DIRECTORY_SHARD), { slug });
  if (!entry) throw organizationNotFound(slug);
  const { id: number, uuid: id, shard, status } = entry;
  if (status !== "active") {
    const reason = status === "creating" ? "created: try again in 5 minutes" : "moved: complete that move first";
    throw new ApiError("conflict", `${slug} is being ${reason}.`);
  }
  await record({ id, number, shard });
  const isFound = await deleteOrganization(openShard(env, shard), id);
  await forgetOrganization(env, { uuid: id, shard });
  if (!isFound) throw organizationNotFound(slug);
  return { status: "removing", number, shard, rows: {} };
}

/**
 * Removes rows of a deleted organization for about two seconds.
 * @param number of the organization. One that is not deleted loses nothing.
 * @throws ApiError `bad_request` (no such shard)
 */
export async function continueDeletion(env: object, number: number, shard: string): Promise<DeletionProgress> {
  if (!bindingsOf(env).has(shard)) throw new ApiError("bad_request", "shard: must be one that is bound.");
  const database = openShard(env, shard);
  const progress: DeletionProgress = { status: "done", number, shard, rows: {} };
  if (!(await isDeleted(database, number))) return progress;
  const isComplete = await removeCopy(database.$client, number, Date.now() + STEP_MS, (table, rows) => {
    progress.rows[table] = (progress.rows[table] ?? 0) + rows;
  });
  return { ...progress, status: isComplete ? "done" : "removing" };
}
