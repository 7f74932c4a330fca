import type { Database } from "../database/client.ts";
import { emailKey } from "./email-key.ts";
import { updateUser } from "./queries.ts";
import type { UpdateUserRequest, User } from "./schemas.ts";
import { emailTaken, lastAdmin, userNotFound } from "./user-errors.ts";

/** @throws ApiError `not_found`, `conflict` (email taken in the organization, or the last active admin) */
export async function patchUser(
  database: Database,
  orgId: string,
  id: string,
  { email, role, status }: UpdateUserRequest,
): Promise<User> {
  const user = await updateUser(database, orgId, id, {
    ...(email != null && { email, emailKey: emailKey(email) }),
    ...(role != null && { role }),
    ...(status != null && { status }),
  });
  if (!user) throw userNotFound(id);
  if (user === "email_taken") throw emailTaken();
  if (user === "last_admin") throw lastAdmin();
  return user;
}
