import { z } from "zod";
import { FAMILIES } from "../domain/families.ts";
import { SOURCE_KINDS } from "../domain/taint.ts";
import { Expression } from "./expression.ts";

/** A condition on an argument of a call, or on the text around it. */
export const Condition = z.strictObject({
  argument: z.int().optional(),
  /** The argument is an object with this field. */
  field: z.string().optional(),
  /** One of these keywords. */
  keyword: z.union([z.string().transform((name) => [name]), z.array(z.string()).min(1)]).optional(),
  is: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  matches: Expression.optional(),
  /** Declared or inferred type. */
  type: Expression.optional(),
  /** Matches the text of the file with the call. */
  file: Expression.optional(),
  /** Matches the text of the function with the call; of a lambda, that of the file. */
  function: Expression.optional(),
  /** It is a map that the code writes as a literal. */
  isLiteral: z.literal(true).optional(),
  /** It has data of this kind. */
  kind: z.enum(SOURCE_KINDS).optional(),
  /** It has data, all of which is sanitized for this family. */
  sanitizedFor: z.enum(FAMILIES).optional(),
  /** An absent argument meets the condition. */
  absent: z.boolean().default(false),
});
export type Condition = z.infer<typeof Condition>;
