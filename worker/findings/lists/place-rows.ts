import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { findingBatches } from "../../database/finding-tables.ts";
import { organizationKey } from "../../database/keys.ts";

/** The first columns of a row, and the last: the numbers of the finding and its scan, where its batch was not read. */
type Row = [rank: number, prefix: string, number: number, scanUuid: string, createdAt: number, ...unknown[]];
type Unplaced = [id: number, scanId: number];
type Batch = [firstId: number, lastId: number, prefix: string, scanUuid: string, createdAt: number];

/** After these, each finding is looked up that is left: of a scan with many batches. */
const MAX_ROUNDS = 4;

/**
 * Adds what is in the batches of findings to their rows. Most findings of a scan that follow each other are of one batch: it is read
 * once. Rows whose batch was deleted in the meantime are skipped.
 */
export async function placeRows(
  database: Database,
  orgId: string,
  selected: readonly { row: string }[],
): Promise<{ row: string }[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `selectRows` writes it
  const rows = selected.map(({ row }) => JSON.parse(row) as Row);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const ids = rows.map((row) => row.at(-1) as Unplaced);
  const batches: Batch[] = [];
  let open = ids;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const firstOfScans = open.filter(([, scanId], n) => scanId !== open[n - 1]?.[1]);
    const looked = round < MAX_ROUNDS ? firstOfScans : open;
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

function batchOf(batches: readonly Batch[], id: number): Batch | undefined {
  return batches.find(([firstId, lastId]) => firstId <= id && id <= lastId);
}

/** Reads the batch of each finding: as many rows as there are numbers. */
async function readBatches(database: Database, orgId: string, ids: readonly number[]): Promise<Batch[]> {
  if (ids.length === 0) return [];
  const found = await database.all<{ batch: string | null }>(sql`
    select (select json_array(b.first_id, b.last_id, hex(b.uuid_prefix), hex(b.scan_uuid), b.created_at) from ${findingBatches} as b
      where b.organization_id = ${organizationKey(orgId)} and b.last_id >= finding.value order by b.last_id limit 1) as batch
    from json_each(${JSON.stringify(ids)}) as finding`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the statement writes it
  return found.flatMap(({ batch }) => (batch === null ? [] : [JSON.parse(batch) as Batch]));
}
