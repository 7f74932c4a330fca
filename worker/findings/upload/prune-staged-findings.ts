import type { Database } from "../../database/client.ts";
import { deleteStagedBefore } from "./queries.ts";

/** Longer than any request. */
const KEPT_MS = 60 * 60 * 1_000;

/** Deletes the staged findings of uploads whose worker was terminated. */
export async function pruneStagedFindings(database: Database): Promise<void> {
  await deleteStagedBefore(database, Date.now() - KEPT_MS);
}
