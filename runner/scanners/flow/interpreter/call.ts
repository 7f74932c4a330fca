import type { CallExpression } from "../lower/ir.ts";
import type { Named } from "../tables/pattern.ts";
import type { Value } from "../domain/value.ts";

/** The keyword with the values of a map of which not all entries are known: they may be of any parameter. */
export const ANY_KEYWORD = "**";

/** A call with its receiver and arguments evaluated. */
export interface Call {
  expression: CallExpression;
  named: Named;
  receiver: Value | null;
  /** The value that is called, if the callee is an expression or a variable. */
  callee: Value | null;
  args: readonly Value[];
  keywords: ReadonlyMap<string, Value>;
}
