import type { Database } from "../../database/client.ts";
import { deleteUnreferenced } from "./queries.ts";

const CONTENTS_PER_STEP = 2_000;
const MAX_STEPS = 10;

/** Deletes finding contents without findings, in bounded steps; the rest is deleted in the next run. */
export async function collectContents(database: Database): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if ((await deleteUnreferenced(database, CONTENTS_PER_STEP)) < CONTENTS_PER_STEP) return;
  }
}
