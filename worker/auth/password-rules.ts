import { ApiError } from "../http/errors.ts";
import { isCommonPassword } from "./common-passwords.ts";

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;

/** @throws ApiError `bad_request` for a common password. `field` is the request field that contains it. */
export async function requireStrongPassword(
  field: string,
  password: string,
  owner: { email: string; organizationSlug: string },
): Promise<void> {
  const violation = await weakness(password, owner);
  if (violation !== undefined) throw new ApiError("bad_request", `${field}: ${violation}`);
}

async function weakness(
  password: string,
  owner: { email: string; organizationSlug: string },
): Promise<string | undefined> {
  const guess = asGuessed(password);
  if (guess === "") return "must not consist of white space or invisible characters alone";
  const ofOwner = [owner.email, owner.organizationSlug].map(asGuessed);
  if (ofOwner.includes(guess)) return "must not be the user's email or the organization's slug";
  return (await isCommonPassword(guess)) ? "must not be one of the 10,000 most common passwords" : undefined;
}

/** Letter case and invisible characters do not make a password harder to guess. */
function asGuessed(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(INVISIBLE, "").trim();
}
