import { env } from "cloudflare:workers";
import { issueRunnerToken } from "../../../worker/auth/tokens.ts";
import type { PipelineFinding } from "../../../worker/contract/finding.ts";
import type { RunnerEvent } from "../../../worker/contract/runner-event.ts";
import type { ScanSummary } from "../../../worker/contract/scan-summary.ts";
import type { Scan } from "../../../worker/scans/schemas.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { call } from "./client.ts";
import { home } from "./home.ts";

/** Calls the internal API as a runner with one attempt at a scan. */
export class TestRunner {
  readonly scan: Scan;
  readonly attempt: number;
  readonly claimId = crypto.randomUUID();

  readonly #shard: string;

  constructor(scan: Scan, attempt = 1, shard = home.shard) {
    this.scan = scan;
    this.#shard = shard;
    this.attempt = attempt;
  }

  async post(verb: string, body: unknown): Promise<Response> {
    const claims = { sub: this.scan.id, org_id: this.scan.org_id, attempt: this.attempt, shard: this.#shard };
    const token = await issueRunnerToken(settingsOf(env), claims);
    return call("POST", `/internal/scans/${this.scan.id}/${verb}`, { token, body });
  }

  claim(claimId = this.claimId): Promise<Response> {
    return this.post("claim", { version: 1, claim_id: claimId });
  }
  heartbeat(...events: RunnerEvent[]): Promise<Response> {
    return this.post("heartbeat", { version: 1, events });
  }
  findings(...findings: PipelineFinding[]): Promise<Response> {
    return this.post("findings", { version: 1, findings });
  }
  finish(request: Record<string, unknown>): Promise<Response> {
    return this.post("finish", { version: 1, ...request });
  }
}

export function finding(externalId: string, change: Partial<PipelineFinding> = {}): PipelineFinding {
  return {
    external_id: externalId,
    title: "Shell command built from a variable",
    severity: "high",
    scanner: "ast-grep",
    description: null,
    location_path: "src/app.js",
    location_line: 3,
    location_column: 1,
    metadata: { rule_id: "r", cwe: "CWE-78", confidence: "high", snippet: "exec(x)", fingerprint: externalId },
    ...change,
  };
}

export function runnerEvent(change: Partial<RunnerEvent> = {}): RunnerEvent {
  return { id: crypto.randomUUID(), type: "cloned", age_ms: 0, message: "Cloned main.", detail: { n: 1 }, ...change };
}

export function summary(change: Partial<ScanSummary> = {}): ScanSummary {
  return {
    commit: "a".repeat(40),
    branch: "main",
    findings: {
      total: 1,
      by_severity: { critical: 0, high: 1, medium: 0, low: 0, info: 0 },
      by_scanner: { "ast-grep": 1 },
    },
    scanners: [{ name: "ast-grep", version: "1.0.0", status: "completed", duration_ms: 5, findings: 1 }],
    duration_ms: 10,
    ...change,
  };
}

/** Lets the lease of a scan, the time limit of its claim, or the delay of its message expire. */
export async function runOut(scanId: string): Promise<void> {
  await home.DB.prepare(
    "update scan_jobs set due_at = 1, not_before = null, held_until = iif(held_until is null, null, 1) where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-')) and due_at is not null",
  )
    .bind(scanId)
    .run();
}
