import { randomBytes } from "node:crypto";
import { join } from "node:path";
import process from "node:process";
import { createLog } from "../../runner/log.ts";
import { scanFolder } from "../../runner/local/scan-folder.ts";
import { Redactor } from "../../runner/redact.ts";
import { createAstGrepScanner } from "../../runner/scanners/ast-grep.ts";
import type { Scanner, SourceTree } from "../../runner/scanners/scanner.ts";
import { createSecretScanner } from "../../runner/scanners/secrets.ts";
import { parseSettings } from "../../runner/settings.ts";
import { makeBareAstGrep } from "./support/bare-engine.ts";
import { checkOutPackages } from "./support/big-checkout.ts";
import { interleave, summarize } from "./support/measure.ts";
import { watchMemory } from "./support/peak-memory.ts";
import { type Result, resultOf } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const ROUNDS = 3;
const TIMEOUT_MS = 600_000;

/** Each default scanner on a tree of 100 MB and more, ast-grep against its bare binary, and the whole scan. */
export async function engines(workspace: Workspace): Promise<Result[]> {
  const { sources, tree } = await checkOutPackages(workspace);
  workspace.say(`${sources.files} files, ${Math.round(sources.bytes / 1_000_000)} MB; ${tree.files.length} scanned`);
  const [astGrep, secrets] = [createAstGrepScanner(), createSecretScanner()];
  const bare = await makeBareAstGrep(workspace, tree);
  await Promise.all([astGrep.version(), secrets.version()]);

  const code = await interleave(
    ROUNDS,
    () => watchMemory(() => scan(astGrep, tree, workspace)),
    () => watchMemory(bare),
  );
  const found = await watchMemory(() => scan(secrets, tree, workspace));
  const whole = await watchMemory(() => scanWhole(workspace, sources.folder, [astGrep, secrets]));
  const slowest = Math.max(...whole.value);
  const pairs = (field: "ms" | "peakMebibytes") =>
    summarize(code.map(({ measured, baseline }) => ({ measured: measured[field], baseline: baseline[field] })));
  return [
    resultOf("ast-grep, against the bare binary", pairs("ms"), "ms", { atMost: 1.15 }),
    resultOf("ast-grep: peak memory", pairs("peakMebibytes"), "MiB"),
    { what: "secrets", measured: found.ms, unit: "ms" },
    { what: "secrets: peak memory", measured: found.peakMebibytes, unit: "MiB" },
    {
      what: "snapshot, checkout and both, against the slower of them",
      measured: whole.ms,
      baseline: slowest,
      unit: "ms",
      aim: { atMost: 1.3 },
    },
    { what: "whole scan: peak memory", measured: whole.peakMebibytes, unit: "MiB" },
  ];
}

async function scan(scanner: Scanner, tree: SourceTree, { signal }: Workspace): Promise<void> {
  await scanner.scan(tree, { signal, timeoutMs: TIMEOUT_MS, maxFindings: 10_000, fingerprintKey: randomBytes(32) });
}

/** @returns milliseconds of each scanner. */
async function scanWhole(workspace: Workspace, folder: string, scanners: Scanner[]): Promise<number[]> {
  const settings = parseSettings({
    PATH: process.env["PATH"],
    WORKER_URL: "http://127.0.0.1:9",
    RUNNER_SECRET: randomBytes(32).toString("hex"),
    WORK_DIR: join(await workspace.makeDirectory(), "work"),
  });
  const { summary } = await scanFolder(folder, {
    settings,
    scanners: scanners.map((scanner) => ({ scanner, version: "benchmark" })),
    everything: true,
    fingerprintKey: undefined,
    signal: workspace.signal,
    log: createLog(new Redactor(), () => {}),
  });
  if (summary.error) throw new Error(summary.error.message);
  return summary.scanners.map(({ duration_ms: ms }) => ms);
}
