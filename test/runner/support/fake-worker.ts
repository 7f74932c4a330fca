import { createServer } from "node:http";
import type { IncomingMessage, RequestListener } from "node:http";
import type { DispatchRequest } from "../../../worker/contract/dispatch.ts";
import type { Coverage } from "../../../worker/contract/finding-identity.ts";
import type { PipelineFinding } from "../../../worker/contract/finding.ts";
import {
  ClaimRequest,
  ClaimResponse,
  FindingsRequest,
  FinishRequest,
  HeartbeatRequest,
} from "../../../worker/contract/runner-calls.ts";
import type { RunnerEvent } from "../../../worker/contract/runner-event.ts";

export interface Received {
  claims: ClaimRequest[];
  heartbeats: number;
  findings: PipelineFinding[];
  findingsCalls: number;
  coverage: Coverage[];
  /** Final reports, without their events. */
  finishes: FinishRequest[];
  events: RunnerEvent[];
  /** Calls that violated the contract. */
  violations: string[];
}

export interface FakeWorker {
  url: string;
  /** The response to a claim. */
  claim: Omit<ClaimResponse, "version">;
  received: Received;
  /** While set, calls fail with this status and the worker's error body; 0 closes the connection. */
  fail: (verb: string) => number | null;
  /** Responses of an intermediary to the next calls, one each, instead of the worker's. */
  foreign: RequestListener[];
  /** Scans for pull-mode runners, one at a time; while empty, they wait. */
  leases: DispatchRequest[];
  /** Responses to this call are delayed until the promise resolves. */
  hold: (verb: string) => Promise<void>;
  close(): Promise<void>;
}

/** Implements the worker's side of the contract for one scan, and checks the runner's calls against it. */
export async function startFakeWorker(
  scanId: string,
  token: string,
  claim: Omit<ClaimResponse, "version">,
): Promise<FakeWorker> {
  let expectedToken = token;
  const received: Received = {
    claims: [],
    heartbeats: 0,
    findings: [],
    findingsCalls: 0,
    coverage: [],
    finishes: [],
    events: [],
    violations: [],
  };
  const worker: FakeWorker = {
    url: "",
    claim,
    received,
    fail: () => null,
    leases: [],
    foreign: [],
    hold: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };

  function answer(verb: string, body: unknown): object {
    if (verb === "claim") {
      received.claims.push(ClaimRequest.parse(body));
      return ClaimResponse.parse({ version: 1, ...claim });
    }
    if (verb === "heartbeat") {
      received.events.push(...(HeartbeatRequest.parse(body).events ?? []));
      received.heartbeats += 1;
      expectedToken = `${token}-${received.heartbeats}`;
      return { version: 1, lease_ms: claim.lease_ms, token: expectedToken };
    }
    if (verb === "findings") {
      const { findings, coverage } = FindingsRequest.parse(body);
      received.findings.push(...findings);
      if (coverage) received.coverage.push(coverage);
      else received.findingsCalls += 1;
      return { version: 1 };
    }
    const { events, ...finish } = FinishRequest.parse(body);
    received.events.push(...(events ?? []));
    received.finishes.push(finish);
    return { version: 1 };
  }

  function handle(request: IncomingMessage, text: string): number | object | RequestListener {
    if (request.url === "/internal/jobs/lease") return { version: 1, scan: worker.leases.shift() ?? null };
    const [, verb = ""] = request.url?.match(`^/internal/scans/${scanId}/(claim|heartbeat|findings|finish)$`) ?? [];
    const foreign = worker.foreign.shift();
    if (foreign !== undefined) return foreign;
    const failure = worker.fail(verb);
    if (failure !== null) return failure;
    const { authorization } = request.headers;
    // A call that was sent before the heartbeat's new token arrived has the previous token.
    const known = authorization === `Bearer ${expectedToken}` || authorization?.startsWith(`Bearer ${token}`);
    if (request.method !== "POST" || verb === "" || !known) {
      received.violations.push(`${request.method} ${request.url}`);
      return 400;
    }
    try {
      return answer(verb, JSON.parse(text));
    } catch (error) {
      received.violations.push(`${verb}: ${String(error)}`);
      return 400;
    }
  }

  const server = createServer((request, response) => {
    void read(request).then(async (text) => {
      const outcome = handle(request, text);
      await worker.hold(request.url?.split("/").at(-1) ?? "");
      if (typeof outcome === "function") outcome(request, response);
      else if (outcome === 0) request.socket.destroy();
      else if (typeof outcome === "number") response.writeHead(outcome).end(errorBody(outcome));
      else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(outcome));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  worker.url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  worker.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return worker;
}

const ERROR_CODES = new Map([
  [400, "bad_request"],
  [401, "unauthorized"],
  [403, "forbidden"],
  [404, "not_found"],
  [409, "conflict"],
  [410, "gone"],
  [413, "payload_too_large"],
]);

function errorBody(status: number): string {
  return JSON.stringify({ error: ERROR_CODES.get(status) ?? "internal_error", message: "As the test wants it." });
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
