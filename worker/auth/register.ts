import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import type { Settings } from "../settings.ts";
import { newUser } from "../users/new-user.ts";
import { presentLogin } from "./login.ts";
import { insertOrganizationWithAdmin } from "./queries.ts";
import type { LoginResponse, RegisterRequest } from "./schemas.ts";

/**
 * Signs up an organization with its first admin: both or none.
 * @throws ApiError `bad_request` (weak password), `conflict` (slug taken)
 */
export async function register(
  database: Database,
  settings: Settings,
  request: RegisterRequest,
): Promise<LoginResponse> {
  const { email, password, org_slug: slug, org_name: name } = request;
  const id = uuidv7();
  const admin = await newUser({ id, slug }, { email, password, role: "admin" });
  const { status, createdAt, updatedAt } = admin;
  const organization = { uuid: id, slug, name, status, createdAt, updatedAt };
  const user = await insertOrganizationWithAdmin(database, organization, admin);
  if (!user) throw new ApiError("conflict", `org_slug: the slug ${slug} is already taken`);
  return presentLogin(settings, { id, slug }, user, createdAt);
}
