import { mkdtemp, readdir, readFile, realpath, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { SEVERITIES } from "../../../worker/contract/finding.ts";
import { engineVersion, errorMessage, MAX_ENGINE_RESULTS, runEngine, tryRules } from "./engine.ts";
import { scanChanges } from "./scan-changes.ts";
import { type ChunksResult, scanInChunks } from "./scan-in-chunks.ts";
import { codeIdentity, fingerprintMatches, keyCredentials, type Match } from "../shared/fingerprint.ts";
import { explainRefusal, loadOperatorCodeRules, writeOperatorRules } from "./operator-code-rules.ts";
import { copyPhpParts } from "./php-parts.ts";
import { ruleFinding, snippetOf } from "../shared/rule-finding.ts";
import { rulesThatMayMatch } from "./required-text.ts";
import { rulesVersion } from "../shared/rules-version.ts";
import { grammarsOf } from "../shared/rule-languages.ts";
import {
  type CompiledRule,
  EmbeddedRule,
  loadRulePack,
  type RulePack,
  type SupersedingRule,
  withoutSuperseded,
  writeRulePack,
} from "../shared/rule-pack.ts";
import { collapseMatches, type RuleMatch } from "../shared/deduplicate.ts";
import type { SarifResult } from "./sarif-matches.ts";
import type { SourceFile, SourceTree } from "../../repository/source-tree.ts";
import { DEFAULT_LIMITS, type ScanContext, type Scanner, ScannerError, type ScannerReport } from "../shared/scanner.ts";
import { mostSevere } from "../shared/most-severe.ts";
import { type Position, SourceText } from "../shared/source-text.ts";
import { YamlDocuments } from "./yaml-documents.ts";

const NAME = "ast-grep";
const CODE_DIRECTORY = "code";
/** Only the beginning of a longer match is read. */
const MAX_MATCH_BYTES = 16 * 1024;
const VERSION_TIMEOUT_MS = 20_000;

interface CodeMatch extends Match, RuleMatch {
  compiled: CompiledRule;
  position: Position;
  endLine: number;
  snippet: string;
}

interface Engine {
  version: string;
  pack: RulePack;
}

export interface AstGrepOptions {
  /** A directory of custom rules. */
  rulesDirectory: string | null;
  /** Rules of another scanner; the pattern rules that they supersede are dropped. */
  supersedingRules: readonly SupersedingRule[];
  /** A file that takes more CPU time is skipped. */
  fileCpuSeconds: number;
}

const DEFAULTS: AstGrepOptions = { rulesDirectory: null, supersedingRules: [], fileCpuSeconds: 10 };

/** Code patterns: ast-grep in its own process, with the embedded and the custom rules. */
export function createAstGrepScanner(options: Partial<AstGrepOptions> = {}): Scanner {
  const settings = { ...DEFAULTS, ...options };
  let loading: Promise<Engine> | undefined;

  async function engine(): Promise<Engine> {
    loading ??= loadEngine(settings);
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    name: NAME,
    version: async () => (await engine()).version,
    scan: async (tree, context) => scanTree(tree, context, await engine(), settings),
  };
}

async function loadEngine({ rulesDirectory, supersedingRules }: AstGrepOptions): Promise<Engine> {
  const version = await engineVersion(tmpdir(), VERSION_TIMEOUT_MS, DEFAULT_LIMITS);
  try {
    const embedded = withoutSuperseded(await loadRulePack(), supersedingRules);
    const pack = rulesDirectory === null ? embedded : await addOperatorRules(embedded, rulesDirectory);
    const rules = [...pack.compiled].map(([id, rule]) => (rule instanceof EmbeddedRule ? id : rule));
    return { version: `${version}+${rulesVersion([pack.version, ...rules])}`, pack };
  } catch (error) {
    throw new ScannerError(`The rules of ast-grep do not load. ${errorMessage(error)}`);
  }
}

/** @throws Error with file and line of a rule that the engine rejects. */
async function addOperatorRules(pack: RulePack, rulesDirectory: string): Promise<RulePack> {
  const rules = await loadOperatorCodeRules(rulesDirectory, pack.compiled.keys());
  if (rules.length === 0) throw new Error(`${rulesDirectory} contains no rules: there is no *.yml file.`);
  const directory = await mkdtemp(join(tmpdir(), "ast-grep-"));
  try {
    const configuration = await writeOperatorRules(rules, directory);
    await tryRules(directory, configuration, VERSION_TIMEOUT_MS);
  } catch (error) {
    throw new Error(explainRefusal(rules, errorMessage(error)), { cause: error });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  return { ...pack, compiled: new Map([...pack.compiled, ...rules.map((rule) => [rule.rule.id, rule] as const)]) };
}

async function scanTree(
  tree: SourceTree,
  context: ScanContext,
  { pack, version }: Engine,
  options: AstGrepOptions,
): Promise<ScannerReport> {
  const code = tree.files.filter(({ storedPath }) => storedPath.startsWith(`${CODE_DIRECTORY}/`));
  if (code.length === 0) return { findings: [], truncated: false };
  const root = await rootOf(tree);
  const grammars = grammarsOf(code.map(({ storedPath }) => storedPath));
  const applies = grammars.size > 0 || [...pack.compiled.values()].some(({ always }) => always);
  if (!applies) return { findings: [], truncated: false };
  const run = await scanChanges(tree, code, {
    root,
    context,
    version,
    isRule: (id) => pack.compiled.has(id),
    scan: async (files) => scanFiles(root, files, context, { pack, options, isWhole: files.length === code.length }),
  });
  const { results, skipped } = run;
  const { matches, fault } = await locateMatches(results, root, tree, pack);
  const findings = fingerprintMatches(NAME, keyCredentials(collapseMatches(matches), context.fingerprintKey))
    .map((match) => ruleFinding(NAME, match.compiled.rule, match.compiled.grammar, match))
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  const failure = run.failure ?? fault;
  if (failure !== null) throw new ScannerError(failure, findings, skipped);
  return {
    findings: mostSevere(findings, context.maxFindings),
    truncated: findings.length > context.maxFindings || results.length >= MAX_ENGINE_RESULTS,
    skipped,
  };
}

/** Checks that the directory exists: the engine treats a missing one as empty. */
async function rootOf(tree: SourceTree): Promise<string> {
  try {
    const root = await realpath(tree.root);
    await readdir(join(root, CODE_DIRECTORY));
    return root;
  } catch (error) {
    throw new ScannerError(`The code to scan cannot be read. ${errorMessage(error)}`);
  }
}

interface Run {
  pack: RulePack;
  options: AstGrepOptions;
  isWhole: boolean;
}

/** Scans the PHP code of files with HTML apart from the others. */
async function scanFiles(
  root: string,
  files: readonly SourceFile[],
  context: ScanContext,
  run: Run,
): Promise<ChunksResult> {
  const startedMs = performance.now();
  const directory = await realpath(await mkdtemp(join(context.scratchDirectory ?? tmpdir(), "php-")));
  try {
    const mixed = new Set(await copyPhpParts(root, files, directory));
    const whole = await runScan(root, files, context, run);
    if (mixed.size === 0) return whole;
    const timeoutMs = Math.max(1, context.timeoutMs - (performance.now() - startedMs));
    const parts = await runScan(directory, [...mixed], { ...context, timeoutMs }, { ...run, isWhole: true });
    const replaced = new Set(Array.from(mixed, ({ storedPath }) => join(root, storedPath)));
    const own = parts.results.map((result) => ({ ...result, file: join(root, relative(directory, result.file)) }));
    const known = new Set(whole.skipped.map(({ path }) => path));
    return {
      results: [...whole.results.filter(({ file }) => !replaced.has(file)), ...own],
      skipped: [...whole.skipped, ...parts.skipped.filter(({ path }) => !known.has(path))],
      failure: whole.failure ?? parts.failure,
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function runScan(
  root: string,
  files: readonly SourceFile[],
  { signal, timeoutMs, limits = DEFAULT_LIMITS, scratchDirectory = tmpdir() }: ScanContext,
  { pack, options, isWhole }: Run,
): Promise<ChunksResult> {
  const grammars = grammarsOf(files.map(({ storedPath }) => storedPath));
  const deadlineMs = performance.now() + timeoutMs;
  const remainingMs = (): number => Math.max(1, deadlineMs - performance.now());
  const directory = await mkdtemp(join(scratchDirectory, "ast-grep-"));
  try {
    const compiled = await rulesThatMayMatch(appliedRules(pack, grammars), root, files);
    if (compiled.size === 0) return { results: [], skipped: [], failure: null };
    const all = await writeRulePack({ ...pack, compiled }, directory, grammars);
    const result = await scanInChunks({
      files,
      fileCpuSeconds: options.fileCpuSeconds,
      remainingMs,
      rulesFor: ({ storedPath }) => [...appliedRules({ ...pack, compiled }, grammarsOf([storedPath])).keys()],
      run: async (chunk, cpuSeconds, rules) => {
        const paths = isWhole && chunk === files ? [CODE_DIRECTORY] : chunk.map(({ storedPath }) => storedPath);
        return runEngine({
          directory,
          configuration: rules === undefined ? all : await writeSomeRules(pack, directory, rules),
          paths: paths.map((path) => join(root, path)),
          countEmpty: () => countEmpty(root, chunk),
          timeoutMs: remainingMs(),
          limits: { ...limits, cpuSeconds: Math.min(cpuSeconds, limits.cpuSeconds) },
          signal,
        });
      },
    });
    const skipped = result.skipped.map(({ rule, ...file }) =>
      rule === undefined ? file : { ...file, rule: pack.compiled.get(rule)?.rule.id ?? rule },
    );
    return { ...result, skipped };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function countEmpty(root: string, files: readonly SourceFile[]): Promise<number> {
  const sizes = await Promise.all(files.map(async ({ storedPath }) => (await stat(join(root, storedPath))).size));
  return sizes.filter((size) => size === 0).length;
}

function appliedRules({ compiled }: RulePack, grammars: ReadonlySet<string>): Map<string, CompiledRule> {
  return new Map([...compiled].filter(([, { grammar, always }]) => always || grammars.has(grammar)));
}

async function writeSomeRules(pack: RulePack, directory: string, ids: readonly string[]): Promise<string> {
  const compiled = new Map([...pack.compiled].filter(([id]) => ids.includes(id)));
  const grammars = new Set([...compiled.values()].map(({ grammar }) => grammar));
  return writeRulePack({ ...pack, compiled }, await mkdtemp(join(directory, "some-")), grammars);
}

async function locateMatches(
  results: readonly SarifResult[],
  root: string,
  tree: SourceTree,
  pack: RulePack,
): Promise<{ matches: CodeMatch[]; fault: string | null }> {
  const paths = new Map(tree.files.map((file) => [file.storedPath, file.path]));
  const matches: CodeMatch[] = [];
  let fault: string | null = null;
  for (const [file, ofFile] of Map.groupBy(results, (result) => result.file)) {
    const path = paths.get(relative(root, file).replaceAll(sep, "/"));
    if (path === undefined) {
      fault = "ast-grep reported a file outside the tree.";
      continue;
    }
    const bytes = await readFile(file);
    const text = new SourceText(bytes);
    const documents = new YamlDocuments(bytes);
    for (const result of ofFile) {
      const compiled = pack.compiled.get(result.ruleId);
      if (compiled === undefined || result.byteOffset + result.byteLength > text.sizeBytes) {
        fault = `ast-grep reported a location of ${result.ruleId} that does not exist.`;
        continue;
      }
      const match = toMatch(result, path, text, compiled);
      const { rule } = match.compiled;
      if (rule.path !== undefined && !rule.path.test(path)) continue;
      if (rule.document === undefined || documents.holds(match.offset, rule.document)) matches.push(match);
    }
  }
  return { matches, fault };
}

function toMatch(result: SarifResult, path: string, text: SourceText, compiled: CompiledRule): CodeMatch {
  const end = result.byteOffset + result.byteLength;
  const position = text.position(result.byteOffset);
  const { cwe, severity, confidence } = compiled.rule.metadata;
  const matched = text.slice(result.byteOffset, Math.min(end, result.byteOffset + MAX_MATCH_BYTES)).trim();
  return {
    ruleId: compiled.rule.id,
    path,
    offset: result.byteOffset,
    endOffset: end,
    line: position.line,
    cwe,
    severity,
    confidence,
    identity: codeIdentity(matched),
    compiled,
    position,
    endLine: text.position(end).line,
    snippet: snippetOf(matched),
  };
}
