import { firstResult } from "../interpreter/factories.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { join, UNKNOWN, type Value } from "../domain/value.ts";

/** Runs functions that a library runs one after the other, each on the result of the one before; null for any other call. */
export function runChain(engine: Engine, { named, args, expression: { at } }: Call, scope: Scope): Value | null {
  const known = engine.tables.appliers.match(named).find(({ chain }) => chain.length > 0);
  const steps = known?.chain.map(({ function: position, result }) => ({ closures: args[position]?.closures, result }));
  if (!steps || steps.filter(({ closures }) => closures).length < 2) return null;
  let passed = UNKNOWN;
  for (const { closures = [], result } of steps) {
    const given = result === undefined ? [] : [...Array.from({ length: result }, () => UNKNOWN), passed];
    const results = closures.map((each) => invokeMaybe(engine, each, { args: given, at, isEntryPoint: true }, scope));
    passed = firstResult(results.reduce(join, UNKNOWN), scope);
  }
  return UNKNOWN;
}
