import type { Database } from "../database/client.ts";
import { deleteUser } from "./queries.ts";
import { lastAdmin, userNotFound } from "./user-errors.ts";

/** @throws ApiError `not_found`, `conflict` (the last active admin) */
export async function removeUser(database: Database, orgId: string, id: string): Promise<void> {
  const outcome = await deleteUser(database, orgId, id);
  if (!outcome) throw userNotFound(id);
  if (outcome === "last_admin") throw lastAdmin();
}
