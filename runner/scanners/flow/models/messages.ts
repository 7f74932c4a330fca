import type { Call } from "../interpreter/call.ts";
import { instantiate } from "../interpreter/classes.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { ancestors, findMethod } from "../interpreter/methods.ts";
import type { ClassNode } from "../lower/ir.ts";
import { HANDLES } from "../project/language-links.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { expressionOf } from "../tables/expression.ts";
import type { Value } from "../domain/value.ts";

/*
 * Messages, events and jobs by their classes: what `bus.dispatch(new Paid(order))` passes, the methods receive that have a parameter of
 * that class; a job has the method itself. `Job::dispatch(order)` makes the job of its arguments.
 */

/** Runs the handlers of the messages that a call dispatches. */
export function callMessage(engine: Engine, call: Call, scope: Scope): void {
  const { named, receiver, args, keywords, expression } = call;
  const { at } = expression;
  for (const { class: parent, runs } of engine.tables.messages.match(named)) {
    const job = parent === undefined ? receiver?.cls : undefined;
    const messages = job ? [instantiate(engine, job, args, keywords, at, scope)] : args;
    for (const message of messages)
      for (const cls of classesOf(message, scope)) {
        if (parent === undefined) deliver(engine, message, cls, at, scope);
        else if (runs !== undefined) runMethods(engine, message, cls, { parent, runs }, at, scope);
      }
  }
}

/** Runs what a library calls on an object of a subclass, such as the methods that the template of a component uses. */
function runMethods(
  engine: Engine,
  self: Value,
  cls: ClassNode,
  { parent, runs }: { parent: string; runs: string },
  at: SyntaxNode,
  scope: Scope,
): void {
  const line = ancestors(engine, cls);
  if (!line.some(({ supers }) => supers.some((name) => expressionOf(parent).test(name)))) return;
  const names = line.flatMap(({ methods }) => methods).filter(({ params }) => params.length === 0);
  for (const name of new Set(names.map((method) => method.name))) {
    const method = name !== "<init>" && expressionOf(runs).test(name) ? findMethod(engine, cls, name, []) : undefined;
    if (method) invokeMaybe(engine, { ...method, self }, { args: [], at, self }, scope);
  }
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
