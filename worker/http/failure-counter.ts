const MAX_KEYS = 10_000;

/**
 * Counts failures by key in a fixed window, such as wrong passwords for an account from one network. In the memory of each
 * isolate; the oldest keys are evicted first.
 */
export class FailureCounter {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #failures = new Map<string, { count: number; endsAtMs: number }>();

  constructor({ max, windowMs }: { max: number; windowMs: number }) {
    this.#max = max;
    this.#windowMs = windowMs;
  }

  /** Seconds until the key may try again; 0 for now. */
  waitSeconds(key: string): number {
    const { count, endsAtMs } = this.#current(key);
    return count < this.#max ? 0 : Math.ceil((endsAtMs - Date.now()) / 1_000);
  }

  count(key: string): void {
    const { count, endsAtMs } = this.#current(key);
    this.#failures.delete(key);
    this.#failures.set(key, { count: count + 1, endsAtMs });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MAX_KEYS && oldest !== undefined) this.#failures.delete(oldest);
  }

  #current(key: string) {
    const known = this.#failures.get(key);
    const now = Date.now();
    return known && known.endsAtMs > now ? known : { count: 0, endsAtMs: now + this.#windowMs };
  }
}
