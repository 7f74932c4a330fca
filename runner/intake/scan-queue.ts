import type { DispatchRequest } from "../../worker/contract/dispatch.ts";

export interface Load {
  running: number;
  waiting: number;
  capacity: number;
}

export type RunJob = (request: DispatchRequest, signal: AbortSignal) => Promise<void>;

/** Runs a limited number of scans concurrently and queues some more, so that the next one starts immediately. */
export class ScanQueue {
  readonly #capacity: number;
  readonly #maxWaiting: number;
  readonly #run: RunJob;
  readonly #running = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, DispatchRequest>();
  readonly #releasing = new Set<Promise<void>>();
  readonly #shutdown = new AbortController();
  #closing = false;

  constructor(limits: { concurrency: number; maxWaiting: number }, run: RunJob) {
    this.#capacity = limits.concurrency;
    this.#maxWaiting = limits.maxWaiting;
    this.#run = run;
  }

  get load(): Load {
    return { running: this.#running.size, waiting: this.#waiting.size, capacity: this.#capacity };
  }

  get closing(): boolean {
    return this.#closing;
  }

  /** @returns whether the scan is accepted, now or before. */
  offer(request: DispatchRequest): boolean {
    const key = `${request.scan_id}/${request.attempt}`;
    if (this.#running.has(key)) return true;
    if (this.#waiting.has(key)) {
      // It keeps its position and gets the newer token: the older one may expire before the scan starts.
      this.#waiting.set(key, request);
      return true;
    }
    const isFull = this.#running.size >= this.#capacity && this.#waiting.size >= this.#maxWaiting;
    if (this.#closing || isFull) return false;
    this.#waiting.set(key, request);
    this.#startNext();
    return true;
  }

  /** Resolves once an offered scan would start immediately, or the signal aborts. */
  async waitForRoom(signal: AbortSignal): Promise<void> {
    while (this.#running.size + this.#waiting.size >= this.#capacity && !signal.aborted) {
      const aborted = Promise.withResolvers<void>();
      const onAbort = (): void => aborted.resolve();
      signal.addEventListener("abort", onAbort);
      await Promise.race([aborted.promise, ...this.#running.values()]);
      signal.removeEventListener("abort", onAbort);
    }
  }

  /** Starts the queued scans with an aborted signal, so that they are released immediately. */
  releaseWaiting(reason: Error): void {
    for (const [key, request] of this.#waiting) {
      this.#waiting.delete(key);
      const release = this.#run(request, AbortSignal.abort(reason)).finally(() => this.#releasing.delete(release));
      this.#releasing.add(release);
    }
  }

  /** Releases the queued scans and gives the running ones `graceMs` before `reason` aborts them. */
  async close(graceMs: number, reason: Error): Promise<void> {
    this.#closing = true;
    this.releaseWaiting(reason);
    const timer = setTimeout(() => this.#shutdown.abort(reason), graceMs);
    await Promise.allSettled([...this.#running.values(), ...this.#releasing]);
    clearTimeout(timer);
  }

  #startNext(): void {
    for (const [key, request] of this.#waiting) {
      if (this.#running.size >= this.#capacity) return;
      this.#waiting.delete(key);
      const run = this.#run(request, this.#shutdown.signal).finally(() => {
        this.#running.delete(key);
        this.#startNext();
      });
      this.#running.set(key, run);
    }
  }
}
