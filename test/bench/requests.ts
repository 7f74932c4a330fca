import { bundleBareWorker, bundleWorker } from "./support/bundles.ts";
import { makeFinding } from "./support/findings.ts";
import { type Call, load } from "./support/load.ts";
import { interleave, summarize } from "./support/measure.ts";
import { cpuTime } from "./support/processes.ts";
import { type Result, resultOf } from "./support/report.ts";
import {
  type Account,
  copyAccount,
  insertScan,
  makeAccount,
  startWorkerServer,
  type WorkerServer,
} from "./support/worker-server.ts";
import type { Workspace } from "./support/workspace.ts";

const CONNECTIONS = 10;
const WARM_UP_MS = 1_500;
const ROUND_MS = 2_000;
const ROUNDS = 6;
const AIM = { atLeast: 0.7 };

interface Rate {
  perSecond: number;
  cpuMicroseconds: number;
}

/** Both workers run in the same Miniflare with the same options, each with a database of its own. */
export async function requests(workspace: Workspace): Promise<Result[]> {
  const server = await startWorkerServer(workspace, await bundleWorker(workspace));
  const bare = await startWorkerServer(workspace, await bundleBareWorker(workspace));
  const account = await makeAccount(server.url);
  await copyAccount(server, bare, account);
  return [
    ...(await compare("GET project", server, bare, 200, {
      ours: () => ({ url: new URL(account.project, server.url), method: "GET", token: account.token }),
      bares: () => ({ url: new URL("/projects/bench", bare.url), method: "GET" }),
    })),
    ...(await comparePosts(server, bare, account)),
  ];
}

async function comparePosts(server: WorkerServer, bare: WorkerServer, account: Account): Promise<Result[]> {
  const { token, project } = account;
  const scanId = await insertScan(server.database, account.orgId);
  const bareScanId = await insertScan(bare.database, account.orgId);
  const ours = new URL(`${project}/scans/${scanId}/findings`, server.url);
  const bares = new URL(`/scans/${bareScanId}/findings`, bare.url);
  let made = 0;
  const body = (): string => JSON.stringify(makeFinding((made += 1)));
  return compare("POST finding", server, bare, 201, {
    ours: () => ({ url: ours, method: "POST", token, body: body() }),
    bares: () => ({ url: bares, method: "POST", body: body() }),
  });
}

async function compare(
  what: string,
  server: WorkerServer,
  bare: WorkerServer,
  expectedStatus: number,
  calls: { ours: () => Call; bares: () => Call },
): Promise<Result[]> {
  const options = { connections: CONNECTIONS, expectedStatus };
  const measure = async ({ pid }: WorkerServer, call: () => Call, durationMs = ROUND_MS): Promise<Rate> => {
    const cpuBefore = await cpuTime(pid);
    const perSecond = await load({ ...options, call, durationMs });
    const count = perSecond * (durationMs / 1_000);
    return { perSecond, cpuMicroseconds: (((await cpuTime(pid)) - cpuBefore) * 1_000) / count };
  };
  await measure(server, calls.ours, WARM_UP_MS);
  await measure(bare, calls.bares, WARM_UP_MS);
  const rates = await interleave(
    ROUNDS,
    () => measure(server, calls.ours),
    () => measure(bare, calls.bares),
  );
  const pair = (field: keyof Rate) =>
    summarize(rates.map(({ measured, baseline }) => ({ measured: measured[field], baseline: baseline[field] })));
  return [
    resultOf(`${what}, ${CONNECTIONS} connections`, pair("perSecond"), "per second", AIM),
    resultOf(`${what}, processor time of workerd`, pair("cpuMicroseconds"), "µs"),
  ];
}
