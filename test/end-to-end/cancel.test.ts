import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { type GitServer, serveRepositories } from "../../runner/local/git-server.ts";
import { type Gate, gateBefore } from "./support/gate.ts";
import { type ProjectHandle, Service } from "./support/service.ts";

const BIG_FILES = 20;
const LINES = 9_000;

let service: Service;
let gitHost: GitServer;
let gate: Gate;
let workDirectory: string;

/** Takes the scanners long enough to be canceled while they run. */
function makeBigRepository(root: string): void {
  const source = join(root, "big-source");
  mkdirSync(source);
  const text = Array.from({ length: LINES }, (_, n) => `const value${n} = query("select ${n}" + request.a);\n`).join(
    "",
  );
  // One blob in git, so that its server has little to do.
  for (let file = 0; file < BIG_FILES; file += 1) writeFileSync(join(source, `file-${file}.js`), text);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
      cwd: source,
      stdio: "pipe",
    });
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message=big");
  git("clone", "--quiet", "--bare", source, join(root, "big.git"));
}

beforeAll(async () => {
  service = await Service.prepare();
  await Promise.all([service.startWorker(), service.startRunner()]);
  const repositories = join(service.root, "repositories");
  await makeSampleRepository(repositories);
  makeBigRepository(repositories);
  gitHost = await serveRepositories(repositories);
  gate = await gateBefore(gitHost.url);
  workDirectory = realpathSync(join(service.root, "work"));
});

afterEach(() => gate.open());

afterAll(async () => {
  await Promise.all([gate?.close(), gitHost?.close(), service?.stop()]);
});

const scanDirectories = () => readdirSync(workDirectory).filter((name) => name.startsWith("scan-"));

function readProcess(pid: string): string {
  try {
    const [cwd, command] = [readlinkSync(`/proc/${pid}/cwd`), readFileSync(`/proc/${pid}/cmdline`, "utf8")];
    return `${cwd}\0${command}`;
  } catch {
    return "";
  }
}

/** Processes whose working directory or arguments are in a scan directory. */
function workers(): string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(readProcess).filter((text) => text.includes(`${workDirectory}/scan-`));
}

async function startAtGate(project: ProjectHandle): Promise<string> {
  gate.shut();
  const { id } = await project.runScan(`${gate.url}/demo.git`);
  await gate.reached();
  expect(workers().join("\n")).toContain("git");
  return id;
}

const isScanning = () => workers().some((text) => text.includes("ast-grep"));

async function startScanners(project: ProjectHandle): Promise<string> {
  const { id } = await project.runScan(`${gate.url}/big.git`);
  await expect.poll(isScanning, { timeout: 60_000, interval: 100 }).toBe(true);
  return id;
}

async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => [workers(), scanDirectories()]).toEqual([[], []]);
}

const WORK = { "a clone that hangs": startAtGate, "scanners at work": startScanners };

describe.for(Object.entries(WORK))("%s", ([, start]) => {
  it("ends when its scan is canceled, and nothing is written afterwards", async () => {
    const project = await service.makeProject();
    const id = await start(project);
    const canceled = await project.call("PATCH", `scans/${id}`, { status: "canceled" });
    expect(canceled.status).toBe(200);
    const [scan, findings] = [await project.getScan(id), await project.listFindings(id)];
    await expectNothingLeft();
    await service.sweep();
    expect(await project.getScan(id)).toEqual(scan);
    expect(await project.listFindings(id)).toEqual(findings);
    expect((await project.listEvents(id)).at(-1)).toMatchObject({ type: "canceled", attempt: 1 });
  });

  it.for([
    ["scan", (id: string) => `scans/${id}`],
    ["project", () => "."],
    ["organization", () => "../.."],
  ] as const)("ends when its %s is deleted", async ([, path]) => {
    const project = await service.makeProject();
    const id = await start(project);
    expect((await project.call("DELETE", path(id))).status).toBe(204);
    await expectNothingLeft();
  });
});

it("a runner that is killed leaves processes behind, which the next one ends", async () => {
  const project = await service.makeProject();
  await startAtGate(project);
  await service.runner?.kill();
  expect(scanDirectories()).toHaveLength(1);
  await service.startRunner();
  await expectNothingLeft();
});
