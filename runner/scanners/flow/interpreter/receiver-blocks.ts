import type { Parameter } from "../lower/ir.ts";
import type { Value } from "../domain/value.ts";
import { frameOf, variable } from "./assign.ts";
import type { Call } from "./call.ts";
import { invokeAny } from "./dispatch.ts";
import type { Engine, Scope } from "./engine.ts";

/* Functions of a type with a receiver, `Markup.() -> Unit`: `this` in them is the object that they are called on. */

export function withReceiver({ hasReceiver }: Parameter, value: Value): Value {
  if (hasReceiver !== true || !value.closures) return value;
  return { ...value, closures: value.closures.map((closure) => ({ ...closure, takesReceiver: true })) };
}

/** The result of `markup.content()`, where `content` is a variable; null for any other call. */
export function callBlock(engine: Engine, call: Call, self: Value, scope: Scope): Value | null {
  const { args, keywords, expression } = call;
  const { name, at } = expression;
  const owner = engine.has("lambdaReceivers") ? frameOf(name, scope.frame) : undefined;
  const value = owner && scope.state.get(variable(owner, name));
  const blocks = value?.closures?.filter(({ takesReceiver }) => takesReceiver) ?? [];
  return blocks.length > 0 ? invokeAny(engine, blocks, { args, keywords, at, self }, scope) : null;
}
