import type { Call } from "./call.ts";
import type { Scope } from "./engine.ts";
import { ALL } from "../domain/families.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import type { ClassNode } from "../lower/ir.ts";
import { refinedFor, refinementOf } from "../models/guards.ts";

/** Calls that throw an exception for a text that names none of them. */
const THROWS = /^(?:valueOf|from)$/u;
/** Calls whose result is null for such a text. */
const TRIES = /^tryFrom$/u;

/** `Mode(text)`, `Mode.valueOf(text)`: a value of the enumeration, whatever the text is. Where there is one, the text is its name. */
export function memberOf(cls: ClassNode, { expression: { name }, args }: Call, { state }: Scope): Value {
  const facts = args.length === 1 && args[0] ? refinedFor(args[0], ALL) : [];
  if (name === cls.name || THROWS.test(name)) state.refine(facts);
  const refinement = TRIES.test(name) ? refinementOf(facts) : undefined;
  return { ...UNKNOWN, type: cls.name, ...(refinement && { refinement }) };
}
