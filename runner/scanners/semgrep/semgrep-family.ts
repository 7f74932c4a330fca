import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type EngineOutcome,
  type EngineProgram,
  type FoundProgram,
  inOwnDirectory,
  stderrTail,
  onceLoaded,
  requireProgram,
  rootOf,
  runEngine,
} from "../shared/engine-program.ts";
import { readItems } from "../shared/partial-json.ts";
import type { SourceTree } from "../../repository/source-tree.ts";
import {
  DEFAULT_LIMITS,
  type EngineOptions,
  type ScanContext,
  type Scanner,
  ScannerError,
  type ScannerLimits,
  type ScannerReport,
} from "../shared/scanner.ts";
import { semgrepFindings, skippedFiles } from "./semgrep-findings.ts";
import { SemgrepReport, SemgrepResult } from "./semgrep-report.ts";
import { mostSevere } from "../shared/most-severe.ts";
import { TreePaths } from "../shared/tree-paths.ts";

export const SEMGREP_RULES_DIRECTORY = fileURLToPath(new URL("../../rules/semgrep/", import.meta.url));

/** An engine with the rule and report formats of semgrep. */
export interface SemgrepEngine extends EngineProgram {
  /** Options beyond those of the family. */
  args: readonly string[];
  env: Record<string, string>;
}

const CODE_DIRECTORY = "code";
const MAX_STDOUT_BYTES = 128 * 1024 ** 2;
const MAX_MEMORY_BYTES = 6 * 1024 ** 3;
const MAX_MEMORY_OF_FILE_MIB = 2_000;
const MAX_THREADS = 4;
/** Time limit of one rule on one file. */
const RULE_TIMEOUT_SECONDS = 10;
const RULE_TIMEOUTS_OF_FILE = 3;
const PROBE_TIMEOUT_MS = 120_000;
const IGNORE_FILE = ".semgrepignore";

export function createSemgrepFamilyScanner(engine: SemgrepEngine, options: EngineOptions): Scanner {
  const program = onceLoaded(async () => {
    const found = await requireProgram(engine, options.searchPath);
    await checkRules(engine, found, options);
    return found;
  });
  return {
    name: engine.name,
    version: async () => (await program()).version,
    scan: async (tree, context) => scanTree(engine, await program(), options, tree, context),
  };
}

/** An empty scan at start reads all rules and detects those that do not load. */
async function checkRules(engine: SemgrepEngine, program: FoundProgram, options: EngineOptions): Promise<void> {
  const [reason] = await inOwnDirectory(engine.name, undefined, async (directory) => {
    const nothing = join(directory, "nothing");
    await mkdir(nothing);
    const outcome = await run(engine, program, options, { directory, target: nothing, timeoutMs: PROBE_TIMEOUT_MS });
    return [outcome.failure ?? exitFailure(engine, outcome)];
  });
  if (reason == null) return;
  const rules =
    options.semgrepRules === null ? "the embedded rules" : `the rules of SEMGREP_RULES, ${options.semgrepRules}`;
  throw new ScannerError(`${engine.name} rejects ${rules}. ${reason}`);
}

async function scanTree(
  engine: SemgrepEngine,
  program: FoundProgram,
  options: EngineOptions,
  tree: SourceTree,
  context: ScanContext,
): Promise<ScannerReport> {
  if (!tree.files.some(({ storedPath }) => storedPath.startsWith(`${CODE_DIRECTORY}/`))) {
    return { findings: [], truncated: false };
  }
  const root = await rootOf(tree);
  const target = join(root, CODE_DIRECTORY);
  const outcome = await inOwnDirectory(engine.name, context.scratchDirectory, async (directory) => {
    const ignoring = await showAllFiles(target);
    return run(engine, program, options, { directory, target, args: ignoring, ...context });
  });
  const paths = new TreePaths(tree, root);
  const report = readReport(engine, outcome);
  const { findings, fault } = await semgrepFindings(engine.name, report.results, paths, context.fingerprintKey);
  const kept = mostSevere(findings, context.maxFindings);
  const failure = report.failure ?? fault;
  const skipped = skippedFiles(report.errors, paths);
  if (failure !== null) throw new ScannerError(failure, kept, skipped);
  return { findings: kept, truncated: findings.length > kept.length, skipped };
}

