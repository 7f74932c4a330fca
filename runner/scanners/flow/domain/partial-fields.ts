import type { HeapObject } from "./reachable-values.ts";

/* The fields that code has not written in all branches: where it has not, an object has what is under unknown keys. */

type Names = ReadonlySet<string> | undefined;

function hasOthers({ unknownKeys }: HeapObject): boolean {
  return unknownKeys !== null;
}

/** After a write of a field; one that need not happen is not `strong`. */
export function partialAfterWrite(heapObject: HeapObject, name: string, strong: boolean, partial: Names): Names {
  if (strong) return partial?.has(name) ? new Set([...partial].filter((other) => other !== name)) : partial;
  if (heapObject.fields.has(name) || !hasOthers(heapObject)) return partial;
  return new Set([...(partial ?? []), name]);
}

/** After all fields of another object are written, of which those under unknown keys may be any. */
export function partialAfterMerge(into: HeapObject, from: HeapObject): Names {
  const kept = [...(hasOthers(from) ? into.fields.keys() : (into.partial ?? []))].filter(
    (name) => !from.fields.has(name),
  );
  const names = new Set([...kept, ...(into.partial ?? []), ...(from.partial ?? [])]);
  for (const name of from.fields.keys()) if (!from.partial?.has(name)) names.delete(name);
  return names.size > 0 ? names : undefined;
}

/** After a join of branches. */
export function joinPartial(a: HeapObject, b: HeapObject): Names {
  const found = new Set([...(a.partial ?? []), ...(b.partial ?? [])]);
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    if (hasOthers(other)) for (const name of one.fields.keys()) if (!other.fields.has(name)) found.add(name);
  return found.size > 0 ? found : undefined;
}
