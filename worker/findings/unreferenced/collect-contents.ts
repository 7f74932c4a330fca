import type { Database } from "../../database/client.ts";
import { deleteInSteps } from "../../database/delete-in-steps.ts";
import { deleteUnreferenced } from "./queries.ts";

const CONTENTS_PER_STEP = 2_000;

/** Deletes finding contents without findings, in bounded steps; the rest is deleted in the next run. */
export async function collectContents(database: Database): Promise<void> {
  await deleteInSteps((limit) => deleteUnreferenced(database, limit), CONTENTS_PER_STEP);
}
