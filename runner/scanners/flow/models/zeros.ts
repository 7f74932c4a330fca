import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { constantValue, UNKNOWN, type Value } from "../domain/value.ts";

/** Buffers of the size of a nonce or an initialization vector. */
const MAKES = /^make\(\[\]byte,\s*(?:8|12|16|24|aes\.BlockSize|[\w.]+\.(?:NonceSize|BlockSize)\(\))\)$/u;
const ZEROS = "#zeros";

/** @returns the zeros of a new buffer in Go, until something is written to it; null for any other call. */
export function zeroBytes(engine: Engine, { expression }: Call, scope: Scope): Value | null {
  const { at, name } = expression;
  if (engine.language !== "go" || name !== "make" || !MAKES.test(at.text)) return null;
  const heapObject = { kind: "list", items: [constantValue(0)], type: ZEROS } as const;
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, heapObject, ZEROS)] };
}

/** Any function that gets such a buffer may write to it. */
export function fillZeros(engine: Engine, { args }: Call, scope: Scope): void {
  if (engine.language !== "go") return;
  for (const ref of args.flatMap(({ refs }) => refs)) {
    const heapObject = scope.state.object(ref);
    if (heapObject?.type === ZEROS)
      scope.state.setObject(ref, { ...heapObject, items: null, unknownKeys: UNKNOWN, type: "" });
  }
}
