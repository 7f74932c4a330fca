import { ApiError } from "../http/errors.ts";

export function organizationNotFound(slug: string): ApiError {
  return new ApiError("not_found", `There is no organization ${slug}.`);
}
