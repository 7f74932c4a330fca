import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { describeLimit, limitReached, runConfined } from "../../sandbox/confinement.ts";
import { MachineFault } from "../../sandbox/machine-fault.ts";
import type { ProcessResult } from "../../sandbox/run-process.ts";
import { DEFAULT_LIMITS, ScannerError, type ScannerLimits } from "../shared/scanner.ts";
import { parseSarif, type SarifResult } from "./sarif-matches.ts";

/** The engine's order is not defined, so it may report more than is kept: the caller keeps the highest severities. */
export const MAX_ENGINE_RESULTS = 40_000;

const MEBIBYTE = 1024 ** 2;
const MAX_STDOUT_BYTES = 64 * MEBIBYTE;
const MAX_REASON_LENGTH = 1_000;
const THREADS = Math.min(4, availableParallelism());
/** Stack of each engine thread: matching recurses as deeply as the code is nested. */
const STACK_BYTES = 256 * MEBIBYTE;
/** Address space that is reserved but not used. */
const RESERVED_BYTES = (THREADS + 1) * STACK_BYTES;
const PANIC_EXIT_CODE = 101;
/** The message of a thread that panicked: the other threads wait for it and never end. */
const PANIC_MESSAGE = /^thread .* panicked at .*\n.*\n/m;
const CONFIGURATION_EXIT_CODE = 8;

const ENVIRONMENT = {
  PATH: "/usr/local/bin:/usr/bin:/bin",
  HOME: "/nonexistent",
  LC_ALL: "C.UTF-8",
  RUST_MIN_STACK: String(STACK_BYTES),
};

const NO_IGNORE = ["hidden", "dot", "vcs", "exclude", "global", "parent"].flatMap((kind) => ["--no-ignore", kind]);

/** Why the engine broke down. It may succeed with fewer files. */
export type Breakdown = "timed_out" | "out_of_memory" | "crashed" | "too_large";

export interface EngineRun {
  /**
   * Directory of the rule configuration and working directory of the engine, so that it reads no configuration in the scanned
   * tree.
   */
  directory: string;
  configuration: string;
  /** Absolute paths of files or directories. */
  paths: readonly string[];
  /** The number of files without content, which the engine skips. */
  countEmpty: () => Promise<number>;
  timeoutMs: number;
  limits: ScannerLimits;
  signal: AbortSignal;
}

/** Of `--inspect=summary`. */
const SKIPPED = /^sg: summary\|file: scannedFileCount=\d+,skippedFileCount=(\d+)$/mu;

/** @throws ScannerError when the engine cannot start, was stopped or timed out. */
export async function runEngine(run: EngineRun): Promise<SarifResult[] | Breakdown> {
  const limits = [`--threads=${THREADS}`, `--max-results=${MAX_ENGINE_RESULTS}`];
  const output = ["--format", "sarif", "--inspect=summary"];
  const args = ["scan", "-c", run.configuration, ...output, ...NO_IGNORE, ...limits, "--", ...run.paths];
  const options = optionsOf(run.directory, run.timeoutMs, run.limits);
  const result = await start(args, { ...options, signal: run.signal });
  // Exit code 1 means that a rule of severity "error" matched, which is a success.
  if (result.ended === "exit" && (result.exitCode === 0 || result.exitCode === 1)) {
    const skipped = Number(SKIPPED.exec(result.stderr)?.[1] ?? "0");
    // It skips a file that it has no memory to read, and says so only there.
    return skipped > 0 && skipped > (await run.countEmpty()) ? "out_of_memory" : readSarif(result);
  }
  const reached = limitReached(result);
  if (reached === "cpu_time") return "timed_out";
  if (reached === "memory" || reached === "killed") return "out_of_memory";
  if (reached === "output") return "too_large";
  if (reached !== null) {
    throw new ScannerError(`ast-grep ${describeLimit(reached, { ...options, limits: run.limits })}.`);
  }
  if (result.ended === "aborted") throw new ScannerError("ast-grep was stopped.");
  if (result.killSignal !== null || result.exitCode === PANIC_EXIT_CODE) return "crashed";
  const reason = result.stderr.trim().slice(-MAX_REASON_LENGTH);
  if (result.exitCode === CONFIGURATION_EXIT_CODE) {
    throw new ScannerError(`ast-grep rejected its configuration. ${reason}`);
  }
  throw new ScannerError(`ast-grep ended with exit code ${result.exitCode}. ${reason}`);
}

/** @throws ScannerError when the engine rejects the rules. */
export async function tryRules(directory: string, configuration: string, timeoutMs: number): Promise<void> {
  const { signal } = new AbortController();
  const result = await runEngine({
    directory,
    configuration,
    paths: [`${directory}/nothing`],
    countEmpty: async () => 0,
    timeoutMs,
    limits: DEFAULT_LIMITS,
    signal,
  });
  if (typeof result === "string") throw new ScannerError(`ast-grep broke down on its rules (${result}).`);
}

/** @throws ScannerError when the engine is not installed or does not start. */
export async function engineVersion(cwd: string, timeoutMs: number, limits: ScannerLimits): Promise<string> {
  const result = await start(["--version"], optionsOf(cwd, timeoutMs, limits));
  const version = /^ast-grep (\d+\.\d+\.\d\S*)$/mu.exec(result.stdout.toString("utf8"))?.[1];
  if (version === undefined) throw new ScannerError("ast-grep does not report its version.");
  return version;
}

function optionsOf(cwd: string, timeoutMs: number, limits: ScannerLimits) {
  return {
    cwd,
    env: ENVIRONMENT,
    timeoutMs,
    maxStdoutBytes: MAX_STDOUT_BYTES,
    network: "none" as const,
    fatalMessage: PANIC_MESSAGE,
    limits: { ...limits, memoryBytes: limits.memoryBytes + RESERVED_BYTES },
  };
}

async function start(
  args: readonly string[],
  options: ReturnType<typeof optionsOf> & { signal?: AbortSignal },
): Promise<ProcessResult> {
  const binary = binaryPath();
  try {
    return await runConfined(binary, args, options);
  } catch (error) {
    if (error instanceof MachineFault) throw error;
    throw new ScannerError(`ast-grep could not be started. ${errorMessage(error)}`);
  }
}

function readSarif({ stdout }: ProcessResult): SarifResult[] {
  try {
    return parseSarif(stdout.toString("utf8"));
  } catch (error) {
    throw new ScannerError(`ast-grep wrote a report that cannot be read. ${errorMessage(error)}`);
  }
}

/** The path of the binary: the package's launcher needs Node.js and an environment. */
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

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
