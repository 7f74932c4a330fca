import type { Readable } from "node:stream";

/** The stream ended within a record, or a record exceeds the limit. */
export class BrokenRecordError extends Error {
  override readonly name = "BrokenRecordError";
}

const MAX_DELIMITED_BYTES = 1024 * 1024;

/**
 * Reads a stream by delimiter and by length. `take…` returns buffered data synchronously, or null when it is incomplete, so that
 * most records need no promise of `read…`. The returned buffers are views.
 */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #pending: Buffer = Buffer.alloc(0);
  #start = 0;

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  takeUntil(delimiter: number): Buffer | null {
    const found = this.#pending.indexOf(delimiter, this.#start);
    return found === -1 ? null : this.#advance(found - this.#start, 1);
  }

  /** @returns the bytes before the delimiter, or null at the end of the stream. */
  async readUntil(delimiter: number): Promise<Buffer | null> {
    let searched = 0;
    for (;;) {
      const found = this.#pending.indexOf(delimiter, this.#start + searched);
      if (found !== -1) return this.#advance(found - this.#start, 1);
      searched = this.#pending.length - this.#start;
      const more = searched <= MAX_DELIMITED_BYTES && (await this.#more(searched + 1));
      if (!more && searched > 0) throw new BrokenRecordError();
      if (!more) return null;
    }
  }

  takeBytes(length: number): Buffer | null {
    return this.#pending.length - this.#start < length ? null : this.#advance(length, 0);
  }

  async readBytes(length: number): Promise<Buffer> {
    const taken = this.takeBytes(length);
    if (taken !== null) return taken;
    if (!(await this.#more(length))) throw new BrokenRecordError();
    return this.#advance(length, 0);
  }

  #advance(length: number, skip: number): Buffer {
    const taken = this.#pending.subarray(this.#start, this.#start + length);
    this.#start += length + skip;
    return taken;
  }

  async #more(minBytes: number): Promise<boolean> {
    const chunks = [this.#pending.subarray(this.#start)];
    let length = this.#pending.length - this.#start;
    while (length < minBytes) {
      const { value, done } = await this.#chunks.next();
      if (done) break;
      chunks.push(value);
      length += value.length;
    }
    this.#pending = Buffer.concat(chunks, length);
    this.#start = 0;
    return length >= minBytes;
  }
}
