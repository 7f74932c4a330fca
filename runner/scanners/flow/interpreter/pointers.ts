import { newObject } from "../domain/reachable-values.ts";
import { joinObjects, type State } from "../domain/state.ts";
import { tainted, type Value, type Frame } from "../domain/value.ts";
import type { Expression, FunctionNode } from "../lower/ir.ts";
import { assignTo, frameOf, variable } from "./assign.ts";
import type { Engine, Scope } from "./engine.ts";

/** `*pointer = value`: replaces the content of an object, or the variable whose address a parameter is. */
export function storeThrough(engine: Engine, pointer: Expression, value: Value, scope: Scope): void {
  const { refs } = engine.evaluate(pointer, scope);
  for (const ref of refs) replaceContent(ref, value, refs.length === 1, scope.state);
  if (refs.length > 0 || !["name", "member", "index"].includes(pointer.op)) return;
  if (pointer.op === "name" && pointer.name === "this") return;
  assignTo(engine, pointer, value, scope);
  const owner = pointer.op === "name" ? frameOf(pointer.name, scope.frame) : null;
  if (pointer.op === "name" && owner) (owner.stored ??= new Set()).add(pointer.name);
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

/** What a function leaves in the variables of its caller that its parameters refer to, by position. */
export function referencesOf(fn: FunctionNode, frame: Frame, end: State): Map<number, Value> {
  const references = new Map<number, Value>();
  for (const [index, { name, isReference }] of fn.params.entries()) {
    const isWritten = isReference === true || frame.stored?.has(name) === true;
    const value = isWritten ? end.get(variable(frame, name)) : undefined;
    if (value) references.set(index, value);
  }
  return references;
}

/** The variables of the parameters that it returns so. */
export function referenceVariables(fn: FunctionNode, frame: Frame): string[] {
  return fn.params.flatMap(({ name, isReference }) =>
    isReference || frame.stored?.has(name) ? [variable(frame, name)] : [],
  );
}
