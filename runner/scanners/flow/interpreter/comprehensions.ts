import { assignTo } from "./assign.ts";
import { elementOf, keyOf } from "../models/collections.ts";
import { branch, refineTaints, type Engine, type Scope } from "./engine.ts";
import type { Comprehension } from "../lower/ir.ts";
import { underKey } from "../models/attributes.ts";
import { answersOf } from "../models/quantifiers.ts";
import { joinTaints } from "../domain/taint.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";

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
    const unknownKeys = entry(made, item, inside);
    const { taints } = made;
    scope.state.mergeForks([inside.state, scope.state.fork()]);
    return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", unknownKeys, keys: taints })] };
  }
  scope.state.mergeForks([inside.state, scope.state.fork()]);
  if (result.op === "comprehension" && result.key) return item;
  const predicate = conditions.length === 0 ? item.refinement : undefined;
  const answers = predicate && { answers: answersOf(engine, predicate, element, values) };
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: item, ...answers })] };
}

/** A map has its keys among its values, because a loop over it may be over either. */
function entry(key: Value, value: Value, { state }: Scope): Value {
  const held = underKey(key, value, state);
  return { ...held, taints: joinTaints(held.taints, refineTaints(key.taints, state)) };
}
