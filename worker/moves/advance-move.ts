import { auditEntry } from "../audit/audit-entry.ts";
import { insertAuditEntry } from "../audit/queries.ts";
import type { MoveProgress } from "../contract/operator.ts";
import { openShard } from "../database/client.ts";
import { bindingOf, DIRECTORY_SHARD } from "../database/shards.ts";
import { deleteEntry, type Entry, findEntry } from "../directory/queries.ts";
import { ApiError } from "../http/errors.ts";
import { logEvent } from "../http/log.ts";
import { beginCopy, copyChanges, copyPage, findCopy, type Move } from "./copy.ts";
import { isOvertaken } from "./databases.ts";
import { changeEntry, listAbandonedMoves } from "./queries.ts";
import { endTriggers, removeCopy } from "./remove-copy.ts";
import { isServed, switchShards } from "./switch-shards.ts";

/** Approximate duration of one call. */
const STEP_MS = 2_000;
/** With at most this number of changed rows left, writes are held until they are copied. */
const FEW_CHANGES = 100;
const ABANDONED_MS = 60_000;

/**
 * Does the next part of a move, to be called until the status is `done`. The progress is in the databases: a move can be
 * interrupted after any call, and continued later.
 *
 *   active ──► copying ──► switching ──► removing ──► active
 *                 └── canceled, or copy differs ─►┘
 * @param move `target` is the binding of a shard, such as `DB_1`. That of the current shard cancels a move that has not switched yet.
 * @throws ApiError `not_found`, `conflict` (the organization is being created or moved elsewhere, or the copy differs)
 */
export async function advanceMove(
  env: object,
  { slug, target, requestId }: { slug: string; target: string; requestId: string },
): Promise<MoveProgress> {
  const directory = openShard(env, DIRECTORY_SHARD);
  const entry = await findEntry(directory, { slug });
  if (!entry) throw new ApiError("not_found", `There is no organization ${slug}.`);
  if (entry.status === "active") {
    if (entry.shard === target) return { status: "done", shard: entry.shard, rows: {} };
    await insertAuditEntry(
      openShard(env, entry.shard),
      auditEntry({
        organization: { slug },
        actorType: "operator",
        actorId: null,
        action: "moveOrganization",
        requestId,
        changes: JSON.stringify({ from: entry.shard, to: target }),
      }),
    );
    await changeEntry(directory, entry, { status: "copying", shard: entry.shard, otherShard: target });
    return { status: "copying", shard: entry.shard, rows: {} };
  }
  if (entry.status === "copying" && entry.shard === target) {
    await changeEntry(directory, entry, { ...entry, status: "removing" });
    return { status: "removing", shard: entry.shard, rows: {} };
  }
  if (entry.status === "creating") throw new ApiError("conflict", `${slug} is being created: try again in 5 minutes.`);
  if (entry.status !== "removing" && entry.otherShard !== target) {
    throw new ApiError(
      "conflict",
      `${slug} is being moved to ${entry.otherShard}: complete that move, or move it back, first.`,
    );
  }
  try {
    const progress = await advance(env, entry);
    // The copy of an earlier move is deleted: this move begins.
    return progress.status === "done" && progress.shard !== target ? { ...progress, status: "removing" } : progress;
  } catch (error) {
    if (isOvertaken(error))
      return { status: entry.status === "switching" ? "switching" : "copying", shard: entry.shard, rows: {} };
    throw error;
  }
}

/** Continues abandoned moves that hold writes or have rows to delete. */
export async function continueAbandonedMoves(env: object, now = Date.now()): Promise<void> {
  const entries = await listAbandonedMoves(openShard(env, DIRECTORY_SHARD), now - ABANDONED_MS, 1);
  for (const entry of entries) await advance(env, entry);
}

async function advance(env: object, entry: Entry): Promise<MoveProgress> {
  if (entry.status === "copying") return continueCopy(env, entry);
  return entry.status === "switching" ? switchOver(env, entry) : removeOldRows(env, entry);
}

function moveOf(env: object, { id, uuid, slug, shard, otherShard }: Entry): Move {
  return { id, uuid, slug, source: bindingOf(env, shard), target: bindingOf(env, otherShard ?? "") };
}

async function continueCopy(env: object, entry: Entry): Promise<MoveProgress> {
  const directory = openShard(env, DIRECTORY_SHARD);
  const move = moveOf(env, entry);
  const progress: MoveProgress = { status: "copying", shard: entry.shard, rows: {} };
  const become = async (status: "switching" | "removing"): Promise<MoveProgress> => {
    await changeEntry(directory, entry, { ...entry, status });
    return { ...progress, status };
  };
  if (!(await isServed(move.source, entry.id))) return become("removing");
  const endsAt = Date.now() + STEP_MS;
  let copy = await findCopy(move);
  if (!copy) {
    await beginCopy(move);
    return progress;
  }
  while (Date.now() < endsAt) {
    const page = await copyPage(move, copy);
    if (!page) break;
    progress.rows[page.table] = (progress.rows[page.table] ?? 0) + page.rows;
    copy = page.copy;
  }
  while (Date.now() < endsAt) {
    const changes = await copyChanges(move, copy);
    if (changes <= FEW_CHANGES) return become("switching");
    progress.rows["changed_rows"] = (progress.rows["changed_rows"] ?? 0) + changes;
    copy = (await findCopy(move)) ?? copy;
  }
  return progress;
}

async function switchOver(env: object, entry: Entry): Promise<MoveProgress> {
  const directory = openShard(env, DIRECTORY_SHARD);
  const heldAt = Date.now();
  const differences = await switchShards(moveOf(env, entry));
  if (differences.length > 0) {
    await changeEntry(directory, entry, { ...entry, status: "removing" });
    const listed = differences.map(({ table, source, copy }) => `${table} ${copy} of ${source}`).join(", ");
    throw new ApiError("conflict", `The copy differs (${listed}): nothing was moved. Run it again.`);
  }
  const [from, to] = [entry.shard, entry.otherShard ?? ""];
  await changeEntry(directory, entry, { status: "removing", shard: to, otherShard: from });
  const heldMs = Date.now() - heldAt;
  logEvent("info", "organization_moved", { org: entry.slug, from, to, held_ms: heldMs });
  return { status: "removing", shard: to, rows: {}, heldMs };
}

async function removeOldRows(env: object, entry: Entry): Promise<MoveProgress> {
  const directory = openShard(env, DIRECTORY_SHARD);
  const { source: serving, target: copy } = moveOf(env, entry);
  const progress: MoveProgress = { status: "removing", shard: entry.shard, rows: {} };
  await Promise.all([endTriggers(serving, entry.id), endTriggers(copy, entry.id)]);
  const count = (table: string, rows: number): void => {
    progress.rows[table] = (progress.rows[table] ?? 0) + rows;
  };
  if (!(await removeCopy(copy, entry.id, Date.now() + STEP_MS, count))) return progress;
  await changeEntry(directory, entry, { status: "active", shard: entry.shard, otherShard: null });
  // The organization was deleted during the copy.
  if (!(await isServed(serving, entry.id))) await deleteEntry(directory, entry);
  return { ...progress, status: "done" };
}
