import { getEventListeners } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../../../runner/log.ts";
import { Redactor } from "../../../runner/redact.ts";
import { ScanQueue } from "../../../runner/intake/scan-queue.ts";
import { createRunnerServer } from "../../../runner/intake/server.ts";

const SECRETS = ["the-first-secret-of-the-worker-000", "the-second-secret-of-the-worker-00"];

async function setUp(
  capacity = 1,
  hasRoom = () => Promise.resolve(true),
  health: { fault: string | null } = { fault: null },
) {
  const running = new Map<string, { end: () => void; signal: AbortSignal; token: string }>();
  const queue = new ScanQueue({ concurrency: capacity, maxWaiting: capacity }, (request, signal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    running.set(`${request.scan_id}/${request.attempt}`, { end: resolve, signal, token: request.token });
    signal.addEventListener("abort", () => resolve());
    if (signal.aborted) resolve();
    return promise;
  });
  const server = createRunnerServer({
    queue,
    secrets: SECRETS,
    log: createLog(new Redactor(), () => {}),
    hasRoom,
    health,
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  const post = (body: unknown, headers: Record<string, string> = { authorization: `Bearer ${SECRETS[0]}` }) =>
    fetch(`${url}/scans`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { url, port, post, queue, running };
}

function dispatch(number: number, attempt = 1) {
  return {
    version: 1,
    scan_id: `0198c0de-0000-7000-8000-${String(number).padStart(12, "0")}`,
    attempt,
    token: "attempt-token",
  };
}

test("health reports the load", async () => {
  const { url, post } = await setUp(2);
  await post(dispatch(1));
  const response = await fetch(`${url}/healthz`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok", running: 1, waiting: 0, capacity: 2 });
});

test("a scan is taken once, however often it is offered", async () => {
  const { post, queue, running } = await setUp();
  for (let repeat = 0; repeat < 3; repeat += 1) {
    const response = await post(dispatch(1));
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ status: "accepted" });
  }
  expect(running.size).toBe(1);
  expect(queue.load).toEqual({ running: 1, waiting: 0, capacity: 1 });
});

test("as many wait as run; then the runner is full, until one ends", async () => {
  const { post, queue, running } = await setUp();
  expect((await post(dispatch(1))).status).toBe(202);
  expect((await post(dispatch(2))).status).toBe(202);
  const full = await post(dispatch(3));
  expect(full.status).toBe(503);
  expect(full.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await full.json()).toEqual({ error: "unavailable", message: "The runner is full." });
  expect((await post(dispatch(2))).status).toBe(202);
  running.get(`${dispatch(1).scan_id}/1`)?.end();
  await expect.poll(() => running.has(`${dispatch(2).scan_id}/1`)).toBe(true);
  expect(queue.load).toEqual({ running: 1, waiting: 0, capacity: 1 });
  expect((await post(dispatch(3))).status).toBe(202);
});

test("a scan that waits begins in its turn with the token that it was last offered with", async () => {
  const { post, queue, running } = await setUp(2);
  for (const number of [1, 2, 3, 4]) await post(dispatch(number));
  expect((await post({ ...dispatch(3), token: "a-newer-token" })).status).toBe(202);
  expect(queue.load).toEqual({ running: 2, waiting: 2, capacity: 2 });
  running.get(`${dispatch(1).scan_id}/1`)?.end();
  await expect.poll(() => running.get(`${dispatch(3).scan_id}/1`)?.token).toBe("a-newer-token");
  expect(queue.load.waiting).toBe(1);
});

test("waiting for room ends with a scan or an abort, and leaves nothing on its signal", async () => {
  const { post, queue, running } = await setUp();
  const stop = new AbortController();
  for (const number of [1, 2]) {
    await post(dispatch(number));
    const room = queue.waitForRoom(stop.signal);
    expect(getEventListeners(stop.signal, "abort")).toHaveLength(1);
    running.get(`${dispatch(number).scan_id}/1`)?.end();
    await room;
    expect(getEventListeners(stop.signal, "abort")).toEqual([]);
  }
  await post(dispatch(3));
  const room = queue.waitForRoom(stop.signal);
  stop.abort();
  await room;
  expect(queue.load.running).toBe(1);
});

test("another attempt at the same scan is another job", async () => {
  const { post, queue } = await setUp(2);
  await post(dispatch(1, 1));
  await post(dispatch(1, 2));
  expect(queue.load.running).toBe(2);
});

test("a runner that shuts down takes nothing, releases who waits and aborts who runs too long", async () => {
  const { url, post, queue, running } = await setUp();
  await post(dispatch(1));
  await post(dispatch(2));
  const reason = new Error("shutdown");
  const closing = queue.close(100, reason);
  expect((await post(dispatch(3))).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
  await closing;
  expect([...running.keys()]).toEqual([`${dispatch(1).scan_id}/1`, `${dispatch(2).scan_id}/1`]);
  for (const { signal } of running.values()) expect(signal.reason).toBe(reason);
  expect(queue.load.waiting).toBe(0);
});

test.each([
  ["nothing", {}],
  ["another secret", { authorization: "Bearer wrong" }],
  ["a part of the secret", { authorization: `Bearer ${SECRETS[0]?.slice(0, -1)}` }],
  ["both secrets at once", { authorization: `Bearer ${SECRETS.join(",")}` }],
  ["an empty token", { authorization: "Bearer " }],
  ["Basic", { authorization: `Basic ${SECRETS[0]}` }],
])("401 with %s", async (_what, headers) => {
  const { post, running } = await setUp();
  const response = await post(dispatch(1), headers);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: "unauthorized" });
  expect(running.size).toBe(0);
});

test("either of two secrets is good", async () => {
  const { post } = await setUp(2);
  expect((await post(dispatch(1), { authorization: `Bearer ${SECRETS[1]}` })).status).toBe(202);
  expect((await post(dispatch(2), { authorization: `bearer ${SECRETS[0]}` })).status).toBe(202);
});

test.each([
  ["no JSON", "{"],
  ["an empty body", ""],
  ["null", "null"],
  ["a list", "[]"],
  ["another version", { ...dispatch(1), version: 2 }],
  ["no token", { ...dispatch(1), token: "" }],
  ["a scan id that is a path", { ...dispatch(1), scan_id: "../../etc" }],
  ["attempt 0", dispatch(1, 0)],
])("400 for %s", async (_what, body) => {
  const { post, running } = await setUp();
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "invalid_request", message: expect.any(String) });
  expect(running.size).toBe(0);
});

