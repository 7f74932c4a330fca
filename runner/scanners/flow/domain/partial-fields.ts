import type { HeapObject } from "./reachable-values.ts";

/* The fields that code has not written in all branches: where it has not, an object with untrusted data under unknown keys has that. */

type Names = ReadonlySet<string> | undefined;

function hasData({ unknownKeys }: HeapObject): boolean {
  return unknownKeys !== null && unknownKeys.taints.length > 0;
}

/** After a write of a field; one that need not happen is not `strong`. */
export function partialAfterWrite(heapObject: HeapObject, name: string, strong: boolean, partial: Names): Names {
  if (strong) return partial?.has(name) ? new Set([...partial].filter((other) => other !== name)) : partial;
  if (heapObject.fields.has(name) || !hasData(heapObject)) return partial;
  return new Set([...(partial ?? []), name]);
}

/** After a join of branches. */
export function joinPartial(a: HeapObject, b: HeapObject): Names {
  const found = new Set([...(a.partial ?? []), ...(b.partial ?? [])]);
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    if (hasData(other)) for (const name of one.fields.keys()) if (!other.fields.has(name)) found.add(name);
  return found.size > 0 ? found : undefined;
}
