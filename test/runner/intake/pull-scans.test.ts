import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { createLog } from "../../../runner/log.ts";
import { pullScans } from "../../../runner/intake/pull-scans.ts";
import { Redactor } from "../../../runner/redact.ts";
import { ScanQueue } from "../../../runner/intake/scan-queue.ts";
import type { DispatchRequest } from "../../../worker/contract/dispatch.ts";

const SECRET = "runner-secret-of-more-than-32-characters";
const SCAN: DispatchRequest = {
  version: 1,
  scan_id: "0198c0de-0000-7000-8000-000000000003",
  attempt: 1,
  token: "token-of-the-attempt",
};

/** Pulls from a worker that first gives this answer, and then the right one. */
async function pull(first: RequestListener): Promise<{ taken: DispatchRequest; lines: string[] }> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (requests === 1) first(request, response);
    else response.setHeader("content-type", "application/json").end(JSON.stringify({ version: 1, scan: SCAN }));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const stop = new AbortController();
  const { promise: taken, resolve } = Promise.withResolvers<DispatchRequest>();
  const lines: string[] = [];
  const pulling = pullScans({
    settings: { workerUrl: `http://127.0.0.1:${port}`, secrets: [SECRET] },
    queue: new ScanQueue({ concurrency: 1, maxWaiting: 0 }, (request) => Promise.resolve(resolve(request))),
    hasRoom: () => Promise.resolve(true),
    health: { fault: null, waitUntilHealthy: () => Promise.resolve() },
    log: createLog(new Redactor(), (line) => void lines.push(line)),
    signal: stop.signal,
  });
  const scan = await taken;
  stop.abort();
  await pulling;
  server.closeAllConnections();
  server.close();
  return { taken: scan, lines };
}

const json = (body: unknown): RequestListener => {
  return (_request, response) => void response.setHeader("content-type", "application/json").end(JSON.stringify(body));
};
const status = (code: number, headers: Record<string, string> = {}): RequestListener => {
  return (_request, response) => void response.writeHead(code, headers).end("<html>");
};

test.concurrent.each<[string, RequestListener, string]>([
  ["401", status(401), "does not accept this RUNNER_SECRET"],
  ["409", status(409), "its RUNNER_MODE is not pull"],
  ["503", status(503), "responded with status 503"],
  ["a redirect", status(307, { location: "https://elsewhere.example/" }), "responded with status 307"],
  ["a page", status(200), "does not match the contract"],
  ["JSON of another shape", json([SCAN]), "does not match the contract"],
  ["a scan of another contract", json({ version: 1, scan: { ...SCAN, version: 2 } }), "does not match the contract"],
  [
    "a scan whose id would be another path",
    json({ version: 1, scan: { ...SCAN, scan_id: "../../v1/orgs" } }),
    "does not match the contract",
  ],
  ["nothing", (request) => void request.socket.destroy(), "does not respond"],
])("a worker that answers %s is asked again, and the log says why", async (_answer, first, reason) => {
  const { taken, lines } = await pull(first);
  expect(taken).toEqual(SCAN);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "warn", event: "no_lease", reason: expect.stringContaining(reason) },
  ]);
  expect(lines.join("")).not.toContain(SECRET);
});
