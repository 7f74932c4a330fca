import { type Database, openShard } from "../database/client.ts";
import { DIRECTORY_SHARD } from "../database/shards.ts";
import {
  activateEntry,
  deleteEntry,
  type Entry,
  findEntry,
  forgetNetworks,
  hasOrganization,
  listReservedBefore,
} from "./queries.ts";

/** Time limit of a sign-up, from the reservation of the slug to the insertion of the organization. */
export const RESERVED_MS = 60_000;
/** Much longer than the reservation, because the clocks of two databases may differ. */
const ABANDONED_MS = 5 * RESERVED_MS;
const ENTRIES_PER_RUN = 50;

/**
 * Completes the sign-ups of workers that were terminated, or removes their reservations: the slug of an organization that was not
 * created is free again. Forgets networks that are not counted any more.
 */
export async function settleEntries(env: object, now = Date.now()): Promise<void> {
  const directory = openShard(env, DIRECTORY_SHARD);
  const entries = await listReservedBefore(directory, now - ABANDONED_MS, ENTRIES_PER_RUN);
  for (const entry of entries) await settleEntry(env, directory, entry, now);
  await forgetNetworks(directory, now);
}

/** @returns whether a taken slug is now free, because its organization was deleted or was not created completely. */
export async function freeSlug(env: object, slug: string, now = Date.now()): Promise<boolean> {
  const directory = openShard(env, DIRECTORY_SHARD);
  const entry = await findEntry(directory, { slug });
  if (!entry) return true;
  const isSettled = entry.status === "active" || entry.updatedAt < now - ABANDONED_MS;
  return isSettled && (await settleEntry(env, directory, entry, now)) === "deleted";
}

async function settleEntry(env: object, directory: Database, entry: Entry, now: number): Promise<"kept" | "deleted"> {
  if (entry.status !== "creating" && entry.status !== "active") return "kept";
  if (await hasOrganization(openShard(env, entry.shard), entry.id)) {
    await activateEntry(directory, entry.id, now);
    return "kept";
  }
  const rows = await deleteEntry(directory, entry);
  return rows.length > 0 ? "deleted" : "kept";
}
