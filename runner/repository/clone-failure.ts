import type { ClaimResponse } from "../../worker/contract/runner-calls.ts";
import { diskFull } from "../workspace/disk-space.ts";
import { TOLERATED_FSCK_ERRORS } from "./git.ts";
import { MachineFault } from "../sandbox/machine-fault.ts";
import type { ProcessResult } from "../sandbox/run-process.ts";
import { ScanFailure } from "../scan-failure.ts";

export interface CloneContext {
  hostname: string;
  branch: string;
  credentialState: ClaimResponse["credential_state"];
  cloneTimeoutMs: number;
}

type Explain = (context: CloneContext, match: RegExpMatchArray) => ScanFailure;

/**
 * A failure that an unexpected or damaged response may also explain, for example of a proxy, a captive portal or a host that is
 * being deployed. The clone is repeated before the failure is final.
 */
export class DoubtfulCloneFailure extends ScanFailure {
  readonly maxRepeats: number;
  constructor(message: string, maxRepeats = 2) {
    super("clone_failed", message);
    this.maxRepeats = maxRepeats;
  }
}

/** The host redirects. */
export class RepositoryMoved extends DoubtfulCloneFailure {
  readonly hostname: string;
  constructor(hostname: string) {
    super(`${hostname} redirects: the repository has moved. Use its new clone URL; redirects are not followed.`);
    this.hostname = hostname;
  }

  /** The final failure, with what is known of the new clone URL. */
  to(movedTo: string): ScanFailure {
    return new ScanFailure(
      "clone_failed",
      `${this.hostname} redirects: the repository has moved to ${movedTo}. Redirects are not followed: if that is your repository, set it as the project's repo_url.`,
      { movedTo },
    );
  }
}

const failed = (message: string): ScanFailure => new ScanFailure("clone_failed", message);
/** Failures that may be transient. */
const transient = (message: string): ScanFailure => new ScanFailure("clone_failed", message, { retryable: true });

const FLAW = /^error: object [0-9a-f]+: (\w+): /m;
const REDIRECT = /requested URL returned error: 3\d\d/;

/** Messages of git in the C locale, most specific first. */
const EXPLANATIONS: [RegExp, Explain][] = [
  [/No space left on device|Disk quota exceeded/i, () => diskFull("the clone did not fit")],
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
    ({ hostname }) =>
      transient(`${hostname} rate-limits requests of this service (HTTP 429). Start the scan again later.`),
  ],
  [
    /requested URL returned error: (408|5\d\d)\b/,
    ({ hostname }, match) =>
      transient(`${hostname} responded with HTTP ${match[1]}. Start the scan again once the host works.`),
  ],
  [
    /requested URL returned error: (\d{3})\b/,
    ({ hostname }, match) =>
      new DoubtfulCloneFailure(
        `${hostname} responded with HTTP ${match[1]}. Start the scan again once the host works.`,
      ),
  ],
  [
    /Could not resolve host/,
    ({ hostname }) =>
      transient(`The host ${hostname} could not be found (its name does not resolve). Check the clone URL.`),
  ],
  [
    /Failed to connect|Connection refused|Couldn't connect|No route to host|Network is unreachable/i,
    ({ hostname }) =>
      transient(
        `${hostname} refused the connection or is not reachable from the runner. Check the host and port of the clone URL.`,
      ),
  ],
  [/non-properly terminated|SSL_ERROR_SYSCALL|unexpected eof while reading/i, brokenOff],
  [
    /SSL|certificate|TLS|gnutls/i,
    ({ hostname }) => failed(`No trusted TLS connection to ${hostname}: its certificate or protocol was not accepted.`),
  ],
  [
    /Operation too slow|timed out/i,
    ({ hostname }) => transient(`${hostname} sent almost no data for too long. Start the scan again later.`),
  ],
  [
    /is this a git repository|dumb http transport|invalid server response|not a git repository|unexpected line/i,
    notGit,
  ],
  [/protocol error|invalid content-type|expected flush|bad (band|line length)|bad pack header|not our ref/i, notGit],
  [FLAW, damaged],
  [
    /Out of memory|malloc failed/i,
    () => repositoryTooLarge("repository_too_large", "its objects need more memory to unpack than is available"),
  ],
  [/did not send all necessary objects|fsck error|pack has bad object|inflate|corrupt/i, damaged],
  [
    /Empty reply|early EOF|RPC failed|unexpected disconnect|hung up|Recv failure|transfer closed|connection was reset/i,
    brokenOff,
  ],
  [/index-pack failed|invalid index-pack output/i, damaged],
  [
    /remote error/,
    ({ hostname }) => failed(`The git server at ${hostname} refused to serve this repository. Check the clone URL.`),
  ],
];

