import { ApiError } from "../http/errors.ts";

interface Limits {
  minGapMs: number;
  maxWaiting: number;
  maxWaitMs: number;
}

const RETRY_AFTER_SECONDS = 10;

/**
 * Runs one password hash at a time, each followed by a pause as long as the hash. scrypt blocks its isolate for about 0.1 s;
 * other requests are answered in the pause. (When deployed, the clock does not advance during the hash, and the minimum pause
 * begins with it.) Waiting callers take their turn themselves: what waits for a disconnected client may never resume.
 */
export class HashTurns {
  readonly #limits: Limits;
  readonly #waiting = new Set<{ sinceMs: number }>();
  #freeAtMs = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws ApiError `rate_limited` when too many callers wait, or this one has waited too long. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#freeAtMs > Date.now()) await this.#wait();
    const startedAtMs = Date.now();
    this.#startGap(startedAtMs);
    try {
      return await work();
    } finally {
      this.#startGap(startedAtMs);
    }
  }

  async #wait(): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.#limits;
    const turn = { sinceMs: Date.now() };
    for (const other of this.#waiting) if (turn.sinceMs - other.sinceMs > maxWaitMs) this.#waiting.delete(other);
    if (this.#waiting.size >= maxWaiting) throw tooMany();
    this.#waiting.add(turn);
    try {
      for (let now = turn.sinceMs; this.#freeAtMs > now; now = Date.now()) {
        if (now - turn.sinceMs > maxWaitMs) throw tooMany();
        const { promise, resolve } = Promise.withResolvers<void>();
        setTimeout(resolve, this.#freeAtMs - now);
        await promise;
      }
    } finally {
      this.#waiting.delete(turn);
    }
  }

  #startGap(startedAtMs: number): void {
    const now = Date.now();
    this.#freeAtMs = now + Math.max(this.#limits.minGapMs, now - startedAtMs);
  }
}

export const hashTurns = new HashTurns({ minGapMs: 50, maxWaiting: 500, maxWaitMs: 120_000 });

function tooMany(): ApiError {
  const message = `Too many passwords are being checked: try again in ${RETRY_AFTER_SECONDS} seconds.`;
  return new ApiError("rate_limited", message, { "Retry-After": String(RETRY_AFTER_SECONDS) });
}
