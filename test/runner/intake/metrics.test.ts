import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { serveRepositories } from "../../../runner/local/git-server.ts";
import { BareRepository, temporaryDirectory } from "../support/repository.ts";
import { environment, startRunner, startWorker } from "../support/runner-process.ts";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  await new Promise((resolve) => void server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** The value of a sample by its name and labels as they are written. */
function sample(text: string, name: string): number {
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return line === undefined ? Number.NaN : Number(line.slice(name.length + 1));
}

/** @param files none for a repository without a commit. */
async function startMeasuredRunner(files: { name: string; content: string }[]) {
  const root = temporaryDirectory();
  const repository = new BareRepository(root, "secret-tenant.git");
  if (files.length > 0) repository.commit(files);
  const git = await serveRepositories(root);
  onTestFinished(() => git.close());
  const worker = await startWorker(`${git.url}/secret-tenant.git`);
  const port = await freePort();
  const runner = await startRunner({
    WORKER_URL: worker.url,
    ALLOWED_CLONE_HOSTS: "127.0.0.1",
    CONCURRENCY: "1",
    MAX_WAITING: "0",
    METRICS_PORT: String(port),
  });
  const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { ...runner, port, metrics };
}

test("scans, scanners, refusals, disk and memory are measured, and no label names a tenant", async () => {
  const { dispatch, metrics, port } = await startMeasuredRunner([{ name: "a.js", content: "eval(req.query.a);\n" }]);
  expect(sample(await metrics(), "scan_runner_capacity")).toBe(1);
  expect((await dispatch()).status).toBe(202);
  expect((await dispatch(2)).status).toBe(503);
  await expect
    .poll(async () => sample(await metrics(), 'scan_runner_attempts_total{outcome="completed",error_code=""}'))
    .toBe(1);
  const text = await metrics();
  expect(sample(text, 'scan_runner_attempt_duration_seconds_count{outcome="completed"}')).toBe(1);
  expect(sample(text, 'scan_runner_scanner_duration_seconds_count{scanner="ast-grep",status="completed"}')).toBe(1);
  expect(sample(text, 'scan_runner_scanner_duration_seconds_count{scanner="secrets",status="completed"}')).toBe(1);
  expect(sample(text, 'scan_runner_refusals_total{reason="full"}')).toBe(1);
  expect(sample(text, "scan_runner_scans_running")).toBe(0);
  expect(sample(text, "scan_runner_healthy")).toBe(1);
  expect(sample(text, "scan_runner_disk_free_bytes")).toBeGreaterThan(0);
  expect(sample(text, "process_resident_memory_bytes")).toBeGreaterThan(0);
  expect(text).not.toContain("secret-tenant");
  expect(text).not.toContain("0198c0de");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(405);
});

test("a failed attempt is counted with its code, an invalid offer with its reason", async () => {
  const { dispatch, metrics, log } = await startMeasuredRunner([]);
  const { port } = JSON.parse(log[0] ?? "");
  expect((await fetch(`http://127.0.0.1:${port}/scans`, { method: "POST", body: "{}" })).status).toBe(401);
  expect((await dispatch(0)).status).toBe(400);
  expect((await dispatch()).status).toBe(202);
  await expect
    .poll(async () =>
      sample(await metrics(), 'scan_runner_attempts_total{outcome="failed",error_code="empty_repository"}'),
    )
    .toBe(1);
  const text = await metrics();
  expect(sample(text, 'scan_runner_refusals_total{reason="unauthorized"}')).toBe(1);
  expect(sample(text, 'scan_runner_refusals_total{reason="invalid_request"}')).toBe(1);
});

test("a port in use is named at the start", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const { status, stderr } = spawnSync(process.execPath, ["runner/main.ts"], {
    encoding: "utf8",
    env: environment({ METRICS_PORT: String(port) }),
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
});
