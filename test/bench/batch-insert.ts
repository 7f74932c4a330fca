import { join } from "node:path";
import { bundleBareWorker, bundleWorker } from "./support/bundles.ts";
import { makeFindings } from "./support/findings.ts";
import { interleave, summarize, time } from "./support/measure.ts";
import { insertPlainFindings, openPlainDatabase } from "./support/plain-sqlite.ts";
import { memoryGrowth } from "./support/processes.ts";
import { type Result, resultOf } from "./support/report.ts";
import { copyAccount, insertScan, makeAccount, makePlainTables, startWorkerServer } from "./support/worker-server.ts";
import type { Workspace } from "./support/workspace.ts";

const FINDINGS = 10_000;
const ROUNDS = 5;

/**
 * Creates findings through the API, from the request to the end of the response. Baselines: node:sqlite in one transaction,
 * without parsing, validation or response; and a minimal route that passes the body to D1 and returns it. The difference between
 * the baselines is the cost of D1 and the runtime.
 */
export async function batchInsert(workspace: Workspace): Promise<Result[]> {
  const server = await startWorkerServer(workspace, await bundleWorker(workspace));
  const bare = await startWorkerServer(workspace, await bundleBareWorker(workspace));
  const account = await makeAccount(server.url);
  await copyAccount(server, bare, account);
  await makePlainTables(bare);
  const database = openPlainDatabase(join(await workspace.makeDirectory(), "plain.sqlite"));
  workspace.defer(async () => database.close());
  const findings = makeFindings(FINDINGS);
  const body = JSON.stringify({ findings });

  const measure = async (): Promise<number> => {
    const scanId = await insertScan(server.database, account.orgId);
    const url = new URL(`${account.project}/scans/${scanId}/findings/batch`, server.url);
    return rowsPerSecond(() => postBatch(url, account.token, body));
  };
  const measureBare = async (): Promise<number> => {
    const scanId = await insertScan(bare.database, account.orgId);
    return rowsPerSecond(() => postBatch(new URL(`/scans/${scanId}/findings/batch`, bare.url), "", body));
  };
  const measurePlain = (): Promise<number> => rowsPerSecond(async () => insertPlainFindings(database, findings));
  const measureBaselines = async () => ({ bare: await measureBare(), plain: await measurePlain() });

  const memoryMb = await memoryGrowth(server.pid, measure);
  await measureBaselines();
  const rates = await interleave(ROUNDS, measure, measureBaselines);
  const compare = (baselineName: "bare" | "plain") =>
    summarize(rates.map(({ measured, baseline }) => ({ measured, baseline: baseline[baselineName] })));
  return [
    resultOf(`rows of a batch of ${FINDINGS}, against node:sqlite`, compare("plain"), "per second", { atLeast: 0.45 }),
    resultOf("the same, against a bare route with D1", compare("bare"), "per second"),
    { what: "memory of workerd in the first batch, peak above before", measured: memoryMb, unit: "MiB" },
  ];
}

async function rowsPerSecond(insert: () => Promise<unknown>): Promise<number> {
  return FINDINGS / ((await time(insert)) / 1_000);
}

async function postBatch(url: URL, token: string, body: string): Promise<void> {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${token}`,
    // Otherwise Miniflare compresses the answer in the process that is measured; the platform does so outside of the worker.
    "accept-encoding": "identity",
  };
  const response = await fetch(url, { method: "POST", headers, body });
  const answer = await response.arrayBuffer();
  if (response.status === 201) return;
  const reason = Buffer.from(answer).toString().slice(0, 500);
  throw new Error(`The batch was answered with ${response.status}: ${reason}`);
}
