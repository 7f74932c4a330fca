import { RUN_LIMITS } from "../limits.ts";

interface Kind {
  count: number;
  /** The location of the first occurrence, and an example from there. */
  where: string | undefined;
  example: string | undefined;
}

/** The warnings about one run: each kind once, with its count and the location of its first occurrence. */
export class Warnings {
  readonly #kinds = new Map<string, Kind>();

  /** @param where index of a result, or a path below the run */
  add(message: string, where?: number | string, example?: string): void {
    const known = this.#kinds.get(message);
    const place = typeof where === "number" ? `results[${where}]` : where;
    if (known) known.count += 1;
    else if (this.#kinds.size < RUN_LIMITS.warnings) this.#kinds.set(message, { count: 1, where: place, example });
  }

  list(): string[] {
    return [...this.#kinds].map(([message, { count, where, example }]) => {
      const more = count === 1 ? "" : ` and ${count - 1} more`;
      const place = where === undefined ? "" : `${where}${more}: `;
      return `${place}${message}${example === undefined ? "" : ` (${example})`}`;
    });
  }
}
