import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Document, isMap, isScalar, LineCounter, parseAllDocuments } from "yaml";
import { z } from "zod";
import { Severity } from "../../../worker/contract/finding.ts";
import type { CompiledRule } from "../shared/rule-pack.ts";

const SEVERITIES = { error: "high", warning: "medium", info: "low", hint: "info" } as const;
const NO_ADVICE = "Ask the operator of this service who added the rule.";

const Metadata = z.looseObject({
  title: z.string().min(1).max(120).optional(),
  severity: Severity.optional(),
  cwe: z
    .string()
    .regex(/^CWE-[1-9][0-9]*$/u, "must be like CWE-89")
    .nullish(),
  owasp: z.string().max(20).nullish(),
  confidence: z.enum(["high", "medium", "low"]).default("medium"),
  references: z.array(z.url({ protocol: /^https?$/u })).default([]),
});

/** A rule file of ast-grep; its other fields are checked by the engine. */
const RuleFile = z.looseObject({
  id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,99}$/u, "must be 2 to 100 characters of A-Z, a-z, 0-9, . _ and -"),
  language: z.string(),
  severity: z
    .enum(["error", "warning", "info", "hint"], { error: "must be error, warning, info or hint" })
    .default("warning"),
  message: z.string().min(1).max(1_000),
  note: z.string().max(4_000).nullish(),
  metadata: Metadata.prefault({}),
});

/** A custom rule with its file and line. */
export interface OperatorRule extends CompiledRule {
  file: string;
  line: number;
}

/**
 * Reads every `*.yml` and `*.yaml` below a directory: rules in the format of ast-grep, several per file separated by `---`.
 * @throws Error with file and line.
 */
export async function loadOperatorCodeRules(directory: string, taken: Iterable<string>): Promise<OperatorRule[]> {
  const ids = new Set(taken);
  const rules: OperatorRule[] = [];
  for (const file of await listRuleFiles(directory)) {
    const lines = new LineCounter();
    const documents = parseAllDocuments(await readFile(file, "utf8"), { lineCounter: lines });
    for (const document of Array.isArray(documents) ? documents : []) {
      const rule = readRule(document, file, lines);
      if (ids.has(rule.rule.id)) throw new Error(`${file}:${rule.line}: there is another rule ${rule.rule.id}`);
      ids.add(rule.rule.id);
      rules.push(rule);
    }
  }
  return rules;
}

/**
 * Writes each rule to its own file below an empty directory.
 * @returns the configuration with which the engine loads them.
 * @see explainRefusal for the engine's errors
 */
export async function writeOperatorRules(rules: readonly OperatorRule[], directory: string): Promise<string> {
  const configuration = join(directory, "sgconfig.yml");
  await mkdir(join(directory, "rules"));
  await mkdir(join(directory, "nothing"));
  await Promise.all(rules.map(({ source }, index) => writeFile(join(directory, "rules", `${index}.yml`), source)));
  await writeFile(configuration, JSON.stringify({ ruleDirs: ["rules"] }));
  return configuration;
}

/** The engine's error about a rule, with the file of the rule. */
export function explainRefusal(rules: readonly OperatorRule[], refusal: string): string {
  const rule = rules[Number(/rules\/(\d+)\.yml/u.exec(refusal)?.[1])];
  if (rule === undefined) return refusal;
  const reasons = Array.from(refusal.matchAll(/╰▻ (.*)/gu), ([, reason]) => reason);
  return `${rule.file}:${rule.line}: ${rule.rule.id}: ${reasons.join(" ")}`;
}

async function listRuleFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.ya?ml$/u.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}

function readRule(document: Document.Parsed, file: string, lines: LineCounter): OperatorRule {
  const [syntaxError] = document.errors;
  if (syntaxError !== undefined) {
    const { line } = lines.linePos(syntaxError.pos[0]);
    throw new Error(`${file}:${line}: ${syntaxError.message.split("\n")[0] ?? ""}`);
  }
  const raw: unknown = document.toJS();
  const parsed = RuleFile.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = (issue?.path ?? []).map(String);
    throw new Error(`${file}:${lineOf(document, path, lines)}: ${path.join(".")} ${issue?.message ?? "is wrong"}`);
  }
  const { id, language, severity, message, note, metadata } = parsed.data;
  const { title = message.slice(0, 120), cwe = null, owasp = null, confidence, references } = metadata;
  return {
    file,
    line: lineOf(document, ["rule"], lines),
    grammar: language,
    always: true,
    source: JSON.stringify(raw),
    rule: {
      id,
      message,
      note: note ?? NO_ADVICE,
      metadata: { title, severity: metadata.severity ?? SEVERITIES[severity], cwe, owasp, confidence, references },
    },
  };
}

/** The line of the deepest key of the path that exists. */
function lineOf(document: Document.Parsed, path: readonly string[], lines: LineCounter): number {
  let offset = document.contents?.range?.[0] ?? document.range[0];
  let node: unknown = document.contents;
  for (const key of path) {
    if (!isMap(node)) break;
    const pair = node.items.find((item) => String(item.key) === key);
    if (!isScalar(pair?.key) || !pair.key.range) break;
    [offset] = pair.key.range;
    node = pair.value;
  }
  return lines.linePos(offset).line;
}
