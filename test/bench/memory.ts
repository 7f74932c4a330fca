import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { bundleWorker } from "./support/bundles.ts";
import { IsolateHeap } from "./support/heap.ts";
import { LARGE_REQUESTS, type LargeRequest, type Sent, type Target } from "./support/large-requests.ts";
import type { BenchmarkOptions, Result } from "./support/report.ts";
import { makeAccount, startWorkerServer } from "./support/worker-server.ts";
import type { Workspace } from "./support/workspace.ts";

const AT_ONCE = 4;
const MAX_MIB = { one: 40, all: 80 };

/**
 * The growth of the worker's heap during the largest accepted requests, with and without garbage. D1 has a separate isolate. Each
 * request has a separate workerd process, because memory that was used before would hide the growth.
 */
export async function memory(workspace: Workspace, { only }: BenchmarkOptions): Promise<Result[]> {
  const bundle = await bundleWorker(workspace);
  const results: Result[] = [];
  for (const large of LARGE_REQUESTS) {
    if (only !== undefined && !large.what.includes(only)) continue;
    workspace.say(`${large.what} …`);
    results.push(...(await measure(workspace, bundle, large)));
  }
  return results;
}

async function measure(workspace: Workspace, bundle: string, { what, make }: LargeRequest): Promise<Result[]> {
  const server = await startWorkerServer(workspace, bundle, { inspects: true, consumesQueue: false });
  const heap = await IsolateHeap.connect(server.inspector);
  const target = { server, ...(await makeAccount(server.url)) };
  let ms = 0;
  const growth = async (count: number, collects = false): Promise<number> => {
    const requests = await Promise.all(Array.from({ length: count }, () => make(target)));
    const startedMs = performance.now();
    const grown = await heap.growth(() => Promise.all(requests.map((one) => send(target, one))), { collects });
    ms = performance.now() - startedMs;
    return grown;
  };
  try {
    const one = await growth(1);
    const oneMs = ms;
    const all = await growth(AT_ONCE);
    const inUse = await growth(1, true);
    return [
      { what, measured: one, unit: "MiB", aim: { atMost: MAX_MIB.one, of: "measured" } },
      { what: "  of it in use", measured: inUse, unit: "MiB" },
      { what: `  ${AT_ONCE} at once`, measured: all, unit: "MiB", aim: { atMost: MAX_MIB.all, of: "measured" } },
      { what: "  time of one", measured: oneMs, unit: "ms" },
    ];
  } finally {
    heap.close();
  }
}

/** Without the time limit of `fetch` for the beginning of an answer: four imports of an organization take turns. */
async function send({ token }: Target, { url, headers, body, status }: Sent): Promise<void> {
  const sent = request(url, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, ...headers, ...(body && { "content-length": body.byteLength }) },
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  sent.once("response", resolve).once("error", reject).end(body);
  const response = await promise;
  if (response.statusCode !== status) {
    throw new Error(
      `${url.pathname} was answered with ${response.statusCode}: ${(await text(response)).slice(0, 500)}`,
    );
  }
  response.resume();
  await once(response, "end");
}
