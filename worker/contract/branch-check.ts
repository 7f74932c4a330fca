import { z } from "zod";
import { CONTRACT_VERSION } from "./dispatch.ts";
import { BranchName, CloneUrl, CommitId } from "./git-names.ts";
import { ClaimResponse } from "./runner-calls.ts";
import { text } from "./text.ts";

/*
 * A branch check asks the git host for the heads of some branches. It is dispatched like a scan, with `kind`. Its calls: POST
 * /internal/branch-checks/{check_id}/{claim|finish}, with the token of the dispatch. Both are idempotent, errors are as of the
 * calls about a scan.
 */

const version = z.literal(CONTRACT_VERSION);

/** The default branch is one of them. */
export const MAX_CHECKED_BRANCHES = 200;

export const CheckClaimRequest = z.object({ version });

export const CheckClaimResponse = ClaimResponse.pick({
  version: true,
  clone_url: true,
  credential: true,
  credential_state: true,
}).extend({
  branches: z.array(BranchName).max(MAX_CHECKED_BRANCHES),
});
export type CheckClaimResponse = z.infer<typeof CheckClaimResponse>;

const Head = z.object({ branch: BranchName, commit: CommitId });
const ScannerVersion = z.object({ name: z.string().max(100), version: z.string().max(200) });
export const ScannerVersions = z.array(ScannerVersion).max(100);
export type ScannerVersion = z.infer<typeof ScannerVersion>;

/** `heads`: of the claimed branches those that exist. `scanners`: of this runner, so that the worker knows of newer versions. */
export const CheckReport = z.discriminatedUnion("outcome", [
  z.object({
    version,
    outcome: z.literal("heads"),
    heads: z.array(Head).max(MAX_CHECKED_BRANCHES),
    scanners: ScannerVersions,
  }),
  z.object({ version, outcome: z.literal("failed"), message: text(2_000), moved_to: CloneUrl.optional() }),
]);
export type CheckReport = z.infer<typeof CheckReport>;
