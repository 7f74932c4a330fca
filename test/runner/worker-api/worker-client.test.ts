import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import {
  AttemptOverError,
  WorkerClient,
  WorkerRefusedError,
  WorkerUnreachableError,
} from "../../../runner/worker-api/worker-client.ts";

const SCAN_ID = "0198c0de-0000-7000-8000-000000000004";
const CLAIM_ID = "0198c0de-0000-7000-8000-000000000005";
const CLAIM = {
  version: 1,
  clone_url: "https://git.example/app.git",
  branch: "main",
  credential: null,
  credential_state: "none_stored",
  fingerprint_key: "k".repeat(43),
  lease_ms: 20_000,
  heartbeat_ms: 5_000,
};
const never = new AbortController().signal;

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** Requests get these answers in turn, and the last one from then on. */
async function setUp(...answers: RequestListener[]) {
  const requests: { url: string; authorization: string }[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push({ url: request.url ?? "", authorization: request.headers.authorization ?? "" });
    request.resume().on("end", () => answer?.(request, response));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const tokens: string[] = [];
  const client = new WorkerClient({
    workerUrl: `http://127.0.0.1:${port}`,
    scanId: SCAN_ID,
    token: "first-token",
    onToken: (token) => void tokens.push(token),
  });
  return { client, requests, tokens };
}

test("a claim is one authenticated call", async () => {
  const { client, requests } = await setUp(json(200, CLAIM));
  expect(await client.claim(CLAIM_ID, never)).toMatchObject({ branch: "main" });
  expect(requests).toEqual([{ url: `/internal/scans/${SCAN_ID}/claim`, authorization: "Bearer first-token" }]);
});

test.each([
  [401, "unauthorized"],
  [403, "forbidden"],
  [403, "organization_suspended"],
  [404, "not_found"],
  [409, "conflict"],
  [410, "gone"],
])("the worker's own %i %s means that the attempt is over", async (status, error) => {
  const { client, requests } = await setUp(json(status, { error, message: "Stop the work." }));
  await expect(client.claim(CLAIM_ID, never)).rejects.toThrow(AttemptOverError);
  expect(requests).toHaveLength(1);
});

test.each([
  [400, "bad_request"],
  [413, "payload_too_large"],
])("the worker's own %i %s is a defect of the service", async (status, error) => {
  const { client, requests } = await setUp(json(status, { error, message: "Wrong." }));
  await expect(client.claim(CLAIM_ID, never)).rejects.toThrow(WorkerRefusedError);
  expect(requests).toHaveLength(1);
});

const page =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "text/html", location: "https://portal.example/" }).end(body);

test.each<[string, RequestListener]>([
  ["an HTML page", page(200, "<html>Sign in</html>")],
  ["an empty response", page(200, "")],
  ["204", page(204, "")],
  ["JSON that is cut off", page(200, '{"version":1,')],
  ["JSON of another shape", json(200, { ...CLAIM, branch: 5 })],
  ["a redirect", page(302, "")],
  ["a page with 400", page(400, "<html>")],
  ["a page with 401", page(401, "<html>")],
  ["a page with 403", page(403, "<html>")],
  ["a page with 404", page(404, "<html>")],
  ["a proxy's JSON with 404", json(404, { message: "no Route matched with those values" })],
  ["another service's error with 409", json(409, { error: "Conflict", message: "from elsewhere" })],
  ["an empty 410", page(410, "")],
  ["the worker's rate limit", json(429, { error: "rate_limited", message: "Later." })],
  ["the worker's own 500", json(500, { error: "internal_error", message: "Later." })],
  ["a closed connection", (request) => void request.socket.destroy()],
])("after %s, the call is repeated", async (_what, foreign) => {
  const { client, requests } = await setUp(foreign, json(200, CLAIM));
  expect(await client.claim(CLAIM_ID, never)).toMatchObject({ branch: "main" });
  expect(requests).toHaveLength(2);
});

test("a call is repeated no longer than its patience", async () => {
  const { client, requests } = await setUp(page(200, "<html>"));
  await expect(client.heartbeat([], { patienceMs: 400, maxPauseMs: 100 }, never)).rejects.toThrow(
    WorkerUnreachableError,
  );
  expect(requests.length).toBeGreaterThan(1);
});

test("an abort ends the pause between two calls, with its reason", async () => {
  const abort = new AbortController();
  const reason = new Error("shutdown");
  const { client } = await setUp((_request, response) => {
    response.writeHead(503).end();
    setImmediate(() => abort.abort(reason));
  });
  await expect(client.claim(CLAIM_ID, abort.signal)).rejects.toBe(reason);
});

test("a heartbeat's token replaces the one before, and is reported before its use", async () => {
  const { client, requests, tokens } = await setUp(
    json(200, { version: 1, lease_ms: 20_000, token: "second-token" }),
    json(200, { version: 1 }),
  );
  await client.heartbeat([], { patienceMs: 1_000, maxPauseMs: 100 }, never);
  expect(tokens).toEqual(["first-token", "second-token"]);
  await client.finish({ version: 1, outcome: "handed_back" }, never);
  expect(requests.map(({ authorization }) => authorization)).toEqual(["Bearer first-token", "Bearer second-token"]);
});

test("no findings are no call", async () => {
  const { client, requests } = await setUp(json(200, { version: 1 }));
  await client.postFindings([], () => {}, never);
  expect(requests).toEqual([]);
});
