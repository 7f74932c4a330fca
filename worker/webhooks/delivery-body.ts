import { bodyMemory } from "../http/body-memory.ts";
import { readChunks } from "../http/raw-body.ts";

const MAX_DELIVERY_BYTES = 25 * 1024 * 1024;

/**
 * The body of a delivery: read only as far as requested, and stored once, in the received chunks. Reading throws ApiError
 * `payload_too_large`, `request_timeout`, `rate_limited`.
 */
export class DeliveryBody {
  readonly #source: AsyncGenerator<Uint8Array>;
  readonly #share = bodyMemory.open();
  #chunks: Uint8Array[] = [];
  #length = 0;

  constructor(request: Request) {
    this.#source = readChunks(request, MAX_DELIVERY_BYTES);
  }

  /** The number of bytes that have been read. */
  get length(): number {
    return this.#length;
  }

  async isLongerThan(bytes: number): Promise<boolean> {
    await this.#readTo(bytes + 1);
    return this.#length > bytes;
  }

  /** The beginning of the body, at most this many bytes. */
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

  /** Releases the body, and reads the rest if reading has begun: closing a connection during an upload may lose the response. */
  async discardRest(): Promise<void> {
    this.#chunks = [];
    this.#share.close();
    if (this.#length === 0) return;
    try {
      while ((await this.#source.next()).done !== true);
    } catch {
      // The body is too large or the client has disconnected: the response does not change.
    }
  }

  async #readTo(length: number): Promise<void> {
    while (this.#length < length) {
      const { done, value } = await this.#source.next();
      if (done === true) return;
      await this.#share.take(value.byteLength);
      this.#chunks.push(value.slice());
      this.#length += value.byteLength;
    }
  }
}
