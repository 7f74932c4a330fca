/** Why a delivery started no scan, or not all, and what the reader of the delivery log can do. */
export const REASONS = {
  notAPush: {
    reason: "The event is not a push.",
    advice: "Nothing: the host reaches the service.",
  },
  tag: { reason: "The push is of a tag: only branches are scanned.", advice: "Nothing." },
  deletion: { reason: "The push is a deletion: there is nothing to scan.", advice: "Nothing." },
  notABranch: { reason: "The push is not of a branch: only branches are scanned.", advice: "Nothing." },
  noBranch: { reason: "The push changes no branch.", advice: "Nothing." },
  badName: {
    reason: "The push is of a branch with a name that cannot be scanned.",
    advice: "Rename the branch.",
  },
  noCommit: {
    reason: "The push names no commit of its branch.",
    advice: "Start it with run-scan.",
  },
  noUrl: {
    reason: "The payload names no repository URL.",
    advice: "Start it with run-scan.",
  },
  noProject: {
    reason: "No active project of the organization has this repository as its repo_url.",
    advice: "Set the repo_url of an active project; then redeliver at the host.",
  },
  moved: {
    reason: "The repository was renamed or transferred: a project has its former URL as repo_url.",
    advice:
      "Set the repo_url that GET …/projects/{project_slug}/repository shows, if it is yours; then redeliver pushes.",
  },
  filtered: {
    reason: "branch filtered: the filter of the project skips this branch.",
    advice: "Nothing, or change the branch-filter; then redeliver at the host.",
  },
  tooManyFindings: {
    reason:
      "The organization has more stored findings than its quota: delete scans, set a shorter retention, or ask the operator for more.",
    advice: "Delete scans; then redeliver at the host.",
  },
  tooManyQueued: {
    reason: "The organization has as many queued scans as its quota allows: wait until some have started.",
    advice: "Redeliver at the host once scans have started.",
  },
  tooMany: {
    reason: "One delivery starts at most 50 scans.",
    advice: "Start the others with run-scan.",
  },
  missing: {
    reason: "The signature or token of this delivery is missing or has the wrong form.",
    advice: "Enter the secret that webhook-config shows at the host.",
  },
  wrong: {
    reason: "The signature or token of this delivery is wrong.",
    advice: "Enter the secret that webhook-config shows at the host.",
  },
  untimely: {
    reason: "The webhook-timestamp of this delivery is more than 5 minutes from the time of this service.",
    advice: "Correct the clock of the host.",
  },
} as const satisfies Record<string, { reason: string; advice: string }>;

const ADVICE: ReadonlyMap<string, string> = new Map(
  Object.values(REASONS).map(({ reason, advice }) => [reason, advice]),
);
/** The other reasons are of bodies that cannot be read. */
const UNREADABLE = "Choose application/json as the content type at the host.";

export function adviceFor(reason: string): string {
  return ADVICE.get(reason) ?? UNREADABLE;
}
