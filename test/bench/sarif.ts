import { gzipSync } from "node:zlib";
import { z } from "zod";
import { bundleWorker } from "./support/bundles.ts";
import { get } from "./support/load.ts";
import { interleave, summarize, time } from "./support/measure.ts";
import { memoryGrowth } from "./support/processes.ts";
import { type Result, resultOf } from "./support/report.ts";
import { makeSarif } from "./support/sarif-file.ts";
import { insertScan, makeAccount, startWorkerServer } from "./support/worker-server.ts";
import type { Workspace } from "./support/workspace.ts";

const RESULTS = 25_000;
const FINDINGS_PER_BATCH = 10_000;
const ROUNDS = 5;
const SARIF = "application/sarif+json";
const MIB = 1024 ** 2;
const MAX_PLAIN_BYTES = 64 * MIB;

const Findings = z.array(z.record(z.string(), z.unknown()));

/**
 * An upload of a SARIF file, from the request to the receipt, compared with JSON.parse and with the same findings through the
 * batch endpoint. D1 runs in the same workerd, so its memory is included.
 */
export async function sarif(workspace: Workspace): Promise<Result[]> {
  const bundle = await bundleWorker(workspace);
  const server = await startWorkerServer(workspace, bundle);
  const { token, orgId, project } = await makeAccount(server.url);
  const authorization = `Bearer ${token}`;
  const file = makeSarif(1, RESULTS);
  const bytes = Buffer.from(file);
  const packed = Uint8Array.from(gzipSync(bytes));

  const makeScan = async (): Promise<string> => {
    const scanId = await insertScan(server.database, orgId);
    return new URL(`${project}/scans/${scanId}`, server.url).href;
  };
  const post = async (
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    type: string,
    expected = 201,
  ): Promise<string> => {
    const response = await fetch(path, { method: "POST", headers: { authorization, "content-type": type }, body });
    const text = await response.text();
    if (response.status !== expected)
      throw new Error(`POST was answered with ${response.status}: ${text.slice(0, 500)}`);
    return text;
  };
  const upload = async (body: Uint8Array<ArrayBuffer>): Promise<number> => {
    const path = `${await makeScan()}/sarif`;
    return RESULTS / ((await time(() => post(path, body, SARIF))) / 1_000);
  };

  const memoryMb = await memoryGrowth(server.pid, () => upload(bytes));
  const batches = await readAsBatches(await makeFilledScan());
  async function makeFilledScan(): Promise<string> {
    const scan = await makeScan();
    await post(`${scan}/sarif`, bytes, SARIF);
    return scan;
  }
  async function readAsBatches(scan: string): Promise<string[]> {
    const response = await fetch(`${scan}/findings`, { headers: { authorization } });
    const findings = Findings.parse(await response.json());
    if (findings.length !== RESULTS) throw new Error(`Of ${RESULTS} results ${findings.length} were stored.`);
    const starts = Array.from({ length: Math.ceil(RESULTS / FINDINGS_PER_BATCH) }, (_, n) => n * FINDINGS_PER_BATCH);
    return starts.map((start) => JSON.stringify({ findings: findings.slice(start, start + FINDINGS_PER_BATCH) }));
  }
  const measureBaseline = async (): Promise<number> => {
    const scan = await makeScan();
    const work = async (): Promise<void> => {
      JSON.parse(bytes.toString());
      for (const batch of batches) await post(`${scan}/findings/batch`, batch, "application/json");
    };
    return RESULTS / ((await time(work)) / 1_000);
  };
  await measureBaseline();
  const plain = await interleave(ROUNDS, () => upload(bytes), measureBaseline);
  const gzip = await interleave(ROUNDS, () => upload(packed), measureBaseline);

  const filled = new URL(`${await makeFilledScan()}/sarif`);
  let exported = { ms: 0, bytes: 0 };
  const exportMb = await memoryGrowth(server.pid, async () => void (exported = await get(filled, token)));
  return [
    resultOf(`results of a file of ${RESULTS}`, summarize(plain), "per second", { atLeast: 0.6 }),
    resultOf("the same, compressed", summarize(gzip), "per second", { atLeast: 0.6 }),
    { what: "size of the file", measured: bytes.length / MIB, unit: "MiB" },
    { what: "memory of workerd in the first upload, peak above before", measured: memoryMb, unit: "MiB" },
    ...(await measureLargest(workspace, bundle)),
    { what: "export of the same findings", measured: RESULTS / (exported.ms / 1_000), unit: "per second" },
    { what: "memory in the export, peak above before", measured: exportMb, unit: "MiB" },
  ];
}

/** Each in a separate workerd process, because memory that was used before would hide the growth. */
async function measureLargest(workspace: Workspace, bundle: string): Promise<Result[]> {
  const bytesPerResult = (sizeOf(1_000) - sizeOf(500)) / 500;
  const resultsPerRun = 500 + Math.floor((MAX_PLAIN_BYTES * 0.98 - sizeOf(500)) / bytesPerResult);
  const largest = makeSarif(20, resultsPerRun);
  const short = `{"version":"2.1.0","runs":[${Array.from({ length: 4 }, shortRun).join(",")}]}`;
  const bomb = gzipSync(Buffer.alloc(1024 * MIB, " "));
  const bodies: [string, Uint8Array<ArrayBuffer>, number][] = [
    [`${20 * resultsPerRun} results in ${mibOf(largest)} MiB`, Buffer.from(largest), 201],
    ["the same, compressed", Uint8Array.from(gzipSync(largest)), 201],
    [`100000 results in ${mibOf(short)} MiB, compressed`, Uint8Array.from(gzipSync(short)), 201],
    ["a GiB of blanks, compressed", Uint8Array.from(bomb), 413],
  ];
  const results: Result[] = [];
  for (const [what, body, expected] of bodies) {
    const { url, database, pid } = await startWorkerServer(workspace, bundle);
    const { token, orgId, project } = await makeAccount(url);
    const path = new URL(`${project}/scans/${await insertScan(database, orgId)}/sarif`, url);
    const headers = { authorization: `Bearer ${token}`, "content-type": SARIF };
    let ms = 0;
    const memoryMb = await memoryGrowth(pid, async () => {
      ms = await time(async () => {
        const response = await fetch(path, { method: "POST", headers, body });
        const text = await response.text();
        if (response.status !== expected) throw new Error(`${what}: ${response.status} ${text.slice(0, 500)}`);
      });
    });
    results.push(
      { what: `${what}: time`, measured: ms, unit: "ms" },
      { what: "  memory, peak above before", measured: memoryMb, unit: "MiB" },
    );
  }
  return results;
}

function shortRun(_: unknown, run: number): string {
  const results = Array.from({ length: RESULTS }, (__, n) => `{"ruleId":"r","message":{"text":"${run}-${n}"}}`);
  return `{"results":[${results.join(",")}],"tool":{"driver":{"name":"t${run}"}}}`;
}

function sizeOf(results: number): number {
  return Buffer.byteLength(makeSarif(20, results));
}

function mibOf(text: string): string {
  return (Buffer.byteLength(text) / MIB).toFixed(0);
}
