import { createServer, type Server } from "node:http";
import { statfs } from "node:fs/promises";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { ScanObserver } from "../scan/scan-observer.ts";
import type { Load } from "./scan-queue.ts";

const PREFIX = "scan_runner_";
const SCAN_SECONDS = [0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1_800];

/** Why a dispatched scan was not accepted. */
export type Refusal = "unauthorized" | "invalid_request" | "full" | "disk_full" | "machine_fault" | "stopping";

export interface RunnerMetrics {
  observer: ScanObserver;
  countRefusal: (reason: Refusal) => void;
  /** Serves `GET /metrics`. */
  server: Server;
}

/**
 * Prometheus metrics of this runner. Label values never come from a repository or an organization: their number is bounded, and
 * they identify no tenant.
 */
export function createMetrics(runner: {
  workDirectory: string;
  load: () => Load;
  isHealthy: () => boolean;
}): RunnerMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const attempts = new Counter({
    name: `${PREFIX}attempts_total`,
    help: "Attempts at scans that ended, by outcome and error code.",
    labelNames: ["outcome", "error_code"],
    registers,
  });
  const attemptSeconds = new Histogram({
    name: `${PREFIX}attempt_duration_seconds`,
    help: "Duration of attempts from the claim to the final report.",
    labelNames: ["outcome"],
    buckets: SCAN_SECONDS,
    registers,
  });
  const scannerSeconds = new Histogram({
    name: `${PREFIX}scanner_duration_seconds`,
    help: "Duration of scanners.",
    labelNames: ["scanner", "status"],
    buckets: SCAN_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: `${PREFIX}refusals_total`,
    help: "Dispatched scans that the runner did not accept.",
    labelNames: ["reason"],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    const metric: Gauge = new Gauge({
      name: `${PREFIX}${name}`,
      help,
      registers,
      collect: async () => metric.set(await read()),
    });
  };
  gauge("scans_running", "Scans that run.", () => runner.load().running);
  gauge("scans_waiting", "Scans queued in this runner.", () => runner.load().waiting);
  gauge("capacity", "Maximum number of concurrent scans.", () => runner.load().capacity);
  gauge("healthy", "1 while the machine works, 0 during a fault.", () => Number(runner.isHealthy()));
  const disk = (part: "bavail" | "blocks") => async (): Promise<number> => {
    const stats = await statfs(runner.workDirectory).catch(() => null);
    return stats === null ? Number.NaN : stats[part] * stats.bsize;
  };
  gauge("disk_free_bytes", "Free space of the file system of WORK_DIR.", disk("bavail"));
  gauge("disk_size_bytes", "Size of the file system of WORK_DIR.", disk("blocks"));

  return {
    observer: {
      attemptEnded({ outcome, errorCode = "", durationMs }) {
        attempts.inc({ outcome, error_code: errorCode });
        attemptSeconds.observe({ outcome }, durationMs / 1_000);
      },
      scannerEnded({ name, status, duration_ms }) {
        scannerSeconds.observe({ scanner: name, status }, duration_ms / 1_000);
      },
    },
    countRefusal: (reason) => refusals.inc({ reason }),
    server: createMetricsServer(registry),
  };
}

function createMetricsServer(registry: Registry): Server {
  return createServer({ requestTimeout: 15_000, headersTimeout: 10_000 }, (request, response) => {
    const answer = (status: number, headers = {}, body = ""): void =>
      void response.writeHead(status, headers).end(body);
    const [path] = (request.url ?? "").split("?");
    if (path !== "/metrics") return answer(404);
    if (request.method !== "GET") return answer(405, { allow: "GET" });
    registry.metrics().then(
      (text) => answer(200, { "content-type": registry.contentType }, text),
      () => answer(500),
    );
  });
}
