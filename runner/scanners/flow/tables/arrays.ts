import { z } from "zod";
import { owned, Patterns } from "./owned.ts";

const OPERATIONS = [
  "any-key",
  "chunk",
  "column",
  "combine",
  "except",
  "fill-keys",
  "first",
  "first-key",
  "flip",
  "keys",
  "last",
  "last-key",
  "lower-keys",
  "members",
  "merge",
  "only",
  "pad",
  "part",
  "path",
  "pop",
  "push",
  "replace",
  "reverse",
  "shift",
  "slice",
  "sort",
  "splice",
  "unshift",
  "values",
] as const;

/** Calls that read or change an array, which is the argument `of`, or their receiver (-1); `keyed` if the keys of others name entries. */
export const ArrayCall = z.strictObject({
  ...owned,
  call: Patterns,
  operation: z.enum(OPERATIONS),
  of: z.int().min(-1).default(0),
  keyed: z.boolean().default(false),
});
export type ArrayCall = z.infer<typeof ArrayCall>;
