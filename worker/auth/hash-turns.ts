import { ApiError } from "../http/errors.ts";

interface Limits {
  /** From the beginning of a hash to that of the next. */
  minTurnMs: number;
  maxWaiting: number;
  maxWaitMs: number;
  /** The same for the hashes of one slowed network. */
  slowed: { minTurnMs: number; maxWaiting: number };
}

/** The network that asks, if it is slowed by now. */
type SlowedNetwork = () => string | undefined;

interface Turn {
  sinceMs: number;
  slowed: SlowedNetwork;
}

const RETRY_AFTER_SECONDS = 10;
/** The pause of a slowed network after a hash, in hashes: it takes less than a tenth of the isolate's time. */
const SLOWED_PAUSE = 10;

/**
 * Runs one password hash at a time, each followed by a pause as long as the hash. scrypt blocks its isolate for about 0.1 s;
 * other requests are answered in the pause. (When deployed, the clock does not advance during the hash: the minimum turn, of
 * more than two hashes, is the pause then.) A network that has guessed wrong passwords is slowed: its hashes are ten times as far
 * apart, while those of others take their turns in between. Waiting callers take their turn themselves: what waits for a
 * disconnected client may never resume.
 */
export class HashTurns {
  readonly #limits: Limits;
  readonly #waiting = new Set<Turn>();
  #freeAtMs = 0;
  /** Of slowed networks, where it is in the future. */
  readonly #slowedUntilMs = new Map<string, number>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * @throws ApiError `rate_limited` when too many callers wait, in all or of the slowed network, or this one has waited too long.
   */
  async take<T>(work: () => Promise<T>, slowed: SlowedNetwork = () => undefined): Promise<T> {
    if (this.#freeAt(slowed()) > Date.now()) await this.#wait(slowed);
    const startedAtMs = Date.now();
    this.#pause(startedAtMs, slowed());
    try {
      return await work();
    } finally {
      this.#pause(startedAtMs, slowed());
    }
  }

  async #wait(slowed: SlowedNetwork): Promise<void> {
    const { maxWaitMs } = this.#limits;
    const turn = { sinceMs: Date.now(), slowed };
    this.#forget(turn.sinceMs);
    if (this.#isFull(slowed())) throw tooMany();
    this.#waiting.add(turn);
    try {
      for (let now = turn.sinceMs; this.#freeAt(slowed()) > now; now = Date.now()) {
        if (now - turn.sinceMs > maxWaitMs) throw tooMany();
        const { promise, resolve } = Promise.withResolvers<void>();
        setTimeout(resolve, this.#freeAt(slowed()) - now);
        await promise;
      }
    } finally {
      this.#waiting.delete(turn);
    }
  }

  #isFull(slowed: string | undefined): boolean {
    if (this.#waiting.size >= this.#limits.maxWaiting) return true;
    if (slowed === undefined) return false;
    const ofNetwork = [...this.#waiting].filter((turn) => turn.slowed() === slowed);
    return ofNetwork.length >= this.#limits.slowed.maxWaiting;
  }

  #freeAt(slowed: string | undefined): number {
    const ofNetwork = slowed === undefined ? undefined : this.#slowedUntilMs.get(slowed);
    return Math.max(this.#freeAtMs, ofNetwork ?? 0);
  }

  #pause(startedAtMs: number, slowed: string | undefined): void {
    const { minTurnMs, slowed: limits } = this.#limits;
    const now = Date.now();
    const hashMs = now - startedAtMs;
    this.#freeAtMs = Math.max(startedAtMs + minTurnMs, now + hashMs);
    if (slowed === undefined) return;
    this.#slowedUntilMs.set(slowed, Math.max(startedAtMs + limits.minTurnMs, now + SLOWED_PAUSE * hashMs));
  }

  #forget(nowMs: number): void {
    for (const turn of this.#waiting) if (nowMs - turn.sinceMs > this.#limits.maxWaitMs) this.#waiting.delete(turn);
    for (const [network, untilMs] of this.#slowedUntilMs) if (untilMs <= nowMs) this.#slowedUntilMs.delete(network);
  }
}

export const hashTurns = new HashTurns({
  minTurnMs: 250,
  maxWaiting: 500,
  maxWaitMs: 120_000,
  slowed: { minTurnMs: 1_250, maxWaiting: 50 },
});

function tooMany(): ApiError {
  const message = `Too many passwords are being checked: try again in ${RETRY_AFTER_SECONDS} seconds.`;
  return new ApiError("rate_limited", message, { "Retry-After": String(RETRY_AFTER_SECONDS) });
}
