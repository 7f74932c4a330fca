import { ApiError } from "../http/errors.ts";

export function userNotFound(id: string): ApiError {
  return new ApiError("not_found", `There is no user ${id} in this organization.`);
}

export function emailTaken(): ApiError {
  return new ApiError("conflict", "email: another user of this organization has this email");
}

export function lastAdmin(): ApiError {
  return new ApiError("conflict", "role, status: this is the last active admin, and an organization keeps one");
}
