import { z } from "zod";
import { bundleWorker } from "./support/bundles.ts";
import { makeFindings, type NewFinding } from "./support/findings.ts";
import { median } from "./support/measure.ts";
import { cpuTime } from "./support/processes.ts";
import type { Result } from "./support/report.ts";
import { type Account, makeAccount, startWorkerServer, type WorkerServer } from "./support/worker-server.ts";
import type { Workspace } from "./support/workspace.ts";

const FINDINGS = 10_000;
/** Scans before with other findings, so that the project has 100,000 vulnerabilities in the last round: each fixes those of the one before in its category. */
const OTHER_SCANS = 8;
const ROUNDS = 2;
/** CPU time that DefectDojo's importer takes for as many, with deduplication. */
const AIMS = { first: 75_000, again: 24_000 };

const Scan = z.object({ id: z.string() });
const Completed = z.object({ status: z.literal("completed") });

/** CPU time of workerd in milliseconds. */
interface Cost {
  storing: number;
  completing: number;
}

/** A batch of findings and the completion of its scan, with vulnerabilities: new, and then the same again. */
export async function track(workspace: Workspace): Promise<Result[]> {
  const server = await startWorkerServer(workspace, await bundleWorker(workspace));
  const account = await makeAccount(server.url);
  for (let other = 0; other < OTHER_SCANS; other += 1) {
    workspace.say(`scan ${other + 1} of ${OTHER_SCANS} with other findings …`);
    await scan(server, account, `own-${other % ROUNDS}`, makeFindings(FINDINGS, (other + 1) * FINDINGS));
  }
  const findings = makeFindings(FINDINGS);
  const first: Cost[] = [];
  const again: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    first.push(await scan(server, account, `own-${round}`, findings));
    again.push(await scan(server, account, `own-${round}`, findings));
  }
  const part = (costs: readonly Cost[], of: (cost: Cost) => number): number => median(costs.map(of));
  const sum = ({ storing, completing }: Cost): number => storing + completing;
  const rows = (what: string, costs: readonly Cost[], atMost: number): Result[] => [
    { what, measured: part(costs, sum), unit: "ms", aim: { atMost, of: "measured" } },
    {
      what: `of it: the comparison, against storing (up to ${(OTHER_SCANS + ROUNDS) * FINDINGS} vulnerabilities in the project)`,
      measured: part(costs, ({ completing }) => completing),
      baseline: part(costs, ({ storing }) => storing),
      ratio: part(costs, ({ storing, completing }) => completing / storing),
      unit: "ms",
      aim: { atMost: 2 },
    },
  ];
  return [
    ...rows(`CPU time of ${FINDINGS} new findings`, first, AIMS.first),
    ...rows("CPU time of the same again", again, AIMS.again),
  ];
}

async function scan(
  { url, pid, database }: WorkerServer,
  { token, project }: Account,
  category: string,
  findings: readonly NewFinding[],
): Promise<Cost> {
  async function call(method: string, path: string, body: object): Promise<unknown> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const response = await fetch(new URL(path, url), { method, headers, body: JSON.stringify(body) });
    if (!response.ok)
      throw new Error(`${method} ${path} was answered with ${response.status}: ${await response.text()}`);
    return response.json();
  }
  const { id } = Scan.parse(await call("POST", `${project}/scans`, { scanner_type: category }));
  const path = `${project}/scans/${id}`;
  const before = await cpuTime(pid);
  await call("POST", `${path}/findings/batch`, { findings });
  const stored = await cpuTime(pid);
  Completed.parse(await call("PATCH", path, { status: "completed" }));
  const completed = await cpuTime(pid);
  const left = await database.prepare("select count(*) as n from uncompared_scans").first<number>("n");
  if (left !== 0) throw new Error("The scan is not compared.");
  return { storing: stored - before, completing: completed - stored };
}
