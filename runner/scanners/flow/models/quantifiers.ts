import { onlyObject } from "../domain/heap-object.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { measureOf } from "../interpreter/dependent-facts.ts";
import type { Expression } from "../lower/ir.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { extendTaints } from "../interpreter/unwritten-fields.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Taint } from "../domain/taint.ts";
import type { State } from "../domain/state.ts";
import { type Refinement, type TaintRefinement, UNKNOWN, type Value } from "../domain/value.ts";
import { ELEMENT_SUFFIX, mayBeMapping, negated, PART_SUFFIX, refinementOf, subset, wholeKeys } from "./guards.ts";

const ALL_OF = /^(?:every|all\?|allMatch|all)$/u;
const ANY_OF = /^(?:some|any\?|anyMatch|any)$/u;
const NONE_OF = /^(?:noneMatch|none\?)$/u;
/** Functions that return how many elements there are, or whether there are any, of their receiver or first argument. */
const MEASURES =
  /^(?:length|size|count|Length|Count|len|bool|boolval|some|any\?|any|Any|present\?|isNotEmpty|IsNotEmpty|firstOrNull|lastOrNull|FirstOrDefault|findFirst|findAny)$/u;
const LENGTH = /^(?:length|size|count|Length|Count|len|strlen|mb_strlen)$/u;
const EMPTY = /^(?:isEmpty|empty\?|none\?|none|blank\?|empty|noneMatch)$/u;

/** What a check of each element implies for the text or collection that they are the elements of. */
export function ofWhole(
  engine: Engine,
  facts: readonly TaintRefinement[],
  element: Value,
  whole: Value,
): TaintRefinement[] {
  const own = new Map(element.taints.map((taint) => [taint.key, taint]));
  return facts.flatMap((fact) => {
    const taint = own.get(fact.key);
    if (!taint) return [];
    return mayBeMapping(engine, taint, whole.type) ? [fact] : wholeKeys(fact.key).map((key) => ({ ...fact, key }));
  });
}

/** What the key of a taint has at its end for an element that a predicate keeps. */
const KEPT = "#kept";

/** What the predicate implies for the members of an element holds for those of the kept ones, which have keys of their own. */
export function keptWith(
  taints: readonly Taint[],
  facts: readonly TaintRefinement[],
  at: SyntaxNode,
  { state }: Scope,
): readonly Taint[] {
  return taints.flatMap((taint) => {
    const ofMembers = facts.filter(({ key }) => key.startsWith(`${taint.key}.`));
    if (ofMembers.length === 0) return [taint];
    const kept = extendTaints([taint], `${KEPT}${at.place.offset}`);
    for (const { key } of kept)
      state.refine(ofMembers.map((fact) => ({ ...fact, key: key + fact.key.slice(taint.key.length) })));
    return kept;
  });
}

/** The same for the checks on all paths to the end of a function or loop body that runs for each element. */
export function checkedInEach(engine: Engine, state: State, element: Value, whole: Value): TaintRefinement[] {
  if (!state.isReachable) return [];
  const facts = element.taints.flatMap(({ key }): TaintRefinement[] => {
    const known = state.refinementOf(key);
    return known ? [{ key, ...known }] : [];
  });
  return ofWhole(engine, facts, element, whole);
}

/** The same for a loop over the positions of a text or list: `for (i = 0; i < text.length(); i++)`. */
export function checkedAtEach(engine: Engine, test: Expression, end: State, scope: Scope): TaintRefinement[] {
  const counted = countedIn(test);
  if (!counted || !end.isReachable) return [];
  return engine.evaluate(counted, scope).taints.flatMap(({ key }) => {
    const facts = ["", ELEMENT_SUFFIX, PART_SUFFIX].flatMap((suffix) => end.refinementOf(key + suffix) ?? []);
    return facts.map((fact) => ({ ...fact, key }));
  });
}

/** The variable whose length a condition compares. */
function countedIn(test: Expression): Expression | undefined {
  if (test.op !== "operation" || !/^(?:<|<=|!=|!==)$/u.test(test.operator)) return undefined;
  const [, length] = test.operands;
  if (length?.op !== "member" && length?.op !== "call") return undefined;
  if (!LENGTH.test(length.name)) return undefined;
  const counted = length.op === "member" ? length.object : (length.receiver ?? length.args[0]?.value);
  return counted?.op === "name" ? counted : undefined;
}

