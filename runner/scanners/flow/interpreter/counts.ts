import type { Value } from "../domain/value.ts";
import { negated } from "../models/guards.ts";

/**
 * `errors.size() > 0`, `text.indexOf(part) >= 0`. Where the number is greater, `errors.size() > 5`, only that there are so many says
 * something.
 */
export function searchRefinement(a: Value, b: Value, operator: string): Value["refinement"] {
  const { constant } = b;
  if (!a.refinement || typeof constant !== "number") return undefined;
  const isOfNone = constant <= (operator === ">" || operator === "<=" ? 0 : 1);
  const found = isOfNone ? a.refinement : { whenTrue: a.refinement.whenTrue, whenFalse: [] };
  return operator.startsWith(">") ? found : negated(found);
}
