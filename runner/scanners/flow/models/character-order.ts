import { comparedCharacter } from "../domain/characters.ts";
import type { Refinement, Value } from "../domain/value.ts";
import { ofCharacter, oneSign, refinementOf } from "./guards.ts";

const FLIPPED: Record<string, string> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" };
const OPPOSITE: Record<string, string> = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" };

/** `c >= 'a'`, `'z' < c` */
export function characterOrder(a: Value, b: Value, operator: string): Refinement | undefined {
  const sign = oneSign(b);
  if (sign === null) return oneSign(a) === null ? undefined : characterOrder(b, a, FLIPPED[operator] ?? operator);
  const [yes, no] = [operator, OPPOSITE[operator] ?? operator].map((each) =>
    ofCharacter(a, b, comparedCharacter(each, sign)),
  );
  return refinementOf(yes ?? [], no);
}
