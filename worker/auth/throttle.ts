import { createMiddleware } from "hono/factory";
import { clientNetwork } from "../http/client-network.ts";
import { ApiError } from "../http/errors.ts";
import { WindowCounter } from "../http/window-counter.ts";
import type { AppEnv } from "../http/router.ts";

/**
 * Maximum of failures of one account and network. Legitimate users never reach it, and guesses beyond the most common passwords
 * have no chance.
 */
const MAX_FAILURES = 100;
const WINDOW_MS = 10 * 60_000;
/**
 * The failures of one network, at whichever accounts, from which on its passwords are checked slowly. Slowed and not refused,
 * because an office may share its network with one who guesses.
 */
const SLOWED_AFTER_FAILURES = 10;
/** The period of the rate limiting binding. */
const BINDING_SECONDS = 60;

const failures = new WindowCounter({ max: MAX_FAILURES, windowMs: WINDOW_MS });
const failuresOfNetworks = new WindowCounter({ max: SLOWED_AFTER_FAILURES, windowMs: WINDOW_MS });
/** The networks that the binding has limited. */
const exhausted = new WindowCounter({ max: 1, windowMs: BINDING_SECONDS * 1_000 });

/**
 * Limits the attempts of one network at an operation, across all isolates of a location. Has no effect without a rate limiting
 * binding.
 */
export function throttleNetwork(operation: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = `${operation}:network:${clientNetwork(c.req.raw.headers)}`;
    const allowed = (await c.env.LOGIN_RATE_LIMIT?.limit({ key }))?.success ?? true;
    if (!allowed) throw tooManyAttempts(BINDING_SECONDS);
    await next();
  });
}

/**
 * Limits wrong passwords, and emails that are taken, of one account from one network, so that guesses from elsewhere never lock
 * the owner out. A network that fails often, at whichever accounts (credential stuffing, password spraying), is slowed. Each isolate
 * counts separately. With a rate limiting binding, the network's failures for all accounts are also limited across the isolates of a
 * location; each isolate learns of that at its next failure.
 */
export class GuessLimit {
  readonly #binding: RateLimit | undefined;
  readonly #account: string;
  readonly #network: string;
  readonly #clientNetwork: string;

  constructor(env: Env, headers: Headers, account: string) {
    const network = clientNetwork(headers);
    this.#binding = env.LOGIN_RATE_LIMIT;
    this.#account = `guess:account:${network}:${account}`;
    this.#clientNetwork = network;
    this.#network = `guess:network:${network}`;
  }

  /** @throws ApiError `rate_limited` */
  requireAllowance(): void {
    const waits = [this.#account, this.#network].map((key) => exhausted.waitSeconds(key));
    const seconds = Math.max(failures.waitSeconds(this.#account), ...waits);
    if (seconds > 0) throw tooManyAttempts(seconds);
  }

  /** The client's network, if its passwords are checked slowly. */
  slowedNetwork(): string | undefined {
    return failuresOfNetworks.waitSeconds(this.#clientNetwork) > 0 ? this.#clientNetwork : undefined;
  }

  async countFailure(): Promise<void> {
    failures.count(this.#account);
    failuresOfNetworks.count(this.#clientNetwork);
    for (const key of [this.#account, this.#network]) {
      const isExhausted = (await this.#binding?.limit({ key }))?.success === false;
      if (isExhausted) exhausted.count(key);
    }
  }
}

function tooManyAttempts(seconds: number): ApiError {
  const message = `Too many attempts from this network: try again in ${seconds} seconds.`;
  return new ApiError("rate_limited", message, { "Retry-After": String(seconds) });
}
