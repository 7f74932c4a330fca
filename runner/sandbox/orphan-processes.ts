import { readdir, readFile, readlink } from "node:fs/promises";
import process from "node:process";

const PROCESSES = "/proc";

/**
 * Kills the process groups that work in a folder or were told to: what a runner that was killed had started. Found by
 * what they do now, since the process ids that a dead runner could have written down may be another's by now. Only where
 * there is /proc.
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

/** Its group is its own, as run-process.ts starts it; a process that leads none is killed alone. */
async function killGroupOf(pid: number): Promise<boolean> {
  try {
    const stat = await readFile(`${PROCESSES}/${pid}/stat`, "utf8");
    // After the name, which may hold anything: state, parent, group.
    const group = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[2]);
    process.kill(group > 1 && group !== process.pid ? -group : pid, "SIGKILL");
    return true;
  } catch {
    return false;
  }
}
