import { isPlainType } from "../domain/plain-types.ts";
import type { Closure, Value } from "../domain/value.ts";
import { sourceOf } from "../models/call-sources.ts";
import { classHeld } from "../models/result-types.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";

/** What a method yields that a library implements, by the name that an interface of the repository gives it. */
export function generatedQuery(
  engine: Engine,
  [first, ...others]: readonly Closure[],
  call: Call,
  scope: Scope,
): Value | null {
  if (!first || others.length > 0 || first.fn.body.length > 0 || !first.fn.owner) return null;
  const { returnType } = first.fn;
  const stored = isPlainType(returnType) ? null : sourceOf(engine, call, scope);
  return stored && { ...stored, type: stored.type || classHeld(engine, returnType) };
}
