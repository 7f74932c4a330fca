import { statfs } from "node:fs/promises";
import { ScanFailure } from "../scan-failure.ts";

const MEBIBYTE = 1024 * 1024;

export async function hasFreeDisk(settings: { workDirectory: string; minFreeDiskBytes: number }): Promise<boolean> {
  const { bavail, bsize } = await statfs(settings.workDirectory);
  return bavail * bsize >= settings.minFreeDiskBytes;
}

/** @throws ScanFailure `runner_unavailable`, retryable, when WORK_DIR has too little free disk space. */
export async function requireFreeDisk(settings: { workDirectory: string; minFreeDiskBytes: number }): Promise<void> {
  if (await hasFreeDisk(settings)) return;
  throw diskFull(`less than ${settings.minFreeDiskBytes / MEBIBYTE} MB are free`);
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}

/** The repository is not the cause, and another runner may have space. */
export function diskFull(what: string): ScanFailure {
  const message = `The disk of the runner is full (${what}). Start the scan again later; if it keeps failing, contact the operator.`;
  return new ScanFailure("runner_unavailable", message, { retryable: true });
}
