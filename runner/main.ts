import type { Server } from "node:http";
import { constants, statSync } from "node:fs";
import { access } from "node:fs/promises";
import { tmpdir } from "node:os";
import process from "node:process";
import { MachineHealth } from "./intake/machine-health.ts";
import type { RunnerMetrics } from "./intake/metrics.ts";
import { networkIsolation } from "./sandbox/confinement.ts";
import { asMachineFault, type MachineFault, machineFaultOf } from "./sandbox/machine-fault.ts";
import { requireOpenFiles } from "./sandbox/open-files.ts";
import { probeMachine } from "./workspace/probe-machine.ts";
import { hasFreeDisk, isDiskFull } from "./workspace/disk-space.ts";
import { localEnvironment } from "./repository/git.ts";
import { createLog, describeError } from "./log.ts";
import { pullScans } from "./intake/pull-scans.ts";
import { Redactor } from "./redact.ts";
import { runProcess } from "./sandbox/run-process.ts";
import { checkBranches } from "./scan/check-branches.ts";
import { runScan } from "./scan/run-scan.ts";
import { ShutdownRelease } from "./scan/scan-outcome.ts";
import { discardLeftDirectories, prepareWorkDirectory, removeLeftOvers } from "./workspace/scan-directory.ts";
import { type Load, ScanQueue } from "./intake/scan-queue.ts";
import { prepareScanners } from "./scan/prepare-scanners.ts";
import { createRunnerServer } from "./intake/server.ts";
import { parseSettings, settingsHelp } from "./settings.ts";
import type { Settings } from "./settings.ts";
import { announce } from "./workspace/work-directory-lock.ts";

const USAGE =
  "Usage: node runner/main.ts [--help]\n\nReceives scans from the worker, clones and scans the repositories, and reports the findings.\n\n";
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

  requireOpenFiles();
  await requireTemporaryDirectory();
  await prepareWorkDirectory(settings.workDirectory);
  const leftOvers = await removeLeftOvers(settings.workDirectory);
  // After the removal: leftover directories may be what fills the disk.
  await announce(settings.workDirectory);
  const git = await requireGit(settings);
  const startFault = await probeMachine(settings);
  if (startFault !== null && !isDiskFull(startFault.cause)) {
    throw new Error(`No scan can run in WORK_DIR ${settings.workDirectory}: ${startFault.message}.`);
  }
  const scanners = await prepareScanners(settings);
  const health: MachineHealth = new MachineHealth({
    probe: () => recover(settings),
    onFault: (fault) => queue.releaseWaiting(fault),
    log,
  });
  const metrics = await startMetrics(settings, { health, load: () => queue.load });
  const runner = { settings, scanners, redactor, log, machine: health, ...(metrics && { observer: metrics.observer }) };
  const queue = new ScanQueue(settings, (request, signal) =>
    request.kind === "branch_check" ? checkBranches(request, runner, signal) : runScan(request, runner, signal),
  );
  // In pull mode no secret is accepted: the server serves health checks only.
  const secrets = settings.mode === "http" ? settings.secrets : [];
  const hasRoom = (): Promise<boolean> =>
    hasFreeDisk(settings).catch((error: unknown) => {
      health.report(asMachineFault(error));
      return true;
    });
  const server = createRunnerServer({
    queue,
    secrets,
    log,
    hasRoom,
    health,
    ...(metrics && { onRefusal: metrics.countRefusal }),
  });
  const port = settings.port === null ? null : await listen(server, settings.host, settings.port);

  const versions = Object.fromEntries(scanners.map(({ scanner, version }) => [scanner.name, version]));
  const { mode, host, concurrency, allowedHosts } = settings;
  log("info", mode === "http" ? "listening" : "pulling", {
    pid: process.pid,
    host,
    port,
    concurrency,
    allowed_clone_hosts: String(allowedHosts),
    metrics_port: settings.metricsPort === 0 ? null : settings.metricsPort,
    network_isolation: await networkIsolation(),
    git,
    scanners: versions,
    left_overs: leftOvers,
  });

  const stopPulling = new AbortController();
  const pulling =
    mode === "pull" ? pullScans({ settings, queue, hasRoom, health, log, signal: stopPulling.signal }) : undefined;

  let stopping = false;
  async function stop(name: NodeJS.Signals): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    log("info", "stopping", { signal: name, ...queue.load });
    setTimeout(() => process.exit(1), settings.shutdownGraceMs + FINAL_REPORTS_MS).unref();
    stopPulling.abort();
    health.stop();
    await pulling;
    await queue.close(settings.shutdownGraceMs, new ShutdownRelease());
    log("info", "stopped");
    process.exit(0);
  }
  for (const name of ["SIGTERM", "SIGINT"] as const) process.on(name, () => void stop(name));
}

/** After a fault, restores what it may have removed, before the next scan. */
async function recover(settings: Settings): Promise<MachineFault | null> {
  const fault = await probeMachine(settings);
  if (fault !== null) return fault;
  try {
    await announce(settings.workDirectory);
    const failure = await discardLeftDirectories();
    return failure === null ? null : asMachineFault(failure);
  } catch (error) {
    return asMachineFault(error);
  }
}

/** Programs use the temporary directory, and fail with unrelated errors when it is missing. */
async function requireTemporaryDirectory(): Promise<void> {
  const directory = tmpdir();
  const isDirectory = statSync(directory, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const writable =
    isDirectory &&
    (await access(directory, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    ));
  if (!writable)
    throw new Error(`TMPDIR ${directory} is not a writable directory: create it or set TMPDIR to another.`);
}

async function requireGit(settings: Settings): Promise<string> {
  const result = await runProcess("git", ["version"], {
    cwd: settings.workDirectory,
    env: localEnvironment(settings),
    timeoutMs: PROBE_TIMEOUT_MS,
    maxStdoutBytes: 1_000,
  }).catch((error: unknown) => {
    if (machineFaultOf(error) !== null) throw error;
    return null;
  });
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

/** @returns undefined when no metrics are served. */
async function startMetrics(
  { metricsHost, metricsPort, workDirectory }: Settings,
  { health, load }: { health: MachineHealth; load: () => Load },
): Promise<RunnerMetrics | undefined> {
  if (metricsPort === 0) return undefined;
  const { createMetrics } = await import("./intake/metrics.ts");
  const metrics = createMetrics({ workDirectory, load, isHealthy: () => health.fault === null });
  await listen(metrics.server, metricsHost, metricsPort);
  return metrics;
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
