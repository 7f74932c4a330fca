/** workerd itself reads 4 KiB at once, and each read costs several promises. */
const CHUNK_BYTES = 64 * 1024;

export type ReadResult = { done: true; value?: undefined } | { done: false; value: Uint8Array };

/** Reads a body in chunks of up to 64 KiB, each valid until the next is read: they share a buffer. */
export class BodyReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | ReadableStreamBYOBReader;
  #buffer: ArrayBuffer;
  /** What the next read waits for. The first one of a short body asks for a byte more than is expected: getting fewer, it is at the end. */
  #minBytes: number;
  #isAtEnd = false;

  /** @param expectedBytes the length of the body, if it is known. */
  constructor(body: ReadableStream<Uint8Array>, expectedBytes = 0) {
    this.#reader = openReader(body);
    const isShort = Number.isSafeInteger(expectedBytes) && expectedBytes > 0 && expectedBytes < CHUNK_BYTES;
    this.#minBytes = isShort ? expectedBytes + 1 : 1;
    this.#buffer = new ArrayBuffer(isShort ? this.#minBytes : CHUNK_BYTES);
  }

  async read(): Promise<ReadResult> {
    if (this.#isAtEnd) return { done: true };
    if (this.#reader instanceof ReadableStreamDefaultReader) return this.#reader.read();
    const minBytes = this.#minBytes;
    const { done, value } = await this.#reader.readAtLeast(minBytes, new Uint8Array(this.#buffer));
    this.#isAtEnd = done || !value || value.byteLength < minBytes;
    if (!value || value.byteLength === 0) return { done: true };
    this.#minBytes = 1;
    this.#buffer = value.buffer;
    return { done: false, value };
  }

  /** Has no effect at the end. */
  async cancel(): Promise<void> {
    if (!this.#isAtEnd) await this.#reader.cancel();
  }
}

/** The body of a request from a client is a stream of bytes; one that JavaScript wrote may not be. */
function openReader(body: ReadableStream<Uint8Array>) {
  try {
    return body.getReader({ mode: "byob" });
  } catch {
    return body.getReader();
  }
}
