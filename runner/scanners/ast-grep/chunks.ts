/** Splits a list into at most this many chunks of nearly equal length. */
export function intoChunks<Item>(items: readonly Item[], chunks: number): Item[][] {
  const size = Math.max(1, Math.ceil(items.length / chunks));
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
