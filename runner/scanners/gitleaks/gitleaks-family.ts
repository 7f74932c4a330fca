import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import {
  describeFailure,
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
import { foreignInterpreter, type Interpreter, interpretItems, ownInterpreter } from "./gitleaks-candidates.ts";
import { toGitleaksConfig } from "./gitleaks-config.ts";
import { GitleaksItem, GitleaksReport } from "./gitleaks-report.ts";
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
  type SkippedFile,
} from "../shared/scanner.ts";
import { readText } from "../secrets/file-scanner.ts";
import { loadSecretRules } from "../secrets/load-rules.ts";
import type { MatchMessage } from "../secrets/messages.ts";
import type { SecretRule } from "../secrets/rule.ts";
import { secretFindings } from "../secrets/secret-findings.ts";
import { TimeBox } from "../secrets/time-box.ts";
import { TreePaths } from "../shared/tree-paths.ts";

/** An engine with the configuration and report formats of gitleaks. */
export interface GitleaksEngine extends EngineProgram {
  /** Sufficient memory limit; undefined if the engine reserves more than it uses. */
  memoryBytes?: number;
}

const MAX_STDOUT_BYTES = 64 * 1024 ** 2;
const MEMORY_TARGET = "2GiB";
const MAX_THREADS = 4;
const MAX_DECODE_DEPTH = 2;
const PROBE_TIMEOUT_MS = 60_000;
const FILE_DEADLINE_MS = 5_000;
/** Fraction of the scanner's time limit after which the engine reports partial results. */
const ENGINE_SHARE_OF_TIME = 0.9;

export function createGitleaksFamilyScanner(engine: GitleaksEngine, options: EngineOptions): Scanner {
  const loaded = onceLoaded(() => load(engine, options));
  return {
    name: engine.name,
    version: async () => (await loaded()).version,
    scan: async (tree, context) => scanTree(engine, await loaded(), tree, context),
  };
}

interface LoadedEngine extends FoundProgram {
  options: EngineOptions;
  /** The embedded and custom rules; null if the operator supplies a configuration instead. */
  rules: readonly SecretRule[] | null;
}

/** An empty scan at start reads all rules and detects those that do not load. */
async function load(engine: GitleaksEngine, options: EngineOptions): Promise<LoadedEngine> {
  const found = await requireProgram(engine, options.searchPath);
  const loaded = { ...found, options, rules: await rulesOf(options) };
  const { failure, exitCode, stderr } = await inOwnDirectory(engine.name, undefined, async (directory) => {
    const nothing = join(directory, "nothing");
    await mkdir(nothing);
    return run(engine, loaded, { directory, target: nothing, timeoutMs: PROBE_TIMEOUT_MS });
  });
  if (failure === null && exitCode === 0) return loaded;
  const rules =
    options.secretRules === null ? "the embedded rules" : `the rules of SECRET_RULES_TOML, ${options.secretRules}`;
  throw new ScannerError(`${engine.name} rejects ${rules}. ${failure ?? stderrTail(stderr)}`);
}

async function rulesOf({ secretRules, extraSecretRules }: EngineOptions): Promise<readonly SecretRule[] | null> {
  if (secretRules !== null) return null;
  try {
    return await loadSecretRules(extraSecretRules);
  } catch (error) {
    throw new ScannerError(`A rule does not load. ${describeFailure(error)}`);
  }
}

async function scanTree(
  engine: GitleaksEngine,
  loaded: LoadedEngine,
  tree: SourceTree,
  context: ScanContext,
): Promise<ScannerReport> {
  if (tree.files.length === 0) return { findings: [], truncated: false };
  const root = await rootOf(tree);
  const outcome = await inOwnDirectory(engine.name, context.scratchDirectory, (directory) =>
    run(engine, loaded, { directory, target: root, ...context }),
  );
  const report = readReport(engine, outcome);
  const interpreter = loaded.rules === null ? foreignInterpreter() : ownInterpreter(loaded.rules);
  const { matches, truncated, skipped, fault } = await interpret(
    engine,
    interpreter,
    report.items,
    new TreePaths(tree, root),
    context,
  );
  const { findings, cut } = secretFindings(engine.name, matches, interpreter.rules, context.maxFindings);
  const failure = report.failure ?? fault;
  if (failure !== null) throw new ScannerError(failure, findings, skipped);
  return { findings, truncated: cut || truncated, skipped };
}

