import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { formatVerdicts, listMistakes, percent, scoreOf } from "../quality/format-verdicts.ts";
import { judgePairs, PAIRS_DIRECTORY, readPairs, type Verdict } from "../quality/measure-pairs.ts";
import { judgeRuleCases, layOutRuleCases } from "../quality/rule-cases.ts";
import { scanLabelled } from "../quality/scan-labelled.ts";
import type { BenchmarkOptions, Result } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const CASES = ["runner/rules", "runner/scanners/flow/cases"];
/** Percentages of the vulnerable files, and of their fixed variants. */
const FOUND = { atLeast: 90 };
const FLAGGED = { atMost: 10 };

/** The runner's scanners on code with known vulnerabilities. */
export async function quality(workspace: Workspace, { verbose }: BenchmarkOptions): Promise<Result[]> {
  const pairs = await readPairs(PAIRS_DIRECTORY);
  const ofPairs = judgePairs(pairs, await scanLabelled(PAIRS_DIRECTORY, workspace.signal));
  print("Pairs", ofPairs, ({ family }) => family, verbose);
  for (const name of CASES) {
    const source = join(import.meta.dirname, "..", name);
    if (!existsSync(source)) continue;
    const folder = await workspace.makeDirectory();
    const cases = await layOutRuleCases(source, folder);
    const findings = await scanLabelled(folder, workspace.signal, { RULE_PROFILE: "wide" });
    print(`Cases of the rules, test/${name}`, await judgeRuleCases(cases, findings), null, verbose);
  }
  return [...Map.groupBy(ofPairs, ({ language }) => language)].flatMap(([language, verdicts]) => {
    const { vulnerable, found, safe, flagged } = scoreOf(verdicts);
    return [
      {
        what: `pairs in ${language}: vulnerable ones found`,
        measured: percent(found, vulnerable),
        unit: "%",
        aim: FOUND,
      },
      { what: `pairs in ${language}: fixed ones flagged`, measured: percent(flagged, safe), unit: "%", aim: FLAGGED },
    ];
  });
}

function print(
  title: string,
  verdicts: readonly Verdict[],
  kindOf: ((verdict: Verdict) => string) | null,
  verbose: boolean,
): void {
  process.stdout.write(`\n${title}\n\n${formatVerdicts(verdicts, kindOf)}\n`);
  if (verbose) process.stdout.write(`\n${listMistakes(verdicts).join("\n")}\n`);
}
