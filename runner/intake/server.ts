import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { DispatchRequest } from "../../worker/contract/dispatch.ts";
import { describeError } from "../log.ts";
import type { Log } from "../log.ts";
import type { Refusal } from "./metrics.ts";
import type { ScanQueue } from "./scan-queue.ts";

const MAX_BODY_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 5;

interface Answer {
  status: number;
  body: Record<string, string | number>;
  headers?: Record<string, string>;
}

export interface RunnerServerOptions {
  queue: ScanQueue;
  /** Any of them is accepted. */
  secrets: readonly string[];
  log: Log;
  /** Whether there is disk space for another scan (default: there is). */
  hasRoom?: () => Promise<boolean>;
  /** Whether the machine works (default: it does). */
  health?: { fault: string | null };
  onRefusal?: (reason: Refusal) => void;
}

/** Accepts scans that the worker dispatches. */
export function createRunnerServer(options: RunnerServerOptions): Server {
  const { queue, log, hasRoom = () => Promise.resolve(true), health = { fault: null }, onRefusal = () => {} } = options;
  const admitted = options.secrets.map(digest);
  const limits = {
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 5_000,
  };
  const server = createServer(limits, (request, response) => {
    route(request, { queue, admitted, hasRoom, health, onRefusal })
      .catch((error: unknown) => {
        log("error", "request_failed", { error: describeError(error) });
        return refusal(500, "internal_error", "The request could not be handled.");
      })
      .then((answer) => send(request, response, answer))
      .catch(() => response.destroy());
  });
  server.on("clientError", (_error, socket) => {
    if (socket.writable) socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
  return server;
}

type Unavailable = Exclude<Refusal, "unauthorized" | "invalid_request">;

interface Desk {
  queue: ScanQueue;
  admitted: readonly Buffer[];
  hasRoom: () => Promise<boolean>;
  health: { fault: string | null };
  onRefusal: (reason: Refusal) => void;
}

async function route(request: IncomingMessage, desk: Desk): Promise<Answer> {
  const [path] = (request.url ?? "").split("?");
  if (path === "/healthz") return requireMethod(request, "GET") ?? reportHealth(desk);
  if (path === "/scans") return requireMethod(request, "POST") ?? takeScan(request, desk);
  return refusal(404, "not_found", "No such path.");
}

function requireMethod(request: IncomingMessage, method: "GET" | "POST"): Answer | null {
  if (request.method === method || (method === "GET" && request.method === "HEAD")) return null;
  return { ...refusal(405, "method_not_allowed", `Use ${method}.`), headers: { allow: method } };
}

function reportHealth({ queue, health }: Desk): Answer {
  if (queue.closing) return { status: 503, body: { status: "stopping", ...queue.load } };
  if (health.fault !== null) return { status: 503, body: { status: "unhealthy", reason: health.fault, ...queue.load } };
  return { status: 200, body: { status: "ok", ...queue.load } };
}

async function takeScan(request: IncomingMessage, desk: Desk): Promise<Answer> {
  const { queue, admitted, hasRoom, health, onRefusal } = desk;
  if (!isAdmitted(request.headers.authorization, admitted)) {
    onRefusal("unauthorized");
    const answer = refusal(401, "unauthorized", "The runner's secret is missing or wrong.");
    return { ...answer, headers: { "www-authenticate": "Bearer" } };
  }
  const body = await readBody(request);
  const dispatch = DispatchRequest.safeParse(body && parseJson(body));
  if (!dispatch.success) onRefusal("invalid_request");
  if (body === null) return refusal(413, "payload_too_large", `The body is larger than ${MAX_BODY_BYTES} bytes.`);
  if (!dispatch.success)
    return refusal(400, "invalid_request", "The body is not a dispatch request of this contract version.");
  const room = await hasRoom();
  const works = health.fault === null;
  if (room && works && queue.offer(dispatch.data)) return { status: 202, body: { status: "accepted" } };
  const reason = refusalReason(room, desk);
  onRefusal(reason);
  const answer = refusal(503, "unavailable", refusalText(reason, health));
  return { ...answer, headers: { "retry-after": String(RETRY_AFTER_SECONDS) } };
}

function refusalReason(room: boolean, { queue, health }: Desk): Unavailable {
  if (queue.closing) return "stopping";
  if (health.fault !== null) return "machine_fault";
  return room ? "full" : "disk_full";
}

function refusalText(reason: Unavailable, { fault }: Desk["health"]): string {
  if (reason === "stopping") return "The runner is shutting down.";
  if (reason === "machine_fault") return `The machine of the runner has a fault: ${fault}.`;
  return reason === "full" ? "The runner is full." : "The runner's disk is full.";
}

/** Compares digests in constant time, which reveals neither content nor length. */
function isAdmitted(authorization: string | undefined, admitted: readonly Buffer[]): boolean {
  const [, token = ""] = authorization?.match(/^Bearer +(\S+)$/i) ?? [];
  const given = digest(token);
  return admitted.map((secret) => timingSafeEqual(secret, given)).includes(true);
}

function digest(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/** @returns null for a body over the limit. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) return null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

function refusal(status: number, error: string, message: string): Answer {
  return { status, body: { error, message } };
}

function send(request: IncomingMessage, response: ServerResponse, { status, body, headers }: Answer): void {
  // The rest of a body that was not read would be parsed as the next request.
  const close = request.complete ? {} : { connection: "close" };
  response.writeHead(status, { "content-type": "application/json", ...close, ...headers });
  response.end(request.method === "HEAD" ? undefined : JSON.stringify(body));
}
