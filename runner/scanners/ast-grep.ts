import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, realpath, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { type PipelineFinding, SEVERITIES } from "../../worker/contract/finding.ts";
import { type ProcessResult, runProcess } from "../run-process.ts";
import { codeIdentity, fingerprintMatches, type Match } from "./fingerprint.ts";
import { type CompiledRule, grammarsOf, loadRulePack, type RulePack, writeRulePack } from "./rule-pack.ts";
import { parseSarif, type SarifResult } from "./sarif.ts";
import { type ScanContext, type Scanner, ScannerError, type ScannerReport, type SourceTree } from "./scanner.ts";
import { type Position, SourceText } from "./source-text.ts";

const NAME = "ast-grep";
const CODE_DIRECTORY = "code";
const MAX_MEMORY_BYTES = 4 * 1024 ** 3;
const MAX_STDOUT_BYTES = 64 * 1024 ** 2;
/** The engine stops in no particular order, so it may find more than is kept: the worst are chosen here. */
const MAX_ENGINE_RESULTS = 40_000;
const MAX_THREADS = 4;
/** Of a longer match only the beginning is looked at. */
const MAX_MATCH_BYTES = 16 * 1024;
const MAX_SNIPPET_LENGTH = 500;
const MAX_PATH_LENGTH = 4_096;
const VERSION_TIMEOUT_MS = 20_000;
const PRLIMIT = "/usr/bin/prlimit";

/** Stack of each of the engine's threads: its rules descend as deep as the code is nested. */
const STACK_BYTES = 256 * 1024 ** 2;

const ENVIRONMENT = {
  PATH: "/usr/local/bin:/usr/bin:/bin",
  HOME: "/nonexistent",
  LC_ALL: "C.UTF-8",
  RUST_MIN_STACK: String(STACK_BYTES),
};

const NO_IGNORE = ["hidden", "dot", "vcs", "exclude", "global", "parent"].flatMap((kind) => ["--no-ignore", kind]);

interface CodeMatch extends Match {
  compiled: CompiledRule;
  position: Position;
  endLine: number;
  snippet: string;
}

interface Engine {
  version: string;
  pack: RulePack;
}

/** Code patterns: ast-grep with the rules of ours, in a process of its own. */
export function createAstGrepScanner(): Scanner {
  let loading: Promise<Engine> | undefined;

  async function engine(): Promise<Engine> {
    loading ??= loadEngine();
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
    scan: async (tree, context) => scanTree(tree, context, (await engine()).pack),
  };
}

async function loadEngine(): Promise<Engine> {
  const printed = await run(["--version"], tmpdir(), { timeoutMs: VERSION_TIMEOUT_MS });
  const version = /^ast-grep (\d+\.\d+\.\d+\S*)$/mu.exec(printed)?.[1];
  if (version === undefined) throw new ScannerError("ast-grep does not tell its version.");
  try {
    return { version, pack: await loadRulePack() };
  } catch (error) {
    throw new ScannerError(`The rules of ast-grep do not load. ${errorMessage(error)}`);
  }
}

async function scanTree(tree: SourceTree, context: ScanContext, pack: RulePack): Promise<ScannerReport> {
  const code = tree.files.map(({ storedPath }) => storedPath).filter((path) => path.startsWith(`${CODE_DIRECTORY}/`));
  if (code.length === 0) return { findings: [], truncated: false };
  const root = await rootOf(tree);
  const grammars = grammarsOf(code);
  if (grammars.size === 0) return { findings: [], truncated: false };
  const results = await runScan(join(root, CODE_DIRECTORY), context, pack, grammars);
  const matches = await locateMatches(results, root, tree, pack);
  const findings = fingerprintMatches(NAME, matches)
    .map(toFinding)
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return {
    findings: findings.slice(0, context.maxFindings),
    truncated: findings.length > context.maxFindings || results.length >= MAX_ENGINE_RESULTS,
  };
}

/** The engine takes a directory that is not there for an empty one, so this looks first. */
async function rootOf(tree: SourceTree): Promise<string> {
  try {
    const root = await realpath(tree.root);
    await readdir(join(root, CODE_DIRECTORY));
    return root;
  } catch (error) {
    throw new ScannerError(`The code to scan cannot be read. ${errorMessage(error)}`);
  }
}

