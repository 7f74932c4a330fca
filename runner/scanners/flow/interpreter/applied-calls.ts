import type { Argument, CallExpression, Expression } from "../lower/ir.ts";
import type { Applier } from "../tables/messages.ts";
import type { Call } from "./call.ts";
import { namedFunction } from "./named-callbacks.ts";
import type { Engine } from "./engine.ts";

/*
 * Calls that run a function which is an argument, now or later, with other arguments: `to_thread(rmtree, path)`,
 * `Thread(target=rmtree, args=(path,))`.
 */

/** The call that such a call makes; null for any other call. */
export function appliedCall(engine: Engine, call: Call): CallExpression | null {
  const [applier] = engine.tables.appliers.match(call.named);
  if (!applier || applier.chain.length > 0) return null;
  const { expression } = call;
  if (applier.from !== undefined && expression.args.length <= applier.from) return null;
  const fn = functionOf(applier, expression);
  return fn ? called(engine, expression, fn.value, argumentsFor(applier, fn, expression.args)) : null;
}

function functionOf({ function: position, keyword }: Applier, { args }: CallExpression): Argument | undefined {
  const named = args.find(({ name }) => name !== undefined && name === keyword);
  return named ?? (position === undefined ? undefined : args.slice(position).find(isPlaced));
}

function isPlaced({ name, spread }: Argument): boolean {
  return name === undefined && spread !== true;
}

/** The items of the list, or else what follows the function. */
function argumentsFor({ list, listAt, from }: Applier, fn: Argument, args: readonly Argument[]): Argument[] {
  const placed = listAt === undefined ? undefined : args[listAt];
  const given = args.find(({ name }) => name !== undefined && name === list) ?? (placed && isPlaced(placed) ? placed : null);
  if (given?.value.op === "list") return given.value.items;
  return fn.name === undefined ? args.slice(from ?? args.indexOf(fn) + 1) : [];
}

/** A call of a function of a library, or of one of the repository, also of one that has got arguments: `partial(rmtree, path)`. */
function called(engine: Engine, written: CallExpression, fn: Expression, args: Argument[]): CallExpression {
  const call = { ...written, args, creates: false, callee: null, receiver: null };
  if (fn.op === "name") return { ...call, name: fn.name };
  if (fn.op === "member") return { ...call, name: fn.name, receiver: fn.object };
  const [part, ...given] = isPartial(engine, fn) ? fn.args : [];
  return part ? called(engine, written, part.value, [...given, ...args]) : { ...call, name: "", callee: fn };
}

function isPartial({ tables }: Engine, fn: Expression): fn is CallExpression {
  if (fn.op !== "call" || fn.callee) return false;
  return tables.partials.match(namedFunction(fn.receiver ? `${fn.receiver.at.text}.${fn.name}` : fn.name)).length > 0;
}
