import { RUN_LIMITS } from "./limits.ts";

/** What was not taken as it stood in one run: each kind once, with how often and where first. */
export class Warnings {
  readonly #kinds = new Map<string, { count: number; first: number | undefined }>();

  add(message: string, resultIndex?: number): void {
    const known = this.#kinds.get(message);
    if (known) known.count += 1;
    else if (this.#kinds.size < RUN_LIMITS.warnings) this.#kinds.set(message, { count: 1, first: resultIndex });
  }

  list(): string[] {
    return [...this.#kinds].map(([message, { count, first }]) => {
      if (first === undefined) return message;
      return count === 1 ? `results[${first}]: ${message}` : `results[${first}] and ${count - 1} more: ${message}`;
    });
  }
}
