import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Child } from "./child.ts";
import { requireFreePort } from "./ports.ts";
import { makeSecretsFile, readRunnerSecret } from "./secrets-file.ts";
import {
  fireCron,
  type LocalStack,
  migrateDatabase,
  runnerUrl,
  startRunner,
  startWorker,
  stopStack,
  workerUrl,
} from "./stack.ts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const CRON_INTERVAL_MS = 60_000;
const USAGE = `Usage: npm run dev

Runs the worker and the runner on this machine until Ctrl-C. State is stored in .wrangler/state, secrets in .dev.vars.

  PORT          port of the worker (8787)
  RUNNER_PORT   port of the runner (8788)
  Settings of the runner (npm run runner -- --help) are passed to it.
`;

async function main(): Promise<number> {
  if (process.argv.includes("--help")) {
    process.stdout.write(USAGE);
    return 0;
  }
  const stopRequested = Promise.withResolvers<"signal">();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => stopRequested.resolve("signal"));
  }
  const stack = await prepareStack();
  try {
    const started = start(stack);
    if ((await Promise.race([started, stopRequested.promise])) === "signal") return 0;
    process.stdout.write(banner(stack));
    void fireCronEachMinute(stack);
    const dead = await Promise.race([stopRequested.promise, ...[...stack.children].map(watch)]);
    if (dead === "signal") return 0;
    process.stderr.write(`\nThe ${dead} ended; stopping the rest.\n`);
    return 1;
  } finally {
    await stopStack(stack);
  }
}

async function prepareStack(): Promise<LocalStack> {
  const workerPort = portSetting("PORT", 8787);
  const runnerPort = portSetting("RUNNER_PORT", 8788);
  await requireFreePort(workerPort, "PORT");
  await requireFreePort(runnerPort, "RUNNER_PORT");
  const secretsFile = join(PROJECT, ".dev.vars");
  if ((await makeSecretsFile(secretsFile)) === "made") process.stdout.write("Created .dev.vars with random secrets.\n");
  return {
    workerPort,
    runnerPort,
    stateDirectory: join(PROJECT, ".wrangler/state"),
    secretsFile,
    runnerSecret: await readRunnerSecret(secretsFile),
    children: new Set(),
    onLine: (source, line) => process.stdout.write(`${source} | ${line}\n`),
  };
}

function portSetting(variable: string, fallback: number): number {
  const value = process.env[variable] ?? String(fallback);
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) throw new Error(`${variable} must be a port from 1 to 65535.`);
  return port;
}

async function start(stack: LocalStack): Promise<void> {
  await migrateDatabase(stack);
  await Promise.all([startWorker(stack), startRunner(stack)]);
}

async function watch(child: Child): Promise<string> {
  await child.ended;
  return child.name;
}

async function fireCronEachMinute(stack: LocalStack): Promise<never> {
  for (;;) {
    if (!(await fireCron(stack))) process.stderr.write("dev    | The sweeper did not run.\n");
    await sleep(CRON_INTERVAL_MS, undefined, { ref: false });
  }
}

function banner(stack: LocalStack): string {
  return `
  API         ${workerUrl(stack)}
  Console     ${workerUrl(stack)}/console/
  Reference   ${workerUrl(stack)}/docs
  Runner      ${runnerUrl(stack)}

  Repositories on this machine and its private network may be cloned, also over plain http: here and in the
  demo only. Ctrl-C stops everything.

`;
}

try {
  process.exit(await main());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
