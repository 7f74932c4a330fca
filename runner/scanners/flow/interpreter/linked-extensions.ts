import type { Names } from "../domain/names.ts";
import type { State } from "../domain/state.ts";
import type { Closure, Module } from "../domain/value.ts";
import { declaredValue } from "./assign.ts";
import { extensionsIn } from "./extensions.ts";

/** The functions of this name that extend a type: what the name means, and methods of the file, or else those of another one. */
export function findExtensions(names: Names, module: Module, name: string, state: State): readonly Closure[] {
  const own = declaredValue(module.frame, name, state);
  const named = own ? names.resolve(own, state) : names.valueOf(name, state);
  const held = named?.closures?.filter(({ fn }) => fn.extends) ?? [];
  const near = [...held, ...extensionsIn(module, name)];
  return near.length > 0 ? near : extensionsIn(names.declaring(name), name);
}
