import { z } from "zod";
import { Expression } from "./expression.ts";
import { owned, Patterns } from "./owned.ts";

/** What uses members of an object by names that are values. */
export const NamedMember = z.union([
  z.strictObject({
    ...owned,
    call: Patterns,
    /** Positions of the arguments; -1 is the receiver. */
    object: z.int().min(-1),
    /** Position of the name, or the name itself. */
    name: z.union([z.int().min(0), z.string().min(1)]),
    /** The value that the call stores; without it, the call reads. */
    value: z.int().min(0).optional(),
    /** The methods that run where the member is used are not run. */
    isStored: z.boolean().default(false),
  }),
  /**
   * Members of `this`, or of what `of` matches, with such names are objects of a class of the repository, whose name has that of the
   * member for `<name>`, or for `<Name>` with a capital letter.
   */
  z.strictObject({ ...owned, member: Expression, class: z.string().regex(/<[nN]ame>/u), of: Expression.optional() }),
  /** Members that hold all members of their object, by their names. */
  z.strictObject({ ...owned, all: Patterns }),
]);
export type NamedMember = z.infer<typeof NamedMember>;
