import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PipelineFinding } from "../../worker/contract/finding.ts";
import type { ScanSummary, SkipReason } from "../../worker/contract/scan-summary.ts";
import { checkOut } from "../repository/checkout.ts";
import { countFiles } from "../repository/source-tree.ts";
import type { Log } from "../log.ts";
import { Redactor } from "../redact.ts";
import { type ReadyScanner, runScanners } from "../scan/run-scanners.ts";
import { ScanFailure } from "../scan-failure.ts";
import { scannerLimits } from "../scanners/shared/scanner.ts";
import type { Settings } from "../settings.ts";
import { ScanCoverage } from "../scan/scan-coverage.ts";
import { ScanSummaryBuilder } from "../scan/scan-summary-builder.ts";
import { snapshotCommit, snapshotFolder } from "./snapshot.ts";

export interface FolderScan {
  findings: PipelineFinding[];
  summary: ScanSummary;
  /** What was looked at. */
  coverage: ScanCoverage;
}

export interface FolderScanOptions {
  settings: Settings;
  scanners: readonly ReadyScanner[];
  /** Includes files that .gitignore excludes. */
  everything: boolean;
  /** Key of the fingerprints of secrets; without it, they differ from run to run. */
  fingerprintKey: Uint8Array | undefined;
  signal: AbortSignal;
  log: Log;
}

/**
 * Scans a directory the way the pipeline scans a repository, without service and network. `summary.error` reports a scanner
 * that failed.
 * @throws Error when the directory cannot be read or exceeds a limit.
 */
export async function scanFolder(folder: string, options: FolderScanOptions): Promise<FolderScan> {
  const { settings, scanners, everything, fingerprintKey, signal, log } = options;
  const root = await mkdtemp(join(tmpdir(), "scan-folder-"));
  try {
    const unreadable: string[] = [];
    const branch = await snapshotFolder(root, folder, { everything, onUnreadable: (path) => unreadable.push(path) });
    const builder = new ScanSummaryBuilder(branch);
    const coverage = new ScanCoverage(scanners.map(({ scanner }) => scanner.name));
    const skip = (path: string, reason: SkipReason): void => {
      builder.addCheckoutSkip(path, reason);
      coverage.skip(path, reason, null);
    };
    for (const path of unreadable) skip(path, "unreadable");
    const clone = { gitDirectory: join(root, "demo.git"), commit: await snapshotCommit(root) };
    const treeRoot = join(root, "tree");
    await mkdir(treeRoot);
    const tree = await checkOut(clone, treeRoot, {
      ...settings,
      program: settings,
      limits: settings,
      signal,
      onSkipped: skip,
    });
    log("info", "checked_out", { files: countFiles(tree), skipped: builder.build().skipped ?? {} });
    const findings: PipelineFinding[] = [];
    const context = {
      signal,
      timeoutMs: settings.scannerTimeoutMs,
      maxFindings: settings.maxFindings,
      limits: scannerLimits(settings),
      processes: settings.scanProcesses,
      scratchDirectory: root,
      fingerprintKey: fingerprintKey ?? randomBytes(32),
    };
    const post = (scanner: string, posted: PipelineFinding[]): Promise<void> => {
      builder.countPosted(scanner, posted);
      findings.push(...posted);
      return Promise.resolve();
    };
    const { contextSeverity } = settings;
    const job = { scanners, tree, redactor: new Redactor(), builder, coverage, log, context, contextSeverity, post };
    const summary = await runScanners(job).then(
      () => builder.build(),
      (error: unknown) => {
        if (error instanceof ScanFailure) return builder.buildFailed(error.toScanError());
        throw error;
      },
    );
    return { findings, summary, coverage };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
