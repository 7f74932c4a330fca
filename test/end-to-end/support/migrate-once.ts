import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { migrateDatabase } from "../../../runner/local/stack.ts";

const stateDirectory = join(tmpdir(), `migrated-${process.pid}`);

/** Creates a migrated database once per run; each service starts with a copy. */
export async function setup(): Promise<void> {
  // Called by several vitest projects.
  if (process.env["MIGRATED_STATE"] !== undefined) return;
  process.env["MIGRATED_STATE"] = stateDirectory;
  await migrateDatabase({ stateDirectory, children: new Set() });
}

export async function teardown(): Promise<void> {
  await rm(stateDirectory, { recursive: true, force: true });
}
