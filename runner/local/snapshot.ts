import { stat } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { runProcess } from "../run-process.ts";

const GIT_TIMEOUT_MS = 300_000;
const MAX_LISTING_BYTES = 1024 * 1024;
const BRANCH = "main";

/**
 * Makes `<root>/demo.git` of a folder as it is now, uncommitted changes included and what its .gitignore names left out
 * unless `everything` is wanted.
 * @returns its branch. @throws Error when it is no folder or git cannot read it.
 */
export async function snapshotFolder(root: string, folder: string, { everything = false } = {}): Promise<string> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`${folder} is neither a folder nor an http(s) URL.`);
  const repository = join(root, "demo.git");
  await git(root, "init", "--quiet", "--bare", `--initial-branch=${BRANCH}`, "--", repository);
  const onFolder = [`--git-dir=${repository}`, `--work-tree=${folder}`];
  await git(folder, ...onFolder, "add", "--all", ...(everything ? ["--force"] : []), "--", ".");
  const author = ["-c", "user.name=Demo", "-c", "user.email=demo@localhost", "-c", "commit.gpgsign=false"];
  await git(folder, ...author, ...onFolder, "commit", "--quiet", "--allow-empty", "--no-verify", "-m", "Snapshot");
  return BRANCH;
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
  const result = await runProcess("git", args, {
    cwd,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: cwd,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      // Nobody keeps the snapshot: to compress it costs more than to scan it.
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "core.compression",
      GIT_CONFIG_VALUE_0: "0",
      GIT_TERMINAL_PROMPT: "0",
      GIT_ASKPASS: "/bin/false",
    },
    timeoutMs: GIT_TIMEOUT_MS,
    maxStdoutBytes: MAX_LISTING_BYTES,
  });
  if (result.exitCode !== 0) throw new Error(`git could not read the repository: ${result.stderr.trim()}`);
  return result.stdout.toString("utf8");
}
