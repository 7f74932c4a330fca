import { availableParallelism } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { type Child, startChild, waitUntilHealthy } from "../../../runner/local/child.ts";
import { type LocalStack, runnerUrl, workerUrl } from "../../../runner/local/stack.ts";

const SERVE_WORKER = fileURLToPath(new URL("serve-worker.ts", import.meta.url));

/** Starts the worker that was prepared once per run, with the settings of `startWorker`, and waits until it is ready. */
export async function startPreparedWorker(stack: LocalStack, prepared: string): Promise<Child> {
  const slots = stack.runnerEnvironment?.["CONCURRENCY"] ?? String(availableParallelism());
  const variables = { RUNNER_URL: runnerUrl(stack), SCAN_SLOTS: slots, ...stack.workerVariables };
  const { workerPort, stateDirectory, secretsFile } = stack;
  const args = [SERVE_WORKER, prepared, String(workerPort), stateDirectory, secretsFile, JSON.stringify(variables)];
  const child = startChild("worker", process.execPath, args, {
    cwd: process.cwd(),
    env: process.env,
    onLine: (line) => stack.onLine("worker", line),
  });
  stack.children.add(child);
  void child.ended.then(() => stack.children.delete(child));
  try {
    await waitUntilHealthy(child, `${workerUrl(stack)}/healthz`);
  } catch (error) {
    await child.kill();
    throw error;
  }
  return child;
}
