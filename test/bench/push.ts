import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createAstGrepScanner } from "../../runner/scanners/ast-grep/ast-grep.ts";
import { createFlowScanner } from "../../runner/scanners/flow/flow.ts";
import { createSecretScanner } from "../../runner/scanners/secrets/secrets.ts";
import type { SourceTree } from "../../runner/repository/source-tree.ts";
import type { ScanContext, Scanner, ScannerReport } from "../../runner/scanners/shared/scanner.ts";
import { checkOutOnce, commitSources } from "./support/big-checkout.ts";
import { mixedSources } from "./support/mixed-sources.ts";
import { type Watched, watchMemory } from "./support/peak-memory.ts";
import type { BenchmarkOptions, Result } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const DEFAULT_MEGABYTES = 45;
const CHANGED_FILES = 5;
const MAX_RATIO = 0.1;
const TIMEOUT_MS = 3_600_000;
/** Files of a language, where the body of a function begins, and a statement of it. */
const STATEMENTS: readonly [files: RegExp, start: RegExp, statement: string][] = [
  [/\.[cm]?[jt]sx?$/u, /\bfunction\b[^\n{}]*\([^\n{}]*\) \{\n/gu, "console.log(1);"],
  [/\.py$/u, /^[ \t]*def \w+\([^\n]*\):\n(?=([ \t]+)[a-z])/gmu, "print(1)"],
  [/\.go$/u, /^func [^\n]*\{\n/gmu, "\tprintln(1)"],
];

/** The scanners on a repository, and again after a push that changes five of its files, with the results that they kept. */
export async function push(
  workspace: Workspace,
  { megabytes = DEFAULT_MEGABYTES }: BenchmarkOptions,
): Promise<Result[]> {
  const repository = await commitSources(workspace, await mixedSources(workspace, megabytes));
  const root = join(await workspace.makeDirectory(), "tree");
  const tree = await checkOutOnce(repository, root, workspace);
  const resultCache = { directory: await workspace.makeDirectory(), maxBytes: 1024 ** 3 };
  const scanners = [createFlowScanner(), createAstGrepScanner(), createSecretScanner()];
  const context = {
    signal: workspace.signal,
    timeoutMs: TIMEOUT_MS,
    maxFindings: 10_000,
    fingerprintKey: new Uint8Array(32),
  };
  for (const scanner of scanners) await scanner.version();
  const scan = (files: SourceTree, more: object): Promise<Costs[]> =>
    measure(workspace, scanners, files, { ...context, ...more });
  const first = await scan(tree, { resultCache });
  const pushed = await changeFiles(tree);
  const again = await scan(pushed, { resultCache });
  const afresh = await scan(pushed, {});
  for (const [index, { name, value }] of again.entries())
    if (digestOf(value) !== digestOf(afresh[index]?.value))
      throw new Error(`The findings of ${name} are not those of a scan of everything.`);
  workspace.say(`${tree.files.length} files: the findings are the same as without kept results`);
  return [
    ratio("CPU time after the push, first scan: all scanners", sumOf(again), sumOf(first), { atMost: MAX_RATIO }),
    ...again.map(({ name, cpuSeconds }, index) =>
      ratio(`CPU time after the push, first scan: ${name}`, cpuSeconds, first[index]?.cpuSeconds ?? 0),
    ),
    ratio("first scan, without keeping results", sumOf(first), sumOf(afresh)),
  ];
}

interface Costs extends Watched<ScannerReport> {
  name: string;
}

async function measure(
  workspace: Workspace,
  scanners: readonly Scanner[],
  tree: SourceTree,
  context: ScanContext,
): Promise<Costs[]> {
  const costs: Costs[] = [];
  for (const scanner of scanners) {
    const watched = await watchMemory(() => scanner.scan(tree, context));
    workspace.say(`${scanner.name}: ${watched.cpuSeconds.toFixed(1)} s, ${watched.value.findings.length} findings`);
    costs.push({ name: scanner.name, ...watched });
  }
  return costs;
}

function sumOf(costs: readonly Costs[]): number {
  return costs.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}

function ratio(what: string, measured: number, baseline: number, aim?: Result["aim"]): Result {
  return { what, measured, baseline, unit: "s", ...(aim && { aim }) };
}

/** Inserts a statement in a function of five files, evenly distributed. */
async function changeFiles(tree: SourceTree): Promise<SourceTree> {
  const code = tree.files.filter(({ storedPath }) => storedPath.startsWith("code/"));
  const step = Math.floor(code.length / CHANGED_FILES);
  const changed = new Set<string>();
  for (let part = 0; part < CHANGED_FILES; part += 1) {
    for (const { storedPath } of code.slice(part * step, (part + 1) * step)) {
      const file = join(tree.root, storedPath);
      const text = withStatement(await readFile(file, "utf8"), storedPath);
      if (text === null) continue;
      await writeFile(file, text);
      changed.add(storedPath);
      break;
    }
  }
  if (changed.size < CHANGED_FILES) throw new Error(`Only ${changed.size} files have a function to change.`);
  const files = tree.files.map(async (file) =>
    changed.has(file.storedPath) ? { ...file, sizeBytes: (await stat(join(tree.root, file.storedPath))).size } : file,
  );
  return { ...tree, files: await Promise.all(files) };
}

/** @returns the code with one more statement in the middle one of its functions; null without functions. */
function withStatement(text: string, path: string): string | null {
  const [, start, statement] = STATEMENTS.find(([files]) => files.test(path)) ?? [];
  const starts = start ? Array.from(text.matchAll(start)) : [];
  const found = starts[Math.floor(starts.length / 2)];
  if (!found || statement === undefined) return null;
  const place = found.index + found[0].length;
  return `${text.slice(0, place)}${found[1] ?? ""}${statement}\n${text.slice(place)}`;
}

function digestOf(report: ScannerReport | undefined): string {
  const { findings = [], skipped = [] } = report ?? {};
  const lines = skipped.map(({ path, reason, limits = [] }) => `${path} ${reason} ${limits.join(" ")}`);
  return JSON.stringify([findings, lines.toSorted()]);
}
