import { variable } from "./assign.ts";
import type { Names } from "../domain/names.ts";
import type { State } from "../domain/state.ts";
import type { Closure, Module } from "../domain/value.ts";

/** A method of this name that extends a type, in a class of a file. */
function extensionIn(module: Module | null, name: string): Closure | null {
  for (const { cls, frame } of module?.classes.values() ?? []) {
    const method = cls.methods.find((item) => item.name === name && item.extends);
    if (method) return { fn: method, frame, self: null };
  }
  return null;
}

/** The function of this name that extends a type: that of the file, an imported one, or one of the same package. */
export function findExtension(names: Names, module: Module, name: string, state: State): Closure | null {
  const own = module.frame.names.has(name) ? state.get(variable(module.frame, name)) : undefined;
  const value = own ? names.resolve(own, state) : names.valueOf(name, state);
  const held = value?.closures?.find(({ fn }) => fn.extends) ?? extensionIn(module, name);
  return held ?? extensionIn(names.declaring(name), name);
}
