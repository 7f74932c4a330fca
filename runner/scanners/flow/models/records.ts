import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import { elementOf } from "./collections.ts";

/** The record that a call makes of attributes: an object, which is sent as JSON; null for any other call. */
export function recordOf(engine: Engine, { named, args, expression }: Call, scope: Scope): Value | null {
  const isMade = engine.tables.callSinks
    .match(named)
    .some((sink) => sink.style === "attributes" && sink.args?.includes(0));
  const [attributes] = args;
  if (!isMade || !attributes) return null;
  const unknownKeys = elementOf(engine, attributes, scope.state);
  return { ...UNKNOWN, refs: [engine.allocate(expression.at, scope, { kind: "map", unknownKeys }, "#record")] };
}
