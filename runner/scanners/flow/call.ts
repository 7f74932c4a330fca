import type { CallExpression } from "./ir.ts";
import type { Named } from "./tables/pattern.ts";
import type { Value } from "./value.ts";

/** A call with all that it is given evaluated. */
export interface Call {
  expression: CallExpression;
  named: Named;
  receiver: Value | null;
  /** What is called, where that is a value. */
  callee: Value | null;
  args: readonly Value[];
  keywords: ReadonlyMap<string, Value>;
}
