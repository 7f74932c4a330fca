import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listRules } from "../../runner/scanners/catalogue.ts";
import { weaknessOf } from "../../runner/scanners/shared/deduplicate.ts";
import type { PipelineFinding } from "../../worker/contract/finding.ts";
import { expectedLinesOf, pathOfCase } from "../runner/support/rule-case.ts";
import type { Verdict } from "./measure-pairs.ts";

interface RuleCase {
  ruleId: string;
  path: string;
  /** 1-based; empty for code that the rule must not report. */
  expectedLines: number[];
}

/** Copies `<rule>/{ng,ok}.*` to the paths that the rules apply to. */
export async function layOutRuleCases(source: string, target: string): Promise<RuleCase[]> {
  const cases: RuleCase[] = [];
  for (const ruleId of (await readdir(source)).toSorted()) {
    for (const name of (await readdir(join(source, ruleId))).toSorted()) {
      const path = pathOfCase(ruleId, name);
      await mkdir(dirname(join(target, path)), { recursive: true });
      await copyFile(join(source, ruleId, name), join(target, path));
      cases.push({ ruleId, path, expectedLines: expectedLinesOf(await readFile(join(target, path), "utf8")) });
    }
  }
  return cases;
}

/**
 * A marked line counts as found if its rule or another one of the weakness reports it; a file without marks counts as a false
 * positive if its own rule reports it.
 */
export async function judgeRuleCases(
  cases: readonly RuleCase[],
  findings: readonly PipelineFinding[],
): Promise<Verdict[]> {
  const weaknesses = new Map((await listRules()).map(({ id, cwe }) => [id, weaknessOf(cwe)]));
  const ofFile = Map.groupBy(findings, (finding) => finding.location_path);
  return cases.map(({ ruleId, path, expectedLines }) => {
    const own = ofFile.get(path) ?? [];
    const reported = new Set(
      own.filter((finding) => isOf(ruleId, finding, weaknesses)).map(({ location_line: line }) => line),
    );
    const isSafe = expectedLines.length === 0;
    return {
      language: ruleId.slice(0, ruleId.indexOf(".")),
      family: ruleId,
      missed: expectedLines.filter((line) => !reported.has(line)).map((line) => `${path}:${line}`),
      falsePositives: isSafe && own.some(({ metadata }) => metadata.rule_id === ruleId) ? [path] : [],
      vulnerable: expectedLines.length,
      safe: isSafe ? 1 : 0,
    };
  });
}

function isOf(ruleId: string, { metadata }: PipelineFinding, weaknesses: ReadonlyMap<string, string>): boolean {
  const { rule_id: reported, cwe } = metadata;
  return reported === ruleId || (cwe !== null && weaknesses.get(ruleId) === weaknessOf(cwe));
}
