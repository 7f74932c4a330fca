import { existsSync } from "node:fs";
import { join } from "node:path";
import { MachineFault, machineFaultOf } from "./machine-fault.ts";
import { maxOpenFiles } from "./open-files.ts";
import { runProcess } from "./run-process.ts";
import type { ProcessOptions, ProcessResult } from "./run-process.ts";

/** Limits of a program that the kernel enforces. */
export interface ProcessLimits {
  /** Private memory of each process, used or only reserved. */
  memoryBytes?: number;
  /** CPU time of each process. */
  cpuSeconds?: number;
  /** Maximum size of each file that it writes. */
  maxFileBytes?: number;
}

export interface ConfinedOptions extends ProcessOptions {
  limits: ProcessLimits;
  network: "none" | "host";
}

const MEBIBYTE = 1024 * 1024;
const FOLDERS = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"];
const PROBE_TIMEOUT_MS = 10_000;
const NICENESS = "10";
/** The message of a wrapper when the kernel refuses it, before the program starts. */
const WRAPPER_FAILURE = /^(?:\S*\/)?(?:unshare|setpriv|prlimit|timeout): (.*)/;
/** Seconds between the soft and the hard limit, for programs that handle SIGXCPU. */
const CPU_GRACE_SECONDS = 2;
const STOP_SECONDS = 10;
const SIGNALS = new Map<number, NodeJS.Signals>([
  [6, "SIGABRT"],
  [9, "SIGKILL"],
  [11, "SIGSEGV"],
  [24, "SIGXCPU"],
  [25, "SIGXFSZ"],
]);

/** The command of a util-linux or coreutils program; empty if it is not installed. */
function tool(name: string, ...args: string[]): string[] {
  const path = FOLDERS.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
  return path === undefined ? [] : [path, ...args];
}

interface Machine {
  isolates: boolean;
  privileges: string[];
}

/** The strongest confinement that this kernel permits. */
let machine: Promise<Machine> | undefined;

async function probe(): Promise<Machine> {
  for (const isolates of [true, false]) {
    const dropped = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"];
    for (const privileges of [tool("setpriv", ...dropped, "--"), tool("setpriv", "--no-new-privs", "--"), []]) {
      const candidate = { isolates, privileges };
      if (await works(wrap(candidate, "none", PROBE_TIMEOUT_MS))) return candidate;
    }
  }
  return { isolates: false, privileges: [] };
}

async function works([command = "", ...args]: string[]): Promise<boolean> {
  const options = { cwd: "/", env: {}, timeoutMs: PROBE_TIMEOUT_MS, maxStdoutBytes: 1_000 };
  const result = await runProcess(command, [...args, ...tool("true")], options).catch((error: unknown) => {
    // A transient lack of file descriptors must not select a weaker confinement permanently.
    if (machineFaultOf(error) !== null) throw error;
    return null;
  });
  return result?.exitCode === 0;
}

/** Whether scanners run without network access, in a PID namespace that ends with them. */
export async function networkIsolation(): Promise<boolean> {
  return (await confinement()).isolates;
}

async function confinement(): Promise<Machine> {
  machine ??= probe();
  try {
    return await machine;
  } catch (error) {
    machine = undefined;
    throw error;
  }
}

/**
 * Separate namespaces terminate all descendants with the program and hide the runner's memory and environment. `timeout` is the
 * init process, because PID 1 handles signals differently.
 */
function wrap({ isolates, privileges }: Machine, network: "none" | "host", timeoutMs: number): string[] {
  const namespaces = ["--user", "--map-root-user", "--ipc", "--pid", "--fork", "--kill-child"];
  const seconds = Math.ceil(timeoutMs / 1_000) + STOP_SECONDS;
  return [
    ...tool("setpriv", "--pdeathsig=SIGKILL", "--"),
    ...(isolates ? tool("unshare", ...namespaces, ...(network === "none" ? ["--net"] : []), "--") : []),
    ...privileges,
    ...(isolates ? tool("timeout", "--foreground", "--signal=KILL", String(seconds)) : []),
    ...tool("nice", "-n", NICENESS),
  ];
}

