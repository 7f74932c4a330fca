import type { Closure, Module } from "../domain/value.ts";

/** A method of this name that extends a type, in a class of a file. */
export function extensionIn(module: Module | null, name: string): Closure | null {
  for (const { cls, frame } of module?.classes.values() ?? []) {
    const method = cls.methods.find((item) => item.name === name && item.extends);
    if (method) return { fn: method, frame, self: null };
  }
  return null;
}
