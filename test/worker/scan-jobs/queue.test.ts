import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import worker from "../../../worker/index.ts";
import { makeProject, runScan } from "../support/client.ts";
import { runOut, summary, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";

async function consume(queue: string, ...bodies: unknown[]) {
  const messages = bodies.map((body, n) => ({ id: `m${n}`, timestamp: new Date(), attempts: 1, body }));
  const batch = createMessageBatch(queue, messages);
  await worker.queue(batch, env);
  return getQueueResult(batch, createExecutionContext());
}

async function start() {
  const tenant = await createTenant();
  await makeProject(tenant);
  return runScan(tenant);
}

it("retries while no runner answers and drops what is out of date or malformed", async () => {
  const [waiting, claimed] = [await start(), await start()];
  await new TestRunner(claimed).claim();
  const result = await consume(
    "scans",
    { version: 1, scan_id: waiting.id, attempt: 1, shard: home.shard },
    { version: 1, scan_id: waiting.id, attempt: 2, shard: home.shard },
    { version: 1, scan_id: claimed.id, attempt: 1, shard: home.shard },
    { version: 1, scan_id: crypto.randomUUID(), attempt: 1, shard: home.shard },
    { version: 9, scan_id: waiting.id, attempt: 1, shard: home.shard },
    "not even an object",
    null,
  );
  expect(result.outcome).toBe("ok");
  expect(result.retryMessages).toMatchObject([{ msgId: "m0" }]);
  expect(result.explicitAcks.toSorted()).toEqual(["m1", "m2", "m3", "m4", "m5", "m6"]);
});

it("does not offer an attempt before its time", async () => {
  const scan = await start();
  const runner = new TestRunner(scan);
  await runner.claim();
  const error = { code: "clone_failed", message: "git.example answered with HTTP 503." };
  await runner.finish({ outcome: "failed", retryable: true, summary: { ...summary(), error } });
  const result = await consume("scans", { version: 1, scan_id: scan.id, attempt: 2, shard: home.shard });
  expect(result.retryMessages).toMatchObject([{ msgId: "m0" }]);
  const types = await home.DB.prepare(
    "select type from scan_events where scan_id = (select id from scans where uuid = unhex(?1, '-')) and organization_id = (select organization_id from scans where uuid = unhex(?1, '-'))",
  )
    .bind(scan.id)
    .all<{ type: string }>();
  expect(types.results.map(({ type }) => type)).not.toContain("dispatched");
});

it("does for dead letters what the sweeper does", async () => {
  const scan = await start();
  await runOut(scan.id);
  const result = await consume("scans-dead-letter", { version: 1, scan_id: scan.id, attempt: 1 });
  expect(result.ackAll).toBe(true);
  const job = await home.DB.prepare(
    "select due_at from scan_jobs where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-'))",
  )
    .bind(scan.id)
    .first("due_at");
  expect(job).toBeGreaterThan(Date.now());
});
