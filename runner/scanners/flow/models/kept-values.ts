import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { joinAll, UNKNOWN, type Value } from "../domain/value.ts";
import type { StateWrite } from "../tables/table-set.ts";

/** What a call keeps of a value: an object with it in a field, a method, or what a function makes. */
export function keptValue(engine: Engine, { wraps, makes }: StateWrite, value: Value, call: Call, scope: Scope): Value {
  const { at } = call.expression;
  if (makes) return madeOrMethod(engine, makes, value, call, scope);
  if (wraps === undefined) return value;
  const object = { kind: "object" as const, fields: new Map([[wraps, value]]) };
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, object, "#wrapped")] };
}

function madeOrMethod(engine: Engine, makes: readonly string[], value: Value, call: Call, scope: Scope): Value {
  const { closures = [] } = value;
  const owner = { ...UNKNOWN, accessPath: "request" };
  const isMade = makes.some((keyword) => call.keywords.get(keyword)?.constant === true);
  if (!isMade) return { ...value, closures: closures.map((closure) => ({ ...closure, given: [owner] })) };
  const invocation = { args: [owner], at: call.expression.at };
  return closures.length === 0 ? UNKNOWN : joinAll(closures.map((each) => engine.invoke(each, invocation, scope)));
}
