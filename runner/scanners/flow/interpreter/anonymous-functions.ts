import type { Closure, Value } from "../domain/value.ts";
import type { Engine, Scope } from "./engine.ts";
import { findMethod } from "./methods.ts";

/** What the name of a class that an expression declares has before its place. */
const UNNAMED = "$";

/** An object with the only method of its class, which has no name: a library runs it like a function, `new Callable<>() { … }`. */
export function asFunction(engine: Engine, value: Value, { state }: Scope): Value {
  const [ref, ...others] = value.refs;
  const cls = ref === undefined || others.length > 0 || value.closures ? undefined : state.object(ref)?.cls;
  const methods = cls?.name.includes(UNNAMED) ? cls.methods.filter(({ name }) => name !== "<init>") : [];
  const [only, ...more] = methods;
  const found: Closure | undefined =
    cls && only && more.length === 0 ? findMethod(engine, cls, only.name, []) : undefined;
  return found ? { ...value, closures: [{ ...found, self: value }] } : value;
}
