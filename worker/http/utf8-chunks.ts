import { isUtf8 } from "node:buffer";
import { ApiError } from "./errors.ts";

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const MAX_SEQUENCE_BYTES = 4;

/**
 * Chunks of UTF-8 as they come, cut between characters and without a byte order mark.
 * @throws ApiError `bad_request` for what is no UTF-8
 */
export async function* utf8Chunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array();
  let isBegun = false;
  for await (const chunk of chunks) {
    const bytes: Uint8Array = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = bytes.length - cutBytes(bytes);
    rest = bytes.slice(end);
    if (end === 0) continue;
    const whole = requireUtf8(bytes.subarray(0, end));
    yield isBegun ? whole : withoutMark(whole);
    isBegun = true;
  }
  requireUtf8(rest);
}

/** Of a character that is not complete. */
function cutBytes(bytes: Uint8Array): number {
  for (let length = 1; length < MAX_SEQUENCE_BYTES && length <= bytes.length; length += 1) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length < needed ? length : 0;
  }
  return 0;
}

function requireUtf8(bytes: Uint8Array): Uint8Array {
  if (!isUtf8(bytes)) throw new ApiError("bad_request", "The body is not valid UTF-8.");
  return bytes;
}

function withoutMark(bytes: Uint8Array): Uint8Array {
  return BYTE_ORDER_MARK.equals(bytes.subarray(0, BYTE_ORDER_MARK.length))
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes;
}
