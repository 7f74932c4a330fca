import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { migrateDatabase } from "../../../runner/local/stack.ts";

const stateDirectory = join(tmpdir(), `migrated-${process.pid}`);

/** Makes a migrated database once for all services of a run, which each begin with a copy of it. */
export async function setup(): Promise<void> {
  // Several projects ask for it.
  if (process.env["MIGRATED_STATE"] !== undefined) return;
  process.env["MIGRATED_STATE"] = stateDirectory;
  await migrateDatabase({ stateDirectory, children: new Set() });
}

export async function teardown(): Promise<void> {
  await rm(stateDirectory, { recursive: true, force: true });
}
