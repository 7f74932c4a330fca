import type { Server } from "node:http";
import process from "node:process";
import { localEnvironment } from "./git.ts";
import { createLog, describeError } from "./log.ts";
import { Redactor } from "./redact.ts";
import { runProcess } from "./run-process.ts";
import { HandBack, runScan } from "./run-scan.ts";
import type { ReadyScanner } from "./run-scanners.ts";
import { prepareWorkDirectory, removeLeftOvers } from "./scan-directory.ts";
import { ScanQueue } from "./scan-queue.ts";
import { createAstGrepScanner } from "./scanners/ast-grep.ts";
import type { Scanner } from "./scanners/scanner.ts";
import { createSecretScanner } from "./scanners/secrets.ts";
import { createRunnerServer } from "./server.ts";
import { parseSettings, settingsHelp } from "./settings.ts";
import type { Settings } from "./settings.ts";

const USAGE = "Usage: node runner/main.ts [--help]\n\nTakes scans from the worker, clones, scans and reports.\n\n";
const MIN_GIT_VERSION = [2, 37] as const;
const PROBE_TIMEOUT_MS = 30_000;
const LAST_WORDS_MS = 30_000;

async function main(): Promise<void> {
  if (process.argv.includes("--help")) {
    process.stdout.write(USAGE + settingsHelp());
    return;
  }
  const settings = parseSettings(process.env);
  delete process.env["RUNNER_SECRET"];
  const redactor = new Redactor();
  redactor.add(...settings.secrets);
  const log = createLog(redactor, (line) => process.stdout.write(line));

  await prepareWorkDirectory(settings.workDirectory);
  const leftOvers = await removeLeftOvers(settings.workDirectory);
  const git = await requireGit(settings);
  const scanners = await Promise.all([createAstGrepScanner(), createSecretScanner()].map(requireScanner));
  const runner = { settings, scanners, redactor, log };
  const queue = new ScanQueue(settings, (request, signal) => runScan(request, runner, signal));
  const server = createRunnerServer({ queue, secrets: settings.secrets, log });
  const port = await listen(server, settings);

  const versions = Object.fromEntries(scanners.map(({ scanner, version }) => [scanner.name, version]));
  const { host, concurrency, allowPrivateHosts: private_hosts } = settings;
  log("info", "listening", {
    pid: process.pid,
    host,
    port,
    concurrency,
    private_hosts,
    git,
    scanners: versions,
    left_overs: leftOvers,
  });

  let stopping = false;
  async function stop(name: NodeJS.Signals): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    log("info", "stopping", { signal: name, ...queue.load });
    setTimeout(() => process.exit(1), settings.shutdownGraceMs + LAST_WORDS_MS).unref();
    await queue.close(settings.shutdownGraceMs, new HandBack());
    log("info", "stopped");
    process.exit(0);
  }
  for (const name of ["SIGTERM", "SIGINT"] as const) process.on(name, () => void stop(name));
}

async function requireGit(settings: Settings): Promise<string> {
  const result = await runProcess("git", ["version"], {
    cwd: settings.workDirectory,
    env: localEnvironment(settings),
    timeoutMs: PROBE_TIMEOUT_MS,
    maxStdoutBytes: 1_000,
  }).catch(() => null);
  const [, version = "", major = "0", minor = "0"] =
    result?.stdout
      .toString("utf8")
      .match(/(((?<=\s)\d+)\.(\d+)[\d.]*)/)
      ?.slice(0) ?? [];
  const [minMajor, minMinor] = MIN_GIT_VERSION;
  const recent = Number(major) > minMajor || (Number(major) === minMajor && Number(minor) >= minMinor);
  if (!recent) throw new Error(`git ${minMajor}.${minMinor} or newer is needed; found ${version || "none"} on PATH.`);
  return version;
}

async function requireScanner(scanner: Scanner): Promise<ReadyScanner> {
  try {
    return { scanner, version: await scanner.version() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    throw new Error(`The scanner ${scanner.name} does not work: ${reason}`, { cause: error });
  }
}

function listen(server: Server, { host, port }: Settings): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once("error", reject);
  server.listen(port, host, () => {
    server.off("error", reject);
    const address = server.address();
    resolve(typeof address === "object" && address !== null ? address.port : port);
  });
  return promise;
}

process.on("unhandledRejection", (error) => {
  process.stderr.write(`The runner stops: ${describeError(error)}\n`);
  process.exit(1);
});

await main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The runner cannot start: ${reason}\nRun it with --help for all settings.\n`);
  process.exit(1);
});
