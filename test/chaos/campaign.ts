import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type GitServer, serveRepositories } from "../../runner/local/git-server.ts";
import { runnerUrl, workerUrl } from "../../runner/local/stack.ts";
import { type ProjectHandle, Service } from "../end-to-end/support/service.ts";
import { type Chaos, FAULTS, mountDisk, noMishaps, unmountDisk } from "./faults.ts";
import { FaultyProxy, type Mishap } from "./faulty-proxy.ts";
import {
  checkCheckouts,
  checkLeases,
  checkOutcomes,
  checkProcesses,
  checkRefusals,
  type ScanOutcome,
} from "./outcome.ts";
import { Random } from "./random.ts";
import { makeRepositories } from "./repositories.ts";

const LEASE_SECONDS = 4;
const MAX_OPEN_SCANS = 24;
const SWEEP_MS = 1_000;
/** Sufficient for three attempts with their leases and delays. */
const CALM_MS = 150_000;
const ENDED = new Set(["completed", "failed", "canceled"]);
/** Fraction of the calls that are affected by the current fault. */
const SHARE_OF_CALLS = 0.6;

export interface CampaignOptions {
  scans: number;
  seed: number;
  say: (line: string) => void;
  /** Simulates a bug that the check must detect: findings are acknowledged and dropped. */
  plantBug?: boolean;
}

export interface CampaignReport {
  faults: Record<string, number>;
  mishaps: Record<string, number>;
  outcomes: Record<string, number>;
  /** Offers of scans that the runner had no slot for. */
  refused: number;
  violations: string[];
}

