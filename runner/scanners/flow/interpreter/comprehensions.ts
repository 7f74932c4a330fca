import { assignTo } from "./assign.ts";
import { elementOf, keyOf } from "../models/collections.ts";
import { branch, refineTaints, type Engine, type Scope } from "./engine.ts";
import type { Comprehension } from "../lower/ir.ts";
import { underKey } from "../models/attributes.ts";
import { answersOf } from "../models/quantifiers.ts";
import { tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** The name under which a map has what its computed keys are made of. */
const KEYS = "#keys";

export function comprehensionValue(
  engine: Engine,
  { target, iterable, keys, conditions, key, result, at }: Comprehension,
  scope: Scope,
): Value {
  const values = engine.evaluate(iterable, scope);
  const inside = branch(scope);
  const element = (keys ? keyOf(values, inside.state) : null) ?? elementOf(engine, values, inside.state);
  assignTo(engine, target, element, inside, { declares: true });
  for (const condition of conditions)
    inside.state.refine(engine.evaluate(condition, inside).refinement?.whenTrue ?? []);
  const given = engine.evaluate(result, inside);
  const item = { ...given, taints: refineTaints(given.taints, inside.state) };
  if (key) {
    const made = engine.evaluate(key, inside);
    const unknownKeys = underKey(made, item, inside.state);
    const ofKeys = refineTaints(made.taints, inside.state);
    scope.state.mergeForks([inside.state, scope.state.fork()]);
    // A map has its keys among its values, because a loop over it may be over either.
    const fields = new Map(ofKeys.length > 0 ? [[KEYS, tainted(ofKeys)]] : []);
    return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", fields, unknownKeys, keys: made.taints })] };
  }
  scope.state.mergeForks([inside.state, scope.state.fork()]);
  // Several loops make one collection.
  if (result.op === "comprehension" && result.at === at) return item;
  const predicate = conditions.length === 0 ? item.refinement : undefined;
  const answers = predicate && { answers: answersOf(engine, predicate, element, values) };
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: item, ...answers })] };
}
