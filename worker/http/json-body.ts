import { createMiddleware } from "hono/factory";
import { ApiError } from "./errors.ts";
import type { AppEnv } from "./router.ts";

const DEFAULT_MAX_BODY_BYTES = 256 * 1024;
const JSON_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;

/**
 * Reads a JSON body of at most `maxBytes` before anything parses it, and hands it on as UTF-8 JSON whatever its length was
 * declared as. A request without Content-Type is read as JSON.
 */
export function jsonBody(maxBytes = DEFAULT_MAX_BODY_BYTES) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const contentType = c.req.header("content-type");
    if (contentType !== undefined && contentType.trim() !== "" && !JSON_TYPE.test(contentType)) {
      throw new ApiError("bad_request", "The body must be JSON: send Content-Type: application/json.");
    }
    const bytes = await readBounded(c.req.raw, maxBytes);
    requireUtf8(bytes);
    const headers = new Headers(c.req.raw.headers);
    headers.set("content-type", "application/json");
    c.req.raw = new Request(c.req.raw.url, { method: c.req.method, headers, body: bytes });
    await next();
  });
}

async function readBounded(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = new ApiError("payload_too_large", `The body must have at most ${maxBytes} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function requireUtf8(bytes: Uint8Array): void {
  try {
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new ApiError("bad_request", "The body is not valid UTF-8.");
  }
}
