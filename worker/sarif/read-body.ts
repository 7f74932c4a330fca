import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ApiError } from "../http/errors.ts";
import { readChunks } from "../http/raw-body.ts";
import { FILE_LIMITS } from "./limits.ts";

const { compressedBytes: MAX_COMPRESSED_BYTES, plainBytes: MAX_PLAIN_BYTES } = FILE_LIMITS;
const SARIF_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;
const ENCODINGS = new Set(["", "identity", "gzip", "x-gzip"]);
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const CHUNK_BYTES = 64 * 1024;

/** A body as it came: what it is read from as often as needed, so that nothing larger has to be kept. */
export interface BufferedBody {
  chunks: Uint8Array[];
  isGzip: boolean;
}

/** @throws ApiError `bad_request` (another type or encoding), `payload_too_large` */
export async function bufferBody(request: Request): Promise<BufferedBody> {
  const contentType = request.headers.get("content-type")?.trim() ?? "";
  if (contentType !== "" && !SARIF_TYPE.test(contentType)) {
    throw new ApiError("bad_request", "The body must be SARIF: send Content-Type: application/sarif+json.");
  }
  const encoding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (!ENCODINGS.has(encoding)) throw new ApiError("bad_request", "Content-Encoding: only gzip is understood.");
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isGzip = false;
  for await (const chunk of readChunks(request, MAX_PLAIN_BYTES)) {
    chunks.push(chunk);
    length += chunk.byteLength;
    // The bytes tell: what is between client and worker may have taken the coding off, or the header away.
    isGzip ||= length >= 2 && length - chunk.byteLength < 2 && beginsAsGzip(chunks);
    if (isGzip && length > MAX_COMPRESSED_BYTES) {
      throw new ApiError("payload_too_large", `The compressed body must have at most ${MAX_COMPRESSED_BYTES} bytes.`);
    }
  }
  return { chunks, isGzip };
}

function beginsAsGzip(chunks: readonly Uint8Array[]): boolean {
  const [first, second] = Buffer.concat(chunks).subarray(0, 2);
  return first === 0x1f && second === 0x8b;
}

/**
 * The plain bytes, without a byte order mark.
 * @throws ApiError `bad_request` (not gzip, or not UTF-8), `payload_too_large` as soon as there are too many.
 */
export async function* readPlain(body: BufferedBody): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let isBegun = false;
  for await (const chunk of body.isGzip ? inflate(body.chunks) : body.chunks) {
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

/** No faster than it is read, so that a small body that inflates to a huge one is never in memory. */
async function* inflate(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const source = Readable.from(chunks, { objectMode: true });
  source.on("error", (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  let length = 0;
  try {
    for await (const chunk of gunzip) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError("zlib gives bytes.");
      length += chunk.byteLength;
      if (length > MAX_PLAIN_BYTES) {
        throw new ApiError("payload_too_large", `The body must have at most ${MAX_PLAIN_BYTES} bytes when inflated.`);
      }
      yield chunk;
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError("bad_request", "The body is not valid gzip: it is damaged or cut short.");
  } finally {
    gunzip.destroy();
  }
}
