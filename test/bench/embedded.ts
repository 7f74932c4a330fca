import { join } from "node:path";
import { createAstGrepScanner } from "../../runner/scanners/ast-grep/ast-grep.ts";
import { createDockerfileScanner } from "../../runner/scanners/dockerfile/dockerfile.ts";
import { loadFlowRules } from "../../runner/scanners/flow/rules.ts";
import { createFlowScanner } from "../../runner/scanners/flow/flow.ts";
import { createSecretScanner } from "../../runner/scanners/secrets/secrets.ts";
import { createTemplateScanner } from "../../runner/scanners/templates/templates.ts";
import { checkOutOnce, commitSources } from "./support/big-checkout.ts";
import { mixedSources } from "./support/mixed-sources.ts";
import { watchMemory } from "./support/peak-memory.ts";
import type { BenchmarkOptions, Result } from "./support/report.ts";
import { scanTree, scanWhole } from "./support/scan-baseline.ts";
import type { Scanner, ScannerReport } from "../../runner/scanners/shared/scanner.ts";
import type { SourceTree } from "../../runner/repository/source-tree.ts";
import { timeRules } from "./support/time-rules.ts";
import type { Workspace } from "./support/workspace.ts";

const MEGABYTE = 1_000_000;
const WHOLE = { atMost: 60_000, of: "measured" as const };
const RATE = { atLeast: 2, of: "measured" as const };
const MEMORY = { atMost: 1_024, of: "measured" as const };
const SLOWEST = 10;
const WHOLE_MEGABYTES = 100;
/** What each scanner scans alone. Small, so that the benchmark ends in minutes. */
const SAMPLE_MEGABYTES = 12;

/** A scan of much code with the embedded scanners only, each scanner alone on a sample, and the slowest pattern rules. */
export async function embedded(workspace: Workspace, options: BenchmarkOptions): Promise<Result[]> {
  const { megabytes: wholeMegabytes = WHOLE_MEGABYTES } = options;
  const sources = await mixedSources(workspace, wholeMegabytes);
  const sample = await mixedSources(workspace, Math.min(SAMPLE_MEGABYTES, wholeMegabytes));
  const repository = await commitSources(workspace, sample);
  const tree = await checkOutOnce(repository, join(await workspace.makeDirectory(), "tree"), workspace);
  const megabytes = tree.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / MEGABYTE;
  workspace.say(`${tree.files.length} files, ${Math.round(megabytes)} MB for each scanner alone`);
  const scanners = [
    createFlowScanner(),
    createAstGrepScanner({ supersedingRules: [...loadFlowRules().values()] }),
    createDockerfileScanner(),
    createTemplateScanner(),
    createSecretScanner(),
  ];
  for (const scanner of scanners) await scanner.version();

  const whole = await watchMemory(() => scanWhole(workspace, sources.folder, scanners));
  const results: Result[] = [
    { what: "the whole scan", measured: whole.ms, unit: "ms", aim: WHOLE },
    { what: "the whole scan: CPU time", measured: whole.cpuSeconds, unit: "s" },
    {
      what: "the whole scan: MB by CPU time",
      measured: wholeMegabytes / whole.cpuSeconds,
      unit: "per second",
      aim: RATE,
    },
    { what: "the whole scan: peak memory", measured: whole.peakMebibytes, unit: "MiB", aim: MEMORY },
  ];
  for (const scanner of scanners) {
    const { value, ms, cpuSeconds, peakMebibytes } = await watchMemory(() => scanTree(scanner, tree, workspace));
    const skipped = [...Map.groupBy(value.skipped ?? [], ({ reason }) => reason)];
    const counts = skipped.map(([reason, files]) => `, ${files.length} files ${reason}`);
    workspace.say(`${scanner.name}: ${value.findings.length} findings${counts.join("")}`);
    if (scanner.name === "flow") await compareWithParts(scanner, tree, value, workspace);
    results.push({ what: `${scanner.name}: CPU time`, measured: cpuSeconds, unit: "s" });
    results.push({ what: `${scanner.name}: MB`, measured: (megabytes * 1_000) / ms, unit: "per second" });
    results.push({ what: `${scanner.name}: peak memory`, measured: peakMebibytes, unit: "MiB" });
  }
  const slowest = (await timeRules(tree)).slice(0, SLOWEST);
  return [
    ...results,
    ...slowest.map(({ id, msPerMegabyte }) => ({
      what: `${id}, for each MB`,
      measured: msPerMegabyte,
      unit: "ms" as const,
    })),
  ];
}

/** Flows cross files but not languages, so the code of each language alone has the findings of the whole. */
async function compareWithParts(
  scanner: Scanner,
  tree: SourceTree,
  whole: ScannerReport,
  workspace: Workspace,
): Promise<void> {
  const languages = Map.groupBy(tree.files, ({ path }) => path.replace(/-\d+\/.*$/u, ""));
  const ofParts = new Set<string>();
  for (const files of languages.values()) {
    const report = await scanTree(scanner, { ...tree, files }, workspace);
    for (const { external_id: id } of report.findings) ofParts.add(id);
  }
  const ofWhole = new Set(whole.findings.map(({ external_id: id }) => id));
  const [lost, added] = [[...ofParts].filter((id) => !ofWhole.has(id)), [...ofWhole].filter((id) => !ofParts.has(id))];
  if (lost.length + added.length === 0) workspace.say(`the whole has the ${ofWhole.size} findings of its parts`);
  else
    throw new Error(
      `the whole lacks ${lost.length} findings of its parts and has ${added.length} that they do not have`,
    );
}
