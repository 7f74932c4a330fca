import process from "node:process";
import { formatVerdicts, listMistakes, percent, scoreOf } from "../quality/format-verdicts.ts";
import {
  CROSS_FILE_DIRECTORY,
  judgeCrossFileTree,
  layOutCrossFileTree,
  planCrossFileTrees,
  readCrossFilePairs,
} from "../quality/measure-cross-file.ts";
import type { Verdict } from "../quality/measure-pairs.ts";
import { scanLabelled } from "../quality/scan-labelled.ts";
import type { BenchmarkOptions, Result } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

/** Percentages of the vulnerable variants, and of the fixed ones. */
const FOUND = { atLeast: 85 };
const FLAGGED = { atMost: 10 };

/** The runner's scanners on small repositories whose vulnerable data flow crosses files. */
export async function crossFile(workspace: Workspace, { verbose, only }: BenchmarkOptions): Promise<Result[]> {
  const pairs = await readCrossFilePairs(CROSS_FILE_DIRECTORY, only);
  const trees = planCrossFileTrees(pairs);
  const verdicts: Verdict[] = [];
  for (const [number, tree] of trees.entries()) {
    const folder = await workspace.makeDirectory();
    await layOutCrossFileTree(tree, folder);
    verdicts.push(...judgeCrossFileTree(tree, await scanLabelled(folder, workspace.signal)));
    workspace.say(`${number + 1} of ${trees.length} trees`);
  }
  const sorted = verdicts.toSorted((a, b) => compare(a.language, b.language) || compare(a.family, b.family));
  process.stdout.write(`\n${formatVerdicts(sorted, verbose ? ({ family }) => family : null)}\n`);
  if (verbose) process.stdout.write(`\n${listMistakes(sorted).join("\n")}\n`);
  return [...Map.groupBy(sorted, ({ language }) => language)].flatMap(([language, own]) => {
    const { vulnerable, found, safe, flagged } = scoreOf(own);
    const named = `cross-file pairs in ${language}`;
    return [
      { what: `${named}: found`, measured: percent(found, vulnerable), unit: "%" as const, aim: FOUND },
      { what: `${named}: fixed variants flagged`, measured: percent(flagged, safe), unit: "%" as const, aim: FLAGGED },
    ];
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
