import { z } from "zod";
import { Expression } from "./expression.ts";
import { owned } from "./owned.ts";

/** Names by which files refer to each other though neither imports the other. */
export const IndexedName = z.strictObject({
  ...owned,
  /** A file keeps or reads a value by the name, or listens to or emits an event. */
  role: z.enum(["keeps", "reads", "listens", "emits"]),
  /** Matches the text of a file; a group is the name, or a list of names that are read. */
  text: Expression,
  /** The name begins with a small letter, whatever the text has: `Mailer` keeps `mailer`. */
  isDecapitalized: z.boolean().default(false),
});
export type IndexedName = z.infer<typeof IndexedName>;

/** Functions that a library runs to check the fields of an object: methods of its class, or those that a declaration names. */
export const FieldCheck = z.strictObject({
  ...owned,
  /** Matches the name of a method; the words of its group are the fields, by default all. */
  method: Expression.optional(),
  /** The same for a decorator of a method. */
  annotation: Expression.optional(),
  /**
   * Matches an annotation of the annotation of a field; its group is the class whose method answers whether the field is valid, in an
   * object that a framework validates.
   */
  constraint: Expression.optional(),
  /** The argument of the declaration of a field that is the function, or a list with it. */
  keyword: z.string().min(1).optional(),
  position: z.int().min(0).optional(),
  /** Matches the type of a field; its group is the name of the function. */
  type: Expression.optional(),
  /** The constructor checks them, and its parameters have their names. */
  constructs: z.boolean().default(false),
  /** Position of the argument with the data; -1 is the object. */
  argument: z.int().min(-1),
  /** Names of the members that hold it; `*` is a map of all fields. */
  in: z.array(z.string().min(1)).default([]),
  /** What the function returns takes the place of the data. */
  returns: z.boolean().default(false),
  /** Matches the text of a file that has the fields checked. */
  called: Expression.optional(),
});
export type FieldCheck = z.infer<typeof FieldCheck>;
