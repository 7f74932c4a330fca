/** A bound parameter may have 2,000,000 bytes; local D1 does not enforce it. */
const MAX_PARAMETER_BYTES = 1_800_000;

/** Puts JSON values into arrays, in order, each small enough for a bound parameter as long as every value is. */
export class JsonChunker {
  #parts: string[] = [];
  #bytes = 0;

  /** @returns the array before, when it is full. */
  add(json: string): string | undefined {
    const size = Buffer.byteLength(json) + 1;
    const full = this.#bytes + size > MAX_PARAMETER_BYTES ? this.end() : undefined;
    this.#parts.push(json);
    this.#bytes += size;
    return full;
  }

  /** @returns the last array, unless it is empty. */
  end(): string | undefined {
    const chunk = this.#parts.length > 0 ? `[${this.#parts.join(",")}]` : undefined;
    this.#parts = [];
    this.#bytes = 0;
    return chunk;
  }
}

/** JSON arrays of the values, in order, each small enough for a bound parameter as long as every value is. */
export function jsonChunks(values: readonly unknown[]): string[] {
  const chunker = new JsonChunker();
  const chunks = values.map((value) => chunker.add(JSON.stringify(value)));
  return [...chunks, chunker.end()].filter((chunk) => chunk !== undefined);
}
