import type { Caller } from "../auth/caller.ts";
import type { ScanAddress } from "../database/scan-address.ts";
import { ApiError } from "../http/errors.ts";

/** The scan that a path names, in the caller's organization. */
export function locateScan(caller: Caller, path: { project_slug: string; scan_id: string }): ScanAddress {
  return { orgId: caller.organization.id, projectSlug: path.project_slug, scanId: path.scan_id };
}

export function scanNotFound({ projectSlug, scanId }: ScanAddress): ApiError {
  return new ApiError("not_found", `There is no scan ${scanId} in a project ${projectSlug} of this organization.`);
}
