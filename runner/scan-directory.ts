import { lstat, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";

const SCAN_DIRECTORY = /^scan-(\d+)-[A-Za-z0-9]{6}$/;

/** @throws when the folder is another user's: in a shared /tmp, anyone could have made it first. */
export async function prepareWorkDirectory(workDirectory: string): Promise<void> {
  await mkdir(workDirectory, { recursive: true, mode: 0o700 });
  const stats = await lstat(workDirectory);
  const owner = process.getuid?.();
  if (!stats.isDirectory() || (owner !== undefined && stats.uid !== owner)) {
    throw new Error(`WORK_DIR ${workDirectory} is not a folder of ours.`);
  }
}

/** Removes what runners that are gone left behind. Ours holds nothing yet, so a folder with our process id is theirs. */
export async function removeLeftOvers(workDirectory: string): Promise<number> {
  const names = await readdir(workDirectory);
  const leftOvers = names.filter((name) => {
    const [, pid] = name.match(SCAN_DIRECTORY) ?? [];
    return pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid)));
  });
  for (const name of leftOvers) await removeDirectory(join(workDirectory, name));
  return leftOvers.length;
}

/** A new private folder for one scan; the caller removes it. */
export function makeScanDirectory(workDirectory: string): Promise<string> {
  return mkdtemp(join(workDirectory, `scan-${process.pid}-`));
}

export async function removeDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
