import type { GuessLimit } from "../auth/throttle.ts";
import type { Database } from "../database/client.ts";
import { newUser } from "./new-user.ts";
import { insertUser } from "./queries.ts";
import { type CreateUserRequest, DEFAULT_ROLE, type User } from "./schemas.ts";
import { emailTaken } from "./user-errors.ts";

/** @throws ApiError `bad_request` (weak password), `conflict` (email taken in the organization), `rate_limited` (many taken emails) */
export async function createUser(
  database: Database,
  organization: { id: string; slug: string },
  request: CreateUserRequest,
  guesses: GuessLimit,
): Promise<User> {
  guesses.requireAllowance();
  const user = await insertUser(
    database,
    await newUser(organization, { ...request, role: request.role ?? DEFAULT_ROLE }),
  );
  if (user) return user;
  await guesses.countFailure();
  throw emailTaken();
}