/** In a directory of its own, so that nothing of the scanned tree is found as the engine's configuration. */
async function runScan(
  codeDirectory: string,
  context: ScanContext,
  pack: RulePack,
  grammars: ReadonlySet<string>,
): Promise<SarifResult[]> {
  const directory = await mkdtemp(join(tmpdir(), "ast-grep-"));
  try {
    const configuration = await writeRulePack(pack, directory, grammars);
    const threads = Math.min(MAX_THREADS, availableParallelism());
    const limits = [`--threads=${threads}`, `--max-results=${MAX_ENGINE_RESULTS}`];
    const args = ["scan", "-c", configuration, "--format", "sarif", ...NO_IGNORE, ...limits, "--", codeDirectory];
    return readSarif(await run(args, directory, context));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function readSarif(stdout: string): SarifResult[] {
  try {
    return parseSarif(stdout);
  } catch (error) {
    throw new ScannerError(`ast-grep wrote a report that cannot be read. ${errorMessage(error)}`);
  }
}

/** Runs the engine and returns its standard output. @throws ScannerError when it did not end well. */
async function run(
  args: readonly string[],
  cwd: string,
  limits: { timeoutMs: number; signal?: AbortSignal },
): Promise<string> {
  const binary = binaryPath();
  const command = existsSync(PRLIMIT) ? [PRLIMIT, `--as=${MAX_MEMORY_BYTES}`, binary] : [binary];
  const [file = binary, ...before] = command;
  let result: ProcessResult;
  try {
    result = await runProcess(file, [...before, ...args], {
      cwd,
      env: ENVIRONMENT,
      timeoutMs: limits.timeoutMs,
      maxStdoutBytes: MAX_STDOUT_BYTES,
      ...(limits.signal && { signal: limits.signal }),
    });
  } catch (error) {
    throw new ScannerError(`ast-grep could not be started. ${errorMessage(error)}`);
  }
  const failure = failureOf(result, limits.timeoutMs);
  if (failure !== undefined) throw new ScannerError(failure);
  return result.stdout.toString("utf8");
}

/** Exit code 1 says that a rule of severity "error" matched, which is success. */
function failureOf(result: ProcessResult, timeoutMs: number): string | undefined {
  if (result.ended === "timeout") return `ast-grep did not finish within ${Math.round(timeoutMs / 1_000)} s.`;
  if (result.ended === "output_limit") return `ast-grep wrote more than ${MAX_STDOUT_BYTES / 1024 ** 2} MiB.`;
  if (result.ended === "aborted") return "ast-grep was stopped.";
  if (result.exitCode === 0 || result.exitCode === 1) return undefined;
  const reason = result.stderr.trim().slice(-1_000);
  if (result.exitCode === 8) return `ast-grep refused its configuration. ${reason}`;
  return `ast-grep ended with ${result.killSignal ?? `exit code ${result.exitCode}`}. ${reason}`;
}

async function locateMatches(
  results: readonly SarifResult[],
  root: string,
  tree: SourceTree,
  pack: RulePack,
): Promise<CodeMatch[]> {
  const paths = new Map(tree.files.map((file) => [file.storedPath, file.path]));
  const matches: CodeMatch[] = [];
  for (const [file, ofFile] of Map.groupBy(results, (result) => result.file)) {
    const path = paths.get(relative(root, file).replaceAll(sep, "/"));
    if (path === undefined) throw new ScannerError("ast-grep reported a file that is not of the tree.");
    const text = new SourceText(await readFile(file));
    for (const result of ofFile) matches.push(toMatch(result, path, text, pack));
  }
  return matches;
}

function toMatch(result: SarifResult, path: string, text: SourceText, pack: RulePack): CodeMatch {
  const compiled = pack.compiled.get(result.ruleId);
  const end = result.byteOffset + result.byteLength;
  if (compiled === undefined || end > text.sizeBytes) {
    throw new ScannerError(`ast-grep reported a place of ${result.ruleId} that does not exist.`);
  }
  const matched = text.slice(result.byteOffset, Math.min(end, result.byteOffset + MAX_MATCH_BYTES)).trim();
  return {
    ruleId: compiled.rule.id,
    path,
    offset: result.byteOffset,
    identity: codeIdentity(matched),
    compiled,
    position: text.position(result.byteOffset),
    endLine: text.position(end).line,
    snippet: matched.replaceAll("\0", "\uFFFD").slice(0, MAX_SNIPPET_LENGTH).toWellFormed(),
  };
}

function toFinding(match: CodeMatch & { fingerprint: string }): PipelineFinding {
  const { rule, grammar } = match.compiled;
  const { title, severity, cwe, owasp, confidence, references } = rule.metadata;
  return {
    external_id: match.fingerprint,
    title,
    severity,
    scanner: NAME,
    description: `${rule.message.trim()}\n\n${rule.note.trim()}`,
    location_path: match.path.slice(0, MAX_PATH_LENGTH),
    location_line: match.position.line,
    location_column: match.position.column,
    metadata: {
      rule_id: rule.id,
      cwe,
      owasp,
      confidence,
      snippet: match.snippet,
      fingerprint: match.fingerprint,
      end_line: match.endLine,
      language: grammar,
      references,
    },
  };
}

/** The binary itself: the package's launcher would only start it, in need of a Node and an environment. */
function binaryPath(): string {
  const { platform, arch } = process;
  const suffix = platform === "linux" ? "-gnu" : platform === "win32" ? "-msvc" : "";
  const name = `@ast-grep/cli-${platform}-${arch}${suffix}`;
  try {
    const cli = createRequire(import.meta.url).resolve("@ast-grep/cli/package.json");
    const program = platform === "win32" ? "ast-grep.exe" : "ast-grep";
    return createRequire(cli).resolve(`${name}/${program}`);
  } catch {
    throw new ScannerError(`ast-grep is not installed: there is no package ${name}.`);
  }
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
