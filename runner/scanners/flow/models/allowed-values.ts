import { familiesOfPattern } from "../domain/pattern-families.ts";
import { sanitize, UNKNOWN, type Value } from "../domain/value.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { elementOf } from "./collections.ts";
import { membership } from "./guards.ts";

/** `text.presence_in(ALLOWED)`, `texts.grep(/\A\w+\z/)`: only what is allowed; null for any other call. */
export function allowedBy(
  engine: Engine,
  { receiver, args, expression: { name, at } }: Call,
  scope: Scope,
): Value | null {
  const [allowed, ...others] = args;
  if (engine.language !== "ruby" || !receiver || !allowed || others.length > 0) return null;
  if (name === "presence_in") return membership(engine, receiver, allowed, scope) ? UNKNOWN : null;
  if (name !== "grep" || allowed.type !== "RegExp" || typeof allowed.constant !== "string") return null;
  const pattern = allowed.constant.replace(/^\\A/u, "^");
  const families = familiesOfPattern(pattern, false);
  const unknownKeys = sanitize(elementOf(engine, receiver, scope.state), families);
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys }, ":kept")] };
}
