import type { TypedResponse } from "hono";
import type { JSONParsed } from "hono/utils/types";

/** How rows are serialized. */
export interface ListFormat<T> {
  contentType: string;
  start: string;
  separator: string;
  end: string;
  write(rows: T[]): string;
}

const JSON_ARRAY: ListFormat<unknown> = {
  contentType: "application/json",
  start: "[",
  separator: ",",
  end: "]",
  write: (rows) => JSON.stringify(rows).slice(1, -1),
};

/**
 * Streams a list, by default as a bare JSON array, page by page, so that memory is bounded for a list of any length. The first
 * page is read before the response begins: a failure until then is an error response; a later one aborts the connection.
 */
export async function streamList<T, S extends 200 | 201 = 200>(
  pages: AsyncGenerator<T[]>,
  {
    status,
    headers,
    format = JSON_ARRAY,
  }: { status?: S; headers?: Record<string, string>; format?: ListFormat<T> } = {},
): Promise<TypedResponse<JSONParsed<T>[], S, "json">> {
  const first = await pages.next();
  const encoder = new TextEncoder();
  let before = format.start;
  let isEmpty = true;
  function encodePage(rows: T[]): Uint8Array {
    if (rows.length === 0) return new Uint8Array();
    const text = before + (isEmpty ? "" : format.separator) + format.write(rows);
    before = "";
    isEmpty = false;
    return encoder.encode(text);
  }
  let page = first;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (page.done) {
        controller.enqueue(encoder.encode(before + format.end));
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
  const init = { status: status ?? 200, headers: { ...headers, "content-type": format.contentType } };
  const response: unknown = new Response(body, init);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Hono knows the type of a body only when it writes it
  return response as TypedResponse<JSONParsed<T>[], S, "json">;
}
