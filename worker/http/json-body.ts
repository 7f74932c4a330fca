import { createMiddleware } from "hono/factory";
import { ApiError } from "./errors.ts";
import { requireJsonType } from "./json-type.ts";
import { readChunks } from "./raw-body.ts";
import type { AppEnv } from "./router.ts";

const DEFAULT_MAX_BODY_BYTES = 256 * 1024;
const JSON_ALONE = "application/json";

/**
 * Reads a JSON body of at most `maxBytes` before anything parses it, and hands it on as JSON text whatever its length was
 * declared as.
 */
export function jsonBody(maxBytes = DEFAULT_MAX_BODY_BYTES) {
  return createMiddleware<AppEnv>(async (c, next) => {
    requireJsonType(c.req.raw.headers);
    const text: unknown = Promise.resolve(await readText(c.req.raw, maxBytes));
    if (c.req.header("content-type") !== JSON_ALONE) {
      const headers = new Headers(c.req.raw.headers);
      headers.set("content-type", JSON_ALONE);
      const { url, signal } = c.req.raw;
      c.req.raw = new Request(url, { method: c.req.method, headers, signal });
    }
    // Hono caches promises here, although its type declares otherwise. A new Request with the text as body would hold it in
    // memory three times.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    c.req.bodyCache.text = text as string;
    await next();
  });
}

/** Decodes while reading, so that bytes and text are not in memory at once. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  const pieces: string[] = [];
  for await (const chunk of readChunks(request, maxBytes)) pieces.push(decodePiece(decoder, chunk));
  pieces.push(decodePiece(decoder));
  return pieces.join("");
}

function decodePiece(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new ApiError("bad_request", "The body is not valid UTF-8.");
  }
}
