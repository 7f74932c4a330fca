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
/** The function that a map of the handler, its class or file names for the parameter. */
const MappedProvider = z.strictObject({
  ...owned,
  /** Text in which `<parameter>` stands for the name of the parameter; a group is the name of the function. */
  mapped: z.string().min(1),
});
/** What a static method of the class of the parameter makes of the request. */
const TypeProvider = z.strictObject({ ...owned, typeMethod: z.string().min(1) });
/** What a function of the same file returns, which has this name. */
const SiblingProvider = z.strictObject({
  ...owned,
  sibling: z.string().min(1),
  /** The member of the result that it is. */
  member: z.string().min(1).optional(),
  /** The result of these calls. */
  call: z.array(z.string().min(1)).min(1).optional(),
  /** The first parameter of functions whose name this matches, or its member `field`. */
  function: Expression.optional(),
  field: z.string().min(1).optional(),
});
export type SiblingProvider = z.infer<typeof SiblingProvider>;
export const Provider = z.union([NamedProvider, HeldProvider, MappedProvider, TypeProvider, SiblingProvider]);
