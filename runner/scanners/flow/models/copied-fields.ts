import { writeKey } from "../domain/heap-object.ts";
import { possibleStringsOf, type Value } from "../domain/value.ts";
import { holderOf } from "../interpreter/assign.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { memberValue } from "../interpreter/members.ts";
import { ancestors, classOfType } from "../interpreter/methods.ts";
import type { Expression } from "../lower/ir.ts";

/** Copies the fields of an object to those of another one with the same names. @returns false if the class of that is not known */
export function copyFields(
  engine: Engine,
  { args, expression: { at } }: Call,
  [source, target]: readonly [Value, Expression],
  except: number | undefined,
  scope: Scope,
): boolean {
  const holder = holderOf(engine, target, scope, at);
  const without = new Set(except === undefined ? [] : args.slice(except).flatMap(possibleStringsOf));
  const known = holder.refs.flatMap((ref) => {
    const held = scope.state.object(ref);
    const cls = held?.cls ?? classOfType(engine, held?.type || holder.type);
    return cls ? [{ ref, cls }] : [];
  });
  for (const { ref, cls } of known)
    for (const { name, isStatic, type } of ancestors(engine, cls).flatMap(({ fields }) => fields)) {
      if (isStatic || without.has(name)) continue;
      const value = memberValue(engine, source, name, at, scope);
      writeKey(scope.state, ref, name, type === "" ? value : { ...value, type }, holder.refs.length === 1);
    }
  return known.length > 0;
}
