const TICK_MS = 1;
/** What lasts longer waits for something else than this isolate: its body, a password hash, the turn of an import. */
const SHORT_MS = 250;
/** So that imports go on in an isolate that is never idle. */
const MAX_PAUSE_MS = 10;

const running = new Set<{ sinceMs: number }>();
/** When the last two requests began: one of them may be the caller's own. */
let begunMs: [earlier: number, later: number] = [0, 0];

/** Counts a request of the isolate until it is answered. @returns ends the count. */
export function beginRequest(): () => void {
  const request = { sinceMs: Date.now() };
  begunMs = [begunMs[1], request.sinceMs];
  running.add(request);
  return () => {
    running.delete(request);
  };
}

/**
 * Lets other requests of the isolate go on: parsing what is in memory already never waits for anything. Called after each step, which
 * is bounded by the amount of work (when deployed, the clock does not advance in it), it pauses until the short requests that are
 * running are answered, or for 10 ms. Where no other request has come lately, it takes one turn of the event loop.
 */
export async function yieldToOthers(): Promise<void> {
  const isQuiet = begunMs[0] <= Date.now() - SHORT_MS;
  if (isQuiet) {
    await wait(0);
    return;
  }
  for (let pausedMs = 0; pausedMs < MAX_PAUSE_MS; pausedMs += TICK_MS) {
    await wait(TICK_MS);
    if (!isAnyRunning()) return;
  }
}

function wait(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, ms);
  return promise;
}

function isAnyRunning(): boolean {
  const sinceMs = Date.now() - SHORT_MS;
  for (const request of running) {
    if (request.sinceMs > sinceMs) return true;
    // It may have been terminated without notice.
    running.delete(request);
  }
  return false;
}