function kernelLimits({ memoryBytes, cpuSeconds, maxFileBytes }: ProcessLimits): string[] {
  const limits = ["--core=0", `--nofile=${maxOpenFiles()}`];
  // Not --as: engines reserve gigabytes of address space that they never use.
  if (memoryBytes !== undefined) limits.push(`--data=${memoryBytes}`);
  if (cpuSeconds !== undefined) limits.push(`--cpu=${cpuSeconds}:${cpuSeconds + CPU_GRACE_SECONDS}`);
  if (maxFileBytes !== undefined) limits.push(`--fsize=${maxFileBytes}`);
  return tool("prlimit", ...limits, "--");
}

/**
 * Runs a program like `runProcess`, with lower priority and kernel limits, and as far as the machine permits without privileges,
 * network access (unless `host`) and a view of other processes. `command` is an absolute path or a name on `env.PATH`.
 * @throws MachineFault when the kernel starts no process, or refuses a confinement that it permitted before.
 */
export async function runConfined(
  command: string,
  args: readonly string[],
  options: ConfinedOptions,
): Promise<ProcessResult> {
  const { isolates, privileges } = await confinement();
  const prefix = wrap({ isolates, privileges }, options.network, options.timeoutMs);
  const [first = command, ...rest] = [...prefix, ...kernelLimits(options.limits), command, ...args];
  const result = await runProcess(first, rest, options);
  if (result.exitCode === 127 && /^\S+: failed to (?:execute|run command) /m.test(result.stderr)) {
    throw new Error(`${command} is not installed or cannot be executed`);
  }
  const refused = result.ended === "exit" && result.exitCode === 1 ? WRAPPER_FAILURE.exec(result.stderr) : null;
  if (refused !== null) throw new MachineFault(`a program could not be confined (${refused[1]})`);
  const killSignal = isolates ? SIGNALS.get((result.exitCode ?? 0) - 128) : undefined;
  return killSignal === undefined ? result : { ...result, exitCode: null, killSignal };
}

const OUT_OF_MEMORY =
  /heap out of memory|failed to allocate|failed to spawn thread|memory allocation of \d+ bytes failed|cannot allocate memory|out of memory|MemoryError/i;

export type Limit = "time" | "cpu_time" | "memory" | "killed" | "output" | "file_size";

/** The limit that ended a program; null if none did. */
export function limitReached(result: ProcessResult): Limit | null {
  if (result.ended === "timeout") return "time";
  if (result.ended === "output_limit") return "output";
  if (result.ended === "aborted" || result.exitCode === 0) return null;
  if (result.ended === "fatal_message") return OUT_OF_MEMORY.test(result.stderr) ? "memory" : null;
  if (result.killSignal === "SIGXCPU") return "cpu_time";
  if (result.killSignal === "SIGXFSZ") return "file_size";
  if (result.killSignal === "SIGKILL") return "killed";
  return OUT_OF_MEMORY.test(result.stderr) ? "memory" : null;
}

function mebibytes(bytes = 0): string {
  return `${Math.round(bytes / MEBIBYTE)} MiB`;
}

/** The message for a limit that ended an engine, without the subject: "<engine> …". */
export function describeLimit(
  reached: Limit,
  { limits, timeoutMs, maxStdoutBytes }: Pick<ConfinedOptions, "limits" | "timeoutMs" | "maxStdoutBytes">,
): string {
  const descriptions: Record<Limit, string> = {
    time: `did not finish within ${Math.round(timeoutMs / 1_000)} s`,
    cpu_time: `used more than its ${limits.cpuSeconds} s of CPU time`,
    memory: `needed more than its memory limit of ${mebibytes(limits.memoryBytes)}`,
    killed: "was killed, probably because the system ran out of memory",
    output: `wrote more than ${mebibytes(maxStdoutBytes)} of output`,
    file_size: "exceeded the limit for the size of a file",
  };
  return descriptions[reached];
}
