import { onlyObject } from "../domain/heap-object.ts";
import type { Value } from "../domain/value.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Argument } from "../lower/ir.ts";
import { elementOf } from "./collections.ts";

/**
 * What a target of a destructuring assignment gets that is the rest, or follows it: `first, *others, last = names`. Null for the others, and
 * for a rest whose elements are not known.
 */
export function partAt(
  engine: Engine,
  targets: readonly Argument[],
  index: number,
  value: Value,
  scope: Scope,
): Value | null {
  const rest = targets.findIndex(({ spread }) => spread);
  const target = targets[index];
  if (rest === -1 || index < rest || !target) return null;
  const items = value.taints.length > 0 ? null : onlyObject(value, scope.state)?.items;
  const after = targets.length - rest - 1;
  if (index > rest) return items?.[items.length - targets.length + index] ?? elementOf(engine, value, scope.state);
  return items
    ? engine.list(target.value.at, scope, items.slice(rest, Math.max(rest, items.length - after)), ":rest")
    : null;
}
