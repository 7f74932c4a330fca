import { readdirSync, readFileSync } from "node:fs";

export interface Descendant {
  pid: number;
  name: string;
}

/** The live descendants of a process, by proc_pid_stat(5). */
export function descendantsOf(ancestor: number): Descendant[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const living = pids.flatMap((pid) => readStat(Number(pid)));
  const found: Descendant[] = [];
  const wanted = new Set([ancestor]);
  for (let before = -1; before !== wanted.size;) {
    before = wanted.size;
    for (const { pid, name, parent } of living) {
      if (wanted.has(pid) || !wanted.has(parent)) continue;
      wanted.add(pid);
      found.push({ pid, name });
    }
  }
  return found;
}

function readStat(pid: number): (Descendant & { parent: number })[] {
  const stat = readProc(pid, "stat");
  const [, name = "", state = "Z", parent] = /^\d+ \((.*)\) (\S) (\d+)/s.exec(stat) ?? [];
  return state === "Z" || state === "X" ? [] : [{ pid, name, parent: Number(parent) }];
}

/** Empty if the process has ended or belongs to another user. */
export function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
