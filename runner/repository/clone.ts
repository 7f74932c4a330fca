import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  branchNotFound,
  diskWasFull,
  DoubtfulCloneFailure,
  emptyRepository,
  explainCloneFailure,
  notGit,
  repositoryTooLarge,
  wasRedirected,
  fileWasTooLarge,
  hasToleratedFsckError,
  machineFaultIn,
} from "./clone-failure.ts";
import type { CloneContext } from "./clone-failure.ts";
import { directorySizeBytes, watchDirectorySize } from "../workspace/directory-size.ts";
import {
  branchCommitArguments,
  cloneArguments,
  GIT_MEMORY_BYTES,
  localConfig,
  localEnvironment,
  remoteEnvironment,
} from "./git.ts";
import type { GitProgram, Remote } from "./git.ts";
import { listRemote, withGitSuffix, withNewUrl } from "./list-heads.ts";
import { runConfined } from "../sandbox/confinement.ts";
import type { ProcessResult } from "../sandbox/run-process.ts";
import { diskFull } from "../workspace/disk-space.ts";
import type { ScanFailure } from "../scan-failure.ts";

const MAX_LISTING_BYTES = 1024 * 1024;
const LIST_TIMEOUT_MS = 30_000;
const MEBIBYTE = 1024 * 1024;
const CLONE_DIRECTORY = "repository.git";
const FIRST_PAUSE_MS = 1_000;
const PAUSE_GROWTH = 3;

export interface CloneJob {
  program: GitProgram;
  remote: Remote;
  branch: string;
  credentialState: CloneContext["credentialState"];
  /** An existing directory, below which the clone is created. */
  directory: string;
  cloneTimeoutMs: number;
  /** Larger blobs are not fetched; null fetches all. */
  maxFileBytes: number | null;
  maxRepositoryBytes: number;
  signal: AbortSignal;
  /** Pause before a doubtful failure is first repeated (default: 1 s). */
  firstPauseMs?: number;
}

export interface Clone {
  gitDirectory: string;
  commit: string;
}

/**
 * A bare clone of the last commit of one branch, without large blobs and without a remote.
 * @throws ScanFailure caused by the host, the repository or a limit; MachineFault caused by this machine.
 */
export async function cloneRepository(job: CloneJob): Promise<Clone> {
  const deadlineMs = performance.now() + job.cloneTimeoutMs;
  let pauseMs = job.firstPauseMs ?? FIRST_PAUSE_MS;
  for (let repeats = 0; ; repeats += 1, pauseMs *= PAUSE_GROWTH) {
    try {
      return await cloneOnce(job);
    } catch (error) {
      const leftMs = deadlineMs - performance.now();
      const isFinal = !(error instanceof DoubtfulCloneFailure) || repeats >= error.maxRepeats || leftMs <= pauseMs;
      if (isFinal) throw await withNewUrl(job, error);
    }
    await sleep(pauseMs, undefined, { signal: job.signal }).catch(() => job.signal.throwIfAborted());
    await rm(join(job.directory, CLONE_DIRECTORY), { recursive: true, force: true });
  }
}

async function cloneOnce(job: CloneJob): Promise<Clone> {
  const gitDirectory = join(job.directory, CLONE_DIRECTORY);
  const result = await cloneWithinSize(job, gitDirectory);
  const suffixed = withGitSuffix(job.remote.url);
  if (wasRedirected(result) && suffixed !== null) {
    return cloneOnce({ ...job, remote: { ...job.remote, url: suffixed } });
  }
  // With a filter, git before 2.44 ignores fetch.fsck.<id>.
  if (job.maxFileBytes !== null && hasToleratedFsckError(result)) return cloneOnce({ ...job, maxFileBytes: null });
  if (result.ended !== "exit" || result.exitCode !== 0) throw await explain(job, result);
  if ((await directorySizeBytes(gitDirectory)) > job.maxRepositoryBytes) throw tooLarge(job);
  const commit = await branchCommit(job, gitDirectory);
  await writeFile(join(gitDirectory, "config"), localConfig(commit));
  return { gitDirectory, commit };
}

