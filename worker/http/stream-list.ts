import type { TypedResponse } from "hono";
import type { JSONParsed } from "hono/utils/types";

/**
 * Answers a bare JSON array, page by page, so that memory stays flat however long the list is. The first page is read
 * before the answer begins: a failure until then is an error response, a later one breaks the connection off.
 */
export async function streamList<T>(pages: AsyncGenerator<T[]>): Promise<TypedResponse<JSONParsed<T>[], 200, "json">> {
  const first = await pages.next();
  const encoder = new TextEncoder();
  let separator = "[";
  function encodePage(rows: T[]): Uint8Array {
    const parts = rows.map((row) => {
      const part = separator + JSON.stringify(row);
      separator = ",";
      return part;
    });
    return encoder.encode(parts.join(""));
  }
  let page = first;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (page.done) {
        controller.enqueue(encoder.encode(separator === "[" ? "[]" : "]"));
        controller.close();
        return;
      }
      controller.enqueue(encodePage(page.value));
      page = await pages.next();
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
  const response: unknown = new Response(body, { headers: { "content-type": "application/json" } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Hono knows the type of a body only when it writes it
  return response as TypedResponse<JSONParsed<T>[], 200, "json">;
}
