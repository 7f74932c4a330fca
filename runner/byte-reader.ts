import type { Readable } from "node:stream";

/** The stream ended, or went on without a delimiter, within a record. */
export class BrokenRecordError extends Error {
  override readonly name = "BrokenRecordError";
}

const MAX_DELIMITED_BYTES = 1024 * 1024;

/** Reads a stream by delimiter and by length. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #pending: Buffer = Buffer.alloc(0);

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** @returns the bytes before the delimiter, or null at the end of the stream. */
  async readUntil(delimiter: number): Promise<Buffer | null> {
    let searched = 0;
    for (;;) {
      const found = this.#pending.indexOf(delimiter, searched);
      if (found !== -1) return this.#take(found, 1);
      searched = this.#pending.length;
      const more = searched <= MAX_DELIMITED_BYTES && (await this.#more(searched + 1));
      if (!more && searched > 0) throw new BrokenRecordError();
      if (!more) return null;
    }
  }

  async readBytes(length: number): Promise<Buffer> {
    if (this.#pending.length < length && !(await this.#more(length))) throw new BrokenRecordError();
    return this.#take(length, 0);
  }

  #take(length: number, skip: number): Buffer {
    const taken = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length + skip);
    return taken;
  }

  async #more(minBytes: number): Promise<boolean> {
    const chunks = [this.#pending];
    let length = this.#pending.length;
    while (length < minBytes) {
      const { value, done } = await this.#chunks.next();
      if (done) break;
      chunks.push(value);
      length += value.length;
    }
    this.#pending = chunks.length === 1 ? this.#pending : Buffer.concat(chunks);
    return length >= minBytes;
  }
}
