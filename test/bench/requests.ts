import { bundleBareWorker, bundleWorker, withoutRequestLog } from "./support/bundles.ts";
import { compareRates } from "./support/compare-rates.ts";
import { makeFinding } from "./support/findings.ts";
import type { Result } from "./support/report.ts";
import {
  type Account,
  copyAccount,
  insertScan,
  makeAccount,
  makePlainTables,
  startWorkerServer,
  type WorkerServer,
} from "./support/worker-server.ts";
import type { Workspace } from "./support/workspace.ts";

const READ_AIM = { atLeast: 0.75 };
const WRITE_AIM = { atLeast: 0.7 };
const LOG_AIM = { atMost: 1.03 };

/** Both workers run in the same Miniflare with the same options, each with a separate database. */
export async function requests(workspace: Workspace): Promise<Result[]> {
  const bundle = await bundleWorker(workspace);
  const server = await startWorkerServer(workspace, bundle);
  const bare = await startWorkerServer(workspace, await bundleBareWorker(workspace));
  const account = await makeAccount(server.url);
  await copyAccount(server, bare, account);
  await makePlainTables(bare);
  return [
    ...(await compareRates("GET project", {
      ours: {
        server,
        call: () => ({ url: new URL(account.project, server.url), method: "GET", token: account.token }),
      },
      bares: { server: bare, call: () => ({ url: new URL("/projects/bench", bare.url), method: "GET" }) },
      expectedStatus: 200,
      aim: READ_AIM,
    })),
    ...(await comparePosts(server, bare, account)),
    ...(await compareLogs(server, await startWorkerServer(workspace, await withoutRequestLog(workspace, bundle)))),
  ];
}

/** The baseline is the service itself, without the line that it logs for each request. */
async function compareLogs(server: WorkerServer, silent: WorkerServer): Promise<Result[]> {
  return compareRates("GET project with its log line", {
    ours: await getOwnProject(server),
    bares: await getOwnProject(silent),
    expectedStatus: 200,
    cpuAim: LOG_AIM,
  });
}

async function comparePosts(server: WorkerServer, bare: WorkerServer, account: Account): Promise<Result[]> {
  const { token, project } = account;
  const scanId = await insertScan(server.database, account.orgId);
  const bareScanId = await insertScan(bare.database, account.orgId);
  const ours = new URL(`${project}/scans/${scanId}/findings`, server.url);
  const bares = new URL(`/scans/${bareScanId}/findings`, bare.url);
  let made = 0;
  const body = (): string => JSON.stringify(makeFinding((made += 1)));
  return compareRates("POST finding", {
    ours: { server, call: () => ({ url: ours, method: "POST", token, body: body() }) },
    bares: { server: bare, call: () => ({ url: bares, method: "POST", body: body() }) },
    expectedStatus: 201,
    aim: WRITE_AIM,
  });
}

async function getOwnProject(server: WorkerServer) {
  const { project, token } = await makeAccount(server.url);
  return { server, call: () => ({ url: new URL(project, server.url), method: "GET", token }) };
}
