import { ApiError } from "../http/errors.ts";

interface Limits {
  minGapMs: number;
  maxWaiting: number;
  maxWaitMs: number;
}

const RETRY_AFTER_SECONDS = 10;

/**
 * One password hash at a time, then a gap that is as long as the hash. scrypt blocks its isolate for about 0.1 s: the gap is
 * when other requests are answered. (Deployed, the clock stands still meanwhile, and the shortest gap begins with the hash.) A
 * turn is taken, never given: what waits on behalf of a client that has left may never resume.
 */
export class HashTurns {
  readonly #limits: Limits;
  readonly #waiting = new Set<{ sinceMs: number }>();
  #freeAtMs = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws ApiError `rate_limited` when too many wait, or this one has waited too long. */
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
