import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { Severity } from "../../../worker/contract/finding.ts";
import { ConfigurationMatcher } from "./configuration-matcher.ts";
import { DockerfileMatcher } from "./dockerfile-matcher.ts";
import { parseRules } from "./rule-cache.ts";
import { COMMENT_KINDS, GRAMMARS, type Language, LANGUAGE_GLOBS, LANGUAGES } from "./rule-languages.ts";
import { TemplateMatcher } from "./template-matcher.ts";

export const RULES_DIRECTORY = fileURLToPath(new URL("../../rules/", import.meta.url));

const ENGINE_SEVERITIES: Record<Severity, string> = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "info",
  info: "hint",
};

const FLOW_FAMILIES = [
  "sql",
  "command",
  "path",
  "xss",
  "code",
  "template",
  "ssrf",
  "redirect",
  "xxe",
  "ldap",
  "xpath",
  "deserialization",
  "log",
  "nosql",
  "header",
  "trust-boundary",
  "regex",
] as const;

const SharedUtils = z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/u), z.looseObject({}));
type SharedUtils = z.infer<typeof SharedUtils>;

const RuleMetadata = z.strictObject({
  title: z.string().min(1).max(120),
  severity: Severity,
  cwe: z.string().regex(/^CWE-[1-9][0-9]*$/u),
  owasp: z.string().regex(/^A(0[1-9]|10):2021$/u),
  confidence: z.enum(["high", "medium", "low"]),
  references: z.array(z.url({ protocol: /^https$/u })).min(1),
  /** The family of taint rules that covers this weakness with data flow; this rule matches the shape of the code only. */
  superseded_by: z.enum(FLOW_FAMILIES).optional(),
});

/** A rule file: the fields for ast-grep, and our metadata. */
const Rule = z.strictObject({
  id: z.string().regex(/^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+$/u),
  language: z.enum(LANGUAGES),
  /** What is wrong. */
  message: z.string().min(20).max(1_000),
  /** How to fix it. */
  note: z.string().min(20).max(1_000),
  metadata: RuleMetadata,
  /** The repository paths that the rule applies to. Default: those of its language. */
  path: z
    .string()
    .transform((source) => new RegExp(source, "u"))
    .optional(),
  /**
   * Expressions that the YAML document around a match must contain, to distinguish kinds of configuration. Not part of the
   * engine's rule, because its relations take cubic time in a mapping of many keys.
   */
  document: z.array(z.string().transform((source) => new RegExp(source, "mu"))).optional(),
  /** The engine's matcher; for Dockerfiles and templates, a matcher of `dockerfile-matcher.ts` or `template-matcher.ts`. */
  rule: z.looseObject({}),
  constraints: z.record(z.string(), z.looseObject({})).optional(),
  utils: SharedUtils.optional(),
});
export type Rule = z.infer<typeof Rule>;

/** The metadata of a rule that its findings contain. */
export interface ReportedRule extends Pick<Rule, "id" | "message" | "note" | "path" | "document"> {
  metadata: Omit<Rule["metadata"], "cwe" | "owasp"> & { cwe: string | null; owasp: string | null };
}

/** A rule in the engine's format: one per grammar, with its own id. */
export interface CompiledRule {
  rule: ReportedRule;
  grammar: string;
  /** Whether it runs on every tree, instead of those with files of its grammar only. */
  always?: true;
  /** The rule file for the engine. */
  readonly source: string;
}

/** A rule of the pack. Its source is written when it is first needed: most rules are not. */
export class EmbeddedRule implements CompiledRule {
  readonly rule: Rule;
  readonly grammar: string;
  /** The utility rules that it may refer to. */
  readonly utils: SharedUtils;
  readonly #id: string;
  #source: string | undefined;

  constructor(rule: Rule, id: string, grammar: string, shared: SharedUtils) {
    this.rule = rule;
    this.grammar = grammar;
    this.utils = { ...shared, ...rule.utils };
    this.#id = id;
  }

  get source(): string {
    this.#source ??= engineRule(this.rule, this.#id, this.grammar, this.utils);
    return this.#source;
  }
}

export interface RulePack {
  rules: readonly Rule[];
  /** A hash of the files. */
  version: string;
  /** By the rule id that the engine reports. */
  compiled: ReadonlyMap<string, CompiledRule>;
}

let embedded: Promise<RulePack> | undefined;

/** The rules of this project, read once. @throws Error like `readRulePack`. */
export function loadRulePack(): Promise<RulePack> {
  embedded ??= Promise.resolve().then(() => readRulePack(RULES_DIRECTORY));
  return embedded;
}

/**
 * Reads `<directory>/<language>/<rest of the id>.yml`, and the utility rules that a language's rules share from
 * `<directory>/shared/<language>.yml`.
 *
 * @throws Error that names the file that is not a rule, or whose path does not match its id.
 */
