import { BodyReader, type ReadResult } from "./body-reader.ts";
import { ApiError } from "./errors.ts";
import { openBody } from "./open-bodies.ts";

export const BODY_TIMEOUT_MS = 30_000;
const TICK_MS = 1_000;

/** The connection closed before the end of the body: usually the client has disconnected, and no response reaches it. */
export class RequestAborted extends ApiError {
  constructor() {
    super("bad_request", "The connection ended before the request body was complete.");
  }
}

/**
 * Yields the chunks of a body of at most `maxBytes`, whatever length it declares. Each is valid until the next. The timeout is paused while the consumer does
 * not read. `signal` ends a read that is pending, and so the body: a generator does not return before.
 * @throws ApiError `payload_too_large`; `request_timeout` when the body is not complete in time; `rate_limited` when the network
 * has too many open; RequestAborted
 */
export async function* readChunks(
  request: Request,
  maxBytes: number,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new ApiError("payload_too_large", `The body must have at most ${maxBytes} bytes.`);
  const declaredBytes = Number(request.headers.get("content-length") ?? 0);
  if (declaredBytes > maxBytes) throw tooLarge();
  if (!request.body) return;
  const close = openBody(request.headers);
  const reader = new BodyReader(request.body, declaredBytes);
  let [isAway, leftMs] = [false, BODY_TIMEOUT_MS];
  // Of the current read alone: `Promise.race` with one promise for all would keep every read in memory.
  let expire: ((error: ApiError) => void) | undefined;
  signal?.addEventListener("abort", () => expire?.(new RequestAborted()));
  // By ticks: while the isolate is busy with others there are none.
  function onTick(): void {
    if (!isAway) leftMs -= TICK_MS;
    if (leftMs <= 0) expire?.(bodyTimeout());
    else timer = setTimeout(onTick, TICK_MS);
  }
  let timer = setTimeout(onTick, TICK_MS);
  try {
    let length = 0;
    while (true) {
      const { promise, resolve, reject } = Promise.withResolvers<ReadResult>();
      expire = reject;
      readOne(reader).then(resolve, reject);
      const { done, value } = await promise;
      if (done) return;
      length += value.byteLength;
      if (length > maxBytes) throw tooLarge();
      isAway = true;
      yield value;
      isAway = false;
    }
  } finally {
    close();
    clearTimeout(timer);
    // Cancels the remaining body, so that the connection closes.
    reader.cancel().catch(() => undefined);
  }
}

async function readOne(reader: BodyReader): Promise<ReadResult> {
  try {
    return await reader.read();
  } catch {
    throw new RequestAborted();
  }
}

function bodyTimeout(): ApiError {
  const message = `The request body was not complete within ${BODY_TIMEOUT_MS / 1_000} seconds.`;
  return new ApiError("request_timeout", message, { Connection: "close" });
}
