import { elementOf } from "../models/collections.ts";
import { onlyObject } from "../domain/heap-object.ts";
import { type Closure, join, UNKNOWN, type Value } from "../domain/value.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";
import { findMethods } from "./methods.ts";

/*
 * Functions that are called on another object, or that have got some of their arguments.
 */

const BORROWS = /^(?:call|apply|bind)$/u;
const ON_RECEIVER = /^instance_(?:exec|eval)$/u;

/** `User.call(this, name)`, `save.apply(user, args)`, `this.done.bind(this, id)`; null for any other call. */
export function callBorrowed(engine: Engine, call: Call, scope: Scope): Value | null {
  const { receiver, args, expression } = call;
  const { name, at } = expression;
  if (engine.has("blocksOnReceiver") && ON_RECEIVER.test(name)) return runOnReceiver(engine, call, scope);
  if (!engine.has("borrowedFunctions") || !receiver || !BORROWS.test(name)) return null;
  const [self, ...others] = args;
  const closures = receiver.closures ?? (receiver.cls ? findMethods(engine, receiver.cls, "<init>", others) : []);
  // A function of a library is known by its name.
  const isOfLibrary = receiver.accessPath !== "" && receiver.taints.length + receiver.refs.length === 0;
  if (closures.length === 0 && name === "bind" && isOfLibrary && others.length === 0) return receiver;
  if (closures.length === 0) return null;
  const isObject = self && self.refs.length + self.type.length + self.taints.length > 0;
  const borrowed = closures.map((closure) => ({ ...closure, self: isObject ? self : closure.self }));
  if (name === "bind") {
    const bound = borrowed.map((closure) => ({ ...closure, takesReceiver: false }));
    return { ...UNKNOWN, closures: withArguments(bound, others) };
  }
  const given = name === "apply" ? spread(engine, others[0], scope) : others;
  return oneOf(engine, borrowed, given, at, scope);
}

/** Whether `this` of a function that a field holds is the object: not if it is an arrow function, or bound to another one. */
export function isMethodOfObject(engine: Engine, { fn, takesReceiver }: Closure): boolean {
  if (fn.owner) return true;
  return (
    engine.has("borrowedFunctions") && takesReceiver !== false && /^(?:generator_)?function|^method/u.test(fn.at.kind)
  );
}

/** `object.instance_exec(value, &block)`: a block whose `self` is the receiver. */
function runOnReceiver(engine: Engine, { receiver, args, expression }: Call, scope: Scope): Value | null {
  const closures = args.flatMap((arg) => arg.closures ?? []);
  if (closures.length === 0 || receiver?.cls) return null;
  const self = receiver ?? scope.frame.self;
  const borrowed = closures.map((closure) => ({ ...closure, self: self ?? closure.self }));
  const given = args.filter((arg) => !arg.closures);
  return oneOf(engine, borrowed, given, expression.at, scope);
}

function oneOf(
  engine: Engine,
  closures: readonly Closure[],
  args: readonly Value[],
  at: SyntaxNode,
  scope: Scope,
): Value {
  const branches = closures.map((closure) => {
    const inside = { ...scope, state: scope.state.fork() };
    return { inside, result: engine.invoke(closure, { args, at, self: closure.self }, inside) };
  });
  scope.state.mergeForks(branches.map(({ inside }) => inside.state));
  return branches.map(({ result }) => result).reduce(join);
}

/** A function with its first arguments: `partial(save, path)`; null for any other call. */
export function partialOf(engine: Engine, { named, args: [fn, ...others] }: Call): Value | null {
  if (!fn || engine.tables.partials.match(named).length === 0) return null;
  // A class, or a function of a library, which is known by its name.
  if (!fn.closures) return others.length === 0 && (fn.cls !== undefined || fn.accessPath !== "") ? fn : null;
  return { ...UNKNOWN, closures: withArguments(fn.closures, others) };
}

function withArguments(closures: readonly Closure[], args: readonly Value[]): readonly Closure[] {
  if (args.length === 0) return closures;
  return closures.map((closure) => ({ ...closure, given: [...(closure.given ?? []), ...args] }));
}

function spread(engine: Engine, list: Value | undefined, { state }: Scope): readonly Value[] {
  if (!list) return [];
  const items = list.taints.length > 0 ? null : onlyObject(list, state)?.items;
  return items ?? [elementOf(engine, list, state)];
}