export function readRulePack(directory: string): RulePack {
  const rules: Rule[] = [];
  const hash = createHash("sha256");
  const readYaml = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> => {
    const text = readFileSync(file, "utf8");
    hash.update(`${relative(directory, file)}\0${text}\0`);
    return parseYaml(file, text, schema);
  };
  const compiled = new Map<string, CompiledRule>();
  for (const language of LANGUAGES) {
    const shared = readYaml(join(directory, "shared", `${language}.yml`), SharedUtils);
    for (const name of readdirSync(join(directory, language)).toSorted()) {
      const file = join(directory, language, name);
      const rule = readYaml(file, Rule);
      checkMatcher(file, rule);
      if (rule.language !== language || `${rule.id}.yml` !== `${language}.${name}`) {
        throw new Error(`${file}: the id ${rule.id} belongs to another file`);
      }
      rules.push(rule);
      for (const grammar of GRAMMARS[language]) {
        const id = grammar === language ? rule.id : `${rule.id}/${grammar}`;
        compiled.set(id, new EmbeddedRule(rule, id, grammar, shared));
      }
    }
  }
  return { rules, version: hash.digest("hex"), compiled };
}

/** A data-flow rule, and the pattern rules that it makes redundant. */
export interface SupersedingRule {
  language: string;
  /** The `superseded_by` of pattern rules of this language. */
  supersedes?: string | undefined;
  supersededIds: readonly string[];
}

/** The pack without the pattern rules that these rules supersede. */
export function withoutSuperseded(pack: RulePack, superseding: readonly SupersedingRule[]): RulePack {
  const isSuperseded = ({ id, language, metadata }: Rule): boolean =>
    superseding.some(
      (rule) =>
        rule.supersededIds.includes(id) ||
        (rule.language === language && rule.supersedes !== undefined && rule.supersedes === metadata.superseded_by),
    );
  const dropped = new Set(pack.rules.filter(isSuperseded).map(({ id }) => id));
  return {
    ...pack,
    rules: pack.rules.filter(({ id }) => !dropped.has(id)),
    compiled: new Map([...pack.compiled].filter(([, { rule }]) => !dropped.has(rule.id))),
  };
}

/**
 * Writes the engine's configuration into an empty directory and returns its path. Contains the rules of these grammars only:
 * reading all rules takes the engine longer than scanning a small repository.
 */
export async function writeRulePack(pack: RulePack, directory: string, grammars: ReadonlySet<string>): Promise<string> {
  const configuration = join(directory, "sgconfig.yml");
  const rules = [...pack.compiled.values()].filter(({ grammar, always }) => always || grammars.has(grammar));
  await mkdir(join(directory, "rules"));
  await writeFile(join(directory, "rules", "rules.yml"), rules.map(({ source }) => source).join("\n---\n"));
  await writeFile(configuration, JSON.stringify({ ruleDirs: ["rules"], languageGlobs: LANGUAGE_GLOBS }));
  return configuration;
}

function engineRule(rule: Rule, id: string, grammar: string, utils: SharedUtils): string {
  const { message, rule: matcher, constraints, metadata } = rule;
  const severity = ENGINE_SEVERITIES[metadata.severity];
  const allUtils = usedUtils(utils, JSON.stringify([matcher, constraints]));
  const document = { id, language: grammar, severity, message, rule: matcher, constraints, utils: allUtils };
  const comment = { any: COMMENT_KINDS[rule.language].map((kind) => ({ kind })) };
  // `nthChild: 1` means the first argument, also after a comment.
  return JSON.stringify(document, (key: string, value: unknown) =>
    key === "nthChild" && typeof value === "number" ? { position: value, ofRule: { not: comment } } : value,
  );
}

/** The utilities that the text references, transitively. The engine compiles them again for each rule. */
function usedUtils(utils: SharedUtils, text: string): SharedUtils {
  const used = new Map<string, SharedUtils[string]>();
  const pending = [text];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const [name, util] of Object.entries(utils)) {
      if (used.has(name) || !next.includes(`"matches":${JSON.stringify(name)}`)) continue;
      used.set(name, util);
      pending.push(JSON.stringify(util));
    }
  }
  return Object.fromEntries(used);
}

/** The engine checks all others. */
const MATCHERS: Partial<Record<Language, z.ZodType>> = {
  configuration: ConfigurationMatcher,
  dockerfile: DockerfileMatcher,
  template: TemplateMatcher,
};

function checkMatcher(file: string, rule: Rule): void {
  const error = MATCHERS[rule.language]?.safeParse(rule.rule).error;
  if (error !== undefined) throw new Error(`${file}: ${z.prettifyError(error)}`);
}

function parseYaml<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(parseRules(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
}
