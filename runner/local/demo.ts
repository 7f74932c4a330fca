import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { DemoClient, type DemoScan } from "./demo-client.ts";
import { makeSampleRepository } from "./demo-repository.ts";
import { reportFindings } from "./report-findings.ts";
import { type GitServer, serveRepositories } from "./git-server.ts";
import { findFreePort } from "./ports.ts";
import { makeSecretsFile, readRunnerSecret } from "./secrets-file.ts";
import { findDefaultBranch, isFolder, snapshotFolder } from "./snapshot.ts";
import { fireCron, type LocalStack, migrateDatabase, startRunner, startWorker, stopStack, workerUrl } from "./stack.ts";

const POLL_MS = 300;
const PROGRESS_MS = 5_000;
const CRON_INTERVAL_MS = 60_000;
const USAGE = `Usage: npm run demo -- [<folder> | <http(s) clone URL>] [--branch <name>] [--open] [--verbose]

Starts the service with throwaway state, scans a repository, prints its findings and stops the service.
Without an argument it scans a small repository of deliberately vulnerable files.

  --branch <name>   the branch to clone (default: the remote's default branch)
  --open            keep the service up after the scan, until Ctrl-C, to look at it in the console
  --verbose         show the logs of worker and runner
  --help            show this

Exits 0 when the scan completed, 1 when it failed.
`;

interface Target {
  cloneUrl: string;
  branch: string;
  gitServer?: GitServer;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      branch: { type: "string" },
      open: { type: "boolean" },
      verbose: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  if (positionals.length > 1) throw new Error(`One folder or URL at a time.\n\n${USAGE}`);
  const root = await mkdtemp(join(tmpdir(), "demo-"));
  const stack = await prepareStack(root, values.verbose ?? false);
  let target: Target | undefined;
  const interrupted = Promise.withResolvers<never>();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => interrupted.reject(new Error("Interrupted.")));
  }
  try {
    const work = async (): Promise<number> => {
      target = await prepareTarget(root, positionals[0], values.branch);
      say("Starting worker and runner …");
      await migrateDatabase(stack);
      await Promise.all([startWorker(stack), startRunner(stack)]);
      const client = new DemoClient(workerUrl(stack));
      const exitCode = await scan(stack, target, client);
      if (values.open) {
        say(`\n${client.describeAccount()}\nThe service runs until Ctrl-C.`);
        await keepSweeping(stack);
      }
      return exitCode;
    };
    return await Promise.race([work(), interrupted.promise]);
  } finally {
    await Promise.all([stopStack(stack), target?.gitServer?.close()]);
    await rm(root, { recursive: true, force: true });
  }
}

async function prepareStack(root: string, verbose: boolean): Promise<LocalStack> {
  const secretsFile = join(root, "secrets.env");
  await makeSecretsFile(secretsFile);
  return {
    workerPort: await findFreePort(),
    runnerPort: await findFreePort(),
    stateDirectory: join(root, "state"),
    secretsFile,
    runnerSecret: await readRunnerSecret(secretsFile),
    runnerEnvironment: { WORK_DIR: join(root, "work") },
    children: new Set(),
    onLine: (source, line) => {
      if (verbose) process.stderr.write(`${source} | ${line}\n`);
    },
  };
}

async function prepareTarget(root: string, wanted: string | undefined, branch: string | undefined): Promise<Target> {
  if (wanted !== undefined && /^https?:\/\//i.test(wanted)) {
    return { cloneUrl: wanted, branch: branch ?? (await findDefaultBranch(root, wanted)) };
  }
  const repositories = join(root, "repositories");
  await mkdir(repositories);
  const folder = wanted === undefined ? undefined : resolve(process.env["INIT_CWD"] ?? process.cwd(), wanted);
  if (folder !== undefined && !(await isFolder(folder))) {
    throw new Error(`${folder} is neither a folder nor an http(s) URL.`);
  }
  const made =
    folder === undefined ? await makeSampleRepository(repositories) : await snapshotFolder(repositories, folder);
  const gitServer = await serveRepositories(repositories);
  return { cloneUrl: `${gitServer.url}/demo.git`, branch: branch ?? made, gitServer };
}

async function scan(stack: LocalStack, { cloneUrl, branch }: Target, client: DemoClient): Promise<number> {
  await client.signUp();
  say(`Console: ${client.consoleUrl}`);
  say(`Scanning ${cloneUrl} (${branch}) …`);
  const ended = await waitForEnd(stack, client, await client.runScan(cloneUrl, branch));
  const { error } = ended.summary;
  const findings = await client.listFindings(ended.id);
  if (ended.status === "completed" || findings.length > 0) say(`\n${reportFindings(ended.summary, findings)}`);
  if (ended.status === "completed") return 0;
  process.stderr.write(
    `\nThe scan ${ended.status}: ${error?.code ?? "unknown"}: ${error?.message ?? "no reason given"}\n`,
  );
  return 1;
}

async function keepSweeping(stack: LocalStack): Promise<never> {
  for (;;) {
    await fireCron(stack);
    // The children keep the process alive, and it ends with them.
    await sleep(CRON_INTERVAL_MS, undefined, { ref: false });
  }
}

/** Prints each change of status, and progress every few seconds. */
async function waitForEnd(stack: LocalStack, client: DemoClient, queued: DemoScan): Promise<DemoScan> {
  const startedAt = performance.now();
  let [saidStatus, saidAt, sweptAt] = ["", startedAt, startedAt];
  let current = queued;
  for (;;) {
    const now = performance.now();
    if (current.status !== saidStatus || now - saidAt > PROGRESS_MS) {
      [saidStatus, saidAt] = [current.status, now];
      const found =
        current.status === "running" ? `, ${(await client.listFindings(current.id)).length} findings so far` : "";
      say(`  ${((now - startedAt) / 1_000).toFixed(1).padStart(5)} s  ${current.status}${found}`);
    }
    if (!["queued", "running"].includes(current.status)) return current;
    if (now - sweptAt > CRON_INTERVAL_MS) {
      sweptAt = now;
      await fireCron(stack);
    }
    await sleep(POLL_MS);
    current = await client.getScan(current.id);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
