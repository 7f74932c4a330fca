import { join } from "node:path";
import { createAstGrepScanner } from "../../runner/scanners/ast-grep/ast-grep.ts";
import { createDockerfileScanner } from "../../runner/scanners/dockerfile/dockerfile.ts";
import { loadFlowRules } from "../../runner/scanners/flow/rules.ts";
import { createFlowScanner } from "../../runner/scanners/flow/flow.ts";
import { createSecretScanner } from "../../runner/scanners/secrets/secrets.ts";
import { checkOutOnce, commitSources } from "./support/big-checkout.ts";
import { mixedSources } from "./support/mixed-sources.ts";
import { watchMemory } from "./support/peak-memory.ts";
import type { Result } from "./support/report.ts";
import { scanTree, scanWhole } from "./support/scan-baseline.ts";
import { timeRules } from "./support/time-rules.ts";
import type { Workspace } from "./support/workspace.ts";

const MEGABYTE = 1_000_000;
const WHOLE = { atMost: 60_000, of: "measured" as const };
const MEMORY = { atMost: 1_024, of: "measured" as const };
const SLOWEST = 10;
const WHOLE_MEGABYTES = 100;
/** What each scanner scans alone. Small, so that the benchmark ends in minutes. */
const SAMPLE_MEGABYTES = 12;

/** A scan of 100 MB with the embedded scanners only, each scanner alone on a sample, and the slowest pattern rules. */
export async function embedded(workspace: Workspace): Promise<Result[]> {
  const sources = await mixedSources(workspace, WHOLE_MEGABYTES);
  const sample = await mixedSources(workspace, SAMPLE_MEGABYTES);
  const repository = await commitSources(workspace, sample);
  const tree = await checkOutOnce(repository, join(await workspace.makeDirectory(), "tree"), workspace);
  const megabytes = tree.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / MEGABYTE;
  workspace.say(`${tree.files.length} files, ${Math.round(megabytes)} MB for each scanner alone`);
  const scanners = [
    createFlowScanner(),
    createAstGrepScanner({ supersedingRules: [...loadFlowRules().values()] }),
    createDockerfileScanner(),
    createSecretScanner(),
  ];
  for (const scanner of scanners) await scanner.version();

  const whole = await watchMemory(() => scanWhole(workspace, sources.folder, scanners));
  const results: Result[] = [
    { what: "the whole scan", measured: whole.ms, unit: "ms", aim: WHOLE },
    { what: "the whole scan: peak memory", measured: whole.peakMebibytes, unit: "MiB", aim: MEMORY },
  ];
  for (const scanner of scanners) {
    const { value, ms, peakMebibytes } = await watchMemory(() => scanTree(scanner, tree, workspace));
    const leftOut = value.skipped?.length ?? 0;
    workspace.say(`${scanner.name}: ${value.findings.length} findings, ${leftOut} files skipped`);
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
