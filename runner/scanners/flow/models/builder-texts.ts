import { onlyObject, TEXT } from "../domain/heap-object.ts";
import type { State } from "../domain/state.ts";
import type { Value } from "../domain/value.ts";

/** The text that a string builder has, for another one that appends it; any other value as it is. */
export function textIn(value: Value | undefined, state: State): Value | undefined {
  return (value && onlyObject(value, state)?.fields.get(TEXT)) ?? value;
}
