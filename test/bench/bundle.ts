import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundleBareWorker, bundleWorker, runWrangler } from "./support/bundles.ts";
import { interleave, summarize, time } from "./support/measure.ts";
import { type Result, resultOf } from "./support/report.ts";
import { startWorkerServer } from "./support/worker-server.ts";
import { Workspace } from "./support/workspace.ts";

const ROUNDS = 3;

/** Size of the minified bundle, and its start-up CPU time as measured by `wrangler check startup`. */
export async function bundle(workspace: Workspace): Promise<Result[]> {
  const bundlePath = await bundleWorker(workspace);
  const barePath = await bundleBareWorker(workspace);
  const [ours, bare] = await Promise.all([readFile(bundlePath), readFile(barePath)]);
  const gzipped = gzipSync(ours).length / 1_000;
  const bareGzipped = gzipSync(bare).length / 1_000;
  const boots = await interleave(
    ROUNDS,
    () => time(() => bootAndAsk(bundlePath)),
    () => time(() => bootAndAsk(barePath)),
  );
  return [
    { what: "size", measured: ours.length / 1_000, baseline: bare.length / 1_000, unit: "kB" },
    {
      what: "size, gzip",
      measured: gzipped,
      baseline: bareGzipped,
      unit: "kB",
      aim: { atMost: 250, of: "measured" },
    },
    { what: "start-up, busy (limit of the platform: 1 s)", measured: await startUpTime(workspace), unit: "ms" },
    resultOf("Miniflare to the first /healthz", summarize(boots), "ms"),
  ];
}

async function startUpTime(workspace: Workspace): Promise<number> {
  const profile = join(await workspace.makeDirectory(), "startup.cpuprofile");
  const output = await runWrangler("check", "startup", "--outfile", profile);
  const active = /Active: ([\d.]+) (ms|s)\b/.exec(output);
  if (!active) throw new Error(`wrangler does not report the startup time:\n${output}`);
  return Number(active[1]) * (active[2] === "s" ? 1_000 : 1);
}

async function bootAndAsk(bundlePath: string): Promise<void> {
  const workspace = new Workspace();
  try {
    const { url } = await startWorkerServer(workspace, bundlePath);
    const response = await fetch(new URL("/healthz", url));
    if (!response.ok) throw new Error(`/healthz was answered with ${response.status}.`);
  } finally {
    await workspace.close();
  }
}
