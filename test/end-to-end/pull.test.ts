import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type Child, startChild } from "../../runner/local/child.ts";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { type GitServer, serveRepositories } from "../../runner/local/git-server.ts";
import { workerUrl } from "../../runner/local/stack.ts";
import { type Gate, gateBefore } from "./support/gate.ts";
import { Service } from "./support/service.ts";

/** A pull-mode runner, and its log. */
interface PullingRunner {
  child: Child;
  logged: (event: string) => Record<string, unknown>[];
}

let service: Service;
let gitHost: GitServer;
let gate: Gate;
let cloneUrl: string;
let runners: PullingRunner[] = [];

beforeAll(async () => {
  service = await Service.prepare({ workerVariables: { LEASE_SECONDS: "8", RUNNER_MODE: "pull" } });
  await service.startWorker();
  const repositories = join(service.root, "repositories");
  await makeSampleRepository(repositories);
  gitHost = await serveRepositories(repositories);
  gate = await gateBefore(gitHost.url);
  cloneUrl = `${gate.url}/demo.git`;
});

afterEach(async () => {
  gate.open();
  await Promise.all(runners.map(({ child }) => child.kill()));
  runners = [];
});

afterAll(async () => {
  await Promise.all([gate?.close(), gitHost?.close(), service?.stop()]);
});

function startPulling(environment: Record<string, string> = {}): PullingRunner {
  const lines: string[] = [];
  const child = startChild("runner", process.execPath, [resolve("runner/main.ts")], {
    cwd: resolve("."),
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      RUNNER_MODE: "pull",
      RUNNER_SECRET: service.stack.runnerSecret,
      WORKER_URL: workerUrl(service.stack),
      WORK_DIR: join(service.root, `work-${crypto.randomUUID()}`),
      ALLOWED_CLONE_HOSTS: "127.0.0.0/8,[::1]",
      CONCURRENCY: "1",
      SHUTDOWN_GRACE_SECONDS: "0",
      ...environment,
    },
    onLine: (line) => {
      lines.push(line);
      service.log.push(`runner | ${line}`);
    },
  });
  service.stack.children.add(child);
  const runner: PullingRunner = {
    child,
    logged: (event) =>
      lines
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter((entry) => entry["event"] === event),
  };
  runners.push(runner);
  return runner;
}

async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition, { timeout: 60_000 }).toBe(true);
}

/** Inodes of the listening sockets of a process. */
function listeningSockets(pid: number): string[] {
  const rows = ["tcp", "tcp6"].flatMap((family) =>
    readFileSync(`/proc/${pid}/net/${family}`, "utf8")
      .split("\n")
      .map((row) => row.trim().split(/\s+/))
      .filter((columns) => columns[3] === "0A")
      .map((columns) => `socket:[${columns[9]}]`),
  );
  const open = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  const listening = new Set(rows);
  return open.filter((target) => listening.has(target));
}

it.skipIf(!existsSync("/proc/self/net/tcp"))("listens nowhere (needs /proc)", async () => {
  const runner = startPulling();
  await until(() => runner.logged("pulling").length === 1);
  const [entry] = runner.logged("pulling");
  expect(entry?.["port"]).toBeNull();
  expect(listeningSockets(Number(entry?.["pid"]))).toEqual([]);
});

it("answers for its health alone where it is given a port", async () => {
  const runner = startPulling({ RUNNER_PORT: "0" });
  await until(() => runner.logged("pulling").length === 1);
  const url = `http://127.0.0.1:${String(runner.logged("pulling")[0]?.["port"])}`;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const headers = { authorization: `Bearer ${service.stack.runnerSecret}` };
  expect((await fetch(`${url}/scans`, { method: "POST", headers, body: "{}" })).status).toBe(401);
});

it("completes each of six scans once, with two runners", async () => {
  const both = [startPulling(), startPulling()];
  const project = await service.makeProject();
  const queued = await Promise.all(Array.from({ length: 6 }, () => project.runScan(cloneUrl)));
  const ended = await Promise.all(queued.map(({ id }) => project.waitForEnd(id)));
  expect(ended.map(({ status }) => status)).toEqual(queued.map(() => "completed"));
  const started = both.flatMap(({ logged }) => logged("scan_started")).map((entry) => String(entry["scan_id"]));
  expect(started.toSorted()).toEqual(queued.map(({ id }) => id).toSorted());
  const scanners = (await project.listFindings(queued[0]?.id ?? "")).map(({ scanner }) => scanner);
  expect(new Set(scanners)).toEqual(new Set(["flow", "ast-grep", "secrets"]));
});

async function startAtGate() {
  gate.shut();
  const runner = startPulling();
  const project = await service.makeProject();
  const { id } = await project.runScan(cloneUrl);
  await gate.reached();
  expect((await project.getScan(id)).status).toBe("running");
  return { runner, project, id };
}

it("a killed runner leaves its scan to another", async () => {
  const { runner, project, id } = await startAtGate();
  await runner.child.kill();
  gate.open();
  const successor = startPulling();
  expect((await project.waitForEnd(id)).status).toBe("completed");
  expect(successor.logged("scan_started")).toMatchObject([{ scan_id: id, attempt: 2 }]);
});

it("a runner that is asked to stop releases its scan, and takes no other", async () => {
  const { runner, project, id } = await startAtGate();
  const waiting = await project.runScan(cloneUrl);
  await runner.child.stop();
  expect((await project.getScan(id)).status).toBe("queued");
  expect((await project.getScan(waiting.id)).status).toBe("queued");
  expect(runner.logged("scan_finished")).toMatchObject([{ scan_id: id, outcome: "handed_back" }]);
  gate.open();
  const successor = startPulling();
  const ended = await Promise.all([id, waiting.id].map((scan) => project.waitForEnd(scan)));
  expect(ended.map(({ status }) => status)).toEqual(["completed", "completed"]);
  expect(successor.logged("scan_started").map((entry) => entry["attempt"])).toEqual(expect.arrayContaining([1, 2]));
});

it("a runner with a wrong secret gets nothing and says why, and the scan waits for another", async () => {
  const stranger = startPulling({ RUNNER_SECRET: `wrong-${crypto.randomUUID()}` });
  const project = await service.makeProject();
  const { id } = await project.runScan(cloneUrl);
  await until(() => stranger.logged("no_lease").length > 1);
  expect(stranger.logged("no_lease")[0]?.["reason"]).toContain("RUNNER_SECRET");
  expect((await project.getScan(id)).status).toBe("queued");
  startPulling();
  expect((await project.waitForEnd(id)).status).toBe("completed");
  expect(stranger.logged("scan_started")).toEqual([]);
});

it("goes on after the worker was away", async () => {
  const runner = startPulling();
  await until(() => runner.logged("pulling").length === 1);
  await service.worker?.kill();
  await until(() => runner.logged("no_lease").length > 0);
  await service.startWorker();
  const project = await service.makeProject();
  expect((await project.waitForEnd((await project.runScan(cloneUrl)).id)).status).toBe("completed");
});
