import type { Organization } from "../organizations/schemas.ts";
import type { User } from "../users/schemas.ts";

/** Who makes an authenticated request, as the database has it at this moment. */
export interface Caller {
  organization: Organization;
  user: User;
  /** For changing the password: it comes with the same read. */
  passwordHash: string;
}
