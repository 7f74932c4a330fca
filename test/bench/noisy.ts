import { Worker } from "node:worker_threads";
import { bundleWorker } from "./support/bundles.ts";
import { makeFindings } from "./support/findings.ts";
import { type Call, send } from "./support/load.ts";
import { percentile, time } from "./support/measure.ts";
import type { Result } from "./support/report.ts";
import { makeSarif } from "./support/sarif-file.ts";
import {
  type Account,
  insertScan,
  makeAccount,
  startWorkerServer,
  type WorkerServer,
} from "./support/worker-server.ts";
import type { Workspace } from "./support/workspace.ts";

const IMPORTS = 8;
const RESULTS = 25_000;
const FINDINGS = 10_000;
const CONNECTIONS = 16;
const NOISE_MS = 5_000;
const IDLE_MS = 5_000;
const MAX_RATIO = 3;

/** How long `GET auth/me` of one tenant takes while another tenant, or somebody without an account, keeps the worker busy. */
export async function noisy(workspace: Workspace): Promise<Result[]> {
  const server = await startWorkerServer(workspace, await bundleWorker(workspace));
  const [noisyTenant, bystander] = [await makeAccount(server.url), await makeAccount(server.url)];
  const sarif = makeSarif(1, RESULTS);
  const batch = JSON.stringify({ findings: makeFindings(FINDINGS) });
  const noises: [string, () => Promise<unknown>][] = [
    [`${IMPORTS} SARIF files of ${RESULTS} results`, () => importAll(server, noisyTenant, "sarif", sarif)],
    [`${IMPORTS} batches of ${FINDINGS} findings`, () => importAll(server, noisyTenant, "findings/batch", batch)],
    [`${CONNECTIONS} connections with wrong passwords`, () => repeat(() => login(server, noisyTenant))],
    [`${CONNECTIONS} connections with unsigned webhooks`, () => repeat(() => unsignedPush(server, noisyTenant))],
  ];
  const results: Result[] = [];
  await observe(server, bystander, () => pause(IDLE_MS));
  for (const [what, noise] of noises) {
    const idle = await observe(server, bystander, () => pause(IDLE_MS));
    workspace.say(`${what} …`);
    let durationMs = 0;
    const busy = await observe(server, bystander, async () => {
      durationMs = await time(noise);
    });
    results.push(
      { what: `${what}: p95`, ...compare(busy, idle, 0.95), unit: "ms", aim: { atMost: MAX_RATIO } },
      { what: "  median", ...compare(busy, idle, 0.5), unit: "ms" },
      { what: "  longest", ...compare(busy, idle, 1), unit: "ms" },
      { what: "  duration of the noise", measured: durationMs, unit: "ms" },
    );
  }
  return results;
}

function compare(busy: readonly number[], idle: readonly number[], share: number) {
  return { measured: percentile(busy, share), baseline: percentile(idle, share) };
}

/** @returns the durations of the requests of one connection, in ms: in a thread, so that making the noise does not delay them. */
async function observe(server: WorkerServer, account: Account, work: () => Promise<unknown>): Promise<number[]> {
  const url = new URL(account.project.replace(/\/projects\/.*$/, "/auth/me"), server.url);
  const thread = new Worker(new URL("support/observer.ts", import.meta.url), {
    workerData: { url: url.href, token: account.token },
  });
  const { promise, resolve, reject } = Promise.withResolvers<number[]>();
  thread.on("message", resolve);
  thread.on("error", reject);
  try {
    await work();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage("stop");
    return await promise;
  } finally {
    await thread.terminate();
  }
}

async function importAll(server: WorkerServer, { orgId, project, token }: Account, path: string, body: string) {
  const upload = async (): Promise<void> => {
    const scanId = await insertScan(server.database, orgId);
    const url = new URL(`${project}/scans/${scanId}/${path}`, server.url);
    const { status } = await send({ url, method: "POST", token, body });
    if (status !== 201) throw new Error(`${path} was answered with ${status}.`);
  };
  await Promise.all(Array.from({ length: IMPORTS }, upload));
}

let sent = 0;

/** Of another account each time, because an account is throttled. */
function login(server: WorkerServer, { project }: Account): Call {
  sent += 1;
  const url = new URL(project.replace(/\/projects\/.*$/, "/auth/login"), server.url);
  return {
    url,
    method: "POST",
    body: JSON.stringify({ email: `nobody-${sent}@example.com`, password: "wrong password" }),
  };
}

function unsignedPush(server: WorkerServer, { project }: Account): Call {
  const [, slug = ""] = /orgs\/([^/]+)/.exec(project) ?? [];
  const body = JSON.stringify({ ref: "refs/heads/main", commits: makeFindings(20) });
  const url = new URL(`/v1/hooks/hosted-g?org=${slug}`, server.url);
  return { url, method: "POST", headers: { "x-hosted-g-event": "push" }, body };
}

/** Whatever the status: what is refused is noise, too. */
async function repeat(call: () => Call): Promise<void> {
  const endMs = performance.now() + NOISE_MS;
  const connection = async (): Promise<void> => {
    while (performance.now() < endMs) await send(call());
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

function pause(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, ms);
  return promise;
}
