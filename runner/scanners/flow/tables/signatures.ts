import { z } from "zod";
import { Condition } from "./condition.ts";
import { owned } from "./owned.ts";
import { CheckedPatterns } from "./patterns.ts";

/** Calls that return an authentication code of the arguments `of`, by the secret at the position `key`; -1 is the receiver. */
export const AuthenticationCode = z.strictObject({
  ...owned,
  call: CheckedPatterns,
  of: z.array(z.int().min(-1)).min(1),
  key: z.int().min(0).optional(),
});
export type AuthenticationCode = z.infer<typeof AuthenticationCode>;

/** Calls and members that yield data of the request only if the application has signed it. */
export const Signed = z.strictObject({
  ...owned,
  call: CheckedPatterns.optional(),
  read: CheckedPatterns.optional(),
  when: z.array(Condition).default([]),
});
