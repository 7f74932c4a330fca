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

/** Classes with a method that a framework runs on objects of another class before a handler has them. */
export const ObjectCheck = z.strictObject({
  ...owned,
  /** Matches the text of such a class; its group is the name of the other. */
  class: Expression,
  method: z.string().min(1),
  /** Position of the object, or of what holds it. */
  argument: z.int().min(0),
  /** The member that is a list with the object, and one that is the object. */
  list: z.string().min(1).optional(),
  member: z.string().min(1).optional(),
  /** Matches the access path of the calls after which no handler gets the object. */
  rejects: Expression,
  /** Only objects of parameters that ask for validation are checked. */
  isValidated: z.boolean().default(false),
  /** Only classes that code registers check them. */
  isRegistered: z.boolean().default(false),
});
export type ObjectCheck = z.infer<typeof ObjectCheck>;

export function isObjectCheck(rule: RuleClass | ObjectCheck): rule is ObjectCheck {
  return "rejects" in rule;
}
