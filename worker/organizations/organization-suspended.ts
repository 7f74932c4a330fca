import { ApiError } from "../http/errors.ts";

/** The error of an organization that the operator has suspended; its admins cannot revoke the suspension. */
export function organizationSuspended(): ApiError {
  return new ApiError("organization_suspended", "The organization is suspended: contact the operator of this service.");
}
