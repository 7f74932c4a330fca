import { readChunks } from "../http/raw-body.ts";

const MAX_DELIVERY_BYTES = 25 * 1024 * 1024;

/** The body of a delivery: read no further than it is asked for, and kept once, in the chunks in which it came. */
export class DeliveryBody {
  readonly #source: AsyncGenerator<Uint8Array>;
  readonly #chunks: Uint8Array[] = [];
  #length = 0;

  constructor(request: Request) {
    this.#source = readChunks(request, MAX_DELIVERY_BYTES);
  }

  /** How many bytes have been read. */
  get length(): number {
    return this.#length;
  }

  /** @throws ApiError `payload_too_large` */
  async isLongerThan(bytes: number): Promise<boolean> {
    await this.#readTo(bytes + 1);
    return this.#length > bytes;
  }

  /** At most so many bytes from its beginning. @throws ApiError `payload_too_large` */
  async beginning(bytes: number): Promise<Uint8Array[]> {
    await this.#readTo(bytes);
    let left = bytes;
    return this.#chunks.map((chunk) => {
      const part = chunk.subarray(0, left);
      left -= part.length;
      return part;
    });
  }

  /** @throws ApiError `payload_too_large` */
  async whole(): Promise<readonly Uint8Array[]> {
    await this.#readTo(Number.POSITIVE_INFINITY);
    return this.#chunks;
  }

  /**
   * Reads the rest of a body that was begun to the end, and keeps none of it: a connection closed in the middle of an upload
   * may lose the answer.
   */
  async discardRest(): Promise<void> {
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
      this.#chunks.push(value);
      this.#length += value.byteLength;
    }
  }
}
