import { ApiError } from "./errors.ts";

/**
 * The chunks of a body of at most `maxBytes`, whatever its length is declared as.
 * @throws ApiError `payload_too_large`
 */
export async function* readChunks(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const tooLarge = new ApiError("payload_too_large", `The body must have at most ${maxBytes} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge;
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge;
    yield chunk;
  }
}
