import { callSend } from "./channels.ts";
import type { Call } from "../interpreter/call.ts";
import { instantiate } from "../interpreter/classes.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { findMethod } from "../interpreter/methods.ts";
import type { ClassNode } from "../lower/ir.ts";
import { HANDLES } from "../project/language-links.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Value } from "../domain/value.ts";

/*
 * Messages, events and jobs by their classes: what `bus.dispatch(new Paid(order))` passes, the methods receive that have a parameter of
 * that class; a job has the method itself. `Job::dispatch(order)` makes the job of its arguments.
 */

/** Runs the handlers of the messages that a call dispatches. */
export function callMessage(engine: Engine, call: Call, scope: Scope): void {
  callSend(engine, call, scope);
  const { named, receiver, args, keywords, expression } = call;
  if (engine.tables.messages.match(named).length === 0) return;
  const { at } = expression;
  const job = receiver?.cls;
  const messages = job ? [instantiate(engine, job, args, keywords, at, scope)] : args;
  for (const message of messages) for (const cls of classesOf(message, scope)) deliver(engine, message, cls, at, scope);
}

function classesOf({ refs }: Value, { state }: Scope): ClassNode[] {
  return refs.flatMap((ref) => state.object(ref)?.cls ?? []);
}

function deliver(engine: Engine, message: Value, cls: ClassNode, at: SyntaxNode, scope: Scope): void {
  const own = findMethod(engine, cls, "handle", []);
  if (own) invokeMaybe(engine, { ...own, self: message }, { args: [], at, self: message }, scope);
  for (const handler of engine.linker?.implementations(HANDLES + cls.name, () => true) ?? []) {
    const declared = engine.declared.get(handler);
    const self = (declared && engine.linker?.instanceOf(declared)) ?? null;
    for (const fn of handler.methods.filter(({ params: [first] }) => first?.type === cls.name))
      invokeMaybe(engine, { fn, frame: declared?.frame ?? null, self }, { args: [message], at, self }, scope);
  }
}
