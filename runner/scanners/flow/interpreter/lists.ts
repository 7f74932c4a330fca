import { onlyObject } from "../domain/heap-object.ts";
import { firstOf } from "../domain/reachable-values.ts";
import { join, UNKNOWN, type Value } from "../domain/value.ts";
import type { Expression } from "../lower/ir.ts";
import { elementOf } from "../models/collections.ts";
import { callableOf } from "./callables.ts";
import type { Engine, Scope } from "./engine.ts";

function textOf(value: Value | undefined): string | undefined {
  return typeof value?.constant === "string" ? value.constant : undefined;
}

/** The text that is the first element of a list, if it is known. */
export function firstOfList(list: Value, { state }: Scope): string | undefined {
  if (list.taints.length > 0) return undefined;
  const [first, ...others] = list.refs.map((ref) => {
    const known = state.object(ref);
    return known?.kind === "list" ? firstOf(known) : undefined;
  });
  return others.every((other) => other === first) ? first : undefined;
}

/** `[first, ...rest]` */
export function listValue(engine: Engine, expression: Extract<Expression, { op: "list" }>, scope: Scope): Value {
  const items: Value[] = [];
  let loose: Value | null = null;
  let first: string | undefined;
  for (const { value, spread } of expression.items) {
    const item = engine.evaluate(value, scope);
    if (!spread) items.push(item);
    else {
      const held = item.taints.length > 0 ? null : onlyObject(item, scope.state)?.items;
      const element = held ? null : elementOf(engine, item, scope.state);
      if (held) items.push(...held);
      else if (element) {
        if (!loose) first = items.length > 0 ? textOf(items[0]) : firstOfList(item, scope);
        loose = loose ? join(loose, element) : element;
      }
    }
  }
  const callable = callableOf(engine, items, scope);
  if (callable) return { ...engine.list(expression.at, scope, items), closures: [callable] };
  if (!loose) return engine.list(expression.at, scope, items);
  const unknownKeys = items.reduce(join, loose);
  return { ...UNKNOWN, refs: [engine.allocate(expression.at, scope, { kind: "list", unknownKeys, first })] };
}
