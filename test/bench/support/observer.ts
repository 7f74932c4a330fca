import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { get } from "./load.ts";

const PAUSE_MS = 20;

const { url, token } = z.object({ url: z.string(), token: z.string() }).parse(workerData);
const durations: number[] = [];
const stopping = new AbortController();
parentPort?.once("message", () => stopping.abort());
while (!stopping.signal.aborted) {
  const { status, ms } = await get(new URL(url), token);
  if (status !== 200) throw new Error(`The observer was answered with ${status}.`);
  durations.push(ms);
  await sleep(PAUSE_MS);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(durations);
