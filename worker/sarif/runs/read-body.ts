import { Readable } from "node:stream";
import { createGunzip, deflateRawSync, inflateRawSync } from "node:zlib";
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
/** Of the plain body. Parts of this size are at most 3 % larger than one stream; smaller ones would be larger. */
const PART_BYTES = 256 * 1024;
const FASTEST = 1;

/** A body, compressed: what it is read from as often as needed, so that nothing larger has to be kept. */
export interface BufferedBody {
  /** Each is compressed alone and decompressed at once, because a stream of Node leaves several objects for each chunk. */
  parts: readonly Uint8Array[];
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
  const reading = new AbortController();
  const parts: Uint8Array[] = [];
  const close = (): void => {
    for (const { buffer } of parts) free(buffer);
    share.close();
  };
  try {
    const { plain, isGzip } = await decompressed(readChunks(request, MAX_PLAIN_BYTES, reading.signal));
    let length = 0;
    for await (const part of compressed(turn.during(plain))) {
      length += part.byteLength;
      if (!isGzip && length > MAX_COMPRESSED_BYTES) throw tooLarge();
      await share.take(part.byteLength);
      parts.push(part);
    }
  } catch (error) {
    // The decompression may be reading ahead.
    reading.abort();
    close();
    throw error;
  }
  return { parts, turn, close };
}

function tooLarge(): ApiError {
  const message = `The body must have at most ${MAX_COMPRESSED_BYTES} bytes when compressed by gzip.`;
  return new ApiError("payload_too_large", message);
}

/** Detects gzip by the first bytes: an intermediary may have decompressed the body or removed the header. */
async function decompressed(chunks: AsyncGenerator<Uint8Array>) {
  let head = Buffer.alloc(0);
  let isDone: boolean | undefined = false;
  while (head.length < GZIP_MAGIC_NUMBER.length && !isDone) {
    const { done, value } = await chunks.next();
    isDone = done;
    if (value) head = Buffer.concat([head, value]);
  }
  const isGzip = head.subarray(0, GZIP_MAGIC_NUMBER.length).equals(GZIP_MAGIC_NUMBER);
  const whole = beginningWith(head, chunks);
  return { plain: isGzip ? inflate(copiesOf(whole)) : whole, isGzip };
}

async function* beginningWith(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  yield* rest;
}

/** The decompression reads ahead. */
async function* copiesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.byteLength;
    if (length > MAX_COMPRESSED_BYTES) throw tooLarge();
    yield chunk.slice();
  }
}

async function* compressed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const part = new Uint8Array(PART_BYTES);
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    while (from < chunk.length) {
      const taken = chunk.subarray(from, from + PART_BYTES - length);
      part.set(taken, length);
      length += taken.length;
      from += taken.length;
      if (length < PART_BYTES) continue;
      yield deflateRawSync(part, { level: FASTEST });
      length = 0;
    }
  }
  if (length > 0) yield deflateRawSync(part.subarray(0, length), { level: FASTEST });
}

/**
 * The plain bytes, without a byte order mark. Each chunk is valid until the next.
 * @throws ApiError `bad_request` (UTF-16)
 */
export async function* readPlain(body: BufferedBody): AsyncGenerator<Uint8Array> {
  let isBegun = false;
  for await (const chunk of body.turn.during(partsOf(body))) {
    yield isBegun ? chunk : withoutMark(chunk);
    isBegun = true;
  }
}

async function* partsOf({ parts }: BufferedBody): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    const plain = inflateRawSync(part, { chunkSize: PART_BYTES });
    yield plain;
    free(plain.buffer);
  }
}

function withoutMark(head: Uint8Array): Uint8Array {
  const [first, second] = head;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) throw new ApiError("bad_request", "The file is UTF-16: save it as UTF-8.");
  return BYTE_ORDER_MARK.equals(head.subarray(0, BYTE_ORDER_MARK.length))
    ? head.subarray(BYTE_ORDER_MARK.length)
    : head;
}

/**
 * Decompresses with backpressure, so that a small body that decompresses to a huge one is never in memory as a whole.
 * @throws ApiError `bad_request` (not gzip), `payload_too_large` as soon as the limit is exceeded, and what the chunks throw
 */
async function* inflate(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
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
    // Ends the request body.
    source.destroy();
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
