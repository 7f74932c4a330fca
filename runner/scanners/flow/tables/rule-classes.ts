import { z } from "zod";
import { Expression } from "./expression.ts";
import { owned } from "./owned.ts";

const Names = z.array(z.string().min(1)).default([]);

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

/** Classes with methods that have the rules for their fields, or for the data of a form. */
export const OwnRules = z.strictObject({
  ...owned,
  /** Matches a class that they extend or implement. */
  class: Expression,
  methods: z.array(z.string().min(1)).min(1),
  /**
   * `list`: they return a list of rules, each of which has the names of fields, and its own. `map`: they return the rules of each field.
   * `calls`: each rule is a call on their parameter, whose first argument is the field.
   */
  shape: z.enum(["list", "map", "calls"]),
  /** Calls by which they add the rules of a field, whose name is the entry `name`. */
  adds: Names,
  /** The entries of the rules of a field with lists of rules, of which each has its name in the entry `name`. */
  lists: Names,
  /** Matches the name of a rule that lets no free text in. */
  plain: Expression,
  /** The same for a pattern, which a rule has in one of the entries `patternIn`. */
  pattern: Expression,
  patternIn: Names,
  /** The entries of a rule that need not hold for all data. */
  open: Names,
  /** Matches the access path of calls by which own methods that are rules reject a field. */
  rejects: Expression.default("$^"),
  /** Methods that take the data, and those that return what is valid, also one field by its name. */
  takes: Names,
  data: Names,
  /** A method that the object runs on the data. */
  runs: z.strictObject({ call: z.string().min(1), method: z.string().min(1) }).optional(),
});
export type OwnRules = z.infer<typeof OwnRules>;

export const RuleEntry = z.union([RuleClass, ObjectCheck, RegisteredCheck, OwnRules]);
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

export function isOwnRules(rule: RuleEntry): rule is OwnRules {
  return "shape" in rule;
}
