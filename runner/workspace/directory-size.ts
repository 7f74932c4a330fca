import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

const POLL_MS = 150;

/** Bytes of all files below a directory; files that vanish meanwhile count as zero. */
export async function directorySizeBytes(directory: string): Promise<number> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(() => []);
  let total = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const stats = await lstat(join(entry.parentPath, entry.name)).catch(() => null);
    total += stats?.size ?? 0;
  }
  return total;
}

/** Calls `onExceeded` once when the directory grows beyond `maxBytes`. Unlike RLIMIT_FSIZE, it limits all files together. */
export function watchDirectorySize(directory: string, maxBytes: number, onExceeded: () => void): { stop(): void } {
  let stopped = false;
  async function poll(): Promise<void> {
    if ((await directorySizeBytes(directory)) > maxBytes && !stopped) {
      stopped = true;
      onExceeded();
    }
    if (!stopped) timer = setTimeout(() => void poll(), POLL_MS);
  }
  let timer = setTimeout(() => void poll(), POLL_MS);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
