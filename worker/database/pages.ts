export const PAGE_SIZE = 500;

/**
 * A list in keyset pages, each beginning after the last row of the one before. The first page comes from the caller, who
 * reads it in one round trip with the check that the list exists.
 */
export async function* readPages<Row extends { id: string }>(
  first: Row[],
  readAfter: (id: string) => Promise<Row[]>,
  isLast: (rows: Row[]) => boolean = (rows) => rows.length < PAGE_SIZE,
): AsyncGenerator<Row[]> {
  let rows = first;
  for (;;) {
    yield rows;
    const last = rows.at(-1);
    if (!last || isLast(rows)) return;
    rows = await readAfter(last.id);
  }
}

export async function* mapPages<From, To>(
  pages: AsyncGenerator<From[]>,
  present: (row: From) => To,
): AsyncGenerator<To[]> {
  for await (const rows of pages) yield rows.map(present);
}
