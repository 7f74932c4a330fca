import type { Files } from "./history.ts";

export const BRANCHES = ["main", "feature"] as const;
export type Branch = (typeof BRANCHES)[number];
export const PATHS = ["src/a.js", "src/b.js"] as const;
export const PROBLEMS = [0, 1, 2, 3];
/** Lines of a file for each problem: its own, and three on both sides that are always the same. */
const LINES = 7;
export const lineOf = (problem: number): number => problem * LINES + 4;
/** Rules take turns. */
const ruleOf = (problem: number): string => (problem % 2 === 0 ? "exec" : "eval");

/** The path of each problem that there is. */
export type Placement = ReadonlyMap<number, string>;

/** The files of a placement. */
export function filesOf(placement: Placement): Files {
  const paths = new Set(placement.values());
  return Object.fromEntries(
    [...paths].map((path) => {
      const blocks = PROBLEMS.map((problem) => {
        const around = [1, 2, 3].map((n) => `let v${problem}_${n} = 1;`);
        const own = placement.get(problem) === path ? `${ruleOf(problem)}(p${problem})` : "other()";
        return [...around, own, ...around].join("\n");
      });
      return [path, blocks.join("\n")];
    }),
  );
}

interface State {
  state: "open" | "fixed" | "no_longer_detected";
  path: string;
  /** The text of the file as last seen. */
  text: string;
}

interface Tracked {
  problem: number;
  /** The place by which other branches recognize it: that on the default branch, if it is there. */
  path: string;
  triage: string;
  states: Map<Branch, State>;
}

export interface ScanOutcome {
  placement: Placement;
  truncated: boolean;
  skippedPath: string | undefined;
  rules: readonly string[];
}

export interface Changes {
  new: number;
  fixed: number;
  reopened: number;
  unchanged: number;
}

/**
 * What is expected of the service, for problems that are each at most once in a commit: then a vulnerability is recognized by its
 * place on the branch, by a move within the branch (at its first scan: since the default branch), or by its place elsewhere.
 */
export class TrackingModel {
  readonly tracked: Tracked[] = [];
  readonly #scanned = new Set<Branch>();

  /** Where the branch has the problem open. */
  openPath(branch: Branch, problem: number): string | undefined {
    return this.#openOn(branch, problem)[0]?.states.get(branch)?.path;
  }

  complete(branch: Branch, { placement, truncated, skippedPath, rules }: ScanOutcome): Changes {
    const files = filesOf(placement);
    const changes = { new: 0, fixed: 0, reopened: 0, unchanged: 0 };
    const found = new Set<Tracked>();
    for (const [problem, path] of placement) {
      if (path === skippedPath || !rules.includes(ruleOf(problem))) continue;
      const known = this.#recognize(branch, problem, path);
      const tracked = known ?? { problem, path, triage: "needs_triage", states: new Map<Branch, State>() };
      if (!known) this.tracked.push(tracked);
      const before = tracked.states.get(branch)?.state;
      changes[before === undefined ? "new" : before === "open" ? "unchanged" : "reopened"] += 1;
      tracked.states.set(branch, { state: "open", path, text: files[path] ?? "" });
      if (branch === "main" || !tracked.states.has("main")) tracked.path = path;
      found.add(tracked);
    }
    for (const { states } of this.tracked.filter((tracked) => !found.has(tracked))) {
      const state = states.get(branch);
      if (state?.state !== "open" || truncated || state.path === skippedPath) continue;
      state.state = files[state.path] === state.text ? "no_longer_detected" : "fixed";
      changes.fixed += 1;
    }
    this.#scanned.add(branch);
    return changes;
  }

  #recognize(branch: Branch, problem: number, path: string): Tracked | undefined {
    const own = this.tracked.filter((one) => one.problem === problem && one.states.get(branch)?.path === path);
    const here = own.find(({ states }) => states.get(branch)?.state === "open") ?? own[0];
    if (here) return here;
    const elsewhere = this.tracked.find(
      (one) => one.problem === problem && one.path === path && !one.states.has(branch),
    );
    if (this.#scanned.has(branch)) return this.#openOn(branch, problem)[0] ?? elsewhere;
    return elsewhere ?? this.#openOn("main", problem).find(({ states }) => !states.has(branch));
  }

  #openOn(branch: Branch, problem: number): Tracked[] {
    return this.tracked.filter((one) => one.problem === problem && one.states.get(branch)?.state === "open");
  }
}
