import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { weaknessOf } from "../../runner/scanners/shared/deduplicate.ts";
import { rankOf, type PipelineFinding } from "../../worker/contract/finding.ts";
import { EXTENSIONS, FAMILIES, type Verdict } from "./measure-pairs.ts";

export const CAUSES_DIRECTORY = join(import.meta.dirname, "causes", "pairs");

/** A finding counts for a mark if it is at most so many lines away. */
const NEAR_LINES = 3;
const MARK =
  /(?:\/\/|#|<!--|<%--|<%#|@\*|\{\{--) (?<kind>expect|at most) ?(?<level>high|medium|low|info|once|unsure)?(?: (?:-->|--%>|%>|\*@|--\}\}))?$/u;

const FAMILIES_OF_CAUSES: Readonly<Record<string, readonly string[]>> = {
  ...FAMILIES,
  nosql: ["CWE-943"],
  massassignment: ["CWE-915"],
  layout: ["CWE-22", "CWE-73", "CWE-94", "CWE-98", "CWE-1336"],
  session: ["CWE-614", "CWE-1004"],
  setting: ["CWE-15"],
  csrf: ["CWE-352"],
  key: ["CWE-798", "CWE-259", "CWE-321", "CWE-329", "CWE-760"],
  random: ["CWE-330", "CWE-335", "CWE-336", "CWE-337", "CWE-338"],
  crypto: ["CWE-326", "CWE-327", "CWE-328", "CWE-916"],
};

/**
 * How a marked line is reported. `expect`: above `info`; with `high` at least so severe; with `low` exactly so and with low
 * confidence; with `unsure` at most `medium` and with low confidence; with `once` by a single finding. `at most`: findings up
 * to this severity are right in the fixed variant.
 */
interface Mark {
  path: string;
  line: number;
  kind: string;
  level: string | undefined;
}

export type CauseVariant = "vulnerable" | "fixed";

/** A repository with a vulnerability and one without, in `<cause>/<language>.<family>.<number>-<topic>/`. */
export interface CausePair {
  /** `<cause>/<language>.<family>.<number>-<topic>` */
  name: string;
  cause: string;
  language: string;
  family: string;
  /** Sources by their paths in the repository. */
  files: Readonly<Record<CauseVariant, ReadonlyMap<string, string>>>;
  marks: Readonly<Record<CauseVariant, readonly Mark[]>>;
}

/**
 * The pairs whose names begin with `prefix`, such as `templates` or `guards/java`.
 * @throws Error that names the directory that is not a pair.
 */
export async function readCausePairs(directory: string, prefix = ""): Promise<CausePair[]> {
  const pairs: CausePair[] = [];
  for (const cause of (await readdir(directory)).toSorted()) {
    for (const topic of (await readdir(join(directory, cause))).toSorted()) {
      const name = `${cause}/${topic}`;
      if (name.startsWith(prefix)) pairs.push(await readPair(directory, name, cause));
    }
  }
  return pairs;
}

async function readPair(directory: string, name: string, cause: string): Promise<CausePair> {
  const [, language = "", family = ""] = /\/([a-z]+)\.([a-z]+)\.\d\d(?:-[a-z0-9]+)+$/.exec(name) ?? [];
  if (!Object.hasOwn(EXTENSIONS, language) || !Object.hasOwn(FAMILIES_OF_CAUSES, family)) {
    throw new Error(`${name}: name it <language>.<family>.<two digits>-<topic>.`);
  }
  const [vulnerable, fixed] = await Promise.all([
    readVariant(join(directory, name, "vulnerable")),
    readVariant(join(directory, name, "fixed")),
  ]);
  if (vulnerable.files.size === 0 || fixed.files.size === 0) {
    throw new Error(`${name}: needs a vulnerable and a fixed variant.`);
  }
  const marks = {
    vulnerable: vulnerable.marks.filter(({ kind }) => kind === "expect"),
    fixed: fixed.marks.filter(({ kind }) => kind === "at most"),
  };
  return { name, cause, language, family, files: { vulnerable: vulnerable.files, fixed: fixed.files }, marks };
}

async function readVariant(folder: string): Promise<{ files: Map<string, string>; marks: Mark[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sources = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(sources.toSorted().map((source) => [source.slice(folder.length + 1), source]));
  const marks: Mark[] = [];
  for (const [path, source] of files) {
    for (const [index, line] of (await readFile(source, "utf8")).split("\n").entries()) {
      const { kind, level } = MARK.exec(line.trimEnd())?.groups ?? {};
      if (kind !== undefined) marks.push({ path, line: index + 1, kind, level });
    }
  }
  return { files, marks };
}

/** A repository with a variant of pairs that share neither language nor path. */
export interface CauseTree {
  variant: CauseVariant;
  pairs: CausePair[];
}

export function planCauseTrees(pairs: readonly CausePair[]): CauseTree[] {
  const groups: CausePair[][] = [];
  for (const pair of pairs) {
    const group = groups.find((others) => others.every((other) => canShareTree(pair, other)));
    if (group === undefined) groups.push([pair]);
    else group.push(pair);
  }
  return groups.flatMap((group) => [
    { variant: "vulnerable" as const, pairs: group },
    { variant: "fixed" as const, pairs: group },
  ]);
}

function canShareTree(pair: CausePair, other: CausePair): boolean {
  const paths = (of: CausePair): string[] => [...of.files.vulnerable.keys(), ...of.files.fixed.keys()];
  const taken = new Set(paths(other));
  return pair.language !== other.language && !paths(pair).some((path) => taken.has(path));
}

/** Compares the findings of a tree with its pairs; `family` of a verdict is the cause. */
export function judgeCauseTree({ variant, pairs }: CauseTree, findings: readonly PipelineFinding[]): Verdict[] {
  return pairs.map((pair) => {
    const ofFiles = findings.filter(({ location_path: path }) => path !== null && pair.files[variant].has(path));
    const own = ofFiles.filter(
      ({ metadata: { cwe } }) => cwe !== null && FAMILIES_OF_CAUSES[pair.family]?.includes(weaknessOf(cwe)),
    );
    const { name, language, cause: family } = pair;
    if (variant === "vulnerable") {
      const isFound = isReported(pair.marks.vulnerable, own, ofFiles);
      const reported = ofFiles.map(describeFinding).join(" ");
      const missed = isFound ? [] : [`${name}  ${reported}`.trimEnd()];
      return { language, family, missed, falsePositives: [], vulnerable: 1, safe: 0 };
    }
    const flagged = own.filter(
      (finding) =>
        !pair.marks.fixed.some((mark) => isNear(mark, finding) && rankOf(finding.severity) >= rankOf(mark.level ?? "")),
    );
    const falsePositives = flagged.length > 0 ? [`${name}  ${flagged.map(describeFinding).join(" ")}`] : [];
    return { language, family, missed: [], falsePositives, vulnerable: 0, safe: 1 };
  });
}

/** Without marks, as in JSON, a finding anywhere counts. */
function isReported(marks: readonly Mark[], own: readonly PipelineFinding[], all: readonly PipelineFinding[]): boolean {
  if (marks.length === 0) return own.length > 0;
  return marks.some((mark) => {
    const near = own.filter((finding) => isNear(mark, finding) && finding.severity !== "info");
    if (mark.level === "once") return near.length === 1 && all.filter((finding) => isNear(mark, finding)).length === 1;
    if (mark.level === "high") return near.some(({ severity }) => rankOf(severity) <= rankOf("high"));
    const unsure = near.filter(({ metadata }) => metadata.confidence === "low");
    if (mark.level === "low") return unsure.some(({ severity }) => severity === "low");
    if (mark.level === "unsure") return unsure.some(({ severity }) => rankOf(severity) >= rankOf("medium"));
    return near.length > 0;
  });
}

function isNear({ path, line }: Mark, finding: PipelineFinding): boolean {
  return finding.location_path === path && Math.abs((finding.location_line ?? 0) - line) <= NEAR_LINES;
}

function describeFinding({ location_path: path, location_line: line, severity, metadata }: PipelineFinding): string {
  return `${metadata.rule_id}[${severity}/${metadata.confidence}]@${path}:${line}`;
}
