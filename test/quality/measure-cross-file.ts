import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { weaknessOf } from "../../runner/scanners/shared/deduplicate.ts";
import type { PipelineFinding } from "../../worker/contract/finding.ts";
import { expectedLinesOf } from "../runner/support/rule-case.ts";
import { EXTENSIONS, FAMILIES, type Verdict } from "./measure-pairs.ts";

export const CROSS_FILE_DIRECTORY = join(import.meta.dirname, "cross-file");

/** A finding counts for a mark if it is at most so many lines away. */
const NEAR_LINES = 3;
const FAMILIES_ACROSS_FILES: Readonly<Record<string, readonly string[]>> = { ...FAMILIES, nosql: ["CWE-943"] };

/** A repository with a flow across files, and the files that fix it, in `<language>/<family>.<number>.<topic>/`. */
export interface CrossFilePair {
  /** `<language>/<family>.<number>.<topic>` */
  name: string;
  language: string;
  family: string;
  /** Of the vulnerable variant: the 1-based lines of the sinks by path. A finding at one of them is enough. */
  marks: ReadonlyMap<string, readonly number[]>;
  /** Source of each file by its path in the repository. */
  vulnerable: ReadonlyMap<string, string>;
  /** The vulnerable files with those of `fixed/` over them. */
  fixed: ReadonlyMap<string, string>;
}

export type Variant = "vulnerable" | "fixed";

/**
 * The pairs whose names begin with `prefix`, such as `python` or `java/sql`.
 * @throws Error that names the directory that is not a pair.
 */
export async function readCrossFilePairs(directory: string, prefix = ""): Promise<CrossFilePair[]> {
  const pairs: CrossFilePair[] = [];
  for (const language of (await readdir(directory)).toSorted()) {
    if (EXTENSIONS[language] === undefined) throw new Error(`${language}: no language that is measured.`);
    for (const topic of (await readdir(join(directory, language))).toSorted()) {
      const name = `${language}/${topic}`;
      if (name.startsWith(prefix)) pairs.push(await readPair(directory, name, language));
    }
  }
  return pairs;
}

async function readPair(directory: string, name: string, language: string): Promise<CrossFilePair> {
  const [, family = ""] = /\/([a-z]+)\.\d\d\.[a-z0-9]+(?:-[a-z0-9]+)*$/.exec(name) ?? [];
  if (!Object.hasOwn(FAMILIES_ACROSS_FILES, family)) {
    throw new Error(`${name}: name it <family>.<two digits>.<topic>.`);
  }
  const vulnerable = await listSources(join(directory, name, "vulnerable"));
  const replaced = await listSources(join(directory, name, "fixed"));
  const marks = new Map<string, number[]>();
  for (const [path, source] of vulnerable) {
    const text = await readFile(source, "utf8");
    const lines = expectedLinesOf(text);
    if (lines.length > 0) marks.set(path, lines);
    const replacement = replaced.get(path);
    if (replacement !== undefined && (await readFile(replacement, "utf8")) === text) {
      throw new Error(`${name}: fixed/${path} changes nothing.`);
    }
  }
  const fixed = new Map([...vulnerable, ...replaced]);
  const problem = findProblem(language, { vulnerable, replaced, fixed, marks });
  if (problem !== undefined) throw new Error(`${name}: ${problem}`);
  return { name, language, family, marks, vulnerable, fixed };
}

function findProblem(
  language: string,
  { vulnerable, replaced, fixed, marks }: Record<"vulnerable" | "replaced" | "fixed" | "marks", Map<string, unknown>>,
): string | undefined {
  const ofLanguage = [...vulnerable.keys()].filter((path) => EXTENSIONS[language]?.includes(extname(path).slice(1)));
  if (ofLanguage.length < 2) return "vulnerable/ needs at least two files of the language.";
  if (replaced.size === 0) return "fixed/ needs the files that fix it.";
  if (fixed.size > vulnerable.size + 1) return "fixed/ adds more than one file.";
  return marks.size === 0 ? "no line of vulnerable/ ends with the comment `expect`." : undefined;
}

async function listSources(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.toSorted().map((file) => [file.slice(folder.length + 1), file]));
}

/** A repository with a variant of at most one pair per language: pairs of one language use the same paths and names. */
export interface CrossFileTree {
  variant: Variant;
  pairs: CrossFilePair[];
}

/** Trees that contain both variants of each pair. @throws Error when two pairs of a tree have a path in common. */
export function planCrossFileTrees(pairs: readonly CrossFilePair[]): CrossFileTree[] {
  const ofLanguage = [...Map.groupBy(pairs, ({ language }) => language).values()];
  const count = Math.max(0, ...ofLanguage.map((own) => own.length));
  const groups = Array.from({ length: count }, (_, number) => ofLanguage.flatMap((own) => own[number] ?? []));
  for (const group of groups) {
    const paths = group.flatMap(({ fixed }) => [...fixed.keys()]);
    const doubled = paths.find((path, index) => paths.indexOf(path) !== index);
    if (doubled !== undefined) throw new Error(`${doubled} is in two of ${group.map(({ name }) => name).join(", ")}.`);
  }
  return groups.flatMap((group) => [
    { variant: "vulnerable" as const, pairs: group },
    { variant: "fixed" as const, pairs: group },
  ]);
}

export async function layOutCrossFileTree({ variant, pairs }: CrossFileTree, target: string): Promise<void> {
  for (const [path, source] of pairs.flatMap((pair) => [...pair[variant]])) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await cp(source, join(target, path));
  }
}

/** Compares the findings of a tree with its pairs; findings of other weaknesses are ignored. */
export function judgeCrossFileTree({ variant, pairs }: CrossFileTree, findings: readonly PipelineFinding[]): Verdict[] {
  return pairs.map((pair) => {
    const { name, language, family, marks } = pair;
    const own = findings.filter(
      ({ location_path: path, metadata: { cwe } }) =>
        path !== null &&
        pair[variant].has(path) &&
        cwe !== null &&
        FAMILIES_ACROSS_FILES[family]?.includes(weaknessOf(cwe)),
    );
    if (variant === "fixed") {
      const falsePositives = own.length > 0 ? [`${name}  ${own.map(describeFinding).join(" ")}`] : [];
      return { language, family, missed: [], falsePositives, vulnerable: 0, safe: 1 };
    }
    const isFound = own.some(({ location_path: path, location_line: line }) =>
      marks.get(path ?? "")?.some((mark) => Math.abs(mark - (line ?? 0)) <= NEAR_LINES),
    );
    const elsewhere = own.length > 0 ? `  reported at ${own.map(describeFinding).join(" ")}` : "";
    return {
      language,
      family,
      missed: isFound ? [] : [`${name}${elsewhere}`],
      falsePositives: [],
      vulnerable: 1,
      safe: 0,
    };
  });
}

function describeFinding({ location_path: path, location_line: line, metadata }: PipelineFinding): string {
  return `${metadata.rule_id}@${path}:${line}`;
}
