import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { startChild, waitUntilHealthy } from "../../runner/local/child.ts";
import { findFreePort } from "../../runner/local/ports.ts";
import { bundleBareWorker, PROJECT } from "./support/bundles.ts";
import { interleave, summarize, time } from "./support/measure.ts";
import { type Result, resultOf } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const ROUNDS = 3;
const SOURCES = ["worker", "runner", "migrations", "wrangler.toml", "package.json", "tsconfig.json"];

/** `npm run dev` on a checkout without state, compared with `wrangler dev` of a minimal worker. */
export async function startUp(workspace: Workspace): Promise<Result[]> {
  const barePath = await bundleBareWorker(workspace);
  const times = await interleave(
    ROUNDS,
    async () => {
      const [checkout, port, runnerPort] = [await makeCheckout(workspace), await findFreePort(), await findFreePort()];
      const environment = { PORT: String(port), RUNNER_PORT: String(runnerPort) };
      return startAndAsk(workspace, { cwd: checkout, args: ["run", "--silent", "dev"], port, environment });
    },
    async () => {
      const [project, port] = [await makeBareProject(workspace, barePath), await findFreePort()];
      const args = ["exec", "--", "wrangler", "dev", "--ip=127.0.0.1", `--port=${port}`, "--inspector-port=0"];
      return startAndAsk(workspace, { cwd: project, args, port });
    },
  );
  return [resultOf("npm run dev to the first answer", summarize(times), "ms", { atMost: 10_000, of: "measured" })];
}

async function makeCheckout(workspace: Workspace): Promise<string> {
  const checkout = await workspace.makeDirectory();
  for (const name of SOURCES) await cp(join(PROJECT, name), join(checkout, name), { recursive: true });
  await symlink(join(PROJECT, "node_modules"), join(checkout, "node_modules"));
  return checkout;
}

async function makeBareProject(workspace: Workspace, bundlePath: string): Promise<string> {
  const project = await workspace.makeDirectory();
  await mkdir(join(project, "worker"));
  await cp(bundlePath, join(project, "worker/index.js"));
  const settings = ['name = "bare"', 'main = "worker/index.js"', 'compatibility_date = "2026-11-01"'];
  await writeFile(join(project, "wrangler.toml"), `${settings.join("\n")}\n`);
  await writeFile(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  await symlink(join(PROJECT, "node_modules"), join(project, "node_modules"));
  return project;
}

interface Start {
  cwd: string;
  /** Arguments of npm. */
  args: string[];
  port: number;
  environment?: Record<string, string>;
}

async function startAndAsk(workspace: Workspace, { cwd, args, port, environment }: Start): Promise<number> {
  const inherited = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0" };
  const env = { ...inherited, ...environment };
  let child: ReturnType<typeof startChild> | undefined;
  workspace.defer(async () => child?.kill());
  const elapsedMs = await time(async () => {
    child = startChild("npm", "npm", args, { cwd, env, onLine: () => {} });
    await waitUntilHealthy(child, `http://127.0.0.1:${port}/healthz`);
  });
  await child?.stop();
  return elapsedMs;
}