/** What a predicate that holds for some element implies for values that are none: `HOSTS.some((known) => known === host)`. */
function ofOthers(facts: readonly TaintRefinement[], element: Value): TaintRefinement[] {
  return facts.filter(({ key }) => !element.taints.some((taint) => key.startsWith(taint.key)));
}

/** The refinement by `ids.every(isNumber)`, `any(bad(c) for c in text)` or `ids.noneMatch(…)`. */
export function quantified(
  engine: Engine,
  name: string,
  predicate: Refinement | undefined,
  element: Value,
  whole: Value,
): Refinement | undefined {
  if (!predicate) return undefined;
  if (ALL_OF.test(name)) return refinementOf(ofWhole(engine, predicate.whenTrue, element, whole));
  if (ANY_OF.test(name))
    return refinementOf(ofOthers(predicate.whenTrue, element), ofWhole(engine, predicate.whenFalse, element, whole));
  return NONE_OF.test(name) ? refinementOf(ofWhole(engine, predicate.whenFalse, element, whole)) : undefined;
}

/** What a comprehension with a predicate implies for the collection that it is over. */
export function answersOf(
  engine: Engine,
  predicate: Refinement,
  element: Value,
  whole: Value,
): NonNullable<HeapObject["answers"]> {
  return {
    all: ofWhole(engine, predicate.whenTrue, element, whole),
    none: ofWhole(engine, predicate.whenFalse, element, whole),
    some: ofOthers(predicate.whenTrue, element),
  };
}

/** `all(answers)`, `any(answers)` */
export function overAnswers({ expression: { name }, receiver, args }: Call, state: State): Refinement | undefined {
  const list = receiver === null && args.length === 1 && args[0] ? onlyObject(args[0], state) : undefined;
  if (!list?.answers) return undefined;
  if (name === "all") return refinementOf(list.answers.all);
  return name === "any" ? refinementOf(list.answers.some, list.answers.none) : undefined;
}

/** What the emptiness of the elements that a predicate holds for implies for all of them. */
export function withoutMatch(
  engine: Engine,
  { whenDropped, whenKept }: { whenDropped: readonly TaintRefinement[]; whenKept: readonly TaintRefinement[] },
  element: Value,
  whole: Value,
): Refinement | undefined {
  return refinementOf(ofOthers(whenKept, element), ofWhole(engine, whenDropped, element, whole));
}

const INTERSECTION = /^(?:intersect|intersection|Intersect|array_intersect)$/u;
const DIFFERENCE = /^(?:minus|difference|subtract|Except|array_diff)$/u;

/** The elements that two collections have in common, or that only the first one has; null for any other call. */
export function setOperation(
  engine: Engine,
  { expression: { name }, receiver, args }: Call,
  scope: Scope,
): Value | null {
  const operation = INTERSECTION.test(name) ? "&" : DIFFERENCE.test(name) ? "-" : null;
  const [items, list] = receiver && args.length === 1 ? [receiver, args[0]] : args;
  return operation && items && list ? combined(engine, operation, items, list, scope) : null;
}

/** `items & ALLOWED`, `items - ALLOWED`: the first is a part of the allow-list; if the second is empty, all items are in it. */
export function combined(engine: Engine, operation: "&" | "-", items: Value, list: Value, scope: Scope): Value | null {
  // What the code itself has listed.
  const isOwn = items.refs.length > 0 && engine.reachableTaints(items, scope.state).length === 0;
  if (isOwn && engine.reachableTaints(list, scope.state).length > 0) return { ...items, constant: undefined };
  const within = subset(engine, items, list, scope);
  if (!within) return null;
  return operation === "&" ? UNKNOWN : { ...items, constant: undefined, refinement: refinementOf([], within.whenTrue) };
}

/** `bad.length`, `bad.isEmpty()`, `len(bad)`: the refinement of the elements that are counted. */
export function measured({ expression: { name }, receiver, args }: Call, state: State): Refinement | undefined {
  const counted = args.length === 0 ? receiver : args.length === 1 && !receiver ? args[0] : null;
  if (!counted) return undefined;
  if (MEASURES.test(name)) return measureOf(counted, state);
  return EMPTY.test(name) ? negated(measureOf(counted, state)) : undefined;
}
