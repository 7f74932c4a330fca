/** workerd itself reads 4 KiB at once, and each read costs several promises. */
const CHUNK_BYTES = 64 * 1024;

type ReadResult = { done: true; value?: undefined } | { done: false; value: Uint8Array };

/** Reads a body in chunks of up to 64 KiB, each valid until the next is read: they share a buffer. */
export class BodyReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | ReadableStreamBYOBReader;
  #buffer: ArrayBuffer;

  /** @param expectedBytes the length of the body, if it is known. */
  constructor(body: ReadableStream<Uint8Array>, expectedBytes: number | undefined) {
    this.#reader = openReader(body);
    this.#buffer = new ArrayBuffer(Math.min(CHUNK_BYTES, expectedBytes || CHUNK_BYTES));
  }

  async read(): Promise<ReadResult> {
    if (this.#reader instanceof ReadableStreamDefaultReader) return this.#reader.read();
    const { done, value } = await this.#reader.read(new Uint8Array(this.#buffer));
    if (done || !value) return { done: true };
    this.#buffer = value.buffer;
    return { done: false, value };
  }

  async cancel(): Promise<void> {
    await this.#reader.cancel();
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
