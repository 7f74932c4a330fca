import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { type GitServer, serveRepositories } from "../../runner/local/git-server.ts";
import { type Gate, gateBefore } from "./support/gate.ts";
import { Service } from "./support/service.ts";

/** The runner has as long for its next heartbeat after an outage, also on a busy machine. */
const LEASE_SECONDS = 6;
/** Longer than the gap between sweeps that means an outage: one and a half leases. */
const OUTAGE_MS = 1_750 * LEASE_SECONDS;
const OUTAGES = 3;

/** Whether the worker has logged a heartbeat that it accepted. */
const isHeartbeat = (line: string): boolean => /\/heartbeat".*"status":200\b/.test(line);

let service: Service;
let gitHost: GitServer;
let gate: Gate;

beforeAll(async () => {
  service = await Service.prepare({ workerVariables: { LEASE_SECONDS: String(LEASE_SECONDS) } });
  const repositories = join(service.root, "repositories");
  await makeSampleRepository(repositories);
  gitHost = await serveRepositories(repositories);
  gate = await gateBefore(gitHost.url);
  await Promise.all([service.startWorker(), service.startRunner()]);
});

afterAll(async () => {
  gate?.open();
  await service?.stop();
  await Promise.all([gate?.close(), gitHost?.close()]);
});

it("an outage of the worker longer than a lease costs a scan no attempt, however often", async () => {
  const project = await service.makeProject();
  gate.shut();
  const { id } = await project.runScan(`${gate.url}/demo.git`);
  await gate.reached();
  for (let outage = 0; outage < OUTAGES; outage += 1) {
    await service.sweep();
    await service.worker?.kill();
    await sleep(OUTAGE_MS);
    const logged = service.log.length;
    await service.startWorker();
    await service.sweep();
    // A runner that had no time to report before the next outage is lost.
    await expect.poll(() => service.log.slice(logged).some(isHeartbeat)).toBe(true);
  }
  gate.open();
  expect((await project.waitForEnd(id)).status).toBe("completed");
  const events = await project.listEvents(id);
  expect(events.map(({ attempt }) => attempt)).toEqual(events.map(() => 1));
});
