import type { ScanAddress } from "../database/scan-address.ts";
import { ApiError } from "../http/errors.ts";

export function findingNotFound({ projectSlug, scanId }: ScanAddress, findingId: string): ApiError {
  const scan = `scan ${scanId} of a project ${projectSlug}`;
  return new ApiError("not_found", `There is no finding ${findingId} in a ${scan} of this organization.`);
}
