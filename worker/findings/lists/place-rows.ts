import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { findingBatches } from "../../database/finding-tables.ts";
import { organizationKey } from "../../database/keys.ts";
import type { Batch } from "./window.ts";

/** The first columns of a row, and the last: the numbers of the finding and its scan, where its batch was not read. */
type Row = [rank: number, prefix: string, number: number, scanUuid: string, createdAt: number, ...unknown[]];
type Unplaced = [id: number, scanId: number];

/** D1 allows 100 parameters. */
const IDS_PER_STATEMENT = 90;
/** Of a scan: fewer lookups read fewer rows, and more need fewer rounds. */
const ROWS_PER_LOOKUP = 16;
/** After these, each finding is looked up that is left: of a scan with many batches. */
const MAX_ROUNDS = 4;

/**
 * Adds what is in the batches of findings to their rows. Most findings of a scan that follow each other are of one batch: it is read
 * once. Rows whose batch was deleted in the meantime are skipped.
 * @param known the batches of a window
 */
export async function placeRows(
  database: Database,
  orgId: string,
  selected: readonly { row: string }[],
  known: readonly Batch[] = [],
): Promise<{ row: string }[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `selectRows` writes it
  const rows = selected.map(({ row }) => JSON.parse(row) as Row);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const ids = rows.map((row) => row.at(-1) as Unplaced);
  const batches = [...known];
  let open = ids.filter(([id]) => !batchOf(batches, id));
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const looked = round < MAX_ROUNDS ? someOf(open) : open;
    batches.push(
      ...(await readBatches(
        database,
        orgId,
        looked.map(([id]) => id),
      )),
    );
    open = open.filter(([id]) => !batchOf(batches, id));
  }
  return rows.flatMap(([rank, , , , , ...rest], n) => {
    const [id = 0] = ids[n] ?? [];
    const batch = batchOf(batches, id);
    if (!batch) return [];
    const [firstId, , prefix, scanUuid, createdAt] = batch;
    const placed: Row = [rank, prefix, id - firstId, scanUuid, createdAt, ...rest.slice(0, -1), null];
    return [{ row: JSON.stringify(placed) }];
  });
}

/** The first of each scan, and some of those that follow it. */
function someOf(ids: readonly Unplaced[]): Unplaced[] {
  let first = 0;
  return ids.filter(([, scanId], n) => {
    if (scanId !== ids[n - 1]?.[1]) first = n;
    return (n - first) % ROWS_PER_LOOKUP === 0;
  });
}

function batchOf(batches: readonly Batch[], id: number): Batch | undefined {
  return batches.find(([firstId, lastId]) => firstId <= id && id <= lastId);
}

/** Reads the batch of each finding: as many rows as there are numbers, because `values` has none. */
async function readBatches(database: Database, orgId: string, ids: readonly number[]): Promise<Batch[]> {
  const groups = Array.from({ length: Math.ceil(ids.length / IDS_PER_STATEMENT) }, (_, n) =>
    ids.slice(n * IDS_PER_STATEMENT, (n + 1) * IDS_PER_STATEMENT),
  );
  const [first, ...others] = groups.map((group) => selectBatches(database, orgId, group));
  if (!first) return [];
  const found = await database.batch([first, ...others]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the statement writes it
  return found.flat().flatMap(({ batch }) => (batch === null ? [] : [JSON.parse(batch) as Batch]));
}

function selectBatches(database: Database, orgId: string, ids: readonly number[]) {
  const values = sql.join(
    ids.map((id) => sql`(${id})`),
    sql`, `,
  );
  const batch = sql<
    string | null
  >`(select json_array(b.first_id, b.last_id, hex(b.uuid_prefix), hex(b.scan_uuid), b.created_at)
    from ${findingBatches} as b where b.organization_id = ${organizationKey(orgId)} and b.last_id >= column1
    order by b.last_id limit 1)`;
  return database.select({ batch: batch.as("batch") }).from(sql`(values ${values})`);
}
