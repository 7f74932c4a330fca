import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Workspace } from "./workspace.ts";

export const PROJECT = fileURLToPath(new URL("../../..", import.meta.url));
const WRANGLER = join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin/wrangler.js");
const BARE_WORKER = fileURLToPath(new URL("bare-worker.ts", import.meta.url));

/** Runs wrangler in the project and returns what it printed. @throws Error with its words when it fails. */
export async function runWrangler(...args: string[]): Promise<string> {
  const env = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0" };
  const child = spawn(process.execPath, [WRANGLER, ...args], { cwd: PROJECT, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`wrangler ${args[0] ?? ""} failed:\n${output}`);
  return output;
}

/** The worker as it is deployed. @returns the path of the bundle. */
export async function bundleWorker(workspace: Workspace): Promise<string> {
  const directory = await workspace.makeDirectory();
  await runWrangler("deploy", "--dry-run", "--minify", "--outdir", directory);
  return join(directory, "index.js");
}

/** The baseline: Hono and D1 with nothing around them. @returns the path of the bundle. */
export async function bundleBareWorker(workspace: Workspace): Promise<string> {
  const outfile = join(await workspace.makeDirectory(), "index.js");
  await build({
    stdin: { contents: `export { app as default } from ${JSON.stringify(BARE_WORKER)};`, resolveDir: PROJECT },
    outfile,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2024",
    conditions: ["workerd", "worker", "browser"],
    logLevel: "error",
  });
  return outfile;
}
