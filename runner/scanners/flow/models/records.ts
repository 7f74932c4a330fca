import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import { elementOf } from "./collections.ts";
import { applies } from "./conditions.ts";

/** The record that a call makes of attributes: an object, which is sent as JSON; null for any other call. */
export function recordOf(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, args, expression } = call;
  const [attributes] = args;
  // `bag.set("name", value)` has no attributes.
  if (!attributes || typeof attributes.constant === "string") return null;
  const isMade = engine.tables.callSinks
    .match(named)
    .some((sink) => sink.style === "attributes" && sink.args?.includes(0) && applies(sink, call, scope));
  if (!isMade) return null;
  const unknownKeys = elementOf(engine, attributes, scope.state);
  return { ...UNKNOWN, refs: [engine.allocate(expression.at, scope, { kind: "map", unknownKeys }, "#record")] };
}
