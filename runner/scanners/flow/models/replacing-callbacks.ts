import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { joinAll, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** `preg_replace_callback($pattern, $function, $text)`: the text, with what the function makes of its matches; null for any other call. */
export function replacedByFunction(engine: Engine, { expression, args }: Call, scope: Scope): Value | null {
  const [, callback, text] = args;
  if (expression.name !== "preg_replace_callback" || !callback?.closures || !text) return null;
  const { at } = expression;
  const whole = tainted(engine.reachableTaints(text, scope.state));
  const match = { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: whole }, ":match")] };
  const made = callback.closures.map((each) => invokeMaybe(engine, each, { args: [match], at }, scope));
  return { ...joinAll([whole, ...made]), constant: undefined };
}
