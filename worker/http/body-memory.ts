import { ApiError } from "./errors.ts";

const KIB = 1024;
const MIB = 1024 * KIB;

interface Limits {
  /** Limit of all bodies together, except the oldest, which is always read. */
  maxBytes: number;
  /** Size up to which a body never waits. */
  freeBytes: number;
  maxBodies: number;
  maxWaitMs: number;
  /** A request without activity for this long was terminated by the platform without notice. */
  forgottenAfterMs: number;
}

const ASK_AGAIN_MS = 20;
const RETRY_AFTER_SECONDS = 10;

/**
 * Limits the memory for large bodies in this isolate, which all of its requests share. A body reserves memory as it is received;
 * when none is left, reading pauses until other requests have ended. The oldest body always continues, so that they never all
 * wait. Waiting bodies check for memory themselves: what waits for a disconnected client may never resume.
 */
export class BodyMemory {
  readonly #limits: Limits;
  /** Ordered by age, the oldest first. */
  readonly #shares = new Set<BodyShare>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  open(): BodyShare {
    return new BodyShare(this, this.#limits.freeBytes);
  }

  /** @throws ApiError `rate_limited` when too many bodies wait, or this one has waited too long. */
  async take(share: BodyShare, bytes: number): Promise<void> {
    const { maxBodies, maxWaitMs } = this.#limits;
    const sinceMs = Date.now();
    share.heardAtMs = sinceMs;
    while (!this.#hasRoom(share, bytes)) {
      if (this.#shares.size > maxBodies || Date.now() - sinceMs > maxWaitMs) throw tooMany();
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, ASK_AGAIN_MS);
      await promise;
      share.heardAtMs = Date.now();
    }
    share.bytes += bytes;
  }

  close(share: BodyShare): void {
    this.#shares.delete(share);
  }

  #hasRoom(share: BodyShare, bytes: number): boolean {
    this.#shares.add(share);
    const heardSinceMs = share.heardAtMs - this.#limits.forgottenAfterMs;
    let all = bytes;
    for (const other of this.#shares) {
      if (other.heardAtMs < heardSinceMs) this.#shares.delete(other);
      else all += other.bytes;
    }
    const [oldest] = this.#shares;
    return share === oldest || all <= this.#limits.maxBytes;
  }
}

/** The memory reserved for one body. */
export class BodyShare {
  bytes = 0;
  heardAtMs = Date.now();
  #free: number;
  readonly #memory: BodyMemory;

  constructor(memory: BodyMemory, freeBytes: number) {
    this.#memory = memory;
    this.#free = freeBytes;
  }

  /** @throws ApiError `rate_limited` */
  async take(bytes: number): Promise<void> {
    if (bytes <= this.#free) this.#free -= bytes;
    else await this.#memory.take(this, bytes);
  }

  /** Releases all of it. */
  close(): void {
    this.#memory.close(this);
  }
}

export const bodyMemory = new BodyMemory({
  maxBytes: 24 * MIB,
  freeBytes: 256 * KIB,
  maxBodies: 100,
  maxWaitMs: 60_000,
  forgottenAfterMs: 120_000,
});

function tooMany(): ApiError {
  const message = `Too many large bodies are being read: try again in ${RETRY_AFTER_SECONDS} seconds.`;
  return new ApiError("rate_limited", message, { "Retry-After": String(RETRY_AFTER_SECONDS) });
}
