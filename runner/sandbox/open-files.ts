import { readFileSync } from "node:fs";

const WANTED_OPEN_FILES = 4_096;
/** Sufficient for the runner and for each engine. */
const MIN_OPEN_FILES = 256;
const HARD_LIMIT = /^Max open files +\S+ +(\d+)/m;

/** The limit of open files for a program. A process without privileges cannot raise its own. */
export function maxOpenFiles(): number {
  return Math.min(hardLimit(), WANTED_OPEN_FILES);
}

/** @throws Error when the runner may open too few files. */
export function requireOpenFiles(): void {
  const limit = hardLimit();
  if (limit >= MIN_OPEN_FILES) return;
  throw new Error(`The limit of open files is ${limit}, and at least ${MIN_OPEN_FILES} are required: raise ulimit -n.`);
}

/** Infinity if there is no /proc or no limit. */
function hardLimit(): number {
  try {
    const [, limit] = HARD_LIMIT.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return limit === undefined ? Infinity : Number(limit);
  } catch {
    return Infinity;
  }
}
