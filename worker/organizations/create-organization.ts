import { v7 as uuidv7 } from "uuid";
import type { Caller } from "../auth/caller.ts";
import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import { insertOrganizationOfUser } from "./queries.ts";
import type { CreateOrganizationRequest, Organization } from "./schemas.ts";

/**
 * The founder becomes its admin, with the same email and password.
 * @throws ApiError `conflict` (slug taken), `unauthorized` (the founder was deleted meanwhile)
 */
export async function createOrganization(
  database: Database,
  { organization: { id: org_id }, user }: Caller,
  { slug, name }: CreateOrganizationRequest,
): Promise<Organization> {
  const ids = { id: uuidv7(), adminId: uuidv7() };
  const organization = await insertOrganizationOfUser(database, {
    ...ids,
    slug,
    name,
    now: Date.now(),
    founder: { id: user.id, org_id },
  });
  if (!organization) throw new ApiError("unauthorized", "The user of the token is gone.");
  if (organization === "slug_taken") throw new ApiError("conflict", `slug: the slug ${slug} is already taken`);
  return organization;
}
