import { assignTo } from "../interpreter/assign.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { onlyObject } from "../domain/heap-object.ts";
import { firstOf, type HeapObject } from "../domain/reachable-values.ts";
import { joinTaints } from "../domain/taint.ts";
import { join, joinAll, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import type { ArrayCall } from "../tables/arrays.ts";
import { elementOf } from "./collections.ts";
import { numberOf } from "./array-entries.ts";

/** What a change leaves of an array, and what the call returns. */
interface Change {
  array: Partial<HeapObject> | null;
  result: Value;
  /** The elements of the list that it returns. */
  taken?: readonly Value[];
}

/** Changes the array that a function gets by reference: other variables keep the array before. @returns null for any other call */
export function changeArray(
  engine: Engine,
  { expression, args }: Call,
  { operation, of }: ArrayCall,
  array: Value,
  scope: Scope,
): Value | null {
  const target = expression.args[of]?.value;
  if (!target || !CHANGES.has(operation)) return null;
  const others = args.toSpliced(of, 1);
  const held = array.taints.length > 0 ? undefined : onlyObject(array, scope.state);
  const change = held && exactChange(held, operation, others);
  if (change) {
    if (change.array) assignTo(engine, target, copyWith(engine, held, change.array, target, scope), scope);
    return change.taken ? engine.list(expression.at, scope, change.taken, ":taken") : change.result;
  }
  const element = elementOf(engine, array, scope.state);
  const added = others.reduce(
    (all, other) => joinTaints(all, engine.reachableTaints(other, scope.state)),
    UNKNOWN.taints,
  );
  const isAdding = operation === "push" || operation === "unshift" || operation === "splice";
  const given = isAdding ? joinAll([...others, tainted(added)]) : null;
  if (given && array.refs.length === 0) assignTo(engine, target, tainted(joinTaints(array.taints, added)), scope);
  else if (array.refs.length > 0) {
    const unknownKeys = { ...(given ? join(element, given) : element), constant: undefined };
    const first = operation === "push" ? commonFirst(array, scope) : undefined;
    const loose = { kind: "list" as const, unknownKeys, first };
    assignTo(engine, target, { ...UNKNOWN, refs: [engine.allocate(target.at, scope, loose, ":changed")] }, scope);
  }
  return isAdding && operation !== "splice" ? UNKNOWN : element;
}

const CHANGES = new Set<ArrayCall["operation"]>(["pop", "push", "shift", "sort", "splice", "unshift"]);

function copyWith(
  engine: Engine,
  held: HeapObject,
  parts: Partial<HeapObject>,
  { at }: { at: Call["expression"]["at"] },
  scope: Scope,
): Value {
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { ...held, ...parts }, ":changed")] };
}

function exactChange(held: HeapObject, operation: ArrayCall["operation"], others: readonly Value[]): Change | null {
  const { items, kind } = held;
  if (kind === "list" && items && held.fields.size === 0 && !held.unknownKeys) return ofList(items, operation, others);
  if (operation === "sort" || kind !== "map" || held.unknownKeys || (operation !== "pop" && operation !== "shift"))
    return null;
  const entries = [...held.fields];
  const taken = operation === "pop" ? entries.pop() : entries.shift();
  return { array: { fields: new Map(entries) }, result: taken?.[1] ?? UNKNOWN };
}

function ofList(items: readonly Value[], operation: ArrayCall["operation"], others: readonly Value[]): Change | null {
  switch (operation) {
    case "push":
      return { array: { items: [...items, ...others] }, result: UNKNOWN };
    case "unshift":
      return { array: { items: [...others, ...items] }, result: UNKNOWN };
    case "pop":
      return { array: { items: items.slice(0, -1) }, result: items.at(-1) ?? UNKNOWN };
    case "shift":
      return { array: { items: items.slice(1) }, result: items[0] ?? UNKNOWN };
    case "sort":
      if (items.length === 0) return { array: null, result: UNKNOWN };
      return { array: { items: null, unknownKeys: { ...joinAll(items), constant: undefined } }, result: UNKNOWN };
    case "splice": {
      const [from, length] = [numberOf(others[0]), numberOf(others[1])];
      if (from === undefined || length === undefined || others.length !== 2) return null;
      const kept = items.toSpliced(from, length);
      return { array: { items: kept }, result: UNKNOWN, taken: items.slice(from).slice(0, length) };
    }
    default:
      return null;
  }
}

/** The first element that all of the lists have. */
function commonFirst({ refs }: Value, { state }: Scope): string | undefined {
  const [first, ...others] = refs.flatMap((ref) => state.object(ref) ?? []).map(firstOf);
  return others.every((other) => other === first) ? first : undefined;
}
