import { bodyMemory } from "../http/body-memory.ts";
import { readChunks } from "../http/raw-body.ts";

const MAX_DELIVERY_BYTES = 25 * 1024 * 1024;

/**
 * The body of a delivery: read no further than it is asked for, and kept once, in the chunks in which it came. Reading throws
 * ApiError `payload_too_large`, `request_timeout`, `rate_limited`.
 */
export class DeliveryBody {
  readonly #source: AsyncGenerator<Uint8Array>;
  readonly #share = bodyMemory.open();
  #chunks: Uint8Array[] = [];
  #length = 0;

  constructor(request: Request) {
    this.#source = readChunks(request, MAX_DELIVERY_BYTES);
  }

  /** How many bytes have been read. */
  get length(): number {
    return this.#length;
  }

  async isLongerThan(bytes: number): Promise<boolean> {
    await this.#readTo(bytes + 1);
    return this.#length > bytes;
  }

  /** At most so many bytes from its beginning. */
  async beginning(bytes: number): Promise<Uint8Array[]> {
    await this.#readTo(bytes);
    let left = bytes;
    return this.#chunks.map((chunk) => {
      const part = chunk.subarray(0, left);
      left -= part.length;
      return part;
    });
  }

  async whole(): Promise<readonly Uint8Array[]> {
    await this.#readTo(Number.POSITIVE_INFINITY);
    return this.#chunks;
  }

  /**
   * Forgets the body, and reads the rest of one that was begun to the end: a connection closed in the middle of an upload may
   * lose the answer.
   */
  async discardRest(): Promise<void> {
    this.#chunks = [];
    this.#share.close();
    if (this.#length === 0) return;
    try {
      while ((await this.#source.next()).done !== true);
    } catch {
      // Too large, or the client is gone: the answer stands.
    }
  }

  async #readTo(length: number): Promise<void> {
    while (this.#length < length) {
      const { done, value } = await this.#source.next();
      if (done === true) return;
      await this.#share.take(value.byteLength);
      this.#chunks.push(value);
      this.#length += value.byteLength;
    }
  }
}
