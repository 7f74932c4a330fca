import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Matcher, RE2JS } from "re2js";
import { SEVERITIES } from "../../../worker/contract/finding.ts";
import type { SkipReason } from "../../../worker/contract/scan-summary.ts";
import type { SourceTree } from "../../repository/source-tree.ts";
import { codeIdentity, fingerprintMatches, keyCredentials, type Match } from "./fingerprint.ts";
import { ruleFinding, snippetOf } from "./rule-finding.ts";
import { loadRulePack, type ReportedRule, type Rule } from "./rule-pack.ts";
import { mostSevere } from "./most-severe.ts";
import type { Language } from "./rule-languages.ts";
import { type ScanContext, type Scanner, ScannerError, type ScannerReport, type SkippedFile } from "./scanner.ts";
import { type Position, SourceText } from "./source-text.ts";

/** A match in a file, in UTF-16 units. */
export interface Hit {
  rule: ReportedRule;
  start: number;
  end: number;
}

export interface FileHits {
  hits: Hit[];
  isTruncated: boolean;
  /** Why the file was not scanned. */
  skipped?: SkipReason;
}

export interface TextScannerOptions<CompiledRule> {
  name: string;
  /** Version of the code; the number of rules is added. */
  revision: number;
  /** The language of the rules of the pack that it runs. */
  language: Language;
  /** What it scans, for error messages: "Dockerfiles". */
  files: string;
  /** @throws Error */
  compile: (rule: Rule) => CompiledRule;
  isScanned: (path: string) => boolean;
  matchFile: (path: string, text: string, rules: readonly CompiledRule[]) => FileHits;
}

interface FileMatch extends Match {
  rule: ReportedRule;
  cwe: string | null;
  position: Position;
  endLine: number;
  snippet: string;
}

/** A scanner of files for which ast-grep has no grammar, with rules of the same pack. */
export function createTextScanner<CompiledRule>(options: TextScannerOptions<CompiledRule>): Scanner {
  const { name, revision, language, files, compile } = options;
  let loading: Promise<readonly CompiledRule[]> | undefined;

  async function load(): Promise<readonly CompiledRule[]> {
    loading ??= loadRulePack().then(({ rules }) =>
      rules.filter((rule) => rule.language === language).map((rule) => compile(rule)),
    );
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw new ScannerError(`The rules for ${files} do not load. ${String(error)}`);
    }
  }

  return {
    name,
    version: async () => `${revision} (${(await load()).length} rules)`,
    scan: async (tree, context) => scanTree(tree, context, options, await load()),
  };
}

async function scanTree<CompiledRule>(
  tree: SourceTree,
  context: ScanContext,
  { name, language, files, isScanned, matchFile }: TextScannerOptions<CompiledRule>,
  rules: readonly CompiledRule[],
): Promise<ScannerReport> {
  const matches: FileMatch[] = [];
  const deadline = performance.now() + context.timeoutMs;
  const skippedFiles: SkippedFile[] = [];
  let truncated = false;
  for (const { path, storedPath } of tree.files) {
    if (!storedPath.startsWith("code/") || !isScanned(path)) continue;
    context.signal.throwIfAborted();
    if (performance.now() > deadline) throw new ScannerError(`The ${files} were not scanned in time.`);
    const text = await readFile(join(tree.root, storedPath), "utf8").catch((error: unknown) => {
      throw new ScannerError(`One of the ${files} cannot be read. ${String(error)}`);
    });
    const { hits, isTruncated, skipped } = matchFile(path, text, rules);
    if (skipped) skippedFiles.push({ path, reason: skipped });
    truncated ||= isTruncated;
    if (hits.length > 0) matches.push(...toMatches(path, text, hits));
  }
  const findings = fingerprintMatches(name, keyCredentials(matches, context.fingerprintKey))
    .map((match) => ruleFinding(name, match.rule, language, match))
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return {
    findings: mostSevere(findings, context.maxFindings),
    truncated: truncated || findings.length > context.maxFindings,
    skipped: skippedFiles,
  };
}

function toMatches(path: string, text: string, hits: readonly Hit[]): FileMatch[] {
  const source = new SourceText(Buffer.from(text));
  return hits.map(({ rule, start, end }) => {
    const matched = text.slice(start, end).trim();
    const offset = Buffer.byteLength(text.slice(0, start));
    return {
      ruleId: rule.id,
      path,
      offset,
      identity: codeIdentity(matched),
      rule,
      cwe: rule.metadata.cwe,
      position: source.position(offset),
      endLine: source.position(offset + Buffer.byteLength(text.slice(start, end))).line,
      snippet: snippetOf(matched),
    };
  });
}

/** A case-insensitive expression, in which `^` and `$` match at lines. Compiled at its first use: most rules apply to no file of a small tree. */
export class Expression {
  readonly #source: string;
  #compiled: RE2JS | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  matcher(text: string): Matcher {
    return this.#compile().matcher(text);
  }

  hasGroup(name: string): boolean {
    return Object.hasOwn(this.#compile().namedGroups(), name);
  }

  #compile(): RE2JS {
    this.#compiled ??= RE2JS.compile(this.#source, RE2JS.CASE_INSENSITIVE | RE2JS.MULTILINE);
    return this.#compiled;
  }
}

export function optionalExpression(source: string | undefined): Expression | null {
  return source === undefined ? null : new Expression(source);
}
