import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { NEW_BUFFER } from "../lower/ir.ts";
import { constantValue, UNKNOWN, type Value } from "../domain/value.ts";

/** @returns the zeros of a new buffer, until something is written to it; null for any other call. */
export function zeroBytes(engine: Engine, { expression }: Call, scope: Scope): Value | null {
  if (expression.name !== NEW_BUFFER) return null;
  const heapObject = { kind: "list", items: [constantValue(0)], type: NEW_BUFFER } as const;
  return { ...UNKNOWN, refs: [engine.allocate(expression.at, scope, heapObject, NEW_BUFFER)] };
}

/** Any function that gets such a buffer may write to it. */
export function fillZeros(values: readonly (Value | null)[], { state }: Scope): void {
  for (const ref of values.flatMap((value) => value?.refs ?? [])) {
    const heapObject = state.object(ref);
    if (heapObject?.type === NEW_BUFFER)
      state.setObject(ref, { ...heapObject, items: null, unknownKeys: heapObject.unknownKeys ?? UNKNOWN, type: "" });
  }
}
