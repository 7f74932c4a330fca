import { join, resolve } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChild } from "../../runner/local/child.ts";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { type GitServer, serveRepositories } from "../../runner/local/git-server.ts";
import { workerUrl } from "../../runner/local/stack.ts";
import { type Gate, gateBefore } from "./support/gate.ts";
import { Service } from "./support/service.ts";

const QUEUED = 4;

describe.for(["http", "pull"] as const)("in %s mode", (mode) => {
  let service: Service;
  let gitHost: GitServer;
  let gate: Gate;

  beforeAll(async () => {
    service = await Service.prepare({
      workerVariables: { LEASE_SECONDS: "30", RUNNER_MODE: mode },
    });
    Object.assign(service.stack.runnerEnvironment ?? {}, { CONCURRENCY: "1" });
    const repositories = join(service.root, "repositories");
    await makeSampleRepository(repositories);
    gitHost = await serveRepositories(repositories);
    gate = await gateBefore(gitHost.url);
    await service.startWorker();
    if (mode === "http") await service.startRunner();
    else startPulling(service);
  });

  afterAll(async () => {
    gate?.open();
    await service?.stop();
    await Promise.all([gate?.close(), gitHost?.close()]);
  });

  it("starts a second tenant's only scan with the next free slot", async () => {
    const [first, second] = [await service.makeProject(), await service.makeProject()];
    const cloneUrl = `${gate.url}/demo.git`;
    gate.shut();
    const crowd = [await first.runScan(cloneUrl)];
    await gate.reached();
    for (let n = 1; n < QUEUED; n += 1) crowd.push(await first.runScan(cloneUrl));
    const { id } = await second.runScan(cloneUrl);
    gate.open();
    const ended = await Promise.all([second.waitForEnd(id), ...crowd.map((scan) => first.waitForEnd(scan.id))]);
    expect(ended.map(({ status }) => status)).toEqual(ended.map(() => "completed"));
    const order = ended.toSorted((a, b) => String(a.started_at).localeCompare(String(b.started_at)));
    const expected = [crowd[0]?.id, id, ...crowd.slice(1).map((scan) => scan.id)];
    expect(order.map((scan) => scan.id)).toEqual(expected);
  });
});

function startPulling({ stack, root, log }: Service): void {
  const child = startChild("runner", process.execPath, [resolve("runner/main.ts")], {
    cwd: resolve("."),
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      RUNNER_MODE: "pull",
      RUNNER_SECRET: stack.runnerSecret,
      WORKER_URL: workerUrl(stack),
      WORK_DIR: join(root, "work"),
      ALLOWED_CLONE_HOSTS: "127.0.0.0/8,[::1]",
      CONCURRENCY: "1",
      SHUTDOWN_GRACE_SECONDS: "0",
    },
    onLine: (line) => log.push(`runner | ${line}`),
  });
  stack.children.add(child);
}
