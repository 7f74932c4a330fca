import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { type GitServer, serveRepositories } from "../../runner/local/git-server.ts";
import { type Gate, gateBefore } from "./support/gate.ts";
import { Service } from "./support/service.ts";

/** The runner has as long for its next heartbeat after an outage, also on a busy machine. */
const LEASE_SECONDS = 30;
/** Longer than a lease, and than the gap between sweeps that means an outage. */
const OUTAGE_MS = 2_000 * LEASE_SECONDS;
const OUTAGES = 3;

/** Whether the worker has logged a heartbeat that it accepted. */
const isHeartbeat = (line: string): boolean => /\/heartbeat".*"status":200\b/.test(line);

const older = (column: string): string => `${column} = ${column} - ${OUTAGE_MS}`;

/** Lets the time of an outage pass for the worker, which is stopped: all that it stored becomes older. */
function letTimePass(): void {
  const database = service.openDatabase({});
  database.exec(`update sweeps set ${["swept_at", "stopped_at", "resumed_at"].map(older).join(", ")}`);
  database.exec(`update scan_jobs set ${older("due_at")}`);
  database.close();
}

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
    letTimePass();
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
