import type { Call } from "../interpreter/call.ts";
import { refineTaints, type Engine, type Scope } from "../interpreter/engine.ts";
import { writeKey } from "../domain/heap-object.ts";
import { joinTaints, type Taint } from "../domain/taint.ts";
import { tainted, type Value } from "../domain/value.ts";

/*
 * Objects of libraries by their accessors: `cookie.setPath(path)` does not taint `cookie.getName()`. The object as a whole is tainted.
 */

const SETTER = /^set_?([A-Z]\w*)$/u;
const GETTER = /^(?:get|is)_?([A-Z]\w*)$/u;
/** Prefix of the fields of properties that a setter of a library stores. */
const PROPERTY = "#set:";

/** Stores taints in the property that a call of a setter names. @returns false for any other call. */
export function storeProperty(
  { expression, args }: Call,
  holder: Value,
  taints: readonly Taint[],
  scope: Scope,
): boolean {
  const [, property] = SETTER.exec(expression.name) ?? [];
  if (property === undefined || args.length !== 1 || holder.refs.length === 0) return false;
  for (const ref of holder.refs) writeKey(scope.state, ref, PROPERTY + property, tainted(taints), false);
  return true;
}

/** The taints of the receiver from which the result of a call may be derived. */
export function receiverTaints(engine: Engine, { expression, args, receiver }: Call, scope: Scope): readonly Taint[] {
  if (!receiver) return [];
  const all = engine.reachableTaints(receiver, scope.state);
  const [, property] = GETTER.exec(expression.name) ?? [];
  if (property === undefined || args.length > 0 || all.length === 0) return all;
  let taints = refineTaints(receiver.taints, scope.state);
  for (const ref of receiver.refs) {
    const heapObject = scope.state.object(ref);
    if (!heapObject) continue;
    for (const [name, value] of heapObject.fields)
      if (!isOther(name, property)) taints = joinTaints(taints, engine.reachableTaints(value, scope.state));
    for (const value of [...(heapObject.items ?? []), ...(heapObject.unknownKeys ? [heapObject.unknownKeys] : [])])
      taints = joinTaints(taints, engine.reachableTaints(value, scope.state));
  }
  return taints;
}

/** Whether a field is a property of another name: `setBody` may determine `getBodyAsString`. */
function isOther(field: string, property: string): boolean {
  if (!field.startsWith(PROPERTY)) return false;
  const stored = field.slice(PROPERTY.length);
  return !stored.startsWith(property) && !property.startsWith(stored);
}