/**
 * By default, tests, vendored code and builds are skipped. An empty ignore file at the root prevents that, or an option if the
 * tree is read-only. The tree contains no ignore file of the repository: the checkout renames such files.
 */
async function showAllFiles(target: string): Promise<string[]> {
  try {
    await writeFile(join(target, IGNORE_FILE), "");
    return [];
  } catch {
    return ["--x-ignore-semgrepignore-files"];
  }
}

interface Target {
  /** The engine's directory for home, settings and temporary files. */
  directory: string;
  target: string;
  timeoutMs: number;
  signal?: AbortSignal;
  limits?: ScannerLimits;
  args?: readonly string[];
}

async function run(
  engine: SemgrepEngine,
  program: FoundProgram,
  options: EngineOptions,
  { directory, target, timeoutMs, signal, limits: kernelLimits = DEFAULT_LIMITS, args = [] }: Target,
): Promise<EngineOutcome> {
  const rules = options.semgrepRules ?? SEMGREP_RULES_DIRECTORY;
  const limits = [
    `--timeout=${RULE_TIMEOUT_SECONDS}`,
    `--timeout-threshold=${RULE_TIMEOUTS_OF_FILE}`,
    `--max-memory=${MAX_MEMORY_OF_FILE_MIB}`,
    "--max-target-bytes=0",
    `--jobs=${Math.min(MAX_THREADS, availableParallelism())}`,
  ];
  const sight = [`--project-root=${target}`, "--no-git-ignore"];
  const comments = options.honourInlineIgnores ? "--enable-nosem" : "--disable-nosem";
  const report = ["--json", "--quiet", "--no-rewrite-rule-ids", "--no-autofix", comments];
  return runEngine(
    engine.name,
    program.path,
    ["scan", "--config", rules, ...report, ...limits, ...sight, ...engine.args, ...args, "--", target],
    {
      cwd: directory,
      env: {
        PATH: options.searchPath,
        HOME: directory,
        TMPDIR: directory,
        LC_ALL: "C.UTF-8",
        PYTHONDONTWRITEBYTECODE: "1",
        PYTHONNOUSERSITE: "1",
        ...engine.env,
      },
      timeoutMs,
      maxStdoutBytes: MAX_STDOUT_BYTES,
      limits: { ...kernelLimits, memoryBytes: MAX_MEMORY_BYTES },
      ...(signal && { signal }),
    },
  );
}

/** The engine's report, even if it failed afterwards. */
function readReport(
  engine: SemgrepEngine,
  outcome: EngineOutcome,
): Pick<SemgrepReport, "results" | "errors"> & { failure: string | null } {
  const failure = outcome.failure ?? exitFailure(engine, outcome);
  try {
    return { ...SemgrepReport.parse(JSON.parse(outcome.stdout.toString("utf8"))), failure };
  } catch (error) {
    const results = readItems(outcome.stdout, ["$.results.*"], SemgrepResult);
    const unreadable = `${engine.name} wrote a report that cannot be read (${describeError(error)}).`;
    return { results, errors: [], failure: failure ?? unreadable };
  }
}

/** Exit code 1 means findings, which is a success. */
function exitFailure({ name }: SemgrepEngine, { exitCode, stdout, stderr }: EngineOutcome): string | null {
  if (exitCode === 0 || exitCode === 1) return null;
  const [first] = errorMessages(stdout);
  return `${name} ended with exit code ${exitCode}. ${stderrTail(first ?? stderr)}`.trim();
}

function errorMessages(stdout: Buffer): string[] {
  const parsed = SemgrepReport.safeParse(parseJson(stdout));
  return parsed.success ? parsed.data.errors.filter(({ level }) => level === "error").map((e) => e.message) : [];
}

function parseJson(stdout: Buffer): unknown {
  try {
    return JSON.parse(stdout.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Only the name: the message of a parser error quotes its input. */
function describeError(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}
