import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Value } from "../domain/value.ts";
import { entriesOf } from "./entries.ts";
import { callByField } from "./method-calls.ts";
import { matchOf } from "./matches.ts";
import { partsOfMap } from "./element-calls.ts";
import { promiseOf } from "./promises.ts";
import { callSequence } from "./sequences.ts";

/** @returns the result of a call whose elements are known one by one; null for any other call. */
export function callElements(engine: Engine, call: Call, scope: Scope): Value | null {
  const { receiver, args, expression } = call;
  const { name, at } = expression;
  if (receiver && args.length === 0 && (name === "keys" || name === "values" || name === "entries")) {
    const parts = partsOfMap(engine, receiver, name, at, scope);
    if (parts) return parts;
  }
  return (
    promiseOf(engine, call, scope) ??
    callByField(engine, call, scope) ??
    entriesOf(engine, call, scope) ??
    callSequence(engine, call, scope) ??
    matchOf(engine, call, scope)
  );
}
