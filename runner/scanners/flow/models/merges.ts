import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { noEntries, setEntry, spreadInto } from "../interpreter/maps.ts";
import { onlyObject } from "../domain/heap-object.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { join, UNKNOWN, type Value } from "../domain/value.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { keepField } from "./request-state.ts";

/** Copies the fields of objects to another one, `Object.assign(user, changes)`, and returns that; null for any other call. */
export function mergeInto(engine: Engine, call: Call, scope: Scope): Value | null {
  const [rule] = engine.tables.merges.match(call.named);
  const [first, ...others] = call.args;
  const target = rule?.ofReceiver ? call.receiver : first;
  if (!rule || !target) return null;
  const sources = rule.ofReceiver ? withKeywords(engine, call, call.args, scope) : others;
  const held = target.refs.flatMap((ref) => {
    const heapObject = scope.state.object(ref);
    return heapObject ? [{ ref, heapObject }] : [];
  });
  if (held.length === 0) keepFields(engine, target, sources, scope);
  for (const { ref, heapObject } of held) {
    const merged = withSources(engine, heapObject, sources, scope);
    scope.state.setObject(ref, held.length === 1 ? merged : { ...merged, fields: joined(heapObject, merged) });
  }
  const isKnown = held.length > 0 || target.constant !== undefined;
  return isKnown && target.taints.length === 0 ? target : null;
}

/** `array_merge($defaults, $given)`, `defaults.merge(given)`: a new collection; null for any other call. */
export function unionOf(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, receiver, args, expression } = call;
  const [union] = engine.tables.unions.match(named);
  if (!union) return null;
  if (receiver && engine.language === "python" && call.keywords.size > 0) return null;
  const parts = [...(receiver ? [receiver] : []), ...withKeywords(engine, call, args, scope)];
  return unionOfMaps(engine, union.keepsFirst ? parts.toReversed() : parts, expression.at, scope);
}

/** The arguments, and as the last one a map of the keywords. */
export function withKeywords(
  engine: Engine,
  { keywords, expression }: Call,
  args: readonly Value[],
  scope: Scope,
): readonly Value[] {
  if (keywords.size === 0) return args;
  const fields = new Map(keywords);
  const ref = engine.allocate(expression.at, scope, { kind: "map", fields, unknownKeys: null }, ":keywords");
  return [...args, { ...UNKNOWN, refs: [ref] }];
}

/** A new map with the entries of maps, of which the last wins; null where none of the values is known to be one. */
export function unionOfMaps(engine: Engine, maps: readonly Value[], at: SyntaxNode, scope: Scope): Value | null {
  const objects = maps.map((map) => onlyObject(map, scope.state));
  if (!objects.some((heapObject) => heapObject?.kind === "map")) return null;
  const entries = noEntries();
  const { fields } = entries;
  for (const [index, map] of maps.entries()) {
    const before = new Map(fields);
    const entry = pairOf(map, objects[index]);
    if (entry) setEntry(entries, ...entry);
    else spreadInto(engine, entries, map, scope);
    // What both hold may be maps that are merged as well.
    for (const [name, held] of before) {
      const value = fields.get(name);
      if (value && value !== held && held.refs.length > 0) fields.set(name, join(held, value));
    }
  }
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", ...entries }, ":union")] };
}

/** `"name" to value` */
function pairOf({ taints }: Value, heapObject: HeapObject | undefined): [string, Value] | null {
  const [key, value, ...others] = heapObject?.kind === "list" && taints.length === 0 ? (heapObject.items ?? []) : [];
  return typeof key?.constant === "string" && value && others.length === 0 ? [key.constant, value] : null;
}

function withSources(engine: Engine, into: HeapObject, sources: readonly Value[], scope: Scope): HeapObject {
  const { fields, partial, unknownKeys } = into;
  const entries = { fields: new Map(fields), partial: new Set(partial), unknownKeys };
  for (const source of sources) spreadInto(engine, entries, source, scope);
  return { ...into, ...entries };
}

function joined(before: HeapObject, { fields }: HeapObject): ReadonlyMap<string, Value> {
  return new Map(Array.from(fields, ([name, value]) => [name, join(before.fields.get(name) ?? value, value)]));
}

/** `Object.assign(req, { tenant })` */
function keepFields(engine: Engine, target: Value, sources: readonly Value[], scope: Scope): void {
  for (const { fields } of sources.flatMap(({ refs }) => refs.flatMap((ref) => scope.state.object(ref) ?? [])))
    for (const [name, value] of fields) keepField(engine, target, name, value, scope);
}
