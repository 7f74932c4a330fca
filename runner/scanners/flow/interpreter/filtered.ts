import { FILTERS, FOLDS, REJECTS, runsOnItself } from "./callback-names.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";
import { qualifiedFamilies, refinementOf } from "../models/guards.ts";
import { keptWith, withoutMatch } from "../models/quantifiers.ts";
import { moved } from "../models/sequences.ts";
import { qualified, sanitizeTaints, type Taint } from "../domain/taint.ts";
import { keptEntries } from "../models/array-callbacks.ts";
import { tainted, type TaintRefinement, UNKNOWN, type Value } from "../domain/value.ts";

/** The elements that a predicate keeps, refined by the predicate. */
export function filtered(
  engine: Engine,
  { expression, expression: { name } }: Call,
  list: Value,
  element: Value,
  result: Value,
  scope: Scope,
): Value {
  const isKept = !REJECTS.has(name);
  const refinement = isKept ? result.refinement?.whenTrue : result.refinement?.whenFalse;
  if (!refinement || !FILTERS.has(name)) return FOLDS.has(name) ? element : moved(engine, expression, list, scope);
  const dropped = (isKept ? result.refinement?.whenFalse : result.refinement?.whenTrue) ?? [];
  const isOnItself = runsOnItself(name, list);
  const none = isOnItself
    ? undefined
    : withoutMatch(engine, { whenDropped: dropped, whenKept: refinement }, element, list);
  const kept = (taint: Taint): readonly Taint[] => {
    const facts = refinement.filter(({ key }) => key === taint.key);
    const qualifiers = facts.reduce((all, fact) => all | (fact.qualifiers ?? 0), 0);
    const families = facts.reduce((all, fact) => all | fact.families, qualifiedFamilies(qualifiers));
    return keptWith(qualified(sanitizeTaints([taint], families), qualifiers), refinement, expression.at, scope);
  };
  const taints = element.taints.flatMap(kept);
  // An object is not absent: what is kept of it has all that the function asks for.
  const absent = element.refs.length > 0 && element.taints.length === 0 ? dropped : [];
  if (isOnItself) return { ...element, taints, refinement: refinementOf(refinement, absent) };
  if (isUnchecked(engine, element, refinement, scope)) {
    const same = FOLDS.has(name) ? element : moved(engine, expression, list, scope);
    return { ...same, refinement: none };
  }
  const checked = tainted(taints);
  if (FOLDS.has(name)) return { ...checked, refinement: none };
  const entries = engine.has("filtersKeepKeys") ? keptEntries(engine, list, kept, expression.at, scope) : null;
  if (entries) return { ...entries, refinement: none };
  return {
    ...UNKNOWN,
    refs: [engine.allocate(expression.at, scope, { kind: "list", unknownKeys: checked }, ":kept")],
    refinement: none,
  };
}

/** Whether an element is an object, of whose data the predicate says nothing: `handlers.filter(each => each.supports(kind))`. */
function isUnchecked(
  engine: Engine,
  element: Value,
  refinement: readonly TaintRefinement[],
  { state }: Scope,
): boolean {
  if (element.refs.length === 0 && (element.taints.length > 0 || element.type === "")) return false;
  return engine.reachableTaints(element, state).every(({ key }) => refinement.every((fact) => fact.key !== key));
}