async function cloneWithinSize(job: CloneJob, gitDirectory: string): Promise<ProcessResult> {
  const outgrown = new AbortController();
  const watch = watchDirectorySize(gitDirectory, job.maxRepositoryBytes, () => outgrown.abort());
  try {
    const result = await runConfined(
      "git",
      cloneArguments(job.remote.url, job.branch, gitDirectory, job.maxFileBytes),
      {
        cwd: job.directory,
        env: remoteEnvironment(job.program, job.remote),
        timeoutMs: job.cloneTimeoutMs,
        maxStdoutBytes: MAX_LISTING_BYTES,
        network: "host",
        limits: { memoryBytes: GIT_MEMORY_BYTES, maxFileBytes: job.maxRepositoryBytes },
        signal: AbortSignal.any([job.signal, outgrown.signal]),
      },
    );
    job.signal.throwIfAborted();
    if (outgrown.signal.aborted || fileWasTooLarge(result)) throw tooLarge(job);
    if (diskWasFull(result)) throw diskFull("the clone could not be written");
    const fault = machineFaultIn(result);
    if (fault !== null) throw fault;
    return result;
  } finally {
    watch.stop();
  }
}

function tooLarge({ maxRepositoryBytes }: CloneJob): ScanFailure {
  return repositoryTooLarge("repository_too_large", `its clone takes more than ${maxRepositoryBytes / MEBIBYTE} MB`);
}

async function branchCommit(job: CloneJob, gitDirectory: string): Promise<string> {
  const result = await runConfined("git", branchCommitArguments(gitDirectory, job.branch), {
    cwd: job.directory,
    env: localEnvironment(job.program),
    timeoutMs: LIST_TIMEOUT_MS,
    maxStdoutBytes: MAX_LISTING_BYTES,
    network: "none",
    limits: { memoryBytes: GIT_MEMORY_BYTES },
    signal: job.signal,
  });
  job.signal.throwIfAborted();
  const commit = result.stdout.toString("latin1").trim();
  if (/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(commit)) return commit;
  throw await explainMissingBranch(job);
}

async function explain(job: CloneJob, result: ProcessResult): Promise<ScanFailure> {
  const failure = explainCloneFailure(result, contextOf(job));
  return failure.code === "branch_not_found" ? explainMissingBranch(job) : failure;
}

function contextOf(job: CloneJob): CloneContext {
  return {
    hostname: job.remote.url.host,
    branch: job.branch,
    credentialState: job.credentialState,
    cloneTimeoutMs: job.cloneTimeoutMs,
  };
}

/** Git reports an empty repository and a missing branch with the same message; the refs of the remote distinguish them. */
async function explainMissingBranch(job: CloneJob): Promise<ScanFailure> {
  const result = await listRemote(job, MAX_LISTING_BYTES);
  const hasEnded = result.ended === "exit" && result.exitCode === 0;
  // A listing that exceeds the output limit is a valid listing.
  if (!hasEnded && result.ended !== "output_limit") return explainCloneFailure(result, contextOf(job));
  if (!result.stderr.includes("packet:")) return notGit({ hostname: job.remote.url.host });
  const listing = result.stdout.toString("utf8");
  if (hasEnded && listing === "") return emptyRepository();
  if (listing.split("\n").some((line) => line.endsWith(`\trefs/heads/${job.branch}`))) {
    return new DoubtfulCloneFailure(
      `${job.remote.url.host} listed the branch "${job.branch}" only after the clone had failed without it. Start the scan again.`,
    );
  }
  const [, defaultBranch] = listing.match(/^ref: refs\/heads\/([^\t\n]{1,255})\tHEAD$/m) ?? [];
  return branchNotFound(job.branch, defaultBranch ?? null);
}
