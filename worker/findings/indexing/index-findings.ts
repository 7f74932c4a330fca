import type { Database } from "../../database/client.ts";
import { isHeld } from "../../database/constraint.ts";
import { indexNext, listUnindexed } from "./queries.ts";

const FINDINGS_PER_STEP = 2_000;
const MAX_STEPS = 20;

/**
 * Fills the columns for lists in findings from before they had them, in bounded steps; the rest is filled in the next run. Until then,
 * lists of the organization read them one after the other.
 */
export async function indexFindings(database: Database): Promise<void> {
  let steps = MAX_STEPS;
  for (const { id, indexedTo } of await listUnindexed(database, MAX_STEPS)) {
    try {
      for (let at: number | undefined = indexedTo; at !== undefined && steps > 0; steps -= 1) {
        at = await indexNext(database, { id, indexedTo: at }, FINDINGS_PER_STEP);
      }
    } catch (error) {
      // A move holds the writes of this organization for a moment.
      if (!isHeld(error)) throw error;
    }
  }
}
