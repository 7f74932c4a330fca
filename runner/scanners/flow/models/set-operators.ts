import { joinTaints } from "../domain/taint.ts";
import { joinAll, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { OperationExpression } from "../lower/ir.ts";
import { elementOf } from "./collections.ts";

/** `a | b`, `a ^ b` and `a - b` of lists and sets: a collection of elements of both, or of the first; null for other operators and operands. */
export function unionOfLists(
  engine: Engine,
  { operator, at }: OperationExpression,
  a: Value,
  b: Value,
  scope: Scope,
): Value | null {
  if (!/^[-|^]$/u.test(operator)) return null;
  const isList = [a, b].some(({ refs }) => refs.some((ref) => scope.state.object(ref)?.kind === "list"));
  // Numbers have no taints.
  if (!isList)
    return operator === "|" && a.taints.length + b.taints.length > 0 ? tainted(joinTaints(a.taints, b.taints)) : null;
  const parts = operator === "-" ? [a] : [a, b];
  const unknownKeys = joinAll(parts.map((part) => elementOf(engine, part, scope.state)));
  return {
    ...UNKNOWN,
    refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: { ...unknownKeys, constant: undefined } })],
  };
}
