import { copyChanges, findCopy, type Move, rowsOf, writeCopy } from "./copy.ts";
import { runBatch } from "./databases.ts";
import { MOVED_TABLES } from "./moved-tables.ts";
import { activateCopy, selectOrganization, type Statement } from "./rows.ts";
import { dropTriggers, holdTriggers, logTriggers } from "./triggers.ts";

/** A table with different numbers of rows in source and copy. */
export interface Difference {
  table: string;
  source: number;
  copy: number;
}

/**
 * Holds the writes of the organization, copies the last changes, compares the copy, deactivates the source, and activates the copy.
 * At no time do both shards serve the organization. Idempotent.
 * @returns the differences; if there are any, the source continues to serve the organization.
 */
export async function switchShards(move: Move): Promise<Difference[]> {
  const { id, source, target } = move;
  if (await isServed(source, id)) {
    await runBatch(source, holdTriggers(id));
    let copy = await findCopy(move);
    while (copy && (await copyChanges(move, copy)) > 0) copy = await findCopy(move);
    if (!copy) throw new Error("There is no copy to switch to.");
    const differences = await compare(move);
    if (differences.length > 0) {
      await runBatch(source, dropTriggers(id, ["hold"]));
      return differences;
    }
    // From now on, a concurrent call that has read from the source cannot write into the copy.
    await writeCopy(move, copy.step, copy.cursor, []);
    await deactivateSource(move);
  }
  const [found = []] = await runBatch(source, [selectOrganization(id)]);
  const [row] = rowsOf(found);
  if (!row) throw new Error("The source has no row of the organization.");
  await runBatch(target, [activateCopy(move, row)]);
  return [];
}

/** Whether the shard serves the organization, and does not only have a copy. */
export async function isServed(shard: D1Database, id: number): Promise<boolean> {
  const own = { sql: "select 1 from organizations where id = ? and copy_of is null", values: [id] };
  const [rows = []] = await runBatch(shard, [own]);
  return rows.length > 0;
}

/** Turns the organization in the source into a copy. */
async function deactivateSource({ id, source }: Move): Promise<void> {
  await runBatch(source, [
    ...dropTriggers(id),
    {
      sql: "update organizations set copy_of = uuid, uuid = randomblob(16), slug = '~' || id where id = ? and copy_of is null",
      values: [id],
    },
  ]);
}

async function compare({ id, source, target }: Move): Promise<Difference[]> {
  const [[ofSource], [ofTarget]] = await Promise.all([runBatch(source, [counts(id)]), runBatch(target, [counts(id)])]);
  const [inSource, inTarget] = [ofSource?.[0] ?? {}, ofTarget?.[0] ?? {}];
  // Without all triggers, changes were missed.
  inTarget["triggers"] = logTriggers(id).length;
  return Object.keys(inSource)
    .map((table) => ({ table, source: Number(inSource[table]), copy: Number(inTarget[table]) }))
    .filter(({ table, ...count }) =>
      // The triggers of the copy may have recorded a content that was deleted since, which the cron trigger ignores.
      table === "unreferenced_contents" ? count.copy < count.source : count.copy !== count.source,
    );
}

function counts(id: number): Statement {
  const counted = MOVED_TABLES.map(
    ({ name }) => `(select count(*) from ${name} where organization_id = ?1) as ${name}`,
  );
  const latest = ["scans", "finding_batches"].map(
    (name) => `(select count(*) from ${name} where organization_id = ?1 and is_latest = 1) as latest_${name}`,
  );
  const triggers = `(select count(*) from sqlite_master where type = 'trigger' and name glob 'move_' || ?1 || '_log_*') as triggers`;
  return { sql: `select ${[...counted, ...latest, triggers].join(", ")}`, values: [String(id)] };
}
