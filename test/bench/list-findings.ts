import { execFile } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { bundleWorker } from "./support/bundles.ts";
import { makeFindings } from "./support/findings.ts";
import { get } from "./support/load.ts";
import { interleave, median, summarize } from "./support/measure.ts";
import { insertPlainFindings, openPlainDatabase } from "./support/plain-sqlite.ts";
import { memoryGrowth } from "./support/processes.ts";
import { type Result, resultOf } from "./support/report.ts";
import { storeFindings } from "./support/store-findings.ts";
import { insertScan, makeAccount, startWorkerServer } from "./support/worker-server.ts";
import type { Workspace } from "./support/workspace.ts";

const FINDINGS = 100_000;
const FINDINGS_PER_INSERT = 2_000;
const ROUNDS = 5;
const PLAIN_LIST = fileURLToPath(new URL("support/plain-list.ts", import.meta.url));
const runFile = promisify(execFile);

interface Listing {
  ms: number;
  memoryMb: number;
  /** Size of the list. */
  sizeMb: number;
}
const Plain = z.object({ ms: z.number(), memoryMb: z.number(), sizeMb: z.number() });

/** A whole list over HTTP, compared with a query and JSON.stringify in a new Node.js process. */
export async function listFindings(workspace: Workspace): Promise<Result[]> {
  const server = await startWorkerServer(workspace, await bundleWorker(workspace));
  const { token, orgId, project } = await makeAccount(server.url);
  const scanId = await insertScan(server.database, orgId);
  const plain = join(await workspace.makeDirectory(), "plain.sqlite");
  workspace.say(`inserting ${FINDINGS} findings twice …`);
  for (let first = 0; first < FINDINGS; first += FINDINGS_PER_INSERT) {
    const findings = makeFindings(FINDINGS_PER_INSERT, first);
    await storeFindings(server.database, { scanId, orgId }, findings, Date.now());
  }
  const plainScanId = fillPlainDatabase(plain);

  const path = `${project}/scans/${scanId}/findings`;
  const measure = async (): Promise<Listing & { firstByteMs: number }> => {
    let answer = { status: 0, ms: 0, firstByteMs: 0, bytes: 0 };
    const list = async (): Promise<void> => void (answer = await get(new URL(path, server.url), token));
    const memoryMb = await memoryGrowth(server.pid, list);
    if (answer.status !== 200) throw new Error(`The list was answered with ${answer.status}.`);
    const { ms, firstByteMs, bytes } = answer;
    return { ms, firstByteMs, memoryMb, sizeMb: bytes / 1024 ** 2 };
  };
  const measureBaseline = async (): Promise<Listing> => {
    const { stdout } = await runFile(process.execPath, [PLAIN_LIST, plain, plainScanId]);
    return Plain.parse(JSON.parse(stdout));
  };
  const cold = await measure();
  const listings = await interleave(ROUNDS, measure, measureBaseline);
  const compare = (field: keyof Listing) =>
    summarize(listings.map(({ measured, baseline }) => ({ measured: measured[field], baseline: baseline[field] })));
  const firstByteShare = median(listings.map(({ measured }) => (measured.firstByteMs / measured.ms) * 100));
  return [
    resultOf(`list of ${FINDINGS}`, compare("ms"), "ms", { atMost: 1.5 }),
    resultOf("memory, peak above before", compare("memoryMb"), "MiB", { atMost: 2 }),
    { what: "the same, of the first list", measured: cold.memoryMb, unit: "MiB" },
    { what: "first byte, of the total", measured: firstByteShare, unit: "%", aim: { atMost: 5, of: "measured" } },
    resultOf("size of the list", compare("sizeMb"), "MiB"),
  ];
}

function fillPlainDatabase(path: string): string {
  const database = openPlainDatabase(path);
  const scanId = insertPlainFindings(database, makeFindings(FINDINGS));
  database.close();
  return scanId;
}
