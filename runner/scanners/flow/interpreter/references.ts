import type { State } from "../domain/state.ts";
import type { Frame, Value } from "../domain/value.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { variable } from "./assign.ts";

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
