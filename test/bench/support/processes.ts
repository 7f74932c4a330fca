import { readdir, readFile, writeFile } from "node:fs/promises";

const MEBIBYTE_IN_KIB = 1_024;
const TICKS_PER_SECOND = 100;

/** The pids and names of the children of a process. Linux only, like all functions below. */
export async function childrenOf(parent: number): Promise<{ pid: number; name: string }[]> {
  const pids = (await readdir("/proc")).filter((entry) => /^\d+$/.test(entry)).map(Number);
  const stats = await Promise.all(pids.map((pid) => readStat(pid).catch(() => undefined)));
  return pids.flatMap((pid, index) => {
    const stat = stats[index];
    return stat && Number(stat.fields[1]) === parent ? [{ pid, name: stat.name }] : [];
  });
}

/** Name and fields, from the state on, of proc_pid_stat(5). */
async function readStat(pid: number): Promise<{ name: string; fields: string[] }> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const end = stat.lastIndexOf(")");
  return { name: stat.slice(stat.indexOf("(") + 1, end), fields: stat.slice(end + 2).split(" ") };
}

async function statusField(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) / MEBIBYTE_IN_KIB;
}

/** The maximum growth of a process's resident memory in MiB while the work ran. */
export async function memoryGrowth(pid: number, work: () => Promise<unknown>): Promise<number> {
  // Resets the high-water mark to the current resident memory (proc_pid_clear_refs(5)).
  await writeFile(`/proc/${pid}/clear_refs`, "5");
  const before = await statusField(pid, "VmRSS");
  await work();
  return Math.max(0, (await statusField(pid, "VmHWM")) - before);
}

/** CPU time in milliseconds of a process and its ended children. */
export async function cpuTime(pid: number): Promise<number> {
  const { fields } = await readStat(pid);
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return (ticks * 1_000) / TICKS_PER_SECOND;
}

/** The first descendant of a process with this name. */
export async function descendantNamed(ancestor: number, name: string): Promise<number | undefined> {
  const children = await childrenOf(ancestor);
  const own = children.find((child) => child.name === name);
  if (own !== undefined) return own.pid;
  for (const { pid } of children) {
    const found = await descendantNamed(pid, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Current resident memory in MiB. */
export function residentMemory(pid: number): Promise<number> {
  return statusField(pid, "VmRSS");
}
