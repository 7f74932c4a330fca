import { z } from "zod";
import { Expression } from "./expression.ts";
import { owned } from "./owned.ts";

/** The place with the values, such as the session; what others hold under the same names is other data. */
const store = z.string().min(1).optional();

/** Where the handlers of a request keep values for the handlers after them. */
export const RequestState = z.union([
  /** Calls that keep the argument `value`, and those that return it, by the argument `key`. */
  z.strictObject({
    ...owned,
    write: z.array(z.string().min(1)).min(1).optional(),
    read: z.array(z.string().min(1)).min(1).optional(),
    /** -1: a static field of the class whose code reads it; -2: the name of the receiver; -3: one place for all. */
    key: z.int().min(-3),
    value: z.int().min(0).optional(),
    store,
    /** The field of what is read that is the value. */
    wraps: z.string().min(1).optional(),
    /** A field of the value: what each of its fields is, is kept under the name of that field. */
    fields: z.string().min(1).optional(),
    /** A keyword that may be the key. Without any, the name of the value is. */
    keyword: z.string().min(1).optional(),
    /** The value is a function of the object that has it: a method of it, or, with one of these keywords, what makes the value. */
    makes: z.array(z.string().min(1)).optional(),
    /** The value is a class or function that makes what is read, with an argument of this access path, whose fields are what is kept. */
    registers: z.string().min(1).optional(),
  }),
  /** Matches the annotation of a parameter that is read from the state; its groups are the key and the name of a constant; else the name of the parameter is the key. */
  z.strictObject({ ...owned, parameter: Expression }),
  /** Matches the access path of an object whose fields are kept. */
  z.strictObject({
    ...owned,
    object: Expression,
    store,
    /** Matches the keys that only handlers write, though the object is that of a request. */
    keys: Expression.optional(),
    /** What it has are objects of the application: a call of one that is not known adds nothing to it. */
    hasServices: z.boolean().optional(),
  }),
]);
export type RequestState = z.infer<typeof RequestState>;
