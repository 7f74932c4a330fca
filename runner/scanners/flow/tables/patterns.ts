import { z } from "zod";
import { FAMILIES } from "../domain/families.ts";
import { expandPattern, parsePattern } from "./pattern.ts";

const Pattern = z
  .string()
  .min(1)
  .max(500)
  .refine(isPattern, "must be `f`, `*.f`, `a.f`, `a.{f,g}`, `/regex/.f` or `new C`");
/** Names of calls and members that are checked when the tables are loaded. */
export const CheckedPatterns = z.array(Pattern).min(1);
export const Families = z.array(z.enum([...FAMILIES, "all"])).min(1);

function isPattern(text: string): boolean {
  try {
    return expandPattern(text).every((item) => parsePattern(item).name !== "");
  } catch {
    return false;
  }
}
