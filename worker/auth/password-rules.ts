import { ApiError } from "../http/errors.ts";

/** @throws ApiError `bad_request` for a password that anybody would try first; `field` is the one it came in. */
export function requireStrongPassword(
  field: string,
  password: string,
  owner: { email: string; organizationSlug: string },
): void {
  const guesses = [owner.email, owner.organizationSlug].map((guess) => guess.toLowerCase());
  if (guesses.includes(password.toLowerCase())) {
    throw new ApiError("bad_request", `${field}: must not be the user's email or the organization's slug`);
  }
}
