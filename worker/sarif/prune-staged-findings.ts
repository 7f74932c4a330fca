import type { Database } from "../database/client.ts";
import { deleteStagedBefore } from "../findings/upload/queries.ts";

/** No request lives this long. */
const KEPT_MS = 60 * 60 * 1_000;

/** Forgets what uploads left behind whose worker died in the middle. */
export async function pruneStagedFindings(database: Database): Promise<void> {
  await deleteStagedBefore(database, Date.now() - KEPT_MS);
}
