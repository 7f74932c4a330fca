import { z } from "zod";
import { Expression } from "./expression.ts";
import { owned } from "./owned.ts";

/** What names the function or class that provides a parameter, in the text of its default or annotation: the group, or its type. */
const NamedProvider = z.strictObject({ ...owned, provider: Expression });
/** Parameters that are objects of the class which a field of the class of their method names. */
const HeldProvider = z.strictObject({
  ...owned,
  /** Matches the name of the method. */
  method: Expression,
  /** Matches the name of the parameter. */
  parameter: Expression,
  classField: z.string().min(1),
});
export const Provider = z.union([NamedProvider, HeldProvider]);
