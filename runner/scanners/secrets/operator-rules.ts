import { readFile } from "node:fs/promises";
import { parse, TomlError } from "smol-toml";
import { z } from "zod";
import { Severity } from "../../../worker/contract/finding.ts";
import { fromRe2, re2Tester, type Tester } from "./expression.ts";
import { DEFAULT_REACH, describe, type SecretRule } from "./rule.ts";

const MIN_KEYWORD_LENGTH = 3;
const patterns = z.array(z.string().min(1)).default([]);

const Allowlist = z.strictObject({
  description: z.string().optional(),
  regexTarget: z.enum(["secret", "match"], { error: "must be secret or match" }).default("secret"),
  paths: patterns,
  regexes: patterns,
  stopwords: patterns,
});
type Allowlist = z.infer<typeof Allowlist>;

const OperatorRule = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,99}$/, "must be 2 to 100 characters of A-Z, a-z, 0-9, . _ and -"),
  description: z.string().min(1).max(500),
  regex: z.string().min(1),
  keywords: z.array(z.string().min(MIN_KEYWORD_LENGTH)).min(1),
  secretGroup: z.int().min(0).optional(),
  entropy: z.number().min(0).default(0),
  path: z.string().optional(),
  tags: z.array(z.string()).optional(),
  severity: Severity.default("high"),
  confidence: z.enum(["high", "medium", "low"]).default("medium"),
  allowlists: z.array(Allowlist).default([]),
});
type OperatorRule = z.infer<typeof OperatorRule>;

const RulesFile = z.strictObject({ title: z.string().optional(), rules: z.array(z.unknown()).default([]) });

/**
 * Reads rules in the TOML format of gitleaks: `[[rules]]` with `id`, `description`, `regex`, `keywords` and the optional keys
 * above.
 * @throws Error with file and line.
 */
export async function loadOperatorSecretRules(file: string, taken: ReadonlySet<string>): Promise<SecretRule[]> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
  const ids = new Set(taken);
  return readRules(file, text).map((raw, index) => {
    const at = `${file}:${lineOfRule(text, index)}`;
    const parsed = OperatorRule.safeParse(raw);
    if (!parsed.success) throw new Error(`${at}: ${z.prettifyError(parsed.error).replaceAll("\n", " ")}`);
    const rule = parsed.data;
    if (ids.has(rule.id)) throw new Error(`${at}: there is another rule ${rule.id}`);
    ids.add(rule.id);
    try {
      return toSecretRule(rule);
    } catch (error) {
      throw new Error(`${at}: ${rule.id}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
}

function readRules(file: string, text: string): unknown[] {
  try {
    return RulesFile.parse(parse(text)).rules;
  } catch (error) {
    if (error instanceof TomlError) throw new Error(`${file}:${error.line}: ${firstLine(error)}`, { cause: error });
    const reason = error instanceof z.ZodError ? z.prettifyError(error).replaceAll("\n", " ") : String(error);
    throw new Error(`${file}:1: ${reason}`, { cause: error });
  }
}

function firstLine(error: Error): string {
  return error.message.split("\n")[0] ?? "";
}

/** The line of the table's header: the parser keeps no positions. */
function lineOfRule(text: string, index: number): number {
  const lines = text.split("\n");
  const headers = lines.flatMap((line, number) => (/^\s*\[\[\s*rules\s*\]\]/.test(line) ? [number + 1] : []));
  return headers[index] ?? 1;
}

function toSecretRule(rule: OperatorRule): SecretRule {
  return {
    id: rule.id,
    title: rule.description,
    description: describe({
      id: rule.id,
      name: `secret that matches the operator rule ${rule.id}`,
      grants: "use it with the permissions of its owner",
      revoke: "Revoke it at its issuer",
    }),
    severity: rule.severity,
    cwe: "CWE-798",
    confidence: rule.confidence,
    specificity: "provider",
    takesAnyValue: true,
    keywords: rule.keywords.map((keyword) => keyword.toLowerCase()),
    expressions: [fromRe2(rule.regex, rule.secretGroup)],
    minEntropy: rule.entropy,
    reach: DEFAULT_REACH,
    preview: "edges",
    ...(rule.path === undefined ? {} : { onlyPaths: re2Tester(rule.path) }),
    allow: toAllow(rule.allowlists),
  };
}

function toAllow(allowlists: readonly Allowlist[]): NonNullable<SecretRule["allow"]> {
  const regexesFor = (target: Allowlist["regexTarget"]): Tester[] =>
    allowlists.filter(({ regexTarget }) => regexTarget === target).flatMap(({ regexes }) => regexes.map(re2Tester));
  const stopwords = allowlists.flatMap((list) => list.stopwords.map((word) => word.toLowerCase()));
  const hasStopword: Tester = { test: (value) => stopwords.some((word) => value.toLowerCase().includes(word)) };
  return {
    paths: anyOf(allowlists.flatMap(({ paths }) => paths.map(re2Tester))),
    values: anyOf([...regexesFor("secret"), hasStopword]),
    contexts: anyOf(regexesFor("match")),
  };
}

function anyOf(testers: readonly Tester[]): Tester {
  return { test: (text) => testers.some((tester) => tester.test(text)) };
}
