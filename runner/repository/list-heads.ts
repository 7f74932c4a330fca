import { CloneUrl } from "../../worker/contract/git-names.ts";
import type { ProcessResult } from "../sandbox/run-process.ts";
import { runConfined } from "../sandbox/confinement.ts";
import { ScanFailure } from "../scan-failure.ts";
import { explainCloneFailure, machineFaultIn, notGit, RepositoryMoved, wasRedirected } from "./clone-failure.ts";
import type { CloneContext } from "./clone-failure.ts";
import { GIT_MEMORY_BYTES, listRemoteArguments, remoteEnvironment } from "./git.ts";
import type { GitProgram, Remote } from "./git.ts";

const LIST_TIMEOUT_MS = 30_000;
const MEBIBYTE = 1024 * 1024;
/** About 150,000 branches. */
const MAX_LISTING_BYTES = 16 * MEBIBYTE;

export interface ListJob {
  program: GitProgram;
  remote: Remote;
  /** An existing directory. */
  directory: string;
  cloneTimeoutMs: number;
  signal: AbortSignal;
}

/** Lists the branches of a remote, and its HEAD. */
export async function listRemote(
  job: ListJob,
  maxStdoutBytes: number,
  trace: Record<string, string> = {},
): Promise<ProcessResult> {
  const result = await runConfined("git", listRemoteArguments(job.remote.url), {
    cwd: job.directory,
    // The "dumb" protocol accepts any text as a listing: only packets prove that a git server responded.
    env: { ...remoteEnvironment(job.program, job.remote), GIT_TRACE_PACKET: "1", ...trace },
    timeoutMs: Math.min(LIST_TIMEOUT_MS, job.cloneTimeoutMs),
    maxStdoutBytes,
    network: "host",
    limits: { memoryBytes: GIT_MEMORY_BYTES },
    signal: job.signal,
  });
  job.signal.throwIfAborted();
  return result;
}

/** Some hosts redirect the URL of the web page to the clone URL. That URL can be derived without following the redirect. */
export function withGitSuffix(url: URL): URL | null {
  if (/\.git\/*$/.test(url.pathname)) return null;
  const suffixed = new URL(url);
  suffixed.pathname = `${url.pathname.replace(/\/+$/, "")}.git`;
  return suffixed;
}

/** A failure whose host redirects, with the URL that it redirects to, if that is one of a repository. */
export async function withNewUrl(job: ListJob, failure: unknown): Promise<unknown> {
  if (!(failure instanceof RepositoryMoved)) return failure;
  const remote = { ...job.remote, url: withGitSuffix(job.remote.url) ?? job.remote.url };
  // The headers alone: git removes credentials from them.
  const result = await listRemote({ ...job, remote }, MAX_LISTING_BYTES, {
    GIT_TRACE_CURL: "1",
    GIT_TRACE_CURL_NO_DATA: "1",
  });
  const [, location = ""] = /<= Recv header: location: (\S+)\s*$/im.exec(result.stderr) ?? [];
  if (!URL.canParse(location, remote.url.href)) return failure;
  const moved = new URL(location, remote.url);
  const path = moved.pathname.replace(/\/info\/refs$/, "");
  if (path === moved.pathname) return failure;
  const { data } = CloneUrl.safeParse(`${moved.origin}${path}`);
  return data === undefined ? failure : failure.to(data);
}

/**
 * The commits of the branches of a remote.
 * @throws ScanFailure caused by the host or a limit; MachineFault caused by this machine.
 */
export async function listHeads(
  job: ListJob & Pick<CloneContext, "credentialState">,
): Promise<ReadonlyMap<string, string>> {
  const result = await listRemote(job, MAX_LISTING_BYTES);
  const suffixed = withGitSuffix(job.remote.url);
  if (wasRedirected(result) && suffixed !== null) {
    return listHeads({ ...job, remote: { ...job.remote, url: suffixed } });
  }
  const { host: hostname } = job.remote.url;
  if (result.ended === "output_limit") {
    throw new ScanFailure(
      "clone_failed",
      `${hostname} lists more than ${MAX_LISTING_BYTES / MEBIBYTE} MB of branches: delete branches of the repository.`,
    );
  }
  const fault = machineFaultIn(result);
  if (fault !== null) throw fault;
  if (result.ended !== "exit" || result.exitCode !== 0) {
    const { credentialState, cloneTimeoutMs } = job;
    throw await withNewUrl(job, explainCloneFailure(result, { hostname, branch: "", credentialState, cloneTimeoutMs }));
  }
  if (!result.stderr.includes("packet:")) throw notGit({ hostname });
  const heads = result.stdout.toString("utf8").matchAll(/^([0-9a-f]{40}|[0-9a-f]{64})\trefs\/heads\/(.+)$/gm);
  return new Map([...heads].map(([, commit = "", branch = ""]) => [branch, commit]));
}
