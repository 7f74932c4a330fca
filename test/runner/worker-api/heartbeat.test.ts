import { expect, onTestFinished, test } from "vitest";
import { Redactor } from "../../../runner/redact.ts";
import { EventBuffer } from "../../../runner/worker-api/event-buffer.ts";
import { startHeartbeat } from "../../../runner/worker-api/heartbeat.ts";
import { AttemptOverError, WorkerClient, WorkerUnreachableError } from "../../../runner/worker-api/worker-client.ts";
import { startFakeWorker } from "../support/fake-worker.ts";

const SCAN_ID = "0198c0de-0000-7000-8000-000000000006";
const LEASE = { lease_ms: 20_000, heartbeat_ms: 20 };

async function setUp({ patienceMs, ...lease }: typeof LEASE & { patienceMs?: number } = LEASE) {
  const worker = await startFakeWorker(SCAN_ID, "attempt-token", {
    clone_url: "https://git.example/app.git",
    branch: "main",
    credential: null,
    credential_state: "none_stored",
    fingerprint_key: "k".repeat(43),
    ...lease,
  });
  onTestFinished(() => worker.close());
  const client = new WorkerClient({
    workerUrl: worker.url,
    scanId: SCAN_ID,
    token: "attempt-token",
    onToken: () => {},
  });
  const buffer = new EventBuffer(new Redactor());
  const lost: unknown[] = [];
  const start = () => {
    const heartbeat = startHeartbeat(
      client,
      buffer,
      { ...lease, ...(patienceMs && { patienceMs }) },
      (reason) => void lost.push(reason),
    );
    onTestFinished(() => heartbeat.stop());
    return heartbeat;
  };
  return { worker, buffer, lost, start };
}

test("it repeats, with the token of the heartbeat before", async () => {
  const { worker, lost, start } = await setUp();
  start();
  await expect.poll(() => worker.received.heartbeats).toBeGreaterThan(3);
  expect([worker.received.violations, lost]).toEqual([[], []]);
});

test("it sends each event once, in order, also those that arrive later", async () => {
  const { worker, buffer, start } = await setUp();
  for (const message of ["first", "second"]) buffer.add("cloned", message, {});
  start();
  await expect.poll(() => worker.received.events).toHaveLength(2);
  buffer.add("checked_out", "third", {});
  await expect.poll(() => worker.received.events).toHaveLength(3);
  const beats = worker.received.heartbeats;
  await expect.poll(() => worker.received.heartbeats).toBeGreaterThan(beats + 2);
  expect(worker.received.events.map(({ message }) => message)).toEqual(["first", "second", "third"]);
  expect(buffer.pending()).toEqual([]);
});

test("events of a heartbeat that was not answered are sent again", async () => {
  const { worker, buffer, start } = await setUp();
  worker.foreign.push((_request, response) => void response.writeHead(502).end("<html>"));
  buffer.add("cloned", "only", {});
  start();
  await expect.poll(() => worker.received.events).toHaveLength(1);
});

test("an attempt that is over is reported once, and no heartbeat follows", async () => {
  const { worker, lost, start } = await setUp();
  start();
  await expect.poll(() => worker.received.heartbeats).toBeGreaterThan(0);
  worker.fail = () => 409;
  await expect.poll(() => lost).toHaveLength(1);
  expect(lost[0]).toBeInstanceOf(AttemptOverError);
  worker.fail = () => null;
  const beats = worker.received.heartbeats;
  await new Promise((resolve) => void setTimeout(resolve, 10 * LEASE.heartbeat_ms));
  expect([worker.received.heartbeats, lost.length]).toEqual([beats, 1]);
});

test("a worker that is away for longer than the lease, and returns, costs nothing", async () => {
  const { worker, lost, start } = await setUp({ lease_ms: 100, heartbeat_ms: 20 });
  worker.fail = () => 0;
  start();
  await new Promise((resolve) => void setTimeout(resolve, 500));
  worker.fail = () => null;
  await expect.poll(() => worker.received.heartbeats).toBeGreaterThan(1);
  expect(lost).toEqual([]);
});

test("a worker that does not return loses the attempt", async () => {
  const { worker, lost, start } = await setUp({ ...LEASE, patienceMs: 400 });
  worker.fail = () => 0;
  start();
  await expect.poll(() => lost).toHaveLength(1);
  expect(lost[0]).toBeInstanceOf(WorkerUnreachableError);
});

test("once stopped it is silent, and loses nothing", async () => {
  const { worker, lost, start } = await setUp();
  const heartbeat = start();
  await expect.poll(() => worker.received.heartbeats).toBeGreaterThan(0);
  heartbeat.stop();
  worker.fail = () => 409;
  await new Promise((resolve) => void setTimeout(resolve, 10 * LEASE.heartbeat_ms));
  expect(lost).toEqual([]);
});
