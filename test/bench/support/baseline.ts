import { randomBytes } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import process from "node:process";
import { runProcess } from "../../../runner/sandbox/run-process.ts";
import { prepareScanners } from "../../../runner/scan/prepare-scanners.ts";
import { withoutReported } from "../../../runner/scanners/shared/deduplicate.ts";
import type { SourceFile } from "../../../runner/repository/source-tree.ts";
import type { Scanner } from "../../../runner/scanners/shared/scanner.ts";
import { parseSettings } from "../../../runner/settings.ts";
import type { PipelineFinding } from "../../../worker/contract/finding.ts";
import type { Workspace } from "./workspace.ts";

const TIMEOUT_MS = 300_000;
/** The default settings of the runner. */
const MAX_FINDINGS = 10_000;

export interface BaselineWork {
  cloneMs: number;
  scannersMs: Record<string, number>;
  totalMs: number;
  findings: number;
}

export interface Baseline {
  work(cloneUrl: string, branch: string): Promise<BaselineWork>;
}

/** The baseline in a terminal: a shallow clone with a work tree, then the scanners concurrently, with their rules loaded. */
export async function makeBaseline(workspace: Workspace): Promise<Baseline> {
  const required = { WORKER_URL: "http://127.0.0.1", RUNNER_SECRET: randomBytes(32).toString("hex") };
  const scanners = (await prepareScanners(parseSettings(required))).map(({ scanner }) => scanner);
  return {
    async work(cloneUrl, branch) {
      const root = await workspace.makeDirectory();
      const startedMs = performance.now();
      await clone(workspace, root, cloneUrl, branch);
      const cloneMs = performance.now() - startedMs;
      const files = await listFiles(root);
      const scannersMs: Record<string, number> = {};
      const findings = await Promise.all(
        scanners.map(async (scanner) => {
          const scannerStartedMs = performance.now();
          const found = await scan(workspace, scanner, root, files);
          scannersMs[scanner.name] = performance.now() - scannerStartedMs;
          return found;
        }),
      );
      const totalMs = performance.now() - startedMs;
      await rm(root, { recursive: true });
      return { cloneMs, scannersMs, totalMs, findings: countProblems(findings) };
    },
  };
}

/** Counted like the runner does: a problem that two scanners find counts once. */
function countProblems(findings: readonly (readonly PipelineFinding[])[]): number {
  return findings.reduce((sum, own, index) => sum + withoutReported(own, findings.slice(0, index).flat()).length, 0);
}

async function clone(workspace: Workspace, root: string, cloneUrl: string, branch: string): Promise<void> {
  const separate = `--separate-git-dir=${join(root, "repository.git")}`;
  const args = ["clone", "--quiet", "--depth=1", `--branch=${branch}`, separate, "--", cloneUrl, join(root, "code")];
  const { exitCode, stderr } = await runProcess("git", args, {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", HOME: root, GIT_TERMINAL_PROMPT: "0" },
    timeoutMs: TIMEOUT_MS,
    maxStdoutBytes: 1_000_000,
    signal: workspace.signal,
  });
  if (exitCode !== 0) throw new Error(`git clone failed: ${stderr}`);
}

async function listFiles(root: string): Promise<SourceFile[]> {
  const code = join(root, "code");
  const entries = await readdir(code, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== ".git");
  return Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(code, file), storedPath: relative(root, file), sizeBytes: (await stat(file)).size };
    }),
  );
}

async function scan(
  workspace: Workspace,
  scanner: Scanner,
  root: string,
  files: SourceFile[],
): Promise<PipelineFinding[]> {
  const { signal } = workspace;
  const context = { signal, timeoutMs: TIMEOUT_MS, maxFindings: MAX_FINDINGS, fingerprintKey: randomBytes(32) };
  const { findings } = await scanner.scan({ root, files }, context);
  return findings;
}
