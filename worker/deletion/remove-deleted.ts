import type { Database } from "../database/client.ts";
import { isHeld } from "../database/constraint.ts";
import { runStatements } from "../database/run-statements.ts";
import { removeCopy } from "../moves/remove-copy.ts";
import {
  type DeletedProject,
  listDeletedOrganizations,
  listDeletedProjects,
  type Removal,
  removalsOf,
} from "./queries.ts";

/** Time of one run, after which the rest is left to the next. */
const RUN_MS = 10_000;
/** D1 allows a request 1,000 statements. */
const MAX_STEPS = 200;
const OBJECTS_PER_RUN = 20;

/** What a run removes, and what it may still do. */
interface Run {
  stepsLeft: number;
  endsAt: number;
  removed: Record<string, number>;
}

/**
 * Removes the rows of deleted organizations, projects and scans of a shard in bounded steps.
 * @param share of the steps of a run
 * @returns the removed rows by table.
 */
export async function removeDeleted(
  database: Database,
  { share = 1, now = Date.now() }: { share?: number; now?: number } = {},
): Promise<Record<string, number>> {
  const run: Run = { stepsLeft: Math.ceil(MAX_STEPS * share), endsAt: now + RUN_MS, removed: {} };
  for (const { id } of await listDeletedOrganizations(database, OBJECTS_PER_RUN)) {
    const count = (table: string, rows: number): void => countRows(run, table, rows);
    if (!(await removeCopy(database.$client, id, run.endsAt, count))) return run.removed;
  }
  for (const project of await listDeletedProjects(database, OBJECTS_PER_RUN)) {
    try {
      if (!(await removeProject(database, project, run))) return run.removed;
    } catch (error) {
      // A move holds the writes of this organization for a moment.
      if (!isHeld(error)) throw error;
    }
  }
  return run.removed;
}

/** @returns whether nothing of it is left. */
async function removeProject(database: Database, project: DeletedProject, run: Run): Promise<boolean> {
  for (const group of removalsOf(project)) {
    let rows = 1;
    while (rows > 0) {
      rows = 0;
      for (const removal of group) {
        const removed = await repeat(database, removal, run);
        if (removed === undefined) return false;
        rows += removed;
      }
    }
  }
  return true;
}

/** @returns how many rows were removed; undefined when the run is over. */
async function repeat(database: Database, { table, limit, statement }: Removal, run: Run): Promise<number | undefined> {
  let total = 0;
  for (let rows = limit; rows >= limit; total += rows) {
    if (run.stepsLeft === 0 || Date.now() > run.endsAt) return undefined;
    run.stepsLeft -= 1;
    const [removed = []] = await runStatements(database, [statement]);
    rows = removed.length;
    countRows(run, table, rows);
  }
  return total;
}

function countRows({ removed }: Run, table: string, rows: number): void {
  if (rows > 0) removed[table] = (removed[table] ?? 0) + rows;
}
