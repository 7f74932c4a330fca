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
  /** Matches a condition without which the rules need not hold. */
  open: Expression,
  /** Matches the name of a call whose first argument is a function that has to be true of the field. */
  predicate: Expression.optional(),
  /** The same for a pattern that the field has to match. */
  pattern: Expression.optional(),
  /** The same for a function that rejects the field by a call whose access path `rejects` matches. */
  check: Expression.optional(),
  rejects: Expression.default("$^"),
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

/** Calls that register a function which a framework runs on objects of the class that is the type argument. */
export const RegisteredCheck = z.strictObject({
  ...owned,
  registers: z.array(z.string().min(1)).min(1),
  /** Matches the access path of the calls after which no handler gets the object. */
  rejects: Expression,
});
export type RegisteredCheck = z.infer<typeof RegisteredCheck>;

export const RuleEntry = z.union([RuleClass, ObjectCheck, RegisteredCheck]);
export type RuleEntry = z.infer<typeof RuleEntry>;

export function isRuleClass(rule: RuleEntry): rule is RuleClass {
  return "field" in rule;
}

export function isObjectCheck(rule: RuleEntry): rule is ObjectCheck {
  return "method" in rule;
}

export function isRegisteredCheck(rule: RuleEntry): rule is RegisteredCheck {
  return "registers" in rule;
}
