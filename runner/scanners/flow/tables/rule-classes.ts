import { z } from "zod";
import { Expression } from "./expression.ts";
import { owned } from "./owned.ts";

/** Classes with rules for the fields of another class. */
export const RuleClass = z.strictObject({
  ...owned,
  /** Matches the header of such a class; its group is the name of the other. */
  class: Expression,
  /** Matches a statement about a field, whose name is the group `field`. */
  field: Expression,
  /** Matches a rule that lets no free text in. */
  plain: Expression,
  /** A group is a pattern. */
  pattern: Expression,
  /** Matches a condition without which the rules need not hold. */
  open: Expression,
  /** Matches the name of a call whose first argument is a function that has to be true of the field. */
  predicate: Expression.optional(),
});
export type RuleClass = z.infer<typeof RuleClass>;
