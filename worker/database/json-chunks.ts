/** A bound parameter may have 2,000,000 bytes; local D1 does not enforce it. */
const MAX_PARAMETER_BYTES = 1_800_000;

/** JSON arrays of the values, in order, each small enough for a bound parameter as long as every value is. */
export function jsonChunks(values: readonly unknown[]): string[] {
  const chunks: string[] = [];
  let parts: string[] = [];
  let bytes = 0;
  for (const value of values) {
    const json = JSON.stringify(value);
    const size = Buffer.byteLength(json) + 1;
    if (bytes + size > MAX_PARAMETER_BYTES && parts.length > 0) {
      chunks.push(`[${parts.join(",")}]`);
      parts = [];
      bytes = 0;
    }
    parts.push(json);
    bytes += size;
  }
  if (parts.length > 0) chunks.push(`[${parts.join(",")}]`);
  return chunks;
}
