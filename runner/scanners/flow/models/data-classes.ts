import type { ClassNode } from "../lower/ir.ts";

const ACCESSOR = /^(?:<init>|(?:get|set|is|has|with|to)[A-Z]\w*|equals|hashCode|compareTo|builder)$/u;

/** Whether the class only holds data: fields, and methods that read and write them. A service or an interface does not. */
export function isDataClass(cls: ClassNode | undefined): boolean {
  if (!cls || cls.isEnum || cls.fields.every(({ isStatic }) => isStatic)) return false;
  const fields = new Set(cls.fields.map(({ name }) => name));
  return cls.methods.every(({ name, isStatic }) => isStatic || ACCESSOR.test(name) || fields.has(name));
}
