import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { checkOutOnce, commitPackages } from "./support/big-checkout.ts";
import { interleave, summarize, time } from "./support/measure.ts";
import { type Result, resultOf } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const ROUNDS = 3;
const run = promisify(execFile);
const MS_PER_SECOND = 1_000;

/** Files per second: the runner's checkout of a bare repository, compared with a git clone with a work tree. */
export async function checkout(workspace: Workspace): Promise<Result[]> {
  const repository = await commitPackages(workspace);
  const { files, bytes } = repository.sources;
  // Packed, as in a clone.
  await run("git", [`--git-dir=${repository.gitDirectory}`, "repack", "-a", "-d", "-q"]);
  workspace.say(`${files} files, ${Math.round(bytes / 1_000_000)} MB`);
  const directory = await workspace.makeDirectory();
  const rate = async (work: (target: string) => Promise<unknown>): Promise<number> => {
    const target = join(directory, "target");
    const ms = await time(() => work(target));
    await rm(target, { recursive: true });
    return (files * MS_PER_SECOND) / ms;
  };
  const clone = [
    "clone",
    "--quiet",
    "--local",
    "--shared",
    `--branch=${repository.branch}`,
    "--",
    repository.gitDirectory,
  ];
  const pairs = await interleave(
    ROUNDS,
    () => rate((target) => checkOutOnce(repository, target, workspace)),
    () => rate((target) => run("git", [...clone, target])),
  );
  return [resultOf("files checked out", summarize(pairs), "per second", { atLeast: 1 })];
}
