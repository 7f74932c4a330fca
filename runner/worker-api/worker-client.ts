import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { CheckClaimResponse } from "../../worker/contract/branch-check.ts";
import type { CheckReport } from "../../worker/contract/branch-check.ts";
import { CONTRACT_VERSION } from "../../worker/contract/dispatch.ts";
import { MAX_OUTAGE_MS } from "../../worker/contract/outage.ts";
import type { Coverage } from "../../worker/contract/finding-identity.ts";
import type { PipelineFinding } from "../../worker/contract/finding.ts";
import {
  CallError,
  ClaimResponse,
  FindingsResponse,
  FinishResponse,
  HeartbeatResponse,
  MAX_FINDINGS_CALL_BYTES,
  MAX_FINDINGS_PER_CALL,
} from "../../worker/contract/runner-calls.ts";
import type { FinishRequest } from "../../worker/contract/runner-calls.ts";
import type { RunnerEvent } from "../../worker/contract/runner-event.ts";

const CALL_TIMEOUT_MS = 10_000;
const CLAIM_PATIENCE_MS = 60_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;
const ATTEMPT_OVER_STATUSES = new Set([401, 403, 404, 409, 410]);
const REFUSED_STATUSES = new Set([400, 413]);

/** The scan was canceled, deleted or assigned to a later attempt: the worker rejects all calls of this one. */
export class AttemptOverError extends Error {
  override readonly name = "AttemptOverError";
}

/** The worker did not respond for as long as the call is repeated. */
export class WorkerUnreachableError extends Error {
  override readonly name = "WorkerUnreachableError";
}

/** The worker rejected the call as invalid: a defect of the service. */
export class WorkerRefusedError extends Error {
  override readonly name = "WorkerRefusedError";
}

interface Call<T> {
  verb: "claim" | "heartbeat" | "findings" | "finish";
  body: string;
  schema: z.ZodType<T>;
  patienceMs: number;
  maxPauseMs?: number;
  signal: AbortSignal;
}

/** The internal API for one attempt at a scan, or a branch check. Each call is repeated until the worker itself responds. */
export class WorkerClient {
  readonly #baseUrl: string;
  #token: string;
  readonly #onToken: (token: string) => void;

  /** `onToken` is called with each token before its first use. */
  constructor(options: {
    workerUrl: string;
    scanId: string;
    token: string;
    onToken: (token: string) => void;
    kind?: "branch_check" | undefined;
  }) {
    const collection = options.kind === "branch_check" ? "branch-checks" : "scans";
    this.#baseUrl = `${options.workerUrl}/internal/${collection}/${options.scanId}`;
    this.#token = options.token;
    this.#onToken = options.onToken;
    this.#onToken(options.token);
  }

  async claim(claimId: string, signal: AbortSignal): Promise<ClaimResponse> {
    const body = JSON.stringify({ version: CONTRACT_VERSION, claim_id: claimId });
    return this.#call({ verb: "claim", body, schema: ClaimResponse, patienceMs: CLAIM_PATIENCE_MS, signal });
  }

  async claimCheck(signal: AbortSignal): Promise<CheckClaimResponse> {
    const body = JSON.stringify({ version: CONTRACT_VERSION });
    return this.#call({ verb: "claim", body, schema: CheckClaimResponse, patienceMs: CLAIM_PATIENCE_MS, signal });
  }

  async finishCheck(report: CheckReport, signal: AbortSignal): Promise<void> {
    const body = JSON.stringify(report);
    await this.#call({ verb: "finish", body, schema: FinishResponse, patienceMs: CLAIM_PATIENCE_MS, signal });
  }

  async heartbeat(
    events: readonly RunnerEvent[],
    repetition: { patienceMs: number; maxPauseMs: number },
    signal: AbortSignal,
  ): Promise<HeartbeatResponse> {
    const body = JSON.stringify({ version: CONTRACT_VERSION, events });
    const beat = await this.#call({ verb: "heartbeat", body, schema: HeartbeatResponse, ...repetition, signal });
    this.#onToken(beat.token);
    this.#token = beat.token;
    return beat;
  }

