import type { Call } from "../interpreter/call.ts";
import { instantiate } from "../interpreter/classes.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { ancestors, classOfType, findMethod } from "../interpreter/methods.ts";
import type { ClassNode, FunctionNode } from "../lower/ir.ts";
import { HANDLES } from "../project/language-links.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { checkFields, hasChecker } from "./rule-classes.ts";
import { expressionOf } from "../tables/expression.ts";
import { type Closure, join, UNKNOWN, type Value } from "../domain/value.ts";

/*
 * Messages, events and jobs by their classes: what `bus.dispatch(new Paid(order))` passes, the methods receive that have a parameter of
 * that class; a job has the method itself. `Job::dispatch(order)` makes the job of its arguments.
 */

/** Runs the handlers of the messages that a call dispatches. @returns what they return; null if there are none */
export function callMessage(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, receiver, args, keywords, expression } = call;
  const { at } = expression;
  const answers: Value[] = [];
  for (const { class: parent, runs, isChecked } of engine.tables.messages.match(named)) {
    const job = parent === undefined ? receiver?.cls : undefined;
    if (isChecked && hasChecker(engine)) for (const message of args) checkFields(engine, message, scope);
    const messages = job ? [instantiate(engine, job, args, keywords, at, scope)] : args;
    for (const message of messages)
      for (const cls of classesOf(engine, message, scope)) {
        if (parent === undefined) answers.push(...deliver(engine, message, cls, at, scope));
        else if (runs !== undefined) runMethods(engine, message, cls, { parent, runs }, at, scope);
      }
  }
  return answers.length > 0 ? answers.reduce(join) : null;
}

/** Runs what a library calls on an object that code makes of a class that extends one of the library. @returns the object */
export function runConstructed(engine: Engine, cls: ClassNode, made: Value, at: SyntaxNode, scope: Scope): Value {
  for (const accessPath of ancestors(engine, cls).flatMap(({ supers }) => supers)) {
    const name = accessPath.slice(accessPath.search(/\w+$/u));
    if (!engine.tables.messages.has(name)) continue;
    const named = { name, creates: true, hasReceiver: false, accessPath, types: [], texts: [], root: accessPath };
    for (const { class: parent, runs } of engine.tables.messages.match(named))
      if (parent !== undefined && runs !== undefined) runMethods(engine, made, cls, { parent, runs }, at, scope, true);
  }
  return made;
}

/**
 * Runs what a library calls on an object of a subclass, such as the methods that the template of a component uses.
 * @param withArguments also those with parameters, for which the library has its own objects
 */
function runMethods(
  engine: Engine,
  self: Value,
  cls: ClassNode,
  { parent, runs }: { parent: string; runs: string },
  at: SyntaxNode,
  scope: Scope,
  withArguments = false,
): void {
  const line = ancestors(engine, cls);
  if (!line.some(({ supers }) => supers.some((name) => expressionOf(parent).test(name)))) return;
  const names = line.flatMap(({ methods }) => methods).filter(({ params }) => withArguments || params.length === 0);
  for (const name of new Set(names.map((method) => method.name))) {
    const method = name !== "<init>" && expressionOf(runs).test(name) ? findMethod(engine, cls, name, []) : undefined;
    const args = method?.fn.params.map(() => UNKNOWN) ?? [];
    if (method) invokeMaybe(engine, { ...method, self }, { args, at, self }, scope);
  }
}

/** An object that a framework made of a request is known by its type alone. */
function classesOf(engine: Engine, { refs, type, taints }: Value, { state }: Scope): ClassNode[] {
  const held = refs.flatMap((ref) => state.object(ref)?.cls ?? []);
  const declared = held.length === 0 && taints.length > 0 ? classOfType(engine, type) : undefined;
  return declared ? [declared] : held;
}

function deliver(engine: Engine, message: Value, cls: ClassNode, at: SyntaxNode, scope: Scope): Value[] {
  const own = findMethod(engine, cls, "handle", []);
  if (own) invokeMaybe(engine, { ...own, self: message }, { args: [], at, self: message }, scope);
  return handlersOf(engine, cls).flatMap((handler) => runHandler(engine, handler, message, cls, at, scope));
}

function runHandler(
  engine: Engine,
  handler: ClassNode,
  message: Value,
  { name }: ClassNode,
  at: SyntaxNode,
  scope: Scope,
): Value[] {
  const declared = engine.declared.get(handler);
  const self = (declared && engine.linker?.instanceOf(declared)) ?? null;
  const methods = handler.methods.filter(({ params: [first] }) => first?.type === name);
  return methods.map((fn) =>
    invokeMaybe(engine, { fn, frame: declared?.frame ?? null, self }, { args: [message], at, self }, scope),
  );
}

const handlers = new WeakMap<Engine, Map<ClassNode, readonly ClassNode[]>>();

/** The classes that handle messages of a class. */
function handlersOf(engine: Engine, cls: ClassNode): readonly ClassNode[] {
  const known = handlers.get(engine) ?? new Map<ClassNode, readonly ClassNode[]>();
  handlers.set(engine, known);
  const found = known.get(cls) ?? engine.linker?.implementations(HANDLES + cls.name, () => true) ?? [];
  known.set(cls, found);
  return found;
}

/**
 * What the handlers of a message return, if a method of the repository that a call runs finds them by their interface: it names the
 * interface, with type arguments or parameters. Null if there are none.
 */
export function dispatchMessage(
  engine: Engine,
  { args, expression }: Call,
  targets: readonly Closure[],
  scope: Scope,
): Value | null {
  const answers = args.flatMap((message, index) =>
    classesOf(engine, message, scope).flatMap((cls) =>
      handlersOf(engine, cls)
        .filter((handler) => targets.some(({ fn }) => finds(fn, index, cls, handler)))
        .flatMap((handler) => runHandler(engine, handler, message, cls, expression.at, scope)),
    ),
  );
  return answers.length > 0 ? answers.reduce(join) : null;
}

function finds({ params, at, owner }: FunctionNode, index: number, { name }: ClassNode, handler: ClassNode): boolean {
  if (owner === handler || params[index]?.type === name) return false;
  return handler.supers.some((parent) => at.textOfFile.includes(`${parent}<`));
}
