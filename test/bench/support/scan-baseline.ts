import { randomBytes } from "node:crypto";
import { join } from "node:path";
import process from "node:process";
import { scanFolder } from "../../../runner/local/scan-folder.ts";
import { createLog } from "../../../runner/log.ts";
import { Redactor } from "../../../runner/redact.ts";
import type { SourceTree } from "../../../runner/repository/source-tree.ts";
import type { Scanner, ScannerReport } from "../../../runner/scanners/shared/scanner.ts";
import { parseSettings } from "../../../runner/settings.ts";
import type { Workspace } from "./workspace.ts";

const TIMEOUT_MS = 600_000;

/** Runs one scanner on a checked-out tree. */
export async function scanTree(scanner: Scanner, tree: SourceTree, { signal }: Workspace): Promise<ScannerReport> {
  return scanner.scan(tree, {
    signal,
    timeoutMs: TIMEOUT_MS,
    maxFindings: 10_000,
    fingerprintKey: randomBytes(32),
  });
}

/**
 * Snapshot, checkout and these scanners concurrently, as in the runner. Says how many files were skipped, and why.
 * @returns milliseconds of each scanner.
 */
export async function scanWhole(workspace: Workspace, folder: string, scanners: Scanner[]): Promise<number[]> {
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
  const findings = summary.scanners.map(({ name, findings: count }) => `${name} ${count}`);
  const skipped = Object.entries(summary.skipped ?? {}).map(([reason, files]) => `, ${files} files ${reason}`);
  workspace.say(`the whole: findings of ${findings.join(", ")}${skipped.join("")}`);
  return summary.scanners.map(({ duration_ms: ms }) => ms);
}
