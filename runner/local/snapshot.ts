import { stat } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { type ProcessResult, runProcess } from "../sandbox/run-process.ts";

const GIT_TIMEOUT_MS = 300_000;
const MAX_LISTING_BYTES = 1024 * 1024;
const BRANCH = "main";
/** Git's messages for a file and a directory that it may not read. */
const UNREADABLE = /^(?:error: open\("(.+)"\): |warning: could not open directory '(.+)': )/gm;

export interface SnapshotOptions {
  /** Includes files that .gitignore excludes. */
  everything?: boolean;
  /** Called for each file or directory that cannot be read. Without it, the first one is an error. */
  onUnreadable?: (path: string) => void;
}

export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/**
 * Creates `<root>/demo.git` from a directory as it is now, uncommitted changes included.
 * @returns its branch. @throws Error when it is not a directory or git cannot read it.
 */
export async function snapshotFolder(root: string, folder: string, options: SnapshotOptions = {}): Promise<string> {
  if (!(await isFolder(folder))) throw new Error(`${folder} is not a directory.`);
  const repository = join(root, "demo.git");
  await git(root, "init", "--quiet", "--bare", `--initial-branch=${BRANCH}`, "--", repository);
  const onFolder = [`--git-dir=${repository}`, `--work-tree=${folder}`];
  await addAll(folder, onFolder, options);
  const author = ["-c", "user.name=Demo", "-c", "user.email=demo@localhost", "-c", "commit.gpgsign=false"];
  await git(folder, ...author, ...onFolder, "commit", "--quiet", "--allow-empty", "--no-verify", "-m", "Snapshot");
  return BRANCH;
}

async function addAll(
  folder: string,
  onFolder: string[],
  { everything, onUnreadable }: SnapshotOptions,
): Promise<void> {
  const flags = [...(everything ? ["--force"] : []), ...(onUnreadable ? ["--ignore-errors"] : [])];
  const added = await runGit(folder, ...onFolder, "add", "--all", ...flags, "--", ".");
  const unreadable = Array.from(added.stderr.matchAll(UNREADABLE), ([, file, directory]) => file ?? directory ?? "");
  if (onUnreadable && (added.exitCode === 0 || unreadable.length > 0)) unreadable.forEach(onUnreadable);
  else if (added.exitCode !== 0) throw notReadable(added.stderr);
}

/** @returns the commit of a snapshot. */
export async function snapshotCommit(root: string): Promise<string> {
  return (await git(root, `--git-dir=${join(root, "demo.git")}`, "rev-parse", BRANCH)).trim();
}

/** @returns the branch that the remote's HEAD names, or `main`. */
export async function findDefaultBranch(root: string, url: string): Promise<string> {
  const listing = await git(root, "ls-remote", "--symref", "--", url, "HEAD").catch(() => "");
  return /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listing)?.[1] ?? BRANCH;
}

async function git(cwd: string, ...args: string[]): Promise<string> {
  const { exitCode, stderr, stdout } = await runGit(cwd, ...args);
  if (exitCode !== 0) throw notReadable(stderr);
  return stdout.toString("utf8");
}

function notReadable(stderr: string): Error {
  return new Error(`git could not read the repository: ${stderr.trim()}`);
}

function runGit(cwd: string, ...args: string[]): Promise<ProcessResult> {
  return runProcess("git", args, {
    cwd,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: cwd,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      // The snapshot is temporary: compressing and maintaining it takes longer than scanning it.
      GIT_CONFIG_COUNT: "3",
      GIT_CONFIG_KEY_0: "core.compression",
      GIT_CONFIG_VALUE_0: "0",
      GIT_CONFIG_KEY_1: "advice.addEmbeddedRepo",
      GIT_CONFIG_VALUE_1: "false",
      GIT_CONFIG_KEY_2: "maintenance.auto",
      GIT_CONFIG_VALUE_2: "false",
      LC_ALL: "C",
      GIT_TERMINAL_PROMPT: "0",
      GIT_ASKPASS: "/bin/false",
    },
    timeoutMs: GIT_TIMEOUT_MS,
    maxStdoutBytes: MAX_LISTING_BYTES,
  });
}
