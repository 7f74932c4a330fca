import { BranchName } from "../../contract/git-names.ts";
import { REASONS } from "../reasons.ts";
import type { Delivery, PushedHead } from "./host.ts";

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
const NO_COMMIT = /^(?:0{40}|0{64})$/;
const BRANCH_PREFIX = "refs/heads/";
const TAG_PREFIX = "refs/tags/";
/** Maximum number of branch heads read per push. The others are counted. */
const MAX_HEADS = 100;

/** The effect of a push on one ref: a moved branch head, or a change that starts no scan. */
export type Change = { kind: "head"; head: PushedHead } | { kind: "ignored"; reason: string };

export const NOT_A_PUSH: Delivery = { kind: "ignored", reason: REASONS.notAPush.reason };
export const TAG: Change = { kind: "ignored", reason: REASONS.tag.reason };
export const DELETION: Change = { kind: "ignored", reason: REASONS.deletion.reason };
export const NEITHER_BRANCH_NOR_TAG: Change = { kind: "ignored", reason: REASONS.notABranch.reason };

/** @param ref full name, such as `refs/heads/main`. */
export function changeOfRef(ref: string, commit: string | undefined): Change {
  if (ref.startsWith(TAG_PREFIX)) return TAG;
  if (!ref.startsWith(BRANCH_PREFIX)) return NEITHER_BRANCH_NOR_TAG;
  return changeOfBranch(ref.slice(BRANCH_PREFIX.length), commit);
}

/** A commit of zeros means that the branch was deleted. */
export function changeOfBranch(branch: string | undefined, commit: string | undefined): Change {
  if (commit !== undefined && NO_COMMIT.test(commit)) return DELETION;
  if (!BranchName.safeParse(branch).success || branch === undefined) {
    return { kind: "ignored", reason: REASONS.badName.reason };
  }
  if (commit === undefined || !COMMIT.test(commit)) {
    return { kind: "ignored", reason: REASONS.noCommit.reason };
  }
  return { kind: "head", head: { branch, commit: commit.toLowerCase() } };
}

/** The last head of each branch is used; without any head, the reason of the first change. */
export function deliveryOf(repositoryUrls: string[], changes: readonly Change[]): Delivery {
  const heads = new Map<string, PushedHead>();
  for (const change of changes) {
    if (change.kind === "head") heads.set(change.head.branch, change.head);
  }
  if (heads.size > 0) {
    const first = [...heads.values()].slice(0, MAX_HEADS);
    return { kind: "push", repositoryUrls, heads: first, moreHeads: heads.size - first.length };
  }
  const [first] = changes;
  return first?.kind === "ignored" ? first : { kind: "ignored", reason: REASONS.noBranch.reason };
}
