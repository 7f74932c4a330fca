import { spawn } from "node:child_process";
import type { ChildProcess, ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { Readable } from "node:stream";
import { MachineFault, machineFaultOf } from "./machine-fault.ts";

export interface ProcessOptions {
  cwd: string;
  /** The complete environment of the child: nothing is inherited. */
  env: Record<string, string>;
  timeoutMs: number;
  /** The process is ended beyond this size of standard output. Not applied if `onStdout` is given. */
  maxStdoutBytes: number;
  signal?: AbortSignal;
  input?: string | Buffer | Readable;
  /** Consumes standard output as a stream instead of a buffer. The process is killed when it rejects. */
  onStdout?: (stdout: Readable) => Promise<void>;
  /** A line of standard error after which the program cannot succeed, though it may not end: it is killed. */
  fatalMessage?: RegExp;
}

export interface ProcessResult {
  /** Why the process ended: by itself, by a limit, or after its `fatalMessage`. */
  ended: "exit" | "timeout" | "output_limit" | "aborted" | "fatal_message";
  exitCode: number | null;
  killSignal: NodeJS.Signals | null;
  stdout: Buffer;
  /** The last 16 KiB. */
  stderr: string;
}

const MAX_STDERR_BYTES = 16 * 1024;
const PIPE_GRACE_MS = 2_000;

/**
 * Runs a program without a shell, in its own process group, which is killed at the deadline, at the output limit or when `signal`
 * aborts. Resolves once the process has ended; rejects only if it cannot be started or `onStdout` rejects.
 * @throws MachineFault when the machine cannot start a process (file descriptors, processes, memory, working directory).
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  options: ProcessOptions,
): Promise<ProcessResult> {
  try {
    const child: ChildProcess = spawn(command, args, {
      cwd: options.cwd,
      env: options.env,
      detached: true,
      stdio: "pipe",
    });
    if (hasStreams(child)) return await watch(child, options);
    const [error] = await once(child, "error");
    throw error;
  } catch (error) {
    throw spawnFault(error, options.cwd) ?? error;
  }
}

/** When no pipes can be opened, a child has no streams, contrary to its type, and the error is an event. */
function hasStreams(child: ChildProcess): child is ChildProcessWithoutNullStreams {
  return Boolean(child.stdin && child.stdout && child.stderr);
}

function spawnFault(error: unknown, cwd: string): MachineFault | null {
  if (!(error instanceof Error && "syscall" in error && String(error.syscall).startsWith("spawn"))) return null;
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) {
    return new MachineFault("ENOENT: the working directory of a program does not exist", { cause: error });
  }
  return machineFaultOf(error);
}

function watch(child: ChildProcessWithoutNullStreams, options: ProcessOptions): Promise<ProcessResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ProcessResult>();
  let ended: ProcessResult["ended"] = "exit";
  let consumer: Promise<void> = Promise.resolve();
  let consumerError: unknown;
  let releaseTimer: NodeJS.Timeout | undefined;
  const stdout: Buffer[] = [];
  let stdoutBytes = 0;
  let stderr: Buffer = Buffer.alloc(0);

  function kill(reason: ProcessResult["ended"]): void {
    if (ended === "exit") ended = reason;
    killGroup(child.pid);
    // A process that left the group may still hold the pipes open.
    releaseTimer ??= setTimeout(() => {
      child.stdout.destroy();
      child.stderr.destroy();
    }, PIPE_GRACE_MS);
  }

  const timer = setTimeout(() => kill("timeout"), options.timeoutMs);
  const onAbort = (): void => kill("aborted");
  options.signal?.addEventListener("abort", onAbort, { once: true });
  if (options.signal?.aborted) onAbort();

  child.stdin.on("error", () => {});
  if (options.input instanceof Readable) options.input.pipe(child.stdin);
  else child.stdin.end(options.input);
  child.stderr.on("data", (chunk: Buffer) => {
    stderr = Buffer.concat([stderr, chunk]).subarray(-MAX_STDERR_BYTES);
    if (options.fatalMessage?.test(stderr.toString("utf8"))) kill("fatal_message");
  });
  if (options.onStdout) {
    consumer = options.onStdout(child.stdout).catch((error: unknown) => {
      consumerError = error;
      kill("aborted");
      child.stdout.resume();
    });
  } else {
    child.stdout.on("data", (chunk: Buffer) => {
      stdoutBytes += chunk.length;
      if (stdoutBytes > options.maxStdoutBytes) kill("output_limit");
      else stdout.push(chunk);
    });
  }

  function settle(): void {
    clearTimeout(timer);
    clearTimeout(releaseTimer);
    options.signal?.removeEventListener("abort", onAbort);
  }
  // Killing the rest of the group closes the pipes.
  child.on("exit", () => killGroup(child.pid));
  child.on("error", (error) => {
    settle();
    reject(error);
  });
  child.on("close", (exitCode, killSignal) => {
    settle();
    void consumer.then(() => {
      if (consumerError !== undefined) reject(consumerError);
      else resolve({ ended, exitCode, killSignal, stdout: Buffer.concat(stdout), stderr: stderr.toString("utf8") });
    });
  });
  return promise;
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The group has ended already.
  }
}
