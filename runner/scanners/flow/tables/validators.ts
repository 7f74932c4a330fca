import { z } from "zod";
import { Condition } from "./condition.ts";
import { Expression } from "./expression.ts";
import { owned } from "./owned.ts";
import { CheckedPatterns as Patterns, Families } from "./patterns.ts";

/** Calls whose result is sanitized. */
export const Sanitizer = z.strictObject({
  ...owned,
  call: Patterns,
  families: Families,
  when: z.array(Condition).optional(),
  /** Sanitized only inside quotes. */
  insideQuotes: z.boolean().default(false),
  /** Not if the text of the receiver's class matches it, or that of one that it extends. */
  exceptClass: Expression.optional(),
  /** Not if the type of the receiver matches it. */
  exceptType: Expression.optional(),
  /** Only if all fields of the class of the receiver hold text, or none at all. */
  ofTexts: z.boolean().default(false),
});

/** Calls that answer whether text is valid. */
export const Validator = z.strictObject({
  ...owned,
  call: Patterns,
  families: Families,
  when: z.array(Condition).optional(),
  /** The result is an error; null means valid text. */
  error: z.boolean().default(false),
});

/** Calls that check data by rules, or by a schema, which are arguments. */
export const DataCheck = z.strictObject({
  ...owned,
  call: Patterns,
  /** Position of the data, or of a pointer to it. Without one, the call joins the checks that are its arguments. */
  data: z.int().min(0).optional(),
  /** Position of the first rule: an expression whose text `plain` matches lets no free text in, and a call in `pattern` has one. */
  rules: z.int().min(0).optional(),
  plain: Expression.default("$^"),
  pattern: z.array(z.string().min(1)).default([]),
  /** Position of a JSON Schema. Without data, the call returns a function that checks its first argument. */
  schema: z.int().min(0).optional(),
  /** The result is an error; null means valid data. */
  error: z.boolean().default(false),
});
export type DataCheck = z.infer<typeof DataCheck>;

/** Calls that check the fields of an object by the rules that its class declares, or another class has for it. */
export const ObjectValidator = z.strictObject({
  ...owned,
  call: Patterns,
  /** Position of the object. */
  object: z.int().min(0),
  /** What they return: a collection of errors, whether the object is valid, or nothing if it is. */
  answers: z.enum(["errors", "truth", "nothing"]),
  /** The member of the result that is true for a valid object. */
  success: z.string().min(1).optional(),
});
export type ObjectValidator = z.infer<typeof ObjectValidator>;

/** Taints propagate from the arguments `from` to the argument `to`; -1 is the receiver. */
/** With a `key`, the position of one, what the objects hold under the key is assigned. */
export const Propagator = z.strictObject({
  ...owned,
  call: Patterns,
  from: z.array(z.int()),
  to: z.int(),
  key: z.int().min(0).optional(),
  /** The fields of the first of them become those of `to`, but for those that the arguments from the position `except` name. */
  copies: z.boolean().default(false),
  except: z.int().min(0).optional(),
  /** The result passes on to `to` what it is given: a writer with a buffer, an encoder. */
  wraps: z.boolean().default(false),
  /** The result is how much was copied. */
  counts: z.boolean().default(false),
  when: z.array(Condition).default([]),
});
export type Propagator = z.infer<typeof Propagator>;
