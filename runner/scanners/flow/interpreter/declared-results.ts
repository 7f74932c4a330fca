import type { Closure, Value } from "../domain/value.ts";

/** A type that may be a class of the repository. */
const CLASS = /^[A-Z]\w*$/u;

/** What a call of a function returns, with the type that the function declares for it, if nothing else is known: `def store_of(info) -> Store`. */
export function ofDeclaredType(value: Value, [target, ...others]: readonly Closure[]): Value {
  const type = target && others.length === 0 ? target.fn.returnType : "";
  return CLASS.test(type) && isUnknown(value) ? { ...value, type } : value;
}

function isUnknown({ type, constant, taints, refs, closures, cls }: Value): boolean {
  return type === "" && constant === undefined && taints.length + refs.length === 0 && !closures && !cls;
}
