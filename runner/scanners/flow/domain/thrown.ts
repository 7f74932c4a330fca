import { join, type Value } from "./value.ts";

/** What is thrown and not caught yet, by type: untrusted data that an exception carries, without its objects. */
export type Thrown = Map<string, Value>;

export function addThrown(thrown: Thrown, more: ReadonlyMap<string, Value>): void {
  for (const [type, value] of more) {
    const known = thrown.get(type);
    thrown.set(type, known ? join(known, value) : value);
  }
}