  /**
   * Sends findings in as many calls as the limits of the contract require. `onSent` is called with the findings that the worker
   * has received.
   */
  async postFindings(
    findings: readonly PipelineFinding[],
    onSent: (sent: PipelineFinding[]) => void,
    signal: AbortSignal,
  ): Promise<void> {
    for (const chunk of chunksOf(findings)) {
      const body = `{"version":${CONTRACT_VERSION},"findings":[${chunk.map(({ json }) => json).join(",")}]}`;
      await this.#call({
        verb: "findings",
        body,
        schema: FindingsResponse,
        patienceMs: MAX_OUTAGE_MS,
        signal,
      });
      onSent(chunk.map(({ finding }) => finding));
    }
  }

  /** Sends what the scanners looked at, in a part that is within the limits of the contract. */
  async postCoverage(coverage: Coverage, signal: AbortSignal): Promise<void> {
    const body = JSON.stringify({ version: CONTRACT_VERSION, findings: [], coverage });
    await this.#call({ verb: "findings", body, schema: FindingsResponse, patienceMs: MAX_OUTAGE_MS, signal });
  }

  async finish(request: FinishRequest, signal: AbortSignal): Promise<void> {
    const body = JSON.stringify(request);
    await this.#call({ verb: "finish", body, schema: FinishResponse, patienceMs: MAX_OUTAGE_MS, signal });
  }

  async #call<T>(call: Call<T>): Promise<T> {
    const deadlineMs = performance.now() + call.patienceMs;
    const maxPauseMs = Math.min(call.maxPauseMs ?? MAX_PAUSE_MS, MAX_PAUSE_MS);
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      const response = await this.#send(call);
      call.signal.throwIfAborted();
      if (response !== null) return response.value;
      const leftMs = deadlineMs - performance.now();
      if (leftMs <= 0) {
        throw new WorkerUnreachableError(`no response to ${call.verb} for ${Math.round(call.patienceMs / 1_000)} s`);
      }
      const jitteredMs = pauseMs * (0.5 + Math.random());
      await sleep(Math.min(jitteredMs, leftMs), undefined, { signal: call.signal }).catch(() =>
        call.signal.throwIfAborted(),
      );
    }
  }

  /** @returns null when the call should be repeated. */
  async #send<T>({ verb, body, schema, signal }: Call<T>): Promise<{ value: T } | null> {
    let status: number;
    let text: string;
    try {
      const response = await fetch(`${this.#baseUrl}/${verb}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${this.#token}` },
        body,
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]),
      });
      status = response.status;
      text = await response.text();
    } catch {
      return null;
    }
    if (status >= 200 && status < 300) {
      const parsed = schema.safeParse(parseJson(text));
      return parsed.success ? { value: parsed.data } : null;
    }
    // A proxy, a captive portal or a deployment in progress may respond with any status and content.
    if (!CallError.safeParse(parseJson(text)).success) return null;
    if (ATTEMPT_OVER_STATUSES.has(status)) throw new AttemptOverError(`the response to ${verb} had status ${status}`);
    if (REFUSED_STATUSES.has(status)) throw new WorkerRefusedError(`the response to ${verb} had status ${status}`);
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Serialized {
  finding: PipelineFinding;
  json: string;
}

const ENVELOPE_BYTES = 100;

function* chunksOf(findings: readonly PipelineFinding[]): Generator<Serialized[]> {
  let chunk: Serialized[] = [];
  let bytes = ENVELOPE_BYTES;
  for (const finding of findings) {
    const json = JSON.stringify(finding);
    const size = Buffer.byteLength(json) + 1;
    if (chunk.length === MAX_FINDINGS_PER_CALL || (chunk.length > 0 && bytes + size > MAX_FINDINGS_CALL_BYTES)) {
      yield chunk;
      chunk = [];
      bytes = ENVELOPE_BYTES;
    }
    chunk.push({ finding, json });
    bytes += size;
  }
  if (chunk.length > 0) yield chunk;
}
