import type { Parameter } from "../lower/ir.ts";
import { frameOf, holderOf, variable } from "./assign.ts";
import type { Call } from "./call.ts";
import { type Closure, type Value } from "../domain/value.ts";
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

/** Methods that put data into their object. */
const FILLS = /\b(?:put|set|add|append|accumulate)\w*\(/u;

/** A new object of a library that a function fills, `JSONObject().apply { put("name", name) }`: it holds what that puts there. */
export function filledObject(engine: Engine, call: Call, closure: Closure, scope: Scope): Value | null {
  const { expression, receiver } = call;
  const { receiver: made, at, name } = expression;
  if (!engine.has("lambdaReceivers") || name !== "tap" || !receiver || receiver.type === "" || !made) return null;
  if (receiver.refs.length + receiver.taints.length > 0 || receiver.cls || !FILLS.test(closure.fn.at.text)) return null;
  if (made.op === "name") return holderOf(engine, made, scope, at, { kind: "map" });
  if (made.op !== "call" || !made.creates) return null;
  return { ...receiver, refs: [engine.allocate(at, scope, { kind: "map", type: receiver.type }, ":filled")] };
}
