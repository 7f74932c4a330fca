import type { ClaimResponse } from "../worker/contract/runner-calls.ts";
import type { ProcessResult } from "./run-process.ts";
import { ScanFailure } from "./scan-failure.ts";

export interface CloneContext {
  hostname: string;
  branch: string;
  credentialState: ClaimResponse["credential_state"];
  cloneTimeoutMs: number;
}

type Explain = (context: CloneContext, match: RegExpMatchArray) => ScanFailure;

const failed = (message: string): ScanFailure => new ScanFailure("clone_failed", message);

const REDIRECT = /requested URL returned error: 3\d\d/;

/** What git says in the C locale, most telling first. */
const EXPLANATIONS: [RegExp, Explain][] = [
  [/Remote branch .* not found in upstream/, ({ branch }) => branchNotFound(branch, null)],
  [/requested URL returned error: (40[13])\b/, (context, match) => authenticationFailed(context, `HTTP ${match[1]}`)],
  [
    /could not read (Username|Password) for|Authentication failed for|unable to read askpass response/,
    (context) => authenticationFailed(context, "it asks for credentials"),
  ],
  [REDIRECT, moved],
  [/unable to update url base from redirection/, moved],
  [/requested URL returned error: (404|410)\b/, notFound],
  [/^fatal: repository '.*' not found/m, notFound],
  [
    /requested URL returned error: 429\b/,
    ({ hostname }) => failed(`${hostname} limits our requests (HTTP 429). Start the scan again later.`),
  ],
  [
    /requested URL returned error: (\d{3})\b/,
    ({ hostname }, match) =>
      failed(`${hostname} answered with HTTP ${match[1]}. Start the scan again once the host works.`),
  ],
  [
    /Could not resolve host/,
    ({ hostname }) =>
      failed(`The host ${hostname} could not be found (its name does not resolve). Check the clone URL.`),
  ],
  [
    /Failed to connect|Connection refused|Couldn't connect|No route to host|Network is unreachable/i,
    ({ hostname }) =>
      failed(
        `${hostname} refused the connection or is not reachable from here. Check the host and port of the clone URL.`,
      ),
  ],
  [
    /SSL|certificate|TLS|gnutls/i,
    ({ hostname }) => failed(`No trusted TLS connection to ${hostname}: its certificate or protocol was not accepted.`),
  ],
  [
    /Operation too slow|timed out/i,
    ({ hostname }) => failed(`${hostname} sent almost nothing for too long. Start the scan again later.`),
  ],
  [
    /is this a git repository|dumb http transport|invalid server response|not a git repository|unexpected line/i,
    notGit,
  ],
  [/protocol error|invalid content-type|expected flush|bad (band|line length)|bad pack header|not our ref/i, notGit],
  [/^error: object [0-9a-f]+: (\w+): /m, damaged],
  [/fsck error|index-pack failed|invalid index-pack output|pack has bad object|inflate|corrupt/i, damaged],
  [
    /Empty reply|early EOF|RPC failed|unexpected disconnect|hung up|Recv failure|transfer closed|connection was reset/i,
    ({ hostname }) => failed(`${hostname} broke off the connection. Start the scan again later.`),
  ],
  [
    /remote error/,
    ({ hostname }) => failed(`The git server at ${hostname} refused to serve this repository. Check the clone URL.`),
  ],
];

/** Why a clone failed, from what git said and how it ended. */
export function explainCloneFailure(result: ProcessResult, context: CloneContext): ScanFailure {
  if (result.ended === "timeout") return cloneTimedOut(context.cloneTimeoutMs);
  const stderr = ownLines(result.stderr);
  for (const [pattern, explain] of EXPLANATIONS) {
    const match = stderr.match(pattern);
    if (match !== null) return explain(context, match);
  }
  return failed(`The repository could not be cloned from ${context.hostname}. Git said: ${excerpt(stderr)}`);
}

export function wasRedirected(result: ProcessResult): boolean {
  return result.exitCode !== 0 && REDIRECT.test(ownLines(result.stderr));
}

export function branchNotFound(branch: string, defaultBranch: string | null): ScanFailure {
  const hint = defaultBranch === null ? "" : ` Its default branch is "${defaultBranch}".`;
  return new ScanFailure("branch_not_found", `The repository has no branch "${branch}".${hint}`);
}

export function emptyRepository(): ScanFailure {
  return new ScanFailure("empty_repository", "The repository is empty: push a first commit, then scan it.");
}

export function repositoryTooLarge(what: string): ScanFailure {
  return new ScanFailure("repository_too_large", `The repository is too large to scan: ${what}.`);
}

function cloneTimedOut(cloneTimeoutMs: number): ScanFailure {
  return new ScanFailure("timed_out", `The clone did not end within ${cloneTimeoutMs / 1_000} seconds.`);
}

function authenticationFailed({ hostname, credentialState }: CloneContext, how: string): ScanFailure {
  const advice = {
    sent: "The access token stored for this project was refused: replace it with one that may read this repository.",
    none_stored:
      "No access token is stored for this project: store one that may read this repository, or check the clone URL.",
    other_origin:
      "The access token stored for this project belongs to another origin than this clone URL and was not sent: store one for this origin.",
    no_origin:
      "The access token stored for this project belongs to no origin yet and was not sent: set the project's repo_url to this repository.",
  }[credentialState];
  return new ScanFailure("authentication_failed", `${hostname} did not let us read the repository (${how}). ${advice}`);
}

function moved({ hostname }: CloneContext): ScanFailure {
  return failed(`${hostname} redirects: the repository has moved. Use its new clone URL; redirects are not followed.`);
}

function notFound({ hostname, credentialState }: CloneContext): ScanFailure {
  const token =
    credentialState === "sent"
      ? "that the project's access token may read it"
      : "whether it is private, in which case the project needs an access token for this host";
  return failed(
    `${hostname} says there is no repository at this address (HTTP 404). Check the clone URL and ${token}.`,
  );
}

export function notGit({ hostname }: Pick<CloneContext, "hostname">): ScanFailure {
  return failed(`What ${hostname} answers is not a git repository over smart HTTP. Check the clone URL.`);
}

function damaged(_context: CloneContext, match: RegExpMatchArray): ScanFailure {
  const flaw = match[1] === undefined ? "" : ` (${match[1]})`;
  return failed(`The repository holds objects that git's integrity checks refuse${flaw}. Run git fsck on it.`);
}

/** Without the lines the server wrote, and without URLs, whose words are not git's. */
function ownLines(stderr: string): string {
  return stderr
    .split(/[\r\n]+/)
    .filter((line) => line !== "" && !line.startsWith("remote:"))
    .join("\n")
    .replaceAll(/[a-z][a-z0-9+.-]{0,20}:\/\/[^\s']+/gi, "<url>");
}

function excerpt(stderr: string): string {
  const last = stderr.split("\n").findLast((line) => line.startsWith("fatal:")) ?? "nothing";
  return last.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 200);
}
