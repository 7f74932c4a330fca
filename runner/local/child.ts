import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const STOP_GRACE_MS = 15_000;
const KEPT_LINES = 40;
const SUPERVISOR = fileURLToPath(new URL("supervise.ts", import.meta.url));

export interface ChildOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  onLine: (line: string) => void;
}

/** A child in its own process group: Ctrl-C does not reach it directly. It ends when this process ends. */
export interface Child {
  name: string;
  pid: number;
  /** Resolves when the child has ended: its exit code, or the signal that killed it. */
  ended: Promise<number | NodeJS.Signals>;
  /** Sends SIGTERM, and SIGKILL after a grace period. */
  stop(): Promise<void>;
  /** Kills it and its descendants immediately. */
  kill(): Promise<void>;
  lastLines(): string;
}

export function startChild(name: string, command: string, args: readonly string[], options: ChildOptions): Child {
  const { cwd, env, onLine } = options;
  const supervised = [SUPERVISOR, command, ...args];
  const child = spawn(process.execPath, supervised, { cwd, env, detached: true, stdio: "pipe" });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      onLine(line);
    });
  }
  const { promise: ended, resolve } = Promise.withResolvers<number | NodeJS.Signals>();
  child.on("error", (error) => {
    lines.push(error.message);
    resolve(1);
  });
  child.on("exit", (code, signal) => {
    // Descendants must not outlive the child.
    signalGroup("SIGKILL");
    resolve(code ?? signal ?? 1);
  });

  function signalGroup(signal: NodeJS.Signals): void {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The group has ended already.
    }
  }
  return {
    name,
    pid: child.pid ?? -1,
    ended,
    async stop() {
      signalGroup("SIGTERM");
      await Promise.race([ended, sleep(STOP_GRACE_MS, undefined, { ref: false })]);
      signalGroup("SIGKILL");
      await ended;
    },
    async kill() {
      signalGroup("SIGKILL");
      await ended;
    },
    lastLines: () => lines.join("\n"),
  };
}

/** A child that runs, but did not respond in time. */
export class NotReadyError extends Error {}

/** Waits until a URL responds with 200. @throws NotReadyError after `timeoutMs`, Error when the child ends before. */
export async function waitUntilHealthy(child: Child, url: string, timeoutMs = 60_000): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  const died = child.ended.then(() => "ended" as const);
  while (performance.now() < deadline) {
    if (await answers(url)) return;
    if ((await Promise.race([died, sleep(100)])) === "ended") {
      throw new Error(`The ${child.name} ended before it was ready:\n${child.lastLines()}`);
    }
  }
  throw new NotReadyError(`The ${child.name} was not ready within ${timeoutMs / 1_000} s:\n${child.lastLines()}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
