import { v7 as uuidv7 } from "uuid";
import type { RequestOrigin } from "../audit/audit-entry.ts";
import { placeOrganization } from "../directory/place-organization.ts";
import { ApiError } from "../http/errors.ts";
import type { Settings } from "../settings.ts";
import { newUser } from "../users/new-user.ts";
import { presentLogin } from "./login.ts";
import type { LoginResponse, RegisterRequest } from "./schemas.ts";

/**
 * Signs up an organization with its first admin: both or none.
 * @throws ApiError `bad_request` (weak password), `conflict` (slug taken)
 * @throws Error of the database that `quotaExceeded` reads
 */
export async function register(
  env: object,
  settings: Settings,
  request: RegisterRequest,
  { requestId, network }: RequestOrigin,
): Promise<LoginResponse> {
  const { email, password, org_slug: slug, org_name: name } = request;
  const id = uuidv7();
  const admin = await newUser({ id, slug }, { email, password, role: "admin" });
  const { status, createdAt, updatedAt } = admin;
  const organization = { uuid: id, slug, name, status, createdAt, updatedAt };
  const placed = await placeOrganization(env, settings, {
    organization,
    admin,
    origin: { network, requestId, founder: undefined },
  });
  if (!placed) throw new ApiError("conflict", `org_slug: the slug ${slug} is already taken`);
  return presentLogin(settings, { user: placed.admin, organization: { id, slug }, shard: placed.shard }, createdAt);
}