/** The reason of a failed clone, from git's messages and how git ended. */
export function explainCloneFailure(result: ProcessResult, context: CloneContext): ScanFailure {
  if (result.ended === "timeout") return cloneTimedOut(context.cloneTimeoutMs);
  const stderr = ownLines(result.stderr);
  for (const [pattern, explain] of EXPLANATIONS) {
    const match = stderr.match(pattern);
    if (match !== null) return explain(context, match);
  }
  return new DoubtfulCloneFailure(
    `The repository could not be cloned from ${context.hostname}. Git reported: ${excerpt(stderr)}`,
  );
}

/** Whether git or one of its subprocesses exceeded the kernel's limit for file sizes. */
export function fileWasTooLarge({ killSignal, stderr }: ProcessResult): boolean {
  const ownStderr = ownLines(stderr);
  if (killSignal === "SIGXFSZ" || /died of signal 25|File too large/.test(ownStderr)) return true;
  // The subprocess that writes the pack was killed without a message.
  const complaints = ownStderr.split("\n").filter((line) => /^(?:fatal|error): /.test(line));
  return complaints.length === 1 && /invalid index-pack output/.test(ownStderr);
}

/** Whether git rejected the repository for an fsck problem that is tolerated. */
export function hasToleratedFsckError({ exitCode, stderr }: ProcessResult): boolean {
  const [, flaw = ""] = FLAW.exec(ownLines(stderr)) ?? [];
  return exitCode !== 0 && TOLERATED_FSCK_ERRORS.includes(flaw);
}

/** Errors of the runner's operating system in git's messages, except the memory limit of the process. */
const MACHINE_FAULT =
  /: (Read-only file system|Too many open files(?: in system)?|Input\/output error|Stale file handle|(?<=(?:fork|thread|process).*: )(?:Resource temporarily unavailable|Cannot allocate memory))$/im;

export function machineFaultIn({ exitCode, stderr }: ProcessResult): MachineFault | null {
  const match = exitCode === 0 ? null : MACHINE_FAULT.exec(ownLines(stderr));
  return match === null ? null : new MachineFault(`git reported "${match[1]}"`);
}

export function diskWasFull({ exitCode, stderr }: ProcessResult): boolean {
  return exitCode !== 0 && /No space left on device|Disk quota exceeded/.test(ownLines(stderr));
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

type SizeCode = "repository_too_large" | "too_many_files" | "tree_too_large" | "tree_too_deep" | "path_too_long";

export function repositoryTooLarge(code: SizeCode, what: string): ScanFailure {
  return new ScanFailure(code, `The repository is too large to scan: ${what}.`);
}

function brokenOff({ hostname }: CloneContext): ScanFailure {
  return transient(`${hostname} closed the connection early. Start the scan again later.`);
}

function cloneTimedOut(cloneTimeoutMs: number): ScanFailure {
  return new ScanFailure("timed_out", `The clone did not finish within ${cloneTimeoutMs / 1_000} seconds.`);
}

function authenticationFailed({ hostname, credentialState }: CloneContext, how: string): ScanFailure {
  const advice = {
    sent: "The access token stored for this project was rejected: replace it with one that may read this repository.",
    none_stored:
      "No access token is stored for this project (one is removed when repo_url is pointed elsewhere): store one that may read this repository, or check the clone URL.",
    other_repository:
      "The access token stored for this project is bound to another repository than this clone URL and was not sent: set repo_url to this repository and store a token for it.",
    no_repository:
      "The access token stored for this project was not bound to a repository when this scan was started, and was not sent: start the scan again.",
  }[credentialState];
  return new ScanFailure(
    "authentication_failed",
    `${hostname} denied read access to the repository (${how}). ${advice}`,
  );
}

function moved({ hostname }: CloneContext): ScanFailure {
  return new RepositoryMoved(hostname);
}

function notFound({ hostname, credentialState }: CloneContext): ScanFailure {
  const token =
    credentialState === "sent"
      ? "that the project's access token may read it"
      : "whether it is private, in which case the project needs an access token for this host";
  return failed(
    `${hostname} reports that there is no repository at this URL (HTTP 404). Check the clone URL and ${token}.`,
  );
}

export function notGit({ hostname }: Pick<CloneContext, "hostname">): ScanFailure {
  return new DoubtfulCloneFailure(
    `The response of ${hostname} is not a git repository over smart HTTP. Check the clone URL.`,
  );
}

function damaged(_context: CloneContext, match: RegExpMatchArray): ScanFailure {
  const flaw = match[1] === undefined ? "" : ` (${match[1]})`;
  const message = `The repository contains objects that fail git's integrity checks${flaw}. Run git fsck on it.`;
  // fsck reports the problem of an object that was received completely. Without such a report, the pack may have been damaged in
  // transit.
  return flaw === "" ? new DoubtfulCloneFailure(message, 1) : failed(message);
}

/** Git's own messages, without lines sent by the server and without URLs. */
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
