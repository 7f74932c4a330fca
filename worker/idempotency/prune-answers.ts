import type { Database } from "../database/client.ts";
import { deleteInSteps } from "../database/delete-in-steps.ts";
import { deleteAnswersBefore } from "./queries.ts";

const KEPT_MS = 24 * 60 * 60 * 1_000;

/** Deletes answers after a day, in bounded steps; the rest is deleted in the next run. */
export async function pruneAnswers(database: Database): Promise<void> {
  const time = Date.now() - KEPT_MS;
  await deleteInSteps((limit) => deleteAnswersBefore(database, time, limit));
}
