import { readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import type { NapiConfig } from "@ast-grep/napi";
import { z } from "zod";
import { grammarOf } from "../../../runner/scanners/flow/languages.ts";
import { grammarsOf } from "../../../runner/scanners/shared/rule-languages.ts";
import { type CompiledRule, loadRulePack } from "../../../runner/scanners/shared/rule-pack.ts";
import type { SourceTree } from "../../../runner/repository/source-tree.ts";
import { nativeTree } from "./native-parsers.ts";

const SAMPLE_BYTES = 1_000_000;
const Matcher = z.looseObject({ rule: z.looseObject({}) });

export interface RuleTime {
  id: string;
  msPerMegabyte: number;
}

/** The CPU time of each pattern rule alone, on sample files of each language that are parsed once for all rules. */
export async function timeRules(tree: SourceTree): Promise<RuleTime[]> {
  const { compiled } = await loadRulePack();
  const byGrammar = Map.groupBy(compiled.values(), ({ grammar }) => grammar);
  const times = new Map<CompiledRule, { ms: number; bytes: number }>();
  for (const [grammar, rules] of byGrammar) {
    const matchers = rules.map((rule) => ({ rule, matcher: Matcher.parse(JSON.parse(rule.source)) }));
    for (const text of await sampleOf(tree, grammar)) {
      for (const { rule, matcher } of matchers) {
        const before = process.cpuUsage();
        text.root.findAll({
          rule: matcher.rule,
          constraints: matcher["constraints"],
          utils: matcher["utils"],
        } as NapiConfig);
        const known = times.get(rule) ?? { ms: 0, bytes: 0 };
        const { user, system } = process.cpuUsage(before);
        times.set(rule, { ms: known.ms + (user + system) / 1_000, bytes: known.bytes + text.bytes });
      }
    }
  }
  return [...times]
    .map(([{ rule, grammar }, { ms, bytes }]) => ({
      id: `${rule.id} (${grammar})`,
      msPerMegabyte: (ms * 1_000_000) / bytes,
    }))
    .toSorted((a, b) => b.msPerMegabyte - a.msPerMegabyte);
}

/** Every n-th file of a grammar. */
async function sampleOf({ root, files }: SourceTree, grammar: string) {
  const all = files.filter(
    ({ path, storedPath }) => storedPath.startsWith("code/") && grammarOf(path) && grammarsOf([path]).has(grammar),
  );
  const bytes = all.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const every = Math.max(1, Math.ceil(bytes / SAMPLE_BYTES));
  const sample = all.filter((_, index) => index % every === 0);
  return Promise.all(
    sample.map(async ({ path, storedPath, sizeBytes }) => {
      const language = grammarOf(path);
      if (!language) throw new Error(`${path} is of no language.`);
      const text = await readFile(join(root, storedPath), "utf8");
      return { root: nativeTree(text, language.parser).root(), bytes: sizeBytes };
    }),
  );
}
