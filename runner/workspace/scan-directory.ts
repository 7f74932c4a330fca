import { chmod, lstat, mkdir, mkdtemp, readdir, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { killOrphanProcesses } from "../sandbox/orphan-processes.ts";
import { isRunnerAlive, removeDeadSockets, runnerId } from "./work-directory-lock.ts";

const READ_ONLY = 0o500;
const WRITABLE = 0o700;
const SCAN_DIRECTORY = /^scan-([0-9a-f]{12})-[A-Za-z0-9]{6}$/;

/**
 * Creates the directory, or uses the existing one together with other runners.
 * @throws when another user owns it: in a shared /tmp, anyone could have created it first.
 */
export async function prepareWorkDirectory(workDirectory: string): Promise<void> {
  await mkdir(workDirectory, { recursive: true, mode: 0o700 });
  const stats = await lstat(workDirectory);
  const owner = process.getuid?.();
  if (!stats.isDirectory() || (owner !== undefined && stats.uid !== owner)) {
    throw new Error(`WORK_DIR ${workDirectory} is not a directory that this user owns.`);
  }
}

/**
 * Removes what dead runners left: processes, directories, sockets.
 * @returns the number of directories.
 */
export async function removeLeftOvers(workDirectory: string): Promise<number> {
  const names = await readdir(workDirectory);
  const actual = await realpath(workDirectory);
  let removed = 0;
  for (const name of names) {
    const [, id] = SCAN_DIRECTORY.exec(name) ?? [];
    if (id === undefined || (await isRunnerAlive(workDirectory, id))) continue;
    await killOrphanProcesses(join(actual, name));
    await removeDirectory(join(workDirectory, name));
    removed += 1;
  }
  await removeDeadSockets(workDirectory, names);
  return removed;
}

/** Creates a private directory for one scan; the caller removes it. */
export function makeScanDirectory(workDirectory: string): Promise<string> {
  return mkdtemp(join(workDirectory, `scan-${runnerId()}-`));
}

/** Readers cannot add or remove files below, unless they are the superuser or restore the modes. */
export async function makeReadOnly(directory: string): Promise<void> {
  await chmodDirectories(directory, READ_ONLY);
}

const undeleted = new Set<string>();

/**
 * Removes the directory of a scan, and those whose removal failed before.
 * @returns the error, or null.
 */
export async function discardScanDirectory(directory: string): Promise<unknown> {
  undeleted.add(directory);
  return discardLeftDirectories();
}

/**
 * Removes the directories of ended scans whose removal failed before.
 * @returns the first error, or null.
 */
export async function discardLeftDirectories(): Promise<unknown> {
  let failure: unknown = null;
  for (const directory of undeleted) {
    try {
      await removeDirectory(directory);
      undeleted.delete(directory);
    } catch (error) {
      failure ??= error;
    }
  }
  return failure;
}

async function removeDirectory(directory: string): Promise<void> {
  // A directory without write permission would stop the removal halfway.
  await chmodDirectories(directory, WRITABLE).catch(() => {});
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}

async function chmodDirectories(directory: string, mode: number): Promise<void> {
  await chmod(directory, mode);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (entry.isDirectory()) await chmodDirectories(join(directory, entry.name), mode);
  }
}
