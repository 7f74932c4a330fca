import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { weaknessOf } from "../../runner/scanners/shared/deduplicate.ts";
import type { PipelineFinding } from "../../worker/contract/finding.ts";

export const PAIRS_DIRECTORY = join(import.meta.dirname, "pairs");

/** The file extensions of each language. */
export const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  java: ["java"],
  python: ["py"],
  javascript: ["js", "jsx", "ts", "tsx", "mjs", "cjs"],
  php: ["php"],
  go: ["go"],
  ruby: ["rb"],
  csharp: ["cs"],
  kotlin: ["kt"],
};

/** The CWEs with which a finding counts for the family. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  sql: ["CWE-89"],
  command: ["CWE-78"],
  path: ["CWE-22", "CWE-98"],
  xss: ["CWE-79"],
  code: ["CWE-94", "CWE-98", "CWE-470", "CWE-917"],
  template: ["CWE-1336", "CWE-94", "CWE-917"],
  ssrf: ["CWE-918"],
  redirect: ["CWE-601"],
  xxe: ["CWE-611"],
  ldap: ["CWE-90"],
  xpath: ["CWE-643"],
  deserialization: ["CWE-502"],
  log: ["CWE-117", "CWE-93"],
  // Constants and predictable numbers as keys, passwords, vectors, salts, algorithms and tokens.
  key: ["CWE-798", "CWE-329", "CWE-760"],
  crypto: ["CWE-327"],
  random: ["CWE-338"],
};

/** Vulnerable code and its fixed variant, in `<language>/<family>.<number>.<topic>/`. */
export interface Pair {
  language: string;
  family: string;
  vulnerable: string;
  fixed: string;
}

export interface Verdict {
  language: string;
  family: string;
  /** Vulnerable files without a finding. */
  missed: string[];
  /** Fixed files with a finding, and its rules. */
  falsePositives: string[];
  vulnerable: number;
  safe: number;
}

/** @throws Error that names the directory that is not a pair. */
export async function readPairs(directory: string): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const language of (await readdir(directory)).toSorted()) {
    const extensions = EXTENSIONS[language];
    if (extensions === undefined) throw new Error(`${language}: no language that is measured.`);
    for (const name of (await readdir(join(directory, language))).toSorted()) {
      const folder = `${language}/${name}`;
      const [, family = ""] = /^([a-z]+)\.\d\d\.[a-z0-9]+(?:-[a-z0-9]+)*$/.exec(name) ?? [];
      if (!Object.hasOwn(FAMILIES, family)) throw new Error(`${folder}: name it <family>.<two digits>.<topic>.`);
      const files = (await readdir(join(directory, folder))).toSorted();
      const extension = extensions.find((candidate) => files[0] === `fixed.${candidate}`);
      if (extension === undefined || files.length !== 2 || files[1] !== `vulnerable.${extension}`) {
        throw new Error(`${folder}: holds ${files.join(", ")} instead of a fixed and a vulnerable file of one kind.`);
      }
      const [fixed, vulnerable] = [`${folder}/fixed.${extension}`, `${folder}/vulnerable.${extension}`];
      pairs.push({ language, family, vulnerable, fixed });
    }
  }
  return pairs;
}

/** Compares the findings with the pairs; findings of other weaknesses are ignored. */
export function judgePairs(pairs: readonly Pair[], findings: readonly PipelineFinding[]): Verdict[] {
  const ofFile = Map.groupBy(findings, (finding) => finding.location_path);
  return pairs.map(({ language, family, vulnerable, fixed }) => {
    const rulesOn = (path: string): string[] => (ofFile.get(path) ?? []).flatMap((finding) => ruleOf(finding, family));
    const flaggedBy = rulesOn(fixed);
    return {
      language,
      family,
      missed: rulesOn(vulnerable).length > 0 ? [] : [vulnerable],
      falsePositives: flaggedBy.length > 0 ? [`${fixed}  ${flaggedBy.join(" ")}`] : [],
      vulnerable: 1,
      safe: 1,
    };
  });
}

function ruleOf({ location_line: line, metadata: { cwe, rule_id: rule } }: PipelineFinding, family: string): string[] {
  return cwe !== null && FAMILIES[family]?.includes(weaknessOf(cwe)) ? [`${rule}:${line}`] : [];
}
