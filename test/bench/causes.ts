import { cp, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import process from "node:process";
import { formatVerdicts, listMistakes, percent, scoreOf } from "../quality/format-verdicts.ts";
import { CAUSES_DIRECTORY, judgeCauseTree, planCauseTrees, readCausePairs } from "../quality/measure-causes.ts";
import type { Verdict } from "../quality/measure-pairs.ts";
import { scanLabelled } from "../quality/scan-labelled.ts";
import type { BenchmarkOptions, Result } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

/** Percentages of the vulnerable variants, and of the fixed ones. */
const FOUND = { atLeast: 85 };
const FLAGGED = { atMost: 10 };

/** The runner's scanners on pairs that were written by others than the authors of the rules, one set per cause of mistakes. */
export async function causes(workspace: Workspace, { verbose, only }: BenchmarkOptions): Promise<Result[]> {
  const trees = planCauseTrees(await readCausePairs(CAUSES_DIRECTORY, only));
  const verdicts: Verdict[] = [];
  for (const [number, tree] of trees.entries()) {
    const folder = await workspace.makeDirectory();
    for (const [path, source] of tree.pairs.flatMap((pair) => [...pair.files[tree.variant]])) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await cp(source, join(folder, path));
    }
    verdicts.push(...judgeCauseTree(tree, await scanLabelled(folder, workspace.signal)));
    workspace.say(`${number + 1} of ${trees.length} trees`);
  }
  const byCause = verdicts.toSorted((a, b) => compare(a.family, b.family));
  const rows = byCause.map((verdict) => ({ ...verdict, language: verdict.family, family: verdict.language }));
  process.stdout.write(`\n${formatVerdicts(rows, verbose ? ({ family }) => family : null)}\n`);
  if (verbose) process.stdout.write(`\n${listMistakes(byCause).join("\n")}\n`);
  return [...Map.groupBy(byCause, ({ family }) => family)].flatMap(([cause, own]) => {
    const { vulnerable, found, safe, flagged } = scoreOf(own);
    const named = `pairs of cause ${cause}`;
    return [
      { what: `${named}: found`, measured: percent(found, vulnerable), unit: "%" as const, aim: FOUND },
      { what: `${named}: fixed variants flagged`, measured: percent(flagged, safe), unit: "%" as const, aim: FLAGGED },
    ];
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
