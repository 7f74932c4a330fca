import type { TypedResponse } from "hono";

/**
 * Streams text with backpressure. A failure after the response has begun aborts the connection, so that no client takes a
 * truncated response for a complete one.
 */
export function streamText<S extends 200 | 201 = 200>(
  pieces: AsyncGenerator<string>,
  contentType: string,
  status?: S,
  headers: Record<string, string> = {},
): TypedResponse<never, S, "json"> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  const response: unknown = new Response(body, {
    status: status ?? 200,
    headers: { ...headers, "content-type": contentType },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Hono knows the type of a body only when it writes it
  return response as TypedResponse<never, S, "json">;
}
