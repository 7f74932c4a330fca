import { copyChanges, findCopy, type Move, rowsOf, writeCopy } from "./copy.ts";
import { runBatch } from "./databases.ts";
import { MOVED_TABLES } from "./moved-tables.ts";
import { revealOrganization, selectOrganization, type Statement } from "./rows.ts";
import { dropTriggers, holdTriggers, logTriggers } from "./triggers.ts";

/** A table of which the copy does not have what the source has. */
export interface Difference {
  table: string;
  source: number;
  copy: number;
}

/**
 * Holds the writes of the organization, repeats the last changes, compares, and lets the target take over. At no moment do both
 * shards serve it. Whatever part has been done before is not done again.
 * @returns what differs: the source goes on then.
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
    // From here on nobody who has read from the source before can write into the copy.
    await writeCopy(move, copy.step, copy.cursor, []);
    await hide(move);
  }
  const [found = []] = await runBatch(source, [selectOrganization(id)]);
  const [row] = rowsOf(found);
  if (!row) throw new Error("The source has nothing to hand over.");
  await runBatch(target, [revealOrganization(move, row)]);
  return [];
}

/** Whether the shard has the organization itself. */
export async function isServed(shard: D1Database, id: number): Promise<boolean> {
  const own = { sql: "select 1 from organizations where id = ? and copy_of is null", values: [id] };
  const [rows = []] = await runBatch(shard, [own]);
  return rows.length > 0;
}

/** What the source has is a copy from here on. */
async function hide({ id, source }: Move): Promise<void> {
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
  // Without them, changes were missed.
  inTarget["triggers"] = logTriggers(id).length;
  return Object.keys(inSource)
    .map((table) => ({ table, source: Number(inSource[table]), copy: Number(inTarget[table]) }))
    .filter(({ table, ...count }) =>
      // The triggers of the copy may have noted a content that is gone already: the cron finds nothing to delete there.
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
