import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { memberValue } from "../interpreter/members.ts";
import { readProperty, writeProperty } from "../interpreter/properties.ts";
import { withUnknownKey, writeKey } from "../domain/heap-object.ts";
import { UNCERTAIN } from "../domain/taint.ts";
import { join, UNKNOWN, type Value, withQualifier } from "../domain/value.ts";

/** Reads or writes a member of a known object, or reads one of data, whose name is an argument; null for any other call. */
export function callNamedMember(
  engine: Engine,
  { named, expression, args, receiver }: Call,
  scope: Scope,
): Value | null {
  const [member] = engine.tables.namedMembers.match(named);
  if (!member) return null;
  const object = member.object === -1 ? receiver : args[member.object];
  const name = typeof member.name === "string" ? member.name : args[member.name]?.constant;
  const { at } = expression;
  const isKnown = object && object.refs.length > 0;
  if (!object || (!isKnown && (member.value !== undefined || object.taints.length === 0))) return null;
  if (member.value === undefined) {
    if (typeof name !== "string") return null;
    const property = member.isStored ? null : readProperty(engine, object, name, at, scope);
    const held = property ?? memberValue(engine, object, name, at, scope);
    const fallback = typeof member.name === "number" ? args[member.name + 1] : undefined;
    return fallback && isUnknown(held) ? fallback : held;
  }
  const value = args[member.value] ?? UNKNOWN;
  if (typeof name !== "string") writeAny(object, value, scope);
  else if (member.isStored || !writeProperty(engine, object, name, value, at, scope))
    for (const ref of object.refs) writeKey(scope.state, ref, name, value, object.refs.length === 1);
  return UNKNOWN;
}

function isUnknown({ taints, refs, closures, constant, cls }: Value): boolean {
  return taints.length + refs.length === 0 && !closures && constant === undefined && !cls;
}

/** A member whose name is computed may be any one. */
function writeAny({ refs }: Value, value: Value, { state }: Scope): void {
  const uncertain = withQualifier(value, UNCERTAIN);
  const isPlain = value.taints.length + value.refs.length === 0 && !value.closures;
  for (const ref of refs) {
    const heapObject = state.object(ref);
    const known = [...(heapObject?.fields ?? [])].filter(([, held]) => !isPlain || held.constant !== undefined);
    if (!heapObject || (isPlain && known.length === 0)) continue;
    const fields = new Map([
      ...heapObject.fields,
      ...known.map(([name, held]) => [name, join(held, uncertain)] as const),
    ]);
    state.setObject(ref, isPlain ? { ...heapObject, fields } : withUnknownKey({ ...heapObject, fields }, value));
  }
}
