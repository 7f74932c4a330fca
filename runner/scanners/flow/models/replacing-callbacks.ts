import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { elementOf } from "./collections.ts";
import { joinAll, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** Where calls have the function that makes the new text, and the text in which it replaces; without a position, that is the receiver. */
interface Replacement {
  callback: number;
  text?: number;
  isList?: true;
  ofCharacters?: RegExp;
}

const REPLACES = new Map<string, Replacement>([
  // The function makes each character.
  ["Map", { callback: 0, text: 1, ofCharacters: /^(?:strings|bytes)\.Map$/u }],
  ["Expand", { callback: 1, text: 0 }],
  ["preg_replace_callback", { callback: 1, text: 2, isList: true }],
  ["ReplaceAllStringFunc", { callback: 1, text: 0 }],
  ["ReplaceAllFunc", { callback: 1, text: 0 }],
  ["replaceAll", { callback: 0 }],
  ["replaceFirst", { callback: 0 }],
]);

/** The class, and the type of its objects. */
const EXPRESSION = /^(?:Reg[eE]xp?|Pattern)$/u;

/** `preg_replace_callback($pattern, $function, $text)`: the text, with what the function makes of its matches; null for any other call. */
export function replacedByFunction(
  engine: Engine,
  { expression, named, receiver, args }: Call,
  scope: Scope,
): Value | null {
  const rule = REPLACES.get(expression.name) ?? ofExpression(expression.name, receiver, args);
  const callback = rule && args[rule.callback];
  const text = rule?.text === undefined ? receiver : args[rule.text];
  if (!rule || !callback?.closures || !text || text.closures) return null;
  const { at } = expression;
  if (rule.ofCharacters) {
    if (!rule.ofCharacters.test(named.accessPath)) return null;
    const characters = elementOf(engine, text, scope.state);
    const made = callback.closures.map((each) => invokeMaybe(engine, each, { args: [characters], at }, scope));
    return { ...joinAll(made), constant: undefined, type: "" };
  }
  const whole = tainted(engine.reachableTaints(text, scope.state));
  const list = (): Value => ({
    ...UNKNOWN,
    refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: whole }, ":match")],
  });
  const match = rule.isList ? list() : whole;
  const made = callback.closures.map((each) => invokeMaybe(engine, each, { args: [match], at }, scope));
  return { ...joinAll([whole, ...made]), constant: undefined };
}

/** `expression.replace(text, function)` of a regular expression, also with a pattern between the two. */
function ofExpression(name: string, receiver: Value | null, args: readonly Value[]): Replacement | undefined {
  const callback = args.findIndex(({ closures }) => closures);
  const isExpression = receiver !== null && EXPRESSION.test(receiver.type === "" ? receiver.accessPath : receiver.type);
  return /^[rR]eplace$/u.test(name) && isExpression && callback > 0 ? { callback, text: 0 } : undefined;
}
