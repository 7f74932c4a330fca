import type { Server } from "node:http";
import process from "node:process";
import { networkIsolation } from "./sandbox/confinement.ts";
import { hasFreeDisk } from "./workspace/disk-space.ts";
import { localEnvironment } from "./repository/git.ts";
import { createLog, describeError } from "./log.ts";
import { pullScans } from "./intake/pull-scans.ts";
import { Redactor } from "./redact.ts";
import { runProcess } from "./sandbox/run-process.ts";
import { ShutdownRelease, runScan } from "./scan/run-scan.ts";
import { prepareWorkDirectory, removeLeftOvers } from "./workspace/scan-directory.ts";
import { ScanQueue } from "./intake/scan-queue.ts";
import { prepareScanners } from "./scan/prepare-scanners.ts";
import { createRunnerServer } from "./intake/server.ts";
import { parseSettings, settingsHelp } from "./settings.ts";
import type { Settings } from "./settings.ts";
import { announce } from "./workspace/work-directory-lock.ts";

const USAGE =
  "Usage: node runner/main.ts [--help]\n\nTakes scans from the worker, clones the repositories, scans them and reports the findings.\n\n";
const MIN_GIT_VERSION = [2, 37] as const;
const PROBE_TIMEOUT_MS = 30_000;
const FINAL_REPORTS_MS = 30_000;

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
  // After the removal: leftover directories may be what fills the disk.
  await announce(settings.workDirectory);
  const git = await requireGit(settings);
  const scanners = await prepareScanners(settings);
  const runner = { settings, scanners, redactor, log };
  const queue = new ScanQueue(settings, (request, signal) => runScan(request, runner, signal));
  // In pull mode no secret is accepted: the server only answers health checks.
  const secrets = settings.mode === "http" ? settings.secrets : [];
  const hasRoom = (): Promise<boolean> => hasFreeDisk(settings);
  const server = createRunnerServer({ queue, secrets, log, hasRoom });
  const port = settings.port === null ? null : await listen(server, settings.host, settings.port);

  const versions = Object.fromEntries(scanners.map(({ scanner, version }) => [scanner.name, version]));
  const { mode, host, concurrency, allowedHosts } = settings;
  log("info", mode === "http" ? "listening" : "pulling", {
    pid: process.pid,
    host,
    port,
    concurrency,
    allowed_clone_hosts: String(allowedHosts),
    network_isolation: await networkIsolation(),
    git,
    scanners: versions,
    left_overs: leftOvers,
  });

  const stopPulling = new AbortController();
  const pulling =
    mode === "pull" ? pullScans({ settings, queue, hasRoom, log, signal: stopPulling.signal }) : undefined;

  let stopping = false;
  async function stop(name: NodeJS.Signals): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    log("info", "stopping", { signal: name, ...queue.load });
    setTimeout(() => process.exit(1), settings.shutdownGraceMs + FINAL_REPORTS_MS).unref();
    stopPulling.abort();
    await pulling;
    await queue.close(settings.shutdownGraceMs, new ShutdownRelease());
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
  if (!recent) throw new Error(`git ${minMajor}.${minMinor} or newer is required; found ${version || "none"} on PATH.`);
  return version;
}

function listen(server: Server, host: string, port: number): Promise<number> {
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
