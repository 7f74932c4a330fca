import type { TypedResponse } from "hono";
import type { JSONParsed } from "hono/utils/types";

const ROWS_PER_PIECE = 500;

/**
 * Answers a bare JSON array, page by page, so that memory stays flat however long the list is. The first page is read
 * before the answer begins: a failure until then is an error response, a later one breaks the connection off.
 */
export async function streamList<T, S extends 200 | 201 = 200>(
  pages: AsyncGenerator<T[]>,
  status?: S,
): Promise<TypedResponse<JSONParsed<T>[], S, "json">> {
  const first = await pages.next();
  const encoder = new TextEncoder();
  let separator = "[";
  function encodePage(rows: T[]): Uint8Array {
    if (rows.length === 0) return new Uint8Array();
    const text = separator + JSON.stringify(rows).slice(1, -1);
    separator = ",";
    return encoder.encode(text);
  }
  let page = first;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (page.done) {
        controller.enqueue(encoder.encode(separator === "[" ? "[]" : "]"));
        controller.close();
        return;
      }
      // The database reads the next page while this one is written.
      const next = pages.next();
      controller.enqueue(encodePage(page.value));
      page = await next;
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
  const headers = { "content-type": "application/json" };
  const response: unknown = new Response(body, { status: status ?? 200, headers });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Hono knows the type of a body only when it writes it
  return response as TypedResponse<JSONParsed<T>[], S, "json">;
}

/** Rows that are in memory already, so that at least their text need not be there whole. */
export async function* inPieces<T>(rows: readonly T[]): AsyncGenerator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_PIECE) yield rows.slice(start, start + ROWS_PER_PIECE);
}
