import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Workspace } from "./workspace.ts";

export const PROJECT = fileURLToPath(new URL("../../..", import.meta.url));
const WRANGLER = join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin/wrangler.js");
const BARE_WORKER = fileURLToPath(new URL("bare-worker.ts", import.meta.url));

/**
 * Runs wrangler in the project and returns its output.
 * @throws Error with the output when it fails.
 */
export async function runWrangler(...args: string[]): Promise<string> {
  const env = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0" };
  const child = spawn(process.execPath, [WRANGLER, ...args], { cwd: PROJECT, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`wrangler ${args[0] ?? ""} failed:\n${output}`);
  return output;
}

/**
 * Bundles the worker as it is deployed.
 * @returns the path of the bundle.
 */
export async function bundleWorker(workspace: Workspace): Promise<string> {
  const directory = await workspace.makeDirectory();
  await runWrangler("deploy", "--dry-run", "--minify", "--outdir", directory);
  return join(directory, "index.js");
}

const REQUEST_LOG = /[\w$]+\("info", ?"request",/g;

/**
 * The bundled worker without the log line of each request.
 * @returns the path of the bundle.
 */
export async function withoutRequestLog(workspace: Workspace, bundlePath: string): Promise<string> {
  const text = await readFile(bundlePath, "utf8");
  if (text.match(REQUEST_LOG)?.length !== 1) throw new Error("The bundle does not log requests at one place.");
  const outfile = join(await workspace.makeDirectory(), "index.js");
  await writeFile(
    outfile,
    text.replace(REQUEST_LOG, (call) => `0&&${call}`),
  );
  return outfile;
}

/**
 * Bundles the baseline: Hono and D1 only.
 * @returns the path of the bundle.
 */
export function bundleBareWorker(workspace: Workspace): Promise<string> {
  return bundleProgram(workspace, `export { app as default } from ${JSON.stringify(BARE_WORKER)};`);
}

/**
 * Bundles a worker that runs the cron once per request and returns its database statistics.
 * @returns the path of the bundle.
 */
export function bundleCronWorker(workspace: Workspace): Promise<string> {
  return bundleProgram(
    workspace,
    `import { runScheduled } from "./worker/scheduled.ts";
    import { RowCounter } from "./test/bench/support/count-rows.ts";
    export default {
      async fetch(request, env) {
        const counter = new RowCounter(env.DB);
        const startedMs = Date.now();
        await runScheduled({ ...env, DB: counter });
        const { rowsRead, rowsWritten, statements } = counter;
        return Response.json({ rowsRead, rowsWritten, statements, ms: Date.now() - startedMs });
      },
    };`,
  );
}

async function bundleProgram(workspace: Workspace, contents: string): Promise<string> {
  const outfile = join(await workspace.makeDirectory(), "index.js");
  await build({
    stdin: { contents, resolveDir: PROJECT },
    outfile,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2024",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
    logLevel: "error",
  });
  return outfile;
}
