import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { runConfined } from "../sandbox/confinement.ts";
import { asMachineFault, MachineFault } from "../sandbox/machine-fault.ts";
import { makeScanDirectory } from "./scan-directory.ts";

const PROBE_BYTES = 4_096;
const SPAWN_TIMEOUT_MS = 30_000;

/**
 * Writes a small file in WORK_DIR and starts a program there.
 * @returns the fault that prevented it, or null.
 */
export async function probeMachine(settings: {
  workDirectory: string;
  searchPath: string;
}): Promise<MachineFault | null> {
  let directory: string | undefined;
  try {
    directory = await makeScanDirectory(settings.workDirectory);
    await writeFileSynced(join(directory, "probe"));
    const { exitCode } = await runConfined("git", ["version"], {
      cwd: directory,
      env: { PATH: settings.searchPath },
      timeoutMs: SPAWN_TIMEOUT_MS,
      maxStdoutBytes: 1_000,
      network: "none",
      limits: {},
    });
    return exitCode === 0 ? null : new MachineFault("git does not run");
  } catch (error) {
    return asMachineFault(error);
  } finally {
    if (directory !== undefined) await rm(directory, { recursive: true, force: true }).catch(() => {});
  }
}

/** Disk errors are detected when the data is written through to the disk. */
async function writeFileSynced(path: string): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(Buffer.alloc(PROBE_BYTES));
    await file.sync();
  } finally {
    await file.close();
  }
}
