import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Service } from "../end-to-end/support/service.ts";
import type { Mishap } from "./faulty-proxy.ts";
import type { Random } from "./random.ts";

const DISK_MB = 48;
const CHUNK = Buffer.alloc(1024 * 1024);

/** The connections between the parts, with their current fault. */
export interface Ways {
  toWorker: readonly Mishap[];
  toRunner: readonly Mishap[];
  toGitHost: readonly Mishap[];
}

export interface Chaos {
  service: Service;
  random: Random;
  ways: Ways;
  /** A small disk for the runner, or null if none can be mounted. */
  disk: string | null;
  /** Longer than a lease. */
  leaseMs: number;
  cancelOne: () => Promise<boolean>;
}

/**
 * Each fault lasts until it is repaired.
 * @returns whether it was injected.
 */
export const FAULTS: Record<string, (chaos: Chaos) => Promise<boolean>> = {
  runner_killed: async ({ service, random }) => {
    await service.runner?.kill();
    await sleep(random.between(0, 1_500));
    await service.startRunner();
    return true;
  },
  worker_killed: async ({ service, random }) => {
    await service.worker?.kill();
    await sleep(random.between(0, 1_000));
    await service.startWorker();
    return true;
  },
  worker_away: async ({ service, random, leaseMs }) => {
    await service.worker?.kill();
    await sleep(leaseMs + random.between(500, 3_000));
    await service.startWorker();
    return true;
  },
  runner_stopped: async ({ service, random }) => {
    await service.runner?.stop();
    await sleep(random.between(0, 1_000));
    await service.startRunner();
    return true;
  },
  runner_cut_off: (chaos) => onWays(chaos, { toWorker: ["drop"] }, 500, 6_000),
  runner_unreachable: (chaos) => onWays(chaos, { toRunner: ["drop", "answer"] }, 500, 4_000),
  answers_lost: (chaos) => onWays(chaos, { toWorker: ["answer"] }, 500, 3_000),
  calls_delayed: (chaos) => onWays(chaos, { toWorker: ["delay"], toRunner: ["delay"] }, 1_000, 4_000),
  calls_twice: (chaos) => onWays(chaos, { toWorker: ["twice"], toRunner: ["twice"] }, 1_000, 6_000),
  git_host_hangs: (chaos) => onWays(chaos, { toGitHost: ["hang"] }, 300, 1_500),
  git_host_cuts: (chaos) => onWays(chaos, { toGitHost: ["cut", "drop"] }, 300, 1_500),
  git_host_damages: (chaos) => onWays(chaos, { toGitHost: ["damage"] }, 300, 1_500),
  lease_runs_out: async ({ service, leaseMs, random }) => {
    const { runner } = service;
    if (runner === undefined) return false;
    process.kill(-runner.pid, "SIGSTOP");
    await sleep(leaseMs + random.between(500, 2_000));
    process.kill(-runner.pid, "SIGCONT");
    return true;
  },
  disk_full: async ({ disk, random }) => {
    if (disk === null) return false;
    const filler = join(disk, "filler");
    fill(filler);
    await sleep(random.between(500, 2_500));
    rmSync(filler, { force: true });
    return true;
  },
  scan_canceled: (chaos) => chaos.cancelOne(),
};

async function onWays(chaos: Chaos, mishaps: Partial<Ways>, lowMs: number, highMs: number): Promise<boolean> {
  Object.assign(chaos.ways, mishaps);
  await sleep(chaos.random.between(lowMs, highMs));
  Object.assign(chaos.ways, noMishaps());
  return true;
}

export function noMishaps(): Ways {
  return { toWorker: [], toRunner: [], toGitHost: [] };
}

/**
 * Mounts a small disk for the runner, which requires privileges.
 * @returns null without them.
 */
export function mountDisk(path: string): string | null {
  mkdirSync(path, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=0700`, "tmpfs", path], { stdio: "ignore" });
    return path;
  } catch {
    return null;
  }
}

export function unmountDisk(path: string): void {
  execFileSync("umount", ["--lazy", path], { stdio: "ignore" });
}

function fill(path: string): void {
  const file = openSync(path, "w");
  try {
    for (let written = 0; written <= DISK_MB; written += 1) writeSync(file, CHUNK);
  } catch {
    // ENOSPC is expected: the disk is to be full.
  } finally {
    closeSync(file);
  }
}
