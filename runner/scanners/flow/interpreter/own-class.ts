import type { OperationExpression } from "../lower/ir.ts";
import type { Value } from "../domain/value.ts";
import type { Engine, Scope } from "./engine.ts";
import { ancestors } from "./methods.ts";

/** `this instanceof Job` in what `new Job()` runs */
export function isOwnClass(
  engine: Engine,
  { operands }: OperationExpression,
  self: Value,
  { cls }: Value,
  scope: Scope,
): boolean {
  const [first] = operands;
  if (first?.op !== "name" || first.name !== "this" || !cls || self.refs.length === 0) return false;
  const classes = self.refs.map((ref) => scope.state.object(ref)?.cls);
  return classes.every((each) => each && ancestors(engine, each).includes(cls));
}
