import { ApiError } from "../http/errors.ts";

/** The period of the binding. */
const PERIOD_SECONDS = 60;
const MAX_NETWORKS = 10_000;

/** Networks whose failures are used up, until when. The binding counts for all isolates; each learns at its next failure. */
const exhaustedUntil = new Map<string, number>();

/** Counts deliveries of one network that no secret verified. Does nothing where no limit is bound. */
export class FailureLimit {
  readonly #limiter: RateLimit | undefined;
  readonly #network: string;

  constructor(limiter: RateLimit | undefined, network: string) {
    this.#limiter = limiter;
    this.#network = network;
  }

  get isExhausted(): boolean {
    return this.#limiter !== undefined && (exhaustedUntil.get(this.#network) ?? 0) > Date.now();
  }

  async count(): Promise<void> {
    const allowed = (await this.#limiter?.limit({ key: `webhook:${this.#network}` }))?.success ?? true;
    if (allowed) return;
    exhaustedUntil.delete(this.#network);
    exhaustedUntil.set(this.#network, Date.now() + PERIOD_SECONDS * 1_000);
    const [oldest] = exhaustedUntil.keys();
    if (exhaustedUntil.size > MAX_NETWORKS && oldest !== undefined) exhaustedUntil.delete(oldest);
  }

  error(message: string): ApiError {
    return new ApiError("rate_limited", message, { "Retry-After": String(PERIOD_SECONDS) });
  }
}
