import type { Database } from "../database/client.ts";
import { deleteAnswersBefore } from "./queries.ts";

const KEPT_MS = 24 * 60 * 60 * 1_000;
const ROWS_PER_STEP = 1_000;
const MAX_STEPS = 10;

/** Deletes answers after a day, in bounded steps; the rest is deleted in the next run. */
export async function pruneAnswers(database: Database): Promise<void> {
  const time = Date.now() - KEPT_MS;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if ((await deleteAnswersBefore(database, time, ROWS_PER_STEP)) < ROWS_PER_STEP) return;
  }
}
