import type { Database } from "../database/client.ts";
import { updateOrganization } from "./queries.ts";
import { organizationNotFound } from "./organization-not-found.ts";
import type { Organization, UpdateOrganizationRequest } from "./schemas.ts";

/** @throws ApiError `not_found` (deleted meanwhile) */
export async function patchOrganization(
  database: Database,
  { id, slug }: Pick<Organization, "id" | "slug">,
  { name, status }: UpdateOrganizationRequest,
): Promise<Organization> {
  const changed = await updateOrganization(database, id, {
    ...(name != null && { name }),
    ...(status != null && { status }),
  });
  if (!changed) throw organizationNotFound(slug);
  return changed;
}
