import { ApiError } from "../http/errors.ts";

/** The operator has suspended the organization; its own admins cannot lift that. */
export function organizationSuspended(): ApiError {
  return new ApiError("organization_suspended", "The organization is suspended: contact the operator of this service.");
}
