import { type Check, findClaimedCheck } from "../branch-checks/queries.ts";
import { type CheckClaimResponse, MAX_CHECKED_BRANCHES } from "../contract/branch-check.ts";
import { CONTRACT_VERSION } from "../contract/dispatch.ts";
import { BranchName } from "../contract/git-names.ts";
import type { Database } from "../database/client.ts";
import type { Settings } from "../settings.ts";
import { credentialFor } from "./claim-scan.ts";
import { staleAttempt } from "./stale-attempt.ts";

/** @throws ApiError `conflict` if the check has ended. */
export async function claimCheck(
  database: Database,
  settings: Settings,
  check: Check,
  now = Date.now(),
): Promise<CheckClaimResponse> {
  const claimed = await findClaimedCheck(database, check, now);
  if (!claimed) throw staleAttempt();
  const branches = claimed.branches.filter((branch) => BranchName.safeParse(branch).success);
  return {
    version: CONTRACT_VERSION,
    clone_url: claimed.cloneUrl,
    ...(await credentialFor(settings, claimed)),
    branches: branches.slice(0, MAX_CHECKED_BRANCHES),
  };
}
