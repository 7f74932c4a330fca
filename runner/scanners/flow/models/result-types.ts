import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";

/** In tables: the class that the receiver begins with, such as `Order` of `Order.query.get(1)`, or that is the first argument. */
const PLACEHOLDER = /<(receiver|argument)>/u;

/** The types of the result of a call, by the tables. */
export function typesOfResult(
  engine: Engine,
  { named, receiver, args: [first] }: Call,
  { state }: Scope,
): readonly string[] {
  return engine.tables.types.match(named).flatMap((type) => {
    const [, from] = PLACEHOLDER.exec(type) ?? [];
    if (from === undefined) return [type];
    const cls =
      from === "argument"
        ? first && engine.linked(first, state).cls
        : (receiver?.cls ?? engine.findClass(named.root)?.cls);
    return cls ? [type.replace(PLACEHOLDER, cls.name)] : [];
  });
}
