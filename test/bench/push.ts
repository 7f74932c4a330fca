import { appendFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createFlowScanner } from "../../runner/scanners/flow/flow.ts";
import type { SourceTree } from "../../runner/repository/source-tree.ts";
import type { ScannerReport } from "../../runner/scanners/shared/scanner.ts";
import { checkOutOnce, commitSources } from "./support/big-checkout.ts";
import { mixedSources } from "./support/mixed-sources.ts";
import { watchMemory } from "./support/peak-memory.ts";
import type { BenchmarkOptions, Result } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const DEFAULT_MEGABYTES = 45;
const CHANGED_FILES = 5;
const MAX_RATIO = 0.1;
const TIMEOUT_MS = 3_600_000;

/** The flow scanner on a repository, and again after a push that changes five of its files, with the results that it kept. */
export async function push(
  workspace: Workspace,
  { megabytes = DEFAULT_MEGABYTES }: BenchmarkOptions,
): Promise<Result[]> {
  const repository = await commitSources(workspace, await mixedSources(workspace, megabytes));
  const root = join(await workspace.makeDirectory(), "tree");
  const tree = await checkOutOnce(repository, root, workspace);
  const resultCache = { directory: await workspace.makeDirectory(), maxBytes: 1024 ** 3 };
  const scanner = createFlowScanner();
  const context = {
    signal: workspace.signal,
    timeoutMs: TIMEOUT_MS,
    maxFindings: 10_000,
    fingerprintKey: new Uint8Array(32),
  };
  const first = await watchMemory(() => scanner.scan(tree, { ...context, resultCache }));
  const pushed = await changeFiles(tree);
  const again = await watchMemory(() => scanner.scan(pushed, { ...context, resultCache }));
  const afresh = await watchMemory(() => scanner.scan(pushed, context));
  if (digestOf(again.value) !== digestOf(afresh.value))
    throw new Error("The findings are not those of a scan of everything.");
  workspace.say(
    `${tree.files.length} files, ${again.value.findings.length} findings, the same as without kept results`,
  );
  const aim = { atMost: MAX_RATIO };
  return [
    {
      what: "CPU time after the push, first scan",
      measured: again.cpuSeconds,
      baseline: first.cpuSeconds,
      unit: "s",
      aim,
    },
    { what: "duration after the push, first scan", measured: again.ms, baseline: first.ms, unit: "ms" },
    { what: "first scan, without keeping results", measured: first.cpuSeconds, baseline: afresh.cpuSeconds, unit: "s" },
  ];
}

async function changeFiles(tree: SourceTree): Promise<SourceTree> {
  const code = tree.files.filter(({ storedPath }) => storedPath.startsWith("code/"));
  const step = Math.floor(code.length / CHANGED_FILES);
  const changed = new Set(code.filter((_, index) => index % step === 0).slice(0, CHANGED_FILES));
  for (const { storedPath } of changed) await appendFile(join(tree.root, storedPath), "\n");
  const files = tree.files.map(async (file) =>
    changed.has(file) ? { ...file, sizeBytes: (await stat(join(tree.root, file.storedPath))).size } : file,
  );
  return { ...tree, files: await Promise.all(files) };
}

function digestOf({ findings, skipped = [] }: ScannerReport): string {
  const lines = skipped.map(({ path, reason, limits = [] }) => `${path} ${reason} ${limits.join(" ")}`);
  return JSON.stringify([findings, lines.toSorted()]);
}
