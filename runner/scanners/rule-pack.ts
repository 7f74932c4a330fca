import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import { Severity } from "../../worker/contract/finding.ts";

export const RULES_DIRECTORY = fileURLToPath(new URL("../rules/", import.meta.url));

const LANGUAGES = ["javascript", "python", "go", "java", "php"] as const;

const SCRIPT_GRAMMARS = ["javascript", "typescript", "tsx"] as const;

/**
 * TypeScript's two grammars extend JavaScript's, so a rule for JavaScript is compiled for all three. Each file keeps its own
 * grammar that way: read as TSX, a cast such as `<any>x` or a generic arrow function would hide the code after it.
 */
const GRAMMARS: Record<(typeof LANGUAGES)[number], readonly string[]> = {
  javascript: SCRIPT_GRAMMARS,
  python: ["python"],
  go: ["go"],
  java: ["java"],
  php: ["php"],
};

const COMMENT_KINDS: Record<(typeof LANGUAGES)[number], readonly string[]> = {
  javascript: ["comment"],
  python: ["comment"],
  go: ["comment"],
  java: ["line_comment", "block_comment"],
  php: ["comment"],
};

const LANGUAGE_GLOBS = { html: ["*.vue", "*.svelte", "*.astro"] };

/** The grammars that the engine reads a file with, by extension: those of every other extension it passes over. */
const GRAMMARS_BY_EXTENSION = new Map<string, readonly string[]>([
  ...["js", "jsx", "mjs", "cjs"].map((extension) => [extension, ["javascript"]] as const),
  ...["ts", "mts", "cts"].map((extension) => [extension, ["typescript"]] as const),
  ["tsx", ["tsx"]],
  ...["html", "htm", "xhtml", "vue", "svelte", "astro"].map((extension) => [extension, SCRIPT_GRAMMARS] as const),
  ...["py", "py3", "pyi", "bzl", "bazel"].map((extension) => [extension, ["python"]] as const),
  ["go", ["go"]],
  ["java", ["java"]],
  ["php", ["php"]],
]);

const ENGINE_SEVERITIES: Record<Severity, string> = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "info",
  info: "hint",
};

const SharedUtils = z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/u), z.looseObject({}));

const RuleMetadata = z.strictObject({
  title: z.string().min(1).max(120),
  severity: Severity,
  cwe: z.string().regex(/^CWE-[1-9][0-9]*$/u),
  owasp: z.string().regex(/^A(0[1-9]|10):2021$/u),
  confidence: z.enum(["high", "medium", "low"]),
  references: z.array(z.url({ protocol: /^https$/u })).min(1),
});

/** One file of the pack: what ast-grep reads, and the metadata it leaves to us. */
const Rule = z.strictObject({
  id: z.string().regex(/^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+$/u),
  language: z.enum(LANGUAGES),
  /** What is wrong. */
  message: z.string().min(20).max(1_000),
  /** How to mend it. */
  note: z.string().min(20).max(1_000),
  metadata: RuleMetadata,
  rule: z.looseObject({}),
  constraints: z.record(z.string(), z.looseObject({})).optional(),
  utils: SharedUtils.optional(),
});
export type Rule = z.infer<typeof Rule>;

/** A rule as the engine knows it: once per grammar, under an id of its own. */
export interface CompiledRule {
  rule: Rule;
  grammar: string;
  /** The engine's rule file. */
  source: string;
}

export interface RulePack {
  rules: readonly Rule[];
  /** By the id that the engine reports. */
  compiled: ReadonlyMap<string, CompiledRule>;
}

/**
 * Reads `<directory>/<language>/<rest of the id>.yml`, and the utility rules that a language's rules share from
 * `<directory>/shared/<language>.yml`.
 *
 * @throws Error that names the file that is not a rule, or lies at a place its id does not tell.
 */
export async function loadRulePack(directory: string = RULES_DIRECTORY): Promise<RulePack> {
  const rules: Rule[] = [];
  const compiled = new Map<string, CompiledRule>();
  for (const language of LANGUAGES) {
    const shared = await readYaml(join(directory, "shared", `${language}.yml`), SharedUtils);
    for (const name of (await readdir(join(directory, language))).toSorted()) {
      const file = join(directory, language, name);
      const rule = await readYaml(file, Rule);
      if (rule.language !== language || `${rule.id}.yml` !== `${language}.${name}`) {
        throw new Error(`${file}: the id ${rule.id} belongs to another file`);
      }
      rules.push(rule);
      for (const grammar of GRAMMARS[language]) {
        const id = grammar === language ? rule.id : `${rule.id}/${grammar}`;
        compiled.set(id, { rule, grammar, source: engineRule(rule, id, grammar, shared) });
      }
    }
  }
  return { rules, compiled };
}

/** The grammars that the files of these paths are read with. */
export function grammarsOf(paths: Iterable<string>): Set<string> {
  const extensions = new Set<string>();
  for (const path of paths) extensions.add(path.slice(path.lastIndexOf(".") + 1).toLowerCase());
  return new Set([...extensions].flatMap((extension) => GRAMMARS_BY_EXTENSION.get(extension) ?? []));
}

/**
 * Writes what the engine needs into an empty directory, and returns the path of its configuration. Only the rules of these
 * grammars: to read all of them takes the engine longer than to scan a small repository.
 */
export async function writeRulePack(pack: RulePack, directory: string, grammars: ReadonlySet<string>): Promise<string> {
  const configuration = join(directory, "sgconfig.yml");
  const rules = [...pack.compiled.values()].filter(({ grammar }) => grammars.has(grammar));
  await mkdir(join(directory, "rules"));
  await writeFile(join(directory, "rules", "rules.yml"), rules.map(({ source }) => source).join("\n---\n"));
  await writeFile(configuration, JSON.stringify({ ruleDirs: ["rules"], languageGlobs: LANGUAGE_GLOBS }));
  return configuration;
}

function engineRule(rule: Rule, id: string, grammar: string, shared: z.infer<typeof SharedUtils>): string {
  const { message, rule: matcher, constraints, utils, metadata } = rule;
  const severity = ENGINE_SEVERITIES[metadata.severity];
  const allUtils = usedUtils({ ...shared, ...utils }, JSON.stringify([matcher, constraints]));
  const document = { id, language: grammar, severity, message, rule: matcher, constraints, utils: allUtils };
  const comment = { any: COMMENT_KINDS[rule.language].map((kind) => ({ kind })) };
  // `nthChild: 1` is to mean the first argument, also where a comment stands before it.
  return JSON.stringify(document, (key: string, value: unknown) =>
    key === "nthChild" && typeof value === "number" ? { position: value, ofRule: { not: comment } } : value,
  );
}

/** Those that the text names, and those that they name in turn: the engine builds each rule's utilities anew. */
function usedUtils(utils: z.infer<typeof SharedUtils>, text: string): z.infer<typeof SharedUtils> {
  const used = new Map<string, z.infer<typeof SharedUtils>[string]>();
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

async function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  try {
    return schema.parse(parse(await readFile(file, "utf8")));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
}
