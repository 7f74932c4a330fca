import { spawn, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { serveRepositories } from "../../runner/local/git-server.ts";
import { BareRepository, temporaryDirectory } from "./support/repository.ts";
import { environment, PATIENCE, startRunner, startWorker } from "./support/runner-process.ts";

test("--help prints the settings", () => {
  const { status, stdout } = spawnSync("node", ["runner/main.ts", "--help"], { encoding: "utf8" });
  expect(status).toBe(0);
  expect(stdout).toContain("RUNNER_SECRET");
});

test("a wrong setting is named in two lines, without a stack or the secret", () => {
  const { status, stderr } = spawnSync("node", ["runner/main.ts"], {
    encoding: "utf8",
    env: environment({ CONCURRENCY: "none" }),
  });
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([
    "The runner cannot start: CONCURRENCY must be a whole number from 1 to 256.",
    "Run it with --help for all settings.",
  ]);
});

test("without git there is no runner", () => {
  const { status, stderr } = spawnSync(process.execPath, ["runner/main.ts"], {
    encoding: "utf8",
    env: environment({ PATH: temporaryDirectory() }),
  });
  expect(status).toBe(1);
  expect(stderr).toContain("git 2.37 or newer is required; found none");
});

test("it says where it listens, answers, and ends at SIGTERM", async () => {
  const child = spawn("node", ["runner/main.ts"], { env: environment(), stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { value } = await lines.next();
  const listening = JSON.parse(String(value));
  expect(listening).toMatchObject({
    event: "listening",
    allowed_clone_hosts: "",
    scanners: { "ast-grep": expect.stringMatching(/^0\.51\.1\+/) },
  });
  const response = await fetch(`http://127.0.0.1:${listening.port}/healthz`);
  expect(await response.json()).toMatchObject({ status: "ok", running: 0 });
  const exited = new Promise((resolve) => void child.on("exit", resolve));
  child.kill("SIGTERM");
  expect(await exited).toBe(0);
});

const scansIn = (workDirectory: string) => readdirSync(workDirectory).filter((name) => name.startsWith("scan-"));

test("a dispatched scan is run with the real scanners", async () => {
  const root = temporaryDirectory();
  new BareRepository(root, "app.git").commit([
    { name: "app.js", content: 'const { exec } = require("child_process");\nexec("ls " + req.query.path);\n' },
    { name: "key.txt", content: `aws_secret_access_key = "${"AbCdEfGhIj0123456789".repeat(2)}"\n` },
  ]);
  const git = await serveRepositories(root);
  onTestFinished(() => git.close());
  const worker = await startWorker(`${git.url}/app.git`);
  const workDirectory = temporaryDirectory();
  const { dispatch } = await startRunner({
    WORKER_URL: worker.url,
    ALLOWED_CLONE_HOSTS: "127.0.0.0/8",
    WORK_DIR: workDirectory,
  });
  expect((await dispatch()).status).toBe(202);
  await expect.poll(() => worker.received.finishes.length, PATIENCE).toBe(1);
  expect(worker.received.violations).toEqual([]);
  expect(worker.received.finishes).toMatchObject([
    {
      outcome: "completed",
      summary: {
        scanners: [
          { name: "ast-grep" },
          { name: "configuration" },
          { name: "dockerfile" },
          { name: "flow" },
          { name: "secrets" },
          { name: "templates" },
        ],
      },
    },
  ]);
  expect(new Set(worker.received.findings.map(({ scanner }) => scanner))).toContain("flow");
  expect(scansIn(workDirectory)).toEqual([]);
});

test("private hosts are refused by default", async () => {
  const worker = await startWorker("https://localhost:1/app.git");
  const { dispatch } = await startRunner({ WORKER_URL: worker.url });
  await dispatch();
  await expect.poll(() => worker.received.finishes.length, PATIENCE).toBe(1);
  expect(worker.received.finishes).toMatchObject([
    { outcome: "failed", summary: { error: { code: "blocked_address" } } },
  ]);
});

const listProcesses = () => spawnSync("ps", ["-eo", "stat,args"], { encoding: "utf8" }).stdout;

test("SIGTERM releases scans that run longer than the grace period, kills their git, and exits 0", async () => {
  const hanging = createServer(() => {});
  await new Promise<void>((resolve) => void hanging.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    hanging.closeAllConnections();
    hanging.close();
  });
  const address = hanging.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const worker = await startWorker(`http://127.0.0.1:${port}/app.git`);
  const workDirectory = temporaryDirectory();
  const { child, dispatch, exited } = await startRunner({
    WORKER_URL: worker.url,
    ALLOWED_CLONE_HOSTS: "127.0.0.0/8",
    WORK_DIR: workDirectory,
    SHUTDOWN_GRACE_SECONDS: "1",
  });
  await dispatch();
  await expect.poll(() => worker.received.heartbeats, PATIENCE).toBeGreaterThan(1);
  child.kill("SIGTERM");
  expect(await exited).toBe(0);
  expect(worker.received.finishes).toEqual([{ version: 1, outcome: "handed_back" }]);
  expect(scansIn(workDirectory)).toEqual([]);
  await expect.poll(listProcesses).not.toContain(workDirectory);
});

test("SIGTERM during a claim releases what the worker may have leased", async () => {
  const worker = await startWorker("http://127.0.0.1:9/app.git");
  // The claim is heard; its answer is lost.
  worker.hold = (verb) =>
    verb === "claim" && worker.received.claims.length === 1 ? new Promise(() => {}) : Promise.resolve();
  const { child, dispatch, exited } = await startRunner({ WORKER_URL: worker.url, SHUTDOWN_GRACE_SECONDS: "1" });
  await dispatch();
  await expect.poll(() => worker.received.claims.length, PATIENCE).toBe(1);
  child.kill("SIGTERM");
  expect(await exited).toBe(0);
  expect(worker.received.finishes).toEqual([{ version: 1, outcome: "handed_back" }]);
});

test("a second signal ends it at once", async () => {
  const worker = await startWorker("http://127.0.0.1:9/app.git");
  worker.fail = () => 503;
  const { child, log, dispatch, exited } = await startRunner({ WORKER_URL: worker.url, SHUTDOWN_GRACE_SECONDS: "60" });
  await dispatch();
  child.kill("SIGTERM");
  await expect.poll(() => log.at(-1)).toContain("stopping");
  child.kill("SIGTERM");
  expect(await exited).toBe(1);
});

test("a taken port is a clear error", async () => {
  const first = spawn("node", ["runner/main.ts"], { env: environment(), stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void first.kill("SIGKILL"));
  const { value } = await createInterface({ input: first.stdout })[Symbol.asyncIterator]().next();
  const second = spawnSync("node", ["runner/main.ts"], {
    encoding: "utf8",
    env: environment({ RUNNER_PORT: String(JSON.parse(String(value)).port) }),
  });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain("EADDRINUSE");
});
