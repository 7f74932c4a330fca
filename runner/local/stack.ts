import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { z } from "zod";
import { type Child, NotReadyError, startChild, waitUntilHealthy } from "./child.ts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const WRANGLER = join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin/wrangler.js");
const Config = z.object({ d1_databases: z.array(z.object({ binding: z.string() })) });
/** As wrangler creates it, which reads from it what is still to be applied. */
const CREATE_MIGRATIONS_TABLE = `create table d1_migrations (
  id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null
);`;
const CRON = "* * * * *";
const LOOPBACK = "127.0.0.0/8,[::1]";

export interface LocalStack {
  workerPort: number;
  runnerPort: number;
  /** Where wrangler stores the database. */
  stateDirectory: string;
  secretsFile: string;
  runnerSecret: string;
  onLine: (source: "worker" | "runner", line: string) => void;
  /** All children started so far. */
  children: Set<Child>;
  workerVariables?: Record<string, string>;
  runnerEnvironment?: Record<string, string>;
}

export const workerUrl = (stack: LocalStack): string => `http://127.0.0.1:${stack.workerPort}`;
export const runnerUrl = (stack: LocalStack): string => `http://127.0.0.1:${stack.runnerPort}`;

/** Applies the migrations to the local databases. @throws Error with wrangler's output. */
export async function migrateDatabase(stack: Pick<LocalStack, "stateDirectory" | "children">): Promise<void> {
  const config = Config.parse(parse(await readFile(join(PROJECT, "wrangler.toml"), "utf8")));
  for (const { binding } of config.d1_databases) await migrateBinding(stack, binding);
}

async function migrateBinding(stack: Pick<LocalStack, "stateDirectory" | "children">, binding: string): Promise<void> {
  const { stateDirectory } = stack;
  const command = existsSync(join(stateDirectory, "v3/d1"))
    ? ["migrations", "apply", binding]
    : ["execute", binding, `--file=${await writeAllMigrations(stateDirectory)}`];
  const args = ["d1", ...command, "--local", "--persist-to", stateDirectory];
  const child = wrangler(stack, "migration", args, () => {});
  if ((await child.ended) === 0) return;
  const output = child.lastLines();
  // The first migration meets tables that are there already, under another name than its own.
  const advice = output.includes("already exists")
    ? `An older version made the local database, and this one cannot continue it. Remove ${stack.stateDirectory} to begin with an empty one; the older version still reads it where it is kept.\n`
    : "";
  throw new Error(`${advice}The database could not be migrated:\n${output}`);
}

/**
 * Writes all migrations into one file, for a database that has none: `wrangler d1 migrations apply` starts a runtime for each of them.
 * @returns its path
 */
async function writeAllMigrations(stateDirectory: string): Promise<string> {
  const folder = join(PROJECT, "migrations");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  const statements = names.map(async (name) => {
    const migration = await readFile(join(folder, name), "utf8");
    return `${migration};\ninsert into d1_migrations (name) values ('${name}');\n`;
  });
  const file = join(stateDirectory, "migrations.sql");
  await mkdir(stateDirectory, { recursive: true });
  await writeFile(file, [CREATE_MIGRATIONS_TABLE, ...(await Promise.all(statements))].join("\n"));
  return file;
}

/**
 * Starts the worker with `wrangler dev` and waits until it is ready. On a busy machine, wrangler sometimes stays at "Starting
 * local server...", so it is started once more.
 */
export async function startWorker(stack: LocalStack): Promise<Child> {
  try {
    return await startWorkerOnce(stack);
  } catch (error) {
    if (!(error instanceof NotReadyError)) throw error;
    stack.onLine("worker", `${error.message.split("\n")[0]} It is started once more.`);
    return startWorkerOnce(stack);
  }
}

async function startWorkerOnce(stack: LocalStack): Promise<Child> {
  const slots = stack.runnerEnvironment?.["CONCURRENCY"] ?? String(availableParallelism());
  const variables = { RUNNER_URL: runnerUrl(stack), SCAN_SLOTS: slots, ...stack.workerVariables };
  const child = wrangler(
    stack,
    "worker",
    [
      "dev",
      "--ip=127.0.0.1",
      `--port=${stack.workerPort}`,
      "--inspector-port=0",
      `--persist-to=${stack.stateDirectory}`,
      `--env-file=${stack.secretsFile}`,
      "--show-interactive-dev-session=false",
      ...Object.entries(variables).map(([name, value]) => `--var=${name}:${value}`),
    ],
    (line) => stack.onLine("worker", line),
  );
  try {
    await waitUntilHealthy(child, `${workerUrl(stack)}/healthz`);
  } catch (error) {
    await child.kill();
    throw error;
  }
  return child;
}

/** Starts the runner and waits until it is ready. By default, it may clone from this machine. */
export async function startRunner(stack: LocalStack): Promise<Child> {
  const child = noted(
    stack,
    startChild("runner", process.execPath, [join(PROJECT, "runner/main.ts")], {
      cwd: PROJECT,
      env: {
        ALLOWED_CLONE_HOSTS: LOOPBACK,
        ...process.env,
        RUNNER_HOST: "127.0.0.1",
        RUNNER_PORT: String(stack.runnerPort),
        RUNNER_SECRET: stack.runnerSecret,
        WORKER_URL: workerUrl(stack),
        ...stack.runnerEnvironment,
      },
      onLine: (line) => stack.onLine("runner", line),
    }),
  );
  await waitUntilHealthy(child, `${runnerUrl(stack)}/healthz`);
  return child;
}

/** Runs the sweeper, because wrangler runs no cron triggers locally. @returns whether the worker responded. */
export async function fireCron(stack: LocalStack): Promise<boolean> {
  const url = new URL("/cdn-cgi/local/scheduled", workerUrl(stack));
  url.searchParams.set("cron", CRON);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

export async function stopStack(stack: LocalStack): Promise<void> {
  await Promise.all([...stack.children].map(async (child) => child.stop()));
}

function wrangler(
  stack: Pick<LocalStack, "children">,
  name: string,
  args: readonly string[],
  onLine: (line: string) => void,
): Child {
  const env = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0" };
  return noted(stack, startChild(name, process.execPath, [WRANGLER, ...args], { cwd: PROJECT, env, onLine }));
}

function noted(stack: Pick<LocalStack, "children">, child: Child): Child {
  stack.children.add(child);
  void child.ended.then(() => stack.children.delete(child));
  return child;
}
