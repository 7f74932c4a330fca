import { ApiError } from "../http/errors.ts";
import { WindowCounter } from "../http/window-counter.ts";

/** The period of the rate limiting binding. */
const PERIOD_SECONDS = 60;

/** Networks that have exceeded the limit. The binding counts across isolates; each isolate learns of it at its next failure. */
const exhausted = new WindowCounter({ max: 1, windowMs: PERIOD_SECONDS * 1_000 });

/** Counts the unverified deliveries of one network. Has no effect without a rate limiting binding. */
export class FailureLimit {
  readonly #limiter: RateLimit | undefined;
  readonly #network: string;

  constructor(limiter: RateLimit | undefined, network: string) {
    this.#limiter = limiter;
    this.#network = network;
  }

  get isExhausted(): boolean {
    return this.#limiter !== undefined && exhausted.waitSeconds(this.#network) > 0;
  }

  async count(): Promise<void> {
    const allowed = (await this.#limiter?.limit({ key: `webhook:${this.#network}` }))?.success ?? true;
    if (!allowed) exhausted.count(this.#network);
  }

  error(message: string): ApiError {
    return new ApiError("rate_limited", message, { "Retry-After": String(PERIOD_SECONDS) });
  }
}
