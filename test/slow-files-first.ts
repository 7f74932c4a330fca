import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each takes minutes: begun last, it would keep one core busy at the end of a run, and the other one idle. */
const SLOW = [
  "fuzz/schemathesis",
  "fuzz/api",
  "browser/console",
  "end-to-end/chaos",
  "end-to-end/pull",
  "end-to-end/pipeline",
  "runner/hostile/files",
  "runner/scanners/flow/projects",
  "runner/scanners/flow/random-edits",
  "runner/scanners/semgrep/semgrep",
  "runner/scanners/flow/flow",
  "worker/auth/throttle",
  "worker/auth/password",
  "worker/moves/meanwhile",
  "worker/users/emails",
  "worker/auth/revocation",
  "worker/scan-jobs/lifecycle",
  "worker/sarif/upload",
];

/** The projects with services, then those with a worker alone, each with its slow files first. On a fresh clone, no durations are known. */
const PROJECTS = ["fuzz", "browser", "end-to-end", "runner", "repository", "worker"];

function rankOf({ project, moduleId }: TestSpecification): number {
  const slow = SLOW.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return PROJECTS.indexOf(project.name) * SLOW.length * 2 + (slow === -1 ? SLOW.length : slow);
}

export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The method of vitest leaves the array as it is.
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