interface Target {
  /** The engine's directory: its configuration, and no file that could suppress a finding. */
  directory: string;
  target: string;
  timeoutMs: number;
  signal?: AbortSignal;
  limits?: ScannerLimits;
}

/** The report is read from standard output, so that no secret is written to disk. */
async function run(
  engine: GitleaksEngine,
  { path, rules, options }: LoadedEngine,
  { directory, target, timeoutMs, signal, limits: kernelLimits = DEFAULT_LIMITS }: Target,
): Promise<EngineOutcome> {
  const { cpuSeconds, maxFileBytes } = kernelLimits;
  const own = join(directory, "rules.toml");
  if (rules !== null) await writeFile(own, toGitleaksConfig(rules), { mode: 0o600 });
  const report = ["--report-format=json", "--report-path=-", "--exit-code=0", "--no-banner", "--no-color"];
  const seconds = Math.max(1, Math.floor((timeoutMs / 1_000) * ENGINE_SHARE_OF_TIME));
  const limits = [`--timeout=${seconds}`, "--max-archive-depth=0", `--max-decode-depth=${MAX_DECODE_DEPTH}`];
  const sight = [
    "--gitleaks-ignore-path",
    directory,
    ...(options.honourInlineIgnores ? [] : ["--ignore-gitleaks-allow"]),
  ];
  return runEngine(
    engine.name,
    path,
    ["dir", "--config", options.secretRules ?? own, ...report, ...limits, ...sight, "--log-level=error", "--", target],
    {
      cwd: directory,
      env: {
        PATH: options.searchPath,
        HOME: directory,
        TMPDIR: directory,
        GOMEMLIMIT: MEMORY_TARGET,
        GOMAXPROCS: String(Math.min(MAX_THREADS, availableParallelism())),
      },
      timeoutMs,
      maxStdoutBytes: MAX_STDOUT_BYTES,
      limits: {
        cpuSeconds,
        maxFileBytes,
        ...(engine.memoryBytes !== undefined && { memoryBytes: engine.memoryBytes }),
      },
      ...(signal && { signal }),
    },
  );
}

/** The engine's report, even if it failed afterwards. Never quoted: it contains secrets. */
function readReport(
  { name }: GitleaksEngine,
  { stdout, exitCode, failure }: EngineOutcome,
): { items: GitleaksItem[]; failure: string | null } {
  const ended = failure ?? (exitCode === 0 ? null : `${name} ended with exit code ${exitCode}.`);
  try {
    return { items: GitleaksReport.parse(JSON.parse(stdout.toString("utf8"))), failure: ended };
  } catch {
    const items = readItems(stdout, ["$.*"], GitleaksItem);
    return { items, failure: ended ?? `${name} wrote a report that cannot be read.` };
  }
}

async function interpret(
  { name }: GitleaksEngine,
  interpreter: Interpreter,
  items: readonly GitleaksItem[],
  paths: TreePaths,
  { fingerprintKey: key, signal }: ScanContext,
): Promise<{ matches: MatchMessage[]; truncated: boolean; skipped: SkippedFile[]; fault: string | null }> {
  const timeBox = new TimeBox();
  const matches: MatchMessage[] = [];
  const skipped: SkippedFile[] = [];
  let truncated = false;
  let fault: string | null = null;
  for (const [file, ofFile] of Map.groupBy(items, (item) => item.path)) {
    signal.throwIfAborted();
    if (paths.isBlankedCopy(file)) continue;
    const path = paths.original(file);
    if (path === undefined) {
      fault = `${name} reported a file outside the tree.`;
      continue;
    }
    const text = readText(file);
    if (typeof text !== "string") {
      skipped.push({ path, reason: text.reason });
      continue;
    }
    const boxed = timeBox.run(() => interpretItems(interpreter, ofFile, { text, path, key }), FILE_DEADLINE_MS);
    if (boxed === undefined) skipped.push({ path, reason: "timed_out" });
    else matches.push(...boxed.value.matches);
    truncated ||= boxed?.value.truncated ?? false;
    await nextTurn();
  }
  return { matches, truncated, skipped, fault };
}

/** Yields to the event loop between files. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
