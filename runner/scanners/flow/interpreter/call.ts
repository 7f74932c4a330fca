import type { CallExpression } from "../lower/ir.ts";
import type { Named } from "../tables/pattern.ts";
import type { Value } from "../domain/value.ts";

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
