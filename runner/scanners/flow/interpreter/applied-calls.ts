import type { Argument, CallExpression, Expression } from "../lower/ir.ts";
import type { Applier } from "../tables/messages.ts";
import type { Call } from "./call.ts";
import { namedFunction } from "./named-callbacks.ts";
import type { Engine } from "./engine.ts";

/*
 * Calls that run a function which is an argument, now or later, with other arguments: `to_thread(rmtree, path)`,
 * `Thread(target=rmtree, args=(path,))`.
 */

const BORROWS = /^(?:call|apply)$/u;

/** The call that such a call makes; null for any other call. */
export function appliedCall(engine: Engine, call: Call): CallExpression | null {
  const [applier] = engine.tables.appliers.match(call.named);
  if (!applier) return borrowedCall(engine, call);
  if (applier.chain.length > 0 || applier.tasks) return null;
  const { expression } = call;
  if (applier.from !== undefined && expression.args.length <= applier.from) return null;
  const fn = functionOf(applier, expression);
  if (fn && engine.has("callableTexts")) return calledByName(call, fn, argumentsFor(applier, fn, expression.args));
  return fn ? called(engine, expression, fn.value, argumentsFor(applier, fn, expression.args)) : null;
}

/** The text of a name, or a function; what is not constant chooses among functions that are not known here. */
function calledByName({ expression, args: values }: Call, fn: Argument, args: Argument[]): CallExpression | null {
  const call = { ...expression, args, creates: false, callee: null, receiver: null };
  const name = fn.value.op === "constant" ? String(fn.value.value) : "";
  if (/^\\?\w+$/u.test(name)) return { ...call, name: name.replace("\\", "") };
  return values[expression.args.indexOf(fn)]?.closures ? { ...call, name: "", callee: fn.value } : null;
}

/** `exec.call(null, command)`, `Array.prototype.push.apply(list, items)`: a function of a library, or a method that a literal lends. */
function borrowedCall(engine: Engine, { expression, receiver }: Call): CallExpression | null {
  const { name, args } = expression;
  const fn = expression.receiver;
  const [self, given, ...others] = args;
  if (
    !engine.has("borrowedFunctions") ||
    !BORROWS.test(name) ||
    !receiver ||
    !self ||
    args.some(({ spread }) => spread)
  )
    return null;
  const passed = name === "call" ? args.slice(1) : others.length === 0 && given ? itemsOf(given) : null;
  if (!passed) return null;
  const call = { ...expression, callee: null, creates: false, args: passed };
  if (fn?.op === "member" && isLent(fn.object)) return { ...call, name: fn.name, receiver: self.value };
  const isOfLibrary = receiver.accessPath !== "" && receiver.taints.length + receiver.refs.length === 0;
  return isOfLibrary && fn && (fn.op === "name" || fn.op === "member") ? called(engine, call, fn, passed) : null;
}

/** What lends a method: `Array.prototype`, an empty list or a text. The methods of `Object` are those of anything. */
function isLent(object: Expression): boolean {
  if (object.op === "constant") return typeof object.value === "string";
  if (object.op === "list") return object.items.length === 0;
  return object.op === "member" && object.name === "prototype" && /^(?:Array|String)$/u.test(object.object.at.text);
}

function itemsOf(list: Argument): Argument[] {
  return list.value.op === "list" ? list.value.items : [{ ...list, spread: true }];
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
  if (placed && isPlaced(placed)) return itemsOf(placed);
  const given = args.find(({ name }) => name !== undefined && name === list);
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