test("a body over the limit, with and without Content-Length", async () => {
  const { url, post } = await setUp();
  expect((await post(`{"x":"${"x".repeat(70_000)}"}`)).status).toBe(413);
  const stream = new ReadableStream({
    start(controller) {
      for (let index = 0; index < 10; index += 1) controller.enqueue(new Uint8Array(10_000).fill(120));
      controller.close();
    },
  });
  const response = await fetch(`${url}/scans`, {
    method: "POST",
    headers: { authorization: `Bearer ${SECRETS[0]}` },
    body: stream,
    duplex: "half",
  });
  expect(response.status).toBe(413);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test.each([
  ["GET", "/", 404, null],
  ["GET", "/scans/1", 404, null],
  ["GET", "//", 404, null],
  ["GET", "/scans", 405, "POST"],
  ["POST", "/healthz", 405, "GET"],
  ["DELETE", "/healthz", 405, "GET"],
])("%s %s is %i", async (method, path, status, allow) => {
  const { url } = await setUp();
  const response = await fetch(url + path, { method });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  expect(response.headers.get("allow")).toBe(allow);
});

test("what is no HTTP is answered with 400 and does no harm", async () => {
  const { url, port } = await setUp();
  const answer = await new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => void socket.write("\u0016\u0003 garbage\r\n\r\n"));
    socket.on("data", (chunk) => void (text += chunk.toString()));
    socket.on("close", () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test("no scan is taken while the disk is full, and none is lost", async () => {
  let room = false;
  const { post, queue } = await setUp(1, () => Promise.resolve(room));
  const refused = await post(dispatch(1));
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ error: "unavailable", message: "The runner's disk is full." });
  expect(queue.load).toMatchObject({ running: 0, waiting: 0 });
  room = true;
  expect((await post(dispatch(1))).status).toBe(202);
});

test("a machine with a fault is unhealthy, says why, and takes no scan until it works again", async () => {
  const health: { fault: string | null } = { fault: "EROFS: read-only file system" };
  const { url, post, queue } = await setUp(1, undefined, health);
  const unhealthy = await fetch(`${url}/healthz`);
  expect(unhealthy.status).toBe(503);
  expect(await unhealthy.json()).toEqual({
    status: "unhealthy",
    reason: "EROFS: read-only file system",
    running: 0,
    waiting: 0,
    capacity: 1,
  });
  const refused = await post(dispatch(1));
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await refused.json()).toEqual({
    error: "unavailable",
    message: "The machine of the runner has a fault: EROFS: read-only file system.",
  });
  expect(queue.load).toMatchObject({ running: 0, waiting: 0 });
  health.fault = null;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await post(dispatch(1))).status).toBe(202);
});

test("scans that wait are released on demand, and those that run go on", async () => {
  const { post, queue, running } = await setUp(1);
  for (const number of [1, 2]) await post(dispatch(number));
  const reason = new Error("fault");
  queue.releaseWaiting(reason);
  expect(queue.load).toMatchObject({ running: 1, waiting: 0 });
  expect(running.get(`${dispatch(2).scan_id}/1`)?.signal.reason).toBe(reason);
  expect(running.get(`${dispatch(1).scan_id}/1`)?.signal.aborted).toBe(false);
});
