import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import type { Settings } from "../settings.ts";
import { emailKey } from "../users/email-key.ts";
import { presentLogin } from "./login.ts";
import { hashPassword } from "./password-hash.ts";
import { requireStrongPassword } from "./password-rules.ts";
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
  const { email, org_slug: slug, org_name: name } = request;
  requireStrongPassword("password", request.password, { email, organizationSlug: slug });
  const passwordHash = await hashPassword(request.password);
  const now = Date.now();
  const created = { status: "active", createdAt: now, updatedAt: now };
  const organization = { uuid: uuidv7(), slug, name, ...created };
  const user = await insertOrganizationWithAdmin(database, organization, {
    uuid: uuidv7(),
    orgId: organization.uuid,
    email,
    emailKey: emailKey(email),
    passwordHash,
    passwordChangedAt: now,
    role: "admin",
    ...created,
  });
  if (!user) throw new ApiError("conflict", `org_slug: the slug ${slug} is already taken`);
  return presentLogin(settings, { id: organization.uuid, slug }, user, now);
}
