import { access, constants, mkdtemp, readFile, realpath, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, isAbsolute, join } from "node:path";
import {
  type ConfinedOptions,
  describeLimit,
  limitReached,
  type ProcessLimits,
  runConfined,
} from "../../sandbox/confinement.ts";
import { MachineFault } from "../../sandbox/machine-fault.ts";
import type { ProcessResult } from "../../sandbox/run-process.ts";
import type { SourceTree } from "../../repository/source-tree.ts";
import { ScannerError } from "./scanner.ts";

type Version = readonly [major: number, minor: number, patch: number];

/** An engine that the operator installs. */
export interface EngineProgram {
  name: string;
  /** The setting that selects it. */
  setting: "CODE_SCANNERS" | "SECRET_SCANNERS";
  /** The first supported version, and the first untested one. */
  versions: { from: Version; before: Version };
  versionArgs: readonly string[];
  /** A program built by `go install` reports its version only in Go's build information. */
  goModule?: string;
}

export interface FoundProgram {
  path: string;
  version: string;
}

export interface EngineRun {
  cwd: string;
  env: Record<string, string>;
  timeoutMs: number;
  maxStdoutBytes: number;
  /** Limits of each of its processes. */
  limits: ProcessLimits;
  signal?: AbortSignal;
}

export interface EngineOutcome {
  stdout: Buffer;
  stderr: string;
  exitCode: number | null;
  /** Why the process was stopped; null when it exited by itself. */
  failure: string | null;
}

const PROBE_TIMEOUT_MS = 60_000;
const MAX_REASON_LENGTH = 1_000;
const VERSION = /\bv?(\d{1,6})\.(\d{1,6})\.(\d{1,6})\b/;

/** @throws ScannerError that names the setting, the program and the remedy. */
export async function requireProgram(program: EngineProgram, searchPath: string): Promise<FoundProgram> {
  const { name, setting, versions } = program;
  const wanted = `${name} ${versions.from.join(".")} or newer, before ${versions.before.join(".")}, is needed`;
  const remedy = `Install it, or remove ${name} from ${setting}.`;
  const path = await findProgram(name, searchPath);
  if (path === null) throw new ScannerError(`${wanted}, and none was found on PATH. ${remedy}`);
  const version = await versionOf(program, path, searchPath);
  if (version === null) throw new ScannerError(`${wanted}, and ${path} does not report its version. ${remedy}`);
  if (compare(version, versions.from) < 0 || compare(version, versions.before) >= 0) {
    throw new ScannerError(`${wanted}, and ${path} is ${version.join(".")}. ${remedy}`);
  }
  return { path, version: version.join(".") };
}

/** Runs a program until it ends or exceeds a limit. @throws ScannerError when it cannot be started. */
export async function runEngine(
  name: string,
  path: string,
  args: readonly string[],
  run: EngineRun,
): Promise<EngineOutcome> {
  const confined = { ...run, network: "none" as const };
  try {
    const result = await runConfined(path, args, confined);
    return { ...result, failure: failureOf(name, result, confined) };
  } catch (error) {
    if (error instanceof MachineFault) throw error;
    throw new ScannerError(`${name} could not be started. ${describeFailure(error)}`);
  }
}

function failureOf(name: string, result: ProcessResult, confined: ConfinedOptions): string | null {
  const reached = limitReached(result);
  if (reached !== null) return `${name} ${describeLimit(reached, confined)}.`;
  if (result.ended === "aborted") return `${name} was stopped.`;
  return result.killSignal === null ? null : `${name} was ended by ${result.killSignal}.`;
}

/** The end of a program's standard error, in one line. */
export function stderrTail(stderr: string): string {
  return stderr.replaceAll(/\s+/g, " ").trim().slice(-MAX_REASON_LENGTH);
}

export function describeFailure(error: unknown): string {
  return error instanceof Error ? error.message : "unknown";
}

/** Calls `load` once, and again after a failure. */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}

/** A private, empty directory for files of an engine besides the tree; removed after `work`. */
export async function inOwnDirectory<T>(
  name: string,
  parent: string | undefined,
  work: (directory: string) => Promise<T>,
): Promise<T> {
  const directory = await mkdtemp(join(parent ?? tmpdir(), `${name}-`));
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The tree's root with symbolic links resolved, as engines report it. @throws ScannerError when it does not exist. */
export async function rootOf(tree: SourceTree): Promise<string> {
  try {
    return await realpath(tree.root);
  } catch (error) {
    throw new ScannerError(`The files to scan cannot be read. ${describeFailure(error)}`);
  }
}

async function findProgram(name: string, searchPath: string): Promise<string | null> {
  for (const folder of searchPath.split(delimiter)) {
    const path = join(folder, name);
    if (isAbsolute(folder) && (await isExecutable(path))) return path;
  }
  return null;
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

async function versionOf(program: EngineProgram, path: string, searchPath: string): Promise<Version | null> {
  const env = { PATH: searchPath, HOME: tmpdir(), LC_ALL: "C.UTF-8", SEMGREP_ENABLE_VERSION_CHECK: "0" };
  const run = { cwd: tmpdir(), env, timeoutMs: PROBE_TIMEOUT_MS, maxStdoutBytes: 10_000, limits: {} };
  const { stdout, exitCode } = await runEngine(program.name, path, program.versionArgs, run);
  if (exitCode !== 0) return null;
  const printed = VERSION.exec(stdout.toString("utf8"))?.slice(1) ?? (await builtVersion(program, path));
  const [major, minor, patch] = printed.map(Number);
  return major === undefined || minor === undefined || patch === undefined ? null : [major, minor, patch];
}

/** From Go's build information: a line with `mod`, the module and its version, separated by tabs. */
async function builtVersion({ goModule }: EngineProgram, path: string): Promise<string[]> {
  if (goModule === undefined) return [];
  const content = await readFile(path);
  const line = `\nmod\t${goModule}\t`;
  const at = content.indexOf(line);
  if (at === -1) return [];
  const from = at + line.length;
  return VERSION.exec(content.toString("latin1", from, from + 40))?.slice(1) ?? [];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
