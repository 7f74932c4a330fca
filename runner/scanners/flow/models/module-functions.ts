import type { State } from "../domain/state.ts";
import type { Closure, Module, Value } from "../domain/value.ts";
import type { Engine } from "../interpreter/engine.ts";

/** The functions of a file: its variables, and the methods of its classes. */
export function functionsOf(engine: Engine, { frame, classes }: Module, state: State): (readonly Closure[])[] {
  const fields = (value: Value | undefined): Value[] =>
    value?.refs.flatMap((ref) => [...(state.object(ref)?.fields.values() ?? [])]) ?? [];
  const variables = [...frame.names].map((name) => state.get(frame.variables.get(name) ?? ""));
  const held = variables.flatMap((value) => [value, ...fields(value)]).map((value) => value?.closures ?? []);
  const methods = [...classes.values()].map((declared) => {
    const self = engine.linker?.instanceOf(declared) ?? null;
    return declared.cls.methods.map((fn) => ({ fn, frame: declared.frame, self }));
  });
  return [...held, ...methods];
}
