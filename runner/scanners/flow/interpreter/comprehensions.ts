import { assignTo } from "./assign.ts";
import { elementOf } from "../models/collections.ts";
import { branch, refineTaints, type Engine, type Scope } from "./engine.ts";
import type { Comprehension } from "../lower/ir.ts";
import { answersOf } from "../models/quantifiers.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";

export function comprehensionValue(
  engine: Engine,
  { target, iterable, conditions, result, at }: Comprehension,
  scope: Scope,
): Value {
  const values = engine.evaluate(iterable, scope);
  const inside = branch(scope);
  const element = elementOf(engine, values, inside.state);
  assignTo(engine, target, element, inside, { declares: true });
  for (const condition of conditions)
    inside.state.refine(engine.evaluate(condition, inside).refinement?.whenTrue ?? []);
  const given = engine.evaluate(result, inside);
  const item = { ...given, taints: refineTaints(given.taints, inside.state) };
  scope.state.mergeForks([inside.state, scope.state.fork()]);
  const predicate = conditions.length === 0 ? item.refinement : undefined;
  const answers = predicate && { answers: answersOf(engine, predicate, element, values) };
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: item, ...answers })] };
}
