import type { Engine } from "../interpreter/engine.ts";
import { ancestors } from "../interpreter/methods.ts";
import type { ClassNode } from "../lower/ir.ts";

/** Whether values of a class are those of an enumeration, or of one that extends a class with its methods. */
export function isEnumeration(engine: Engine, cls: ClassNode | undefined): boolean {
  return cls !== undefined && (cls.isEnum === true || ancestors(engine, cls).some(({ isEnum }) => isEnum));
}
