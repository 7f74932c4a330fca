const MAX_KEYS = 10_000;

interface Window {
  count: number;
  endsAtMs: number;
}

/**
 * Counts events by key in a fixed window, such as wrong passwords for an account from one network. In the memory of each isolate;
 * the keys whose last event is the oldest are evicted first.
 */
export class WindowCounter {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #windows = new Map<string, Window>();

  constructor({ max, windowMs }: { max: number; windowMs: number }) {
    this.#max = max;
    this.#windowMs = windowMs;
  }

  /** Seconds until the key may try again; 0 for now. */
  waitSeconds(key: string): number {
    const window = this.current(key);
    return window.count < this.#max ? 0 : secondsLeft(window);
  }

  count(key: string): Window {
    const { count, endsAtMs } = this.current(key);
    const window = { count: count + 1, endsAtMs };
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > MAX_KEYS && oldest !== undefined) this.#windows.delete(oldest);
    return window;
  }

  current(key: string): Window {
    const known = this.#windows.get(key);
    const now = Date.now();
    return known && known.endsAtMs > now ? known : { count: 0, endsAtMs: now + this.#windowMs };
  }
}

/** Until the end of the window, rounded up. */
export function secondsLeft({ endsAtMs }: Pick<Window, "endsAtMs">): number {
  return Math.ceil((endsAtMs - Date.now()) / 1_000);
}
