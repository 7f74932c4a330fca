import type { TypedResponse } from "hono";

/**
 * Answers text piece by piece, as fast as it is read. What fails once the answer has begun breaks the connection off: a
 * client never takes a part for the whole.
 */
export function streamText<S extends 200 | 201 = 200>(
  pieces: AsyncGenerator<string>,
  contentType: string,
  status?: S,
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
  const response: unknown = new Response(body, { status: status ?? 200, headers: { "content-type": contentType } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Hono knows the type of a body only when it writes it
  return response as TypedResponse<never, S, "json">;
}
