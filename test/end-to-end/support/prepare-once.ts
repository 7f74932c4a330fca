import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { migrateDatabase } from "../../../runner/local/stack.ts";

const WRANGLER = join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin/wrangler.js");

const directory = join(tmpdir(), `prepared-${process.pid}`);
const migrated = join(directory, "migrated");
const bundle = join(directory, "bundle");
const prepared = join(bundle, "options.json");

/** Migrates a database and bundles the worker once per run: each service starts with a copy, and serves this bundle. */
export async function setup(): Promise<void> {
  // Called by several vitest projects.
  if (process.env["PREPARED_WORKER"] !== undefined) return;
  process.env["PREPARED_WORKER"] = prepared;
  process.env["MIGRATED_STATE"] = migrated;
  await mkdir(bundle, { recursive: true });
  await Promise.all([migrateDatabase({ stateDirectory: migrated, children: new Set() }), bundleWorker()]);
}

export async function teardown(): Promise<void> {
  await rm(directory, { recursive: true, force: true });
}

/** As it is deployed, with the options that `wrangler dev` makes of `wrangler.toml`. */
async function bundleWorker(): Promise<void> {
  const env = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" };
  await promisify(execFile)(process.execPath, [WRANGLER, "deploy", "--dry-run", "--outdir", bundle], { env });
  // It would warn of secrets, which each service has of its own.
  process.env["WRANGLER_LOG"] = "error";
  const { unstable_readConfig: readConfig, unstable_getMiniflareWorkerOptions: optionsOf } = await import("wrangler");
  const config = readConfig({ config: "wrangler.toml" });
  const { modulesRules: _rules, ...options } = optionsOf(config).workerOptions;
  // Without those of a developer's .dev.vars.
  delete process.env["WRANGLER_LOG"];
  await writeFile(prepared, JSON.stringify({ ...options, bindings: config.vars }));
}
