import type { Value } from "../domain/value.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";
import { memberValue } from "./members.ts";
import { classOfType, findField } from "./methods.ts";

/**
 * `Lenses.sort(request)`: the data that an object of a library reads which a field holds.
 *
 * @returns null if the class has no such field, or if it has no data
 */
export function calledField(
  engine: Engine,
  { expression: { name, at }, args }: Call,
  receiver: Value,
  scope: Scope,
): Value | null {
  if (args.length === 0 || receiver.taints.length > 0) return null;
  const [cls = receiver.cls ?? classOfType(engine, receiver.type)] = receiver.refs.flatMap(
    (ref) => scope.state.object(ref)?.cls ?? [],
  );
  if (!cls || !findField(engine, cls, name)) return null;
  const value = memberValue(engine, receiver, name, at, scope);
  return value.taints.length > 0 ? value : null;
}
