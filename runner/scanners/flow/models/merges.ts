import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { spreadInto } from "../interpreter/maps.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { join, type Value } from "../domain/value.ts";
import { keepField } from "./request-state.ts";

/** Copies the fields of objects to another one, `Object.assign(user, changes)`, and returns that; null for any other call. */
export function mergeInto(engine: Engine, { named, args: [target, ...sources] }: Call, scope: Scope): Value | null {
  if (!target || engine.tables.merges.match(named).length === 0) return null;
  const held = target.refs.flatMap((ref) => {
    const heapObject = scope.state.object(ref);
    return heapObject ? [{ ref, heapObject }] : [];
  });
  if (held.length === 0) keepFields(engine, target, sources, scope);
  for (const { ref, heapObject } of held) {
    const merged = withSources(engine, heapObject, sources, scope);
    scope.state.setObject(ref, held.length === 1 ? merged : { ...merged, fields: joined(heapObject, merged) });
  }
  return held.length > 0 && target.taints.length === 0 ? target : null;
}

function withSources(engine: Engine, into: HeapObject, sources: readonly Value[], scope: Scope): HeapObject {
  const fields = new Map(into.fields);
  let { unknownKeys } = into;
  for (const source of sources) unknownKeys = spreadInto(engine, fields, source, unknownKeys, scope);
  return { ...into, fields, unknownKeys };
}

function joined(before: HeapObject, { fields }: HeapObject): ReadonlyMap<string, Value> {
  return new Map(Array.from(fields, ([name, value]) => [name, join(before.fields.get(name) ?? value, value)]));
}

/** `Object.assign(req, { tenant })` */
function keepFields(engine: Engine, target: Value, sources: readonly Value[], scope: Scope): void {
  for (const { fields } of sources.flatMap(({ refs }) => refs.flatMap((ref) => scope.state.object(ref) ?? [])))
    for (const [name, value] of fields) keepField(engine, target, name, value, scope);
}
