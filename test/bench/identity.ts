import { execFileSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { serveRepositories } from "../../runner/local/git-server.ts";
import { Service } from "../end-to-end/support/service.ts";
import { type Tracked, TrackedRepository } from "../end-to-end/support/tracked-repository.ts";
import { PROJECT } from "./support/bundles.ts";
import { type LineMap, readLineMap } from "./support/line-map.ts";
import type { Result } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const SCANS = Number(process.env["IDENTITY_SCANS"] ?? 8);
/** Commits between two scans. */
const STEP = Number(process.env["IDENTITY_STEP"] ?? 10);
/** Commits that renamed the most files. */
const RENAMING = Number(process.env["IDENTITY_RENAMING"] ?? 2);
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

interface Counts {
  kept: number;
  all: number;
}

/**
 * Scans commits of this repository, one after the other, and compares the vulnerability of each finding with that of the same line
 * before: by git's diff, with renames, between the commits. Lines that have changed do not count. The same for the commits that renamed
 * the most files, each after its parent.
 */
export async function identity(workspace: Workspace): Promise<Result[]> {
  const service = await Service.prepare({ workerVariables: { LEASE_SECONDS: "600", RUNNER_MODE: "pull" } });
  workspace.defer(() => service.stop());
  await service.startWorker();
  const host = await serveRepositories(join(service.root, "repositories"));
  workspace.defer(() => host.close());
  const commits = gitLines("rev-list", "--first-parent", `--max-count=${SCANS * STEP}`, "HEAD").toReversed();
  const histories = [
    commits.filter((_, index) => index % STEP === STEP - 1),
    ...renamingCommits().map((commit) => [`${commit}^`, commit]),
  ];
  const counts = { all: { kept: 0, all: 0 }, renamed: { kept: 0, all: 0 }, reassigned: 0 };
  for (const history of histories) {
    const repository = await TrackedRepository.create(service, host, PROJECT);
    await track(repository, history, counts, workspace);
  }
  const { all, renamed, reassigned } = counts;
  return [
    {
      what: `identities kept, of ${all.all} findings in unchanged lines`,
      measured: share(all),
      unit: "%",
      aim: { atLeast: 99, of: "measured" },
    },
    {
      what: `in renamed files, of ${renamed.all}`,
      measured: share(renamed),
      unit: "%",
      aim: { atLeast: 95, of: "measured" },
    },
    { what: "identities given to other code", measured: reassigned, unit: "times", aim: { atMost: 0, of: "measured" } },
  ];
}

function gitLines(...args: string[]): string[] {
  const options = { encoding: "utf8", maxBuffer: MAX_OUTPUT_BYTES } as const;
  return execFileSync("git", ["-C", PROJECT, ...args], options)
    .trim()
    .split("\n");
}

/** The commits that renamed the most files. */
function renamingCommits(): string[] {
  const renames = new Map<string, number>();
  let commit = "";
  const log = gitLines(
    "log",
    "--first-parent",
    "--find-renames",
    "--diff-filter=R",
    "--name-status",
    "--format=commit %H",
  );
  for (const line of log) {
    if (line.startsWith("commit ")) commit = line.slice("commit ".length);
    else if (line !== "") renames.set(commit, (renames.get(commit) ?? 0) + 1);
  }
  const most = [...renames].toSorted(([, a], [, b]) => b - a);
  return most.slice(0, RENAMING).map(([hash]) => hash);
}

/** Scans the commits in order, and adds to the counts. */
async function track(
  repository: TrackedRepository,
  commits: readonly string[],
  counts: { all: Counts; renamed: Counts; reassigned: number },
  workspace: Workspace,
): Promise<void> {
  const { all, renamed } = counts;
  let before: { commit: string; known: Tracked[] } | undefined;
  for (const commit of commits) {
    repository.git("update-ref", "refs/heads/main", commit);
    const status = await repository.scan();
    if (status !== "completed") throw new Error(`The scan of ${commit} ${status}.`);
    const known = (await repository.known()).filter(({ state }) => state === "open");
    if (before) {
      const map = readLineMap(
        repository.git(
          "-c",
          "core.quotePath=false",
          "diff",
          "--find-renames",
          "-U0",
          "--no-color",
          "--no-ext-diff",
          before.commit,
          commit,
        ),
      );
      counts.reassigned += count(before.known, known, { map, all, renamed });
    }
    workspace.say(
      `${commit.slice(0, 10)}: ${known.length} open, kept ${all.kept} of ${all.all}, in renamed files ${renamed.kept} of ${renamed.all}`,
    );
    before = { commit, known };
  }
}

const share = ({ kept, all: total }: Counts): number => (total === 0 ? 100 : (kept / total) * 100);

const placeOf = (rule: string | null, path: string | null, line: number | null): string =>
  JSON.stringify([rule, path, line]);

/** @returns how many identities are at another place, although their own has a finding of the same rule. */
function count(
  before: readonly Tracked[],
  after: readonly Tracked[],
  { map, all, renamed }: { map: LineMap; all: Counts; renamed: Counts },
): number {
  const places = Map.groupBy(after, ({ rule_id: rule, location_path: path, location_line: line }) =>
    placeOf(rule, path, line),
  );
  const ids = new Set(after.map(({ id }) => id));
  let reassigned = 0;
  for (const { id, rule_id: rule, location_path: path, location_line: line } of before) {
    const moved = path === null || line === null ? undefined : map.find(path, line);
    const there = moved && places.get(placeOf(rule, moved.path, moved.line));
    if (!moved || !there) continue;
    const isKept = there.some((one) => one.id === id);
    for (const counts of moved.path === path ? [all] : [all, renamed]) {
      counts.all += 1;
      if (isKept) counts.kept += 1;
    }
    if (!isKept && ids.has(id)) reassigned += 1;
  }
  return reassigned;
}
