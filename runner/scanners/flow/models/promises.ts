import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { receiverOfValues } from "../interpreter/iterators.ts";
import { addThrown } from "../domain/thrown.ts";
import { tainted, type Value } from "../domain/value.ts";

/**
 * @returns what the function of a promise passes to its first parameter, `new Promise((resolve) => resolve(data))`, or the value that a promise is made
 * of; null for any other call
 */
export function promiseOf(engine: Engine, { expression, named, args }: Call, scope: Scope): Value | null {
  if (args[0] && args.length === 1 && engine.tables.promises.match(named).length > 0) return args[0];
  const [executor] = args[0]?.closures ?? [];
  const { name, creates, at } = expression;
  if (engine.language !== "javascript" || !creates || name !== "Promise" || !executor) return null;
  const { given, received } = receiverOfValues(engine, at, scope);
  const failed = receiverOfValues(engine, executor.fn.at, scope);
  invokeMaybe(engine, executor, { args: [given, failed.given], at }, scope);
  // Code that awaits the promise catches the error like one that it throws.
  const error = failed.received();
  const taints = engine.reachableTaints(error, scope.state);
  if (taints.length > 0) addThrown(scope.activation.thrown, new Map([[error.type, tainted(taints)]]));
  return received();
}
