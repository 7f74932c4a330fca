import { readdir, readFile, readlink } from "node:fs/promises";
import process from "node:process";

const PROCESSES = "/proc";

/**
 * Kills the process groups whose working directory or command line is in a directory: orphans of a runner that was killed. They
 * are identified in /proc (without it, nothing happens), because recorded process ids may have been reused.
 */
export async function killOrphanProcesses(directory: string): Promise<number> {
  const pids = (await readdir(PROCESSES).catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  let killed = 0;
  for (const pid of pids) {
    if (pid !== process.pid && (await worksIn(pid, directory)) && (await killGroupOf(pid))) killed += 1;
  }
  return killed;
}

async function worksIn(pid: number, directory: string): Promise<boolean> {
  const [cwd, command] = await Promise.all([
    readlink(`${PROCESSES}/${pid}/cwd`).catch(() => ""),
    readFile(`${PROCESSES}/${pid}/cmdline`, "utf8").catch(() => ""),
  ]);
  return cwd === directory || cwd.startsWith(`${directory}/`) || command.includes(`${directory}/`);
}

/** `run-process.ts` starts each program as a group leader; any other process is killed alone. */
async function killGroupOf(pid: number): Promise<boolean> {
  try {
    const stat = await readFile(`${PROCESSES}/${pid}/stat`, "utf8");
    // The process name may contain any character. After it come state, parent and group.
    const group = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[2]);
    process.kill(group > 1 && group !== process.pid ? -group : pid, "SIGKILL");
    return true;
  } catch {
    return false;
  }
}
