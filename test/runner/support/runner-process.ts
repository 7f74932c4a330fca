import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, onTestFinished } from "vitest";
import { startFakeWorker } from "./fake-worker.ts";
import { temporaryDirectory } from "./repository.ts";

const SCAN_ID = "0198c0de-0000-7000-8000-000000000002";
const SECRET = "a-secret-of-more-than-32-characters";
/** What is waited for comes at once, unless the machine is busy with something else. */
export const PATIENCE = { timeout: 120_000 };

export const DISPATCH = { version: 1, scan_id: SCAN_ID, attempt: 1, token: "attempt-token" } as const;

export function environment(overrides: Record<string, string> = {}) {
  return {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    WORKER_URL: "http://127.0.0.1:9",
    RUNNER_SECRET: SECRET,
    RUNNER_PORT: "0",
    WORK_DIR: temporaryDirectory(),
    ...overrides,
  };
}

/** Starts a runner process; `prefix` is a command that prepares its environment. */
export async function startRunner(overrides: Record<string, string>, prefix: readonly string[] = []) {
  const [command, ...args] = [...prefix, process.execPath, "runner/main.ts"];
  const child = spawn(command, args, { env: environment(overrides), stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const log: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => void log.push(line));
  await expect.poll(() => log.length, PATIENCE).toBeGreaterThan(0);
  const { port, pid } = JSON.parse(log[0] ?? "");
  const dispatch = (attempt = 1) =>
    fetch(`http://127.0.0.1:${port}/scans`, {
      method: "POST",
      headers: { authorization: `Bearer ${SECRET}` },
      body: JSON.stringify({ ...DISPATCH, attempt }),
    });
  const health = async (): Promise<Record<string, unknown>> => {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);
    const body: unknown = await response.json();
    return Object.assign({ http: response.status }, body);
  };
  const exited = new Promise((resolve) => void child.on("exit", resolve));
  return { child, pid: Number(pid), log, dispatch, health, exited };
}

export async function startWorker(cloneUrl: string) {
  const worker = await startFakeWorker(SCAN_ID, "attempt-token", {
    clone_url: cloneUrl,
    branch: "main",
    credential: null,
    credential_state: "none_stored",
    fingerprint_key: "k".repeat(43),
    lease_ms: 10_000,
    heartbeat_ms: 200,
  });
  onTestFinished(() => worker.close());
  return worker;
}
