import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serveRepositories } from "../../runner/local/git-server.ts";
import { BareRepository, temporaryDirectory } from "./support/repository.ts";
import { DISPATCH, environment, PATIENCE, startRunner, startWorker } from "./support/runner-process.ts";

const CLONE_SETTINGS = { ALLOWED_CLONE_HOSTS: "127.0.0.0/8", CODE_SCANNERS: "ast-grep", MAX_WAITING: "8" };
const canMount = spawnSync("unshare", ["-m", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;
const canLimit = spawnSync("prlimit", ["--version"]).status === 0;

/** A git host that answers only when it is let go, and then serves the repository. */
async function startSlowHost() {
  const root = temporaryDirectory();
  new BareRepository(root, "app.git").commit([{ name: "app.js", content: "eval(x)\n" }]);
  const git = await serveRepositories(root);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const host = createServer((request, response) => {
    ask();
    void released.then(() => response.writeHead(503).end()).then(() => request.resume());
  });
  await new Promise<void>((resolve) => void host.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    host.closeAllConnections();
    host.close();
    await git.close();
  });
  const address = host.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { slowUrl: `http://127.0.0.1:${port}/app.git`, url: `${git.url}/app.git`, asked, release };
}

interface Machine {
  workDirectory: string;
  pid: number;
}

interface Fault {
  reason: RegExp;
  begin: (machine: Machine) => void;
  end: (machine: Machine) => void;
  needs?: boolean;
  /** How the runner is started. */
  prefix?: (workDirectory: string) => string[];
}

function inNamespaceOf(pid: number, ...command: string[]): void {
  const { status, stderr } = spawnSync("nsenter", ["--target", String(pid), "--mount", ...command], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}

function limitOpenFiles(pid: number, files: number): void {
  const { status, stderr } = spawnSync("prlimit", ["--pid", String(pid), `--nofile=${files}:`], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

const FAULTS: Record<string, Fault> = {
  "WORK_DIR is removed": {
    reason: /^ENOENT: /,
    begin: ({ workDirectory }) => rmSync(workDirectory, { recursive: true }),
    end: ({ workDirectory }) => mkdirSync(workDirectory),
  },
  "a file is in the place of WORK_DIR": {
    reason: /^(?:ENOENT|ENOTDIR): /,
    begin({ workDirectory }) {
      rmSync(workDirectory, { recursive: true });
      writeFileSync(workDirectory, "");
    },
    end({ workDirectory }) {
      rmSync(workDirectory);
      mkdirSync(workDirectory);
    },
  },
  "the disk becomes read-only": {
    reason: /^EROFS: read-only file system$/,
    needs: canMount,
    prefix: (workDirectory) => [
      "unshare",
      "--mount",
      "sh",
      "-c",
      `mount -t tmpfs none "${workDirectory}" && exec "$@"`,
      "sh",
    ],
    begin: ({ workDirectory, pid }) => inNamespaceOf(pid, "mount", "-o", "remount,ro", workDirectory),
    end: ({ workDirectory, pid }) => inNamespaceOf(pid, "mount", "-o", "remount,rw", workDirectory),
  },
  "the file descriptors run out": {
    reason: /^EMFILE: too many open files$/,
    needs: canLimit,
    begin: ({ pid }) => limitOpenFiles(pid, readdirSync(`/proc/${pid}/fd`).length + 1),
    end: ({ pid }) => limitOpenFiles(pid, 1_000),
  },
};
const possible = Object.keys(FAULTS).filter((name) => FAULTS[name]?.needs ?? true);

async function startOn(fault: Fault, cloneUrl: string, overrides: Record<string, string> = {}) {
  const workDirectory = join(temporaryDirectory(), "work");
  mkdirSync(workDirectory);
  const worker = await startWorker(cloneUrl);
  const settings = { ...CLONE_SETTINGS, WORKER_URL: worker.url, WORK_DIR: workDirectory, ...overrides };
  const runner = await startRunner(settings, fault.prefix?.(workDirectory) ?? []);
  return { ...runner, worker, machine: { workDirectory, pid: runner.pid } };
}

test.each(possible)("when %s, the scan is released and pays no attempt, and the runner recovers", async (name) => {
  const fault = FAULTS[name];
  if (fault === undefined) throw new Error(name);
  const { slowUrl, url, asked, release } = await startSlowHost();
  const { worker, machine, dispatch, health } = await startOn(fault, slowUrl, { CONCURRENCY: "1" });
  expect((await dispatch(1)).status).toBe(202);
  await asked;
  // It waits for its turn: it is released too.
  expect((await dispatch(2)).status).toBe(202);
  fault.begin(machine);
  release();
  await expect.poll(() => worker.received.finishes.length, PATIENCE).toBe(2);
  const handedBack = { version: 1, outcome: "handed_back", fault: expect.stringMatching(fault.reason) };
  expect(worker.received.finishes).toEqual([handedBack, handedBack]);
  await expect.poll(health, PATIENCE).toMatchObject({ http: 503, status: "unhealthy", running: 0, waiting: 0 });
  expect((await health())["reason"]).toMatch(fault.reason);
  expect((await dispatch(3)).status).toBe(503);
  fault.end(machine);
  await expect.poll(health, PATIENCE).toMatchObject({ http: 200, status: "ok" });
  worker.claim.clone_url = url;
  expect((await dispatch(4)).status).toBe(202);
  await expect.poll(() => worker.received.finishes.length, PATIENCE).toBe(3);
  expect(worker.received.finishes[2]).toMatchObject({ outcome: "completed" });
  expect(worker.received.violations).toEqual([]);
});

test("a pull-mode runner on a machine with a fault leases nothing until it works again", async () => {
  const fault = FAULTS["WORK_DIR is removed"];
  if (fault === undefined) throw new Error("no fault");
  const { slowUrl, url, asked, release } = await startSlowHost();
  const { worker, machine, health, log } = await startOn(fault, slowUrl, { RUNNER_MODE: "pull", CONCURRENCY: "1" });
  worker.leases.push({ ...DISPATCH });
  await asked;
  fault.begin(machine);
  worker.claim.clone_url = url;
  release();
  await expect.poll(() => worker.received.finishes.length, PATIENCE).toBe(1);
  expect(worker.received.finishes).toMatchObject([
    { outcome: "handed_back", fault: expect.stringContaining("ENOENT") },
  ]);
  worker.leases.push({ ...DISPATCH, attempt: 2 });
  await expect.poll(health).toMatchObject({ http: 503, status: "unhealthy" });
  expect(worker.leases).toHaveLength(1);
  fault.end(machine);
  await expect.poll(() => worker.received.finishes.length, PATIENCE).toBe(2);
  expect(worker.received.finishes[1]).toMatchObject({ outcome: "completed" });
  const events = log.map((line) => JSON.parse(line).event);
  expect(events.filter((event) => String(event).startsWith("machine_"))).toEqual([
    "machine_fault",
    "machine_recovered",
  ]);
});

test("a disk that goes while the runner is idle is noticed before a scan is accepted", async () => {
  const fault = FAULTS["WORK_DIR is removed"];
  if (fault === undefined) throw new Error("no fault");
  const { worker, machine, dispatch, health } = await startOn(fault, "http://127.0.0.1:9/app.git");
  fault.begin(machine);
  const refused = await dispatch();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining("ENOENT: no such file or directory") });
  expect(await health()).toMatchObject({ http: 503, status: "unhealthy" });
  expect(worker.received.claims).toEqual([]);
});

test.each([
  [
    "too few file descriptors",
    ["sh", "-c", 'ulimit -n 64; exec "$@"', "sh"],
    {},
    "The limit of open files is 64, and at least 256 are required: raise ulimit -n.",
  ],
  [
    "no TMPDIR",
    [],
    { TMPDIR: "/nowhere/at/all" },
    "TMPDIR /nowhere/at/all is not a writable directory: create it or set TMPDIR to another.",
  ],
])("%s is named at start", (_what, prefix, variables, reason) => {
  const [command = "", ...args] = [...prefix, process.execPath, "runner/main.ts"];
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8", env: environment(variables) });
  expect(status).toBe(1);
  expect(stderr.split("\n")[0]).toBe(`The runner cannot start: ${reason}`);
});
