import { z } from "zod";
import { owned, Patterns } from "./owned.ts";

/** Calls about the elements of their first argument, an object or a list, and what they make of these. */
export const ElementCall = z.strictObject({
  ...owned,
  call: Patterns,
  makes: z.enum([
    "keys",
    "values",
    "entries",
    "object",
    "zip",
    "pick",
    "omit",
    "same",
    "mapped",
    "defaults",
    "member",
    "assignment",
    "copy",
    // An optional value with the first argument in it, and one with nothing.
    "present",
    "absent",
  ]),
});
export type ElementCall = z.infer<typeof ElementCall>;

/** Functions that are a method of their first argument, with constants before the other arguments. */
export const MethodCall = z.strictObject({
  ...owned,
  call: Patterns,
  /** The name of the method; without it, that of the function. */
  method: z.string().min(1).optional(),
  arguments: z.array(z.number()).default([]),
});
export type MethodCall = z.infer<typeof MethodCall>;
