import { Readable } from "node:stream";
import { createGunzip, createGzip, type Gzip } from "node:zlib";
import type { ImportTurn } from "../../findings/upload/import-turns.ts";
import { bodyMemory } from "../../http/body-memory.ts";
import { ApiError } from "../../http/errors.ts";
import { readChunks } from "../../http/raw-body.ts";
import { FILE_LIMITS } from "../limits.ts";

const { compressedBytes: MAX_COMPRESSED_BYTES, plainBytes: MAX_PLAIN_BYTES } = FILE_LIMITS;
const SARIF_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;
const ENCODINGS = new Set(["", "identity", "gzip", "x-gzip"]);
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const GZIP_MAGIC_NUMBER = Buffer.from([0x1f, 0x8b]);
const CHUNK_BYTES = 64 * 1024;
const FASTEST = 1;

/** A body, compressed: what it is read from as often as needed, so that nothing larger has to be kept. */
export interface BufferedBody {
  gzip: readonly Uint8Array[];
  turn: ImportTurn;
  /** Releases its memory. */
  close: () => void;
}

/** @throws ApiError `bad_request` (another type or encoding), `payload_too_large`, `rate_limited` */
export async function bufferBody(request: Request, turn: ImportTurn): Promise<BufferedBody> {
  const contentType = request.headers.get("content-type")?.trim() ?? "";
  if (contentType !== "" && !SARIF_TYPE.test(contentType)) {
    throw new ApiError("bad_request", "The body must be SARIF: send Content-Type: application/sarif+json.");
  }
  const encoding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (!ENCODINGS.has(encoding)) throw new ApiError("bad_request", "Content-Encoding: only gzip is understood.");
  const share = bodyMemory.open();
  const gzip: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of compressed(turn.during(readChunks(request, MAX_PLAIN_BYTES)))) {
      length += chunk.byteLength;
      if (length > MAX_COMPRESSED_BYTES) {
        const message = `The body must have at most ${MAX_COMPRESSED_BYTES} bytes when compressed by gzip.`;
        throw new ApiError("payload_too_large", message);
      }
      await share.take(chunk.byteLength);
      gzip.push(chunk);
    }
  } catch (error) {
    share.close();
    throw error;
  }
  const close = (): void => {
    for (const { buffer } of gzip) free(buffer);
    share.close();
  };
  return { gzip, turn, close };
}

/** Detects gzip by the first bytes: an intermediary may have decompressed the body or removed the header. */
async function* compressed(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let isDone: boolean | undefined = false;
  while (head.length < GZIP_MAGIC_NUMBER.length && !isDone) {
    const { done, value } = await chunks.next();
    isDone = done;
    if (value) head = Buffer.concat([head, value]);
  }
  if (!head.subarray(0, GZIP_MAGIC_NUMBER.length).equals(GZIP_MAGIC_NUMBER)) {
    yield* compress(head, chunks);
    return;
  }
  yield head;
  for await (const chunk of chunks) yield chunk.slice();
}

async function* compress(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gzip = createGzip({ level: FASTEST, chunkSize: CHUNK_BYTES });
  yield* written(gzip, head);
  for await (const chunk of rest) yield* written(gzip, chunk);
  gzip.end();
  for await (const chunk of gzip) yield bytesOf(chunk);
}

/** What comes out after a chunk is in. */
async function* written(gzip: Gzip, chunk: Uint8Array): AsyncGenerator<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  gzip.write(chunk, (error) => (error ? reject(error) : resolve()));
  await promise;
  for (let out: unknown = gzip.read(); out !== null; out = gzip.read()) yield bytesOf(out);
}

/**
 * The decompressed bytes, without a byte order mark.
 * @throws ApiError `bad_request` (not gzip, or not UTF-8), `payload_too_large` as soon as the limit is exceeded.
 */
export async function* readPlain(body: BufferedBody): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let isBegun = false;
  for await (const chunk of body.turn.during(inflate(body.gzip))) {
    if (isBegun) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    isBegun = head.length >= BYTE_ORDER_MARK.length;
    if (isBegun) yield withoutMark(head);
  }
  if (!isBegun) yield withoutMark(head);
}

function withoutMark(head: Buffer): Buffer {
  const [first, second] = head;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) throw new ApiError("bad_request", "The file is UTF-16: save it as UTF-8.");
  return head.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? head.subarray(BYTE_ORDER_MARK.length)
    : head;
}

/** Decompresses with backpressure, so that a small body that decompresses to a huge one is never in memory as a whole. */
async function* inflate(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const source = Readable.from(chunks, { objectMode: true });
  source.on("error", (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  let length = 0;
  try {
    for await (const chunk of gunzip) {
      const bytes = bytesOf(chunk);
      length += bytes.byteLength;
      if (length > MAX_PLAIN_BYTES) {
        throw new ApiError("payload_too_large", `The body must have at most ${MAX_PLAIN_BYTES} bytes when inflated.`);
      }
      yield bytes;
      if (isFull(bytes)) free(bytes.buffer);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError("bad_request", "The body is not valid gzip: it is damaged or cut short.");
  } finally {
    gunzip.destroy();
  }
}

/** zlib still writes to a buffer that is not full. */
function isFull({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  return byteOffset + byteLength === buffer.byteLength;
}

/** Tens of MiB of buffers would otherwise wait for a collection. */
function free(buffer: ArrayBufferLike): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}

function bytesOf(chunk: unknown): Uint8Array {
  if (!(chunk instanceof Uint8Array)) throw new TypeError("zlib gives bytes.");
  return chunk;
}
