import { newObject } from "../domain/reachable-values.ts";
import { joinObjects, type State } from "../domain/state.ts";
import { tainted, type Value } from "../domain/value.ts";
import type { Expression } from "../lower/ir.ts";
import type { Engine, Scope } from "./engine.ts";

/**
 * `*pointer = value`: replaces the content of an object.
 *
 * @returns whether there is one. Else the pointer is to a variable, which may be one of the caller.
 */
export function storeThrough(engine: Engine, pointer: Expression, value: Value, scope: Scope): boolean {
  const { refs } = engine.evaluate(pointer, scope);
  for (const ref of refs) replaceContent(ref, value, refs.length === 1, scope.state);
  if (refs.length > 0) return true;
  if (pointer.op === "name" && scope.frame.names.has(pointer.name))
    (scope.frame.stored ??= new Set()).add(pointer.name);
  return false;
}

function replaceContent(ref: number, value: Value, isOnly: boolean, state: State): void {
  const before = state.object(ref);
  if (!before) return;
  const { cls, type } = before;
  const rest = value.taints.length > 0 ? tainted(value.taints) : null;
  const [first, ...others] = value.refs.flatMap((other) => state.object(other) ?? []);
  const made = others.reduce<typeof first>(joinObjects, first) ?? newObject({ kind: before.kind });
  const whole = joinObjects(
    { ...made, cls, type },
    rest ? newObject({ kind: made.kind, unknownKeys: rest }) : undefined,
  );
  const content = isOnly ? whole : joinObjects(before, whole);
  if (content) state.setObject(ref, content);
}
