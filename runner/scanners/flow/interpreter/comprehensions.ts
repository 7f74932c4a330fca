import { assignTo } from "./assign.ts";
import { elementOf, keyOf } from "../models/collections.ts";
import { branch, refineTaints, type Engine, type Scope } from "./engine.ts";
import type { Comprehension } from "../lower/ir.ts";
import { underKey } from "../models/attributes.ts";
import { answersOfConstants, constantItems } from "../models/constant-items.ts";
import { answersOf } from "../models/quantifiers.ts";
import { firstOfList } from "./lists.ts";
import { constantValue, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** The name under which a map has what its computed keys are made of. */
const KEYS = "#keys";

export function comprehensionValue(
  engine: Engine,
  { target, iterable, keys, conditions, key, result, at }: Comprehension,
  scope: Scope,
): Value {
  const values = engine.evaluate(iterable, scope);
  const inside = branch(scope);
  const element = (keys ? keyOf(values, inside.state) : null) ?? elementOf(engine, values, inside.state, keys);
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
  const constants = predicate ? constantItems(values, scope) : null;
  const answers = constants
    ? {
        answers: answersOfConstants(constants.map((each) => resultFor(engine, each, target, result, scope).refinement)),
      }
    : predicate && { answers: answersOf(engine, predicate, element, values) };
  const first = conditions.length === 0 ? firstMade(engine, values, target, result, scope) : undefined;
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: item, first, ...answers })] };
}

/** The text that a comprehension makes of the first element: `[str(part) for part in command]`. */
function firstMade(
  engine: Engine,
  list: Value,
  target: Comprehension["target"],
  result: Comprehension["result"],
  scope: Scope,
): string | undefined {
  const first = firstOfList(list, scope);
  if (first === undefined) return undefined;
  const { constant } = resultFor(engine, constantValue(first), target, result, scope);
  return typeof constant === "string" ? constant : undefined;
}

function resultFor(
  engine: Engine,
  element: Value,
  target: Comprehension["target"],
  result: Comprehension["result"],
  scope: Scope,
): Value {
  const inside = branch(scope);
  assignTo(engine, target, element, inside, { declares: true });
  return engine.evaluate(result, inside);
}
