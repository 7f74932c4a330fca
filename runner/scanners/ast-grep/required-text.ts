import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SourceFile } from "../../repository/source-tree.ts";
import { type CompiledRule, EmbeddedRule, type Rule } from "../shared/rule-pack.ts";
import { type Clause, eitherOf, literalsOf } from "./regex-literals.ts";

/** The engine compiles a rule in about the time of searching this much code for its texts. */
const MAX_BYTES = 256 * 1024;
const RELATIONS = new Set(["has", "inside", "precedes", "follows"]);

const known = new WeakMap<Rule, readonly Clause[]>();

/**
 * The rules that may match in these files: the others require a text that is in none of them. For more than a few files, all: the
 * engine takes two milliseconds to compile a rule, which is most of the time that it takes for a few files.
 */
export async function rulesThatMayMatch(
  rules: ReadonlyMap<string, CompiledRule>,
  root: string,
  files: readonly SourceFile[],
): Promise<ReadonlyMap<string, CompiledRule>> {
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (bytes > MAX_BYTES) return rules;
  const texts: string[] = [];
  for (const { storedPath } of files) {
    const text = await readFile(join(root, storedPath), "latin1").catch(() => null);
    if (text === null) return rules;
    texts.push(foldCase(text));
  }
  return new Map([...rules].filter(([, rule]) => texts.some((text) => holds(clausesOf(rule), text))));
}

function holds(clauses: readonly Clause[], text: string): boolean {
  return clauses.every((clause) => clause.some((literal) => text.includes(literal)));
}

/** Besides those of ASCII, two letters are the same as an `s` and a `k` in the engine. They are given as bytes of UTF-8. */
function foldCase(text: string): string {
  return text.replaceAll("\u{c5}\u{bf}", "s").replaceAll("\u{e2}\u{84}\u{aa}", "k").toLowerCase();
}

/** What every file that a rule matches in contains; nothing for a custom rule. */
export function clausesOf(compiled: CompiledRule): readonly Clause[] {
  if (!(compiled instanceof EmbeddedRule)) return [];
  const { rule, utils } = compiled;
  const clauses = known.get(rule) ?? requirementOf(rule.rule, { utils, ofUtils: new Map() });
  known.set(rule, clauses);
  return clauses;
}

interface Utils {
  utils: EmbeddedRule["utils"];
  /** What the utilities require that were read; nothing for one that is being read. */
  ofUtils: Map<string, readonly Clause[]>;
}

/** A matcher requires what each of its parts requires. `not`, `stopBy`, `nthChild` and patterns require nothing. */
function requirementOf(matcher: unknown, shared: Utils): readonly Clause[] {
  if (typeof matcher !== "object" || matcher === null) return [];
  const clauses: Clause[] = [];
  for (const [key, part] of Object.entries(matcher)) {
    if (key === "regex") clauses.push(...ofRegex(part));
    else if (key === "matches") clauses.push(...ofUtil(String(part), shared));
    else if (RELATIONS.has(key)) clauses.push(...requirementOf(part, shared));
    else if (Array.isArray(part) && key === "all") for (const one of part) clauses.push(...requirementOf(one, shared));
    else if (Array.isArray(part) && key === "any")
      clauses.push(...eitherOf(part.map((one) => requirementOf(one, shared))));
  }
  return clauses;
}

const literals = new Map<string, readonly Clause[]>();

function ofRegex(regex: unknown): readonly Clause[] {
  if (typeof regex !== "string") return [];
  const clauses = literals.get(regex) ?? literalsOf(regex);
  literals.set(regex, clauses);
  return clauses;
}

function ofUtil(name: string, shared: Utils): readonly Clause[] {
  const cached = shared.ofUtils.get(name);
  if (cached) return cached;
  shared.ofUtils.set(name, []);
  const clauses = requirementOf(shared.utils[name], shared);
  shared.ofUtils.set(name, clauses);
  return clauses;
}