/** Runs scans under faults, then without faults, then checks the outcomes. Removes everything afterwards. */
export class Campaign {
  readonly #options: CampaignOptions;
  readonly #random: Random;
  readonly #ways = noMishaps();
  readonly #faults = new Map<string, number>();
  readonly #asked = new Map<string, string>();
  readonly #canceled = new Set<string>();
  readonly #calm = new Map<string, string[]>();
  readonly #proxies = {
    toWorker: this.#proxy("toWorker"),
    toRunner: this.#proxy("toRunner"),
    toGitHost: this.#proxy("toGitHost"),
  };
  #service!: Service;
  #project!: ProjectHandle;
  #gitUrl = "";
  #planted = false;
  #startedMs = 0;

  constructor(options: CampaignOptions) {
    this.#options = options;
    this.#random = new Random(options.seed);
  }

  async run(): Promise<CampaignReport> {
    const { say } = this.#options;
    const toWorker = await this.#proxies.toWorker.listen();
    const toRunner = await this.#proxies.toRunner.listen();
    this.#gitUrl = await this.#proxies.toGitHost.listen();
    this.#service = await Service.prepare({
      workerVariables: { LEASE_SECONDS: String(LEASE_SECONDS), RUNNER_URL: toRunner },
    });
    const { root, stack } = this.#service;
    const workDirectory = join(root, "work");
    const disk = mountDisk(workDirectory);
    if (disk === null) say("disk_full is skipped: nothing can be mounted here");
    stack.runnerEnvironment = {
      WORK_DIR: workDirectory,
      WORKER_URL: toWorker,
      SHUTDOWN_GRACE_SECONDS: "1",
      CLONE_TIMEOUT_SECONDS: "10",
      CONCURRENCY: "2",
      // Scans that wait in the runner are released like the running ones when it is stopped.
      MAX_WAITING: "2",
      MAX_REPOSITORY_MB: "16",
      MIN_FREE_DISK_MB: "4",
    };
    let gitServer: GitServer | undefined;
    try {
      this.#proxies.toWorker.standBefore(workerUrl(stack));
      this.#proxies.toRunner.standBefore(runnerUrl(stack));
      const paths = await makeRepositories(join(root, "repositories"));
      gitServer = await serveRepositories(join(root, "repositories"));
      this.#proxies.toGitHost.standBefore(gitServer.url);
      await Promise.all([this.#service.startWorker(), this.#service.startRunner()]);
      this.#project = await this.#service.makeProject();
      for (const path of paths) await this.#learn(path);
      this.#startedMs = performance.now();
      await this.#endure(paths, disk);
      return await this.#account(workDirectory);
    } finally {
      await this.#service.stop().catch(() => {});
      await Promise.all([gitServer?.close(), ...Object.values(this.#proxies).map((proxy) => proxy.close())]);
      if (disk !== null) unmountDisk(disk);
      await this.#service.stop();
    }
  }

  #proxy(way: "toWorker" | "toRunner" | "toGitHost"): FaultyProxy {
    return new FaultyProxy({
      mishapOf: (method, path) => this.#mishapOf(way, method, path),
      delayMs: () => this.#random.between(100, 3_000),
    });
  }

  #mishapOf(way: "toWorker" | "toRunner" | "toGitHost", method: string, path: string): Mishap | null {
    if (this.#planted && way === "toWorker" && method === "POST" && path.endsWith("/findings")) return "swallow";
    const possible = this.#ways[way];
    return possible.length > 0 && this.#random.next() < SHARE_OF_CALLS ? this.#random.pick(possible) : null;
  }

  /** Determines the findings of a scan without faults. */
  async #learn(path: string): Promise<void> {
    const scan = await this.#project.runScan(`${this.#gitUrl}${path}`);
    const ended = await this.#project.waitForEnd(scan.id);
    if (ended.status !== "completed")
      throw new Error(`The calm run of ${path} ${ended.status}: ${JSON.stringify(ended.summary)}`);
    const findings = await this.#project.listFindings(scan.id);
    this.#calm.set(
      path,
      findings.map((finding) => finding.external_id),
    );
    this.#options.say(`calm: ${path} has ${findings.length} findings`);
  }

  async #endure(paths: readonly string[], disk: string | null): Promise<void> {
    const over = new AbortController();
    const sweeping = this.#sweepUntil(over.signal);
    this.#planted = this.#options.plantBug === true;
    const asking = this.#askForScans(paths);
    while (this.#asked.size < this.#options.scans || (await this.#countOpen()) > MAX_OPEN_SCANS / 4) {
      if (this.#options.plantBug) await sleep(500);
      else await this.#doHarm(disk);
    }
    await asking;
    this.#options.say("calm again");
    await this.#waitForCalm();
    over.abort();
    await sweeping;
  }

  async #doHarm(disk: string | null): Promise<void> {
    const name = this.#random.pick(Object.keys(FAULTS));
    const chaos: Chaos = {
      service: this.#service,
      random: this.#random,
      ways: this.#ways,
      disk,
      leaseMs: LEASE_SECONDS * 1_000,
      cancelOne: () => this.#cancelOne(),
    };
    const took = await FAULTS[name]?.(chaos);
    if (took === true) this.#faults.set(name, (this.#faults.get(name) ?? 0) + 1);
    this.#options.say(`  ${this.#asked.size} of ${this.#options.scans} asked for: ${name}`);
    await sleep(this.#random.between(500, 3_000));
  }

  async #askForScans(paths: readonly string[]): Promise<void> {
    while (this.#asked.size < this.#options.scans) {
      while ((await this.#countOpen()) >= MAX_OPEN_SCANS) await sleep(300);
      const path = this.#random.pick(paths);
      // The worker may be unreachable: the list of scans shows whether it accepted the request.
      const scan = await this.#project.runScan(`${this.#gitUrl}${path}`).catch(() => null);
      if (scan === null) await sleep(500);
      else this.#asked.set(scan.id, path);
    }
  }

  async #cancelOne(): Promise<boolean> {
    const open = (await this.#project.listScans().catch(() => [])).filter(({ status }) => !ENDED.has(status));
    if (open.length === 0) return false;
    const { id } = this.#random.pick(open);
    this.#canceled.add(id);
    return this.#project.setStatus(id, "canceled").catch(() => false);
  }

  async #countOpen(): Promise<number> {
    const scans = await this.#project.listScans().catch(() => null);
    // No response: treated as the maximum of open scans.
    return scans === null ? MAX_OPEN_SCANS : scans.filter(({ status }) => !ENDED.has(status)).length;
  }

  async #waitForCalm(): Promise<void> {
    const deadline = performance.now() + CALM_MS;
    while (performance.now() < deadline && (await this.#countOpen()) > 0) await sleep(500);
  }

  async #sweepUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#service.sweep();
      await sleep(SWEEP_MS);
    }
  }

  async #account(workDirectory: string): Promise<CampaignReport> {
    const refused = this.#service.log.filter((line) => line.includes('"runner_refused"')).length;
    const seconds = (performance.now() - this.#startedMs) / 1_000;
    const outcomes: ScanOutcome[] = [];
    for (const scan of await this.#project.listScans()) {
      const repository = this.#asked.get(scan.id);
      // Requested while the worker was unreachable, or in the runs without faults.
      if (repository === undefined && ENDED.has(scan.status)) continue;
      const findings = (await this.#project.listFindings(scan.id)).map((finding) => finding.external_id);
      const errorCode = scan.summary.error?.code ?? null;
      const total = scan.summary.findings?.total ?? null;
      outcomes.push({ id: scan.id, repository: repository ?? "", status: scan.status, errorCode, findings, total });
    }
    await this.#service.runner?.stop();
    await this.#service.worker?.stop();
    const listed = new Set(outcomes.map(({ id }) => id));
    const lost = [...this.#asked.keys()].filter((id) => !listed.has(id)).map((id) => `${id} is lost`);
    return {
      faults: Object.fromEntries(this.#faults),
      mishaps: countAll(Object.values(this.#proxies).map(({ counts }) => counts)),
      outcomes: countBy(
        outcomes.map(({ status, errorCode }) => (errorCode === null ? status : `${status}: ${errorCode}`)),
      ),
      refused,
      violations: [
        ...lost,
        ...checkRefusals({ refused, seconds, scans: outcomes.length }),
        ...checkOutcomes(outcomes, { calm: this.#calm, canceled: this.#canceled }),
        ...checkLeases(this.#service.stack.stateDirectory),
        ...checkCheckouts(workDirectory),
        ...checkProcesses(workDirectory),
      ],
    };
  }
}

function countBy(words: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, same]) => [word, same.length]));
}

function countAll(counts: readonly ReadonlyMap<Mishap, number>[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [mishap, count] of counts.flatMap((some) => [...some])) all[mishap] = (all[mishap] ?? 0) + count;
  return all;
}
