import type { Expression, FunctionNode, Statement } from "../lower/ir.ts";
import { readsByName } from "./named-reads.ts";

/*
 * Functions that only make a function, such as `wrap(handler)` or a decorator: each of their calls is run for itself, and so are the
 * functions that they make, because what these do depends on the function that is wrapped. The same holds for functions that only pass on
 * their argument, such as those that compilers put around `require`: joined, it would be no longer known which module is meant.
 * So it does for functions that read by a name, and for those that only keep an argument under another one, as registries do.
 */

const inner = new WeakMap<FunctionNode, FunctionNode | null>();
const made = new WeakSet<FunctionNode>();

/** Whether a function takes part in wrapping another one, or only passes on its argument or what it reads by it. */
export function isWrapping(fn: FunctionNode): boolean {
  let known = inner.get(fn);
  if (known === undefined) {
    known = fn.params.length > 0 ? madeBy(fn) : null;
    inner.set(fn, known);
    if (known) made.add(known);
  }
  return known !== null || made.has(fn) || takesBlock(fn) || passesOn(fn) || keepsByName(fn) || readsByName(fn);
}

/** A function that runs code which its arguments choose, such as a template: each of its calls is run for itself. */
export function runForEachCall(fn: FunctionNode): void {
  made.add(fn);
}

/** Whether a function runs code of its caller on an object, as those that build markup do. */
function takesBlock({ params }: FunctionNode): boolean {
  return params.some(({ hasReceiver }) => hasReceiver);
}

const passing = new WeakMap<FunctionNode, boolean>();

/** Whether a function returns its only argument, or an object with it, without a call: `m && m.__esModule ? m : { default: m }`. */
function passesOn(fn: FunctionNode): boolean {
  let known = passing.get(fn);
  if (known === undefined) {
    const [only, ...others] = fn.body;
    known =
      fn.params.length === 1 &&
      others.length === 0 &&
      only?.do === "return" &&
      isPassed(only.value, fn.params[0]?.name);
    passing.set(fn, known);
  }
  return known;
}

function isPassed(value: Expression | null, name = ""): boolean {
  switch (value?.op) {
    case "name":
      return value.name === name;
    case "conditional":
      return isPassed(value.consequent, name) && isPassed(value.otherwise, name);
    case "map":
      return value.entries.length > 0 && value.entries.every((entry) => isPassed(entry.value, name));
    default:
      return false;
  }
}

/** Methods of maps that keep a value under a key. */
const KEEPS = /^(?:set|put|putIfAbsent|add|tryAdd|store)$/iu;
const keeping = new WeakMap<FunctionNode, boolean>();

/** Whether all that a function does is to keep an argument under another one: `this.handlers.set(name, handler)`, `REGISTRY[name] = block`. */
function keepsByName(fn: FunctionNode): boolean {
  let known = keeping.get(fn);
  if (known === undefined) {
    const names = new Set(fn.params.map(({ name }) => name));
    const kept = names.size > 1 ? fn.body.filter((statement) => !onlyThrows(statement) && !returnsSelf(statement)) : [];
    const [only, ...others] = kept;
    known = only !== undefined && others.length === 0 && isKeeping(only, names);
    keeping.set(fn, known);
  }
  return known;
}

function onlyThrows(statement: Statement): boolean {
  if (statement.do !== "if") return false;
  return [...statement.consequent, ...statement.otherwise].every((each) => each.do === "throw");
}

function returnsSelf(statement: Statement): boolean {
  return statement.do === "return" && statement.value?.op === "name" && statement.value.name === "this";
}

function isKeeping(statement: Statement, names: ReadonlySet<string>): boolean {
  const value = statement.do === "evaluate" || statement.do === "return" ? statement.value : null;
  const isGiven = (part: Expression | null | undefined): boolean => part?.op === "name" && names.has(part.name);
  if (value?.op === "assign") {
    const { target } = value;
    return target.op === "index" && !isGiven(target.object) && isGiven(target.key) && isGiven(value.value);
  }
  return (
    value?.op === "call" &&
    KEEPS.test(value.name) &&
    value.receiver !== null &&
    !isGiven(value.receiver) &&
    value.args.length > 1 &&
    value.args.every((arg) => isGiven(arg.value))
  );
}

/** `http.HandlerFunc(func(…) { … })`: the function that a call only gives another type. */
function withoutConversion(value: Expression): Expression {
  if (value.op === "cast") return withoutConversion(value.value);
  const [only, ...others] = value.op === "call" ? value.args : [];
  return only?.value.op === "function" && others.length === 0 ? only.value : value;
}

/** The function that is all that another one makes. */
function madeBy(fn: FunctionNode): FunctionNode | null {
  const body = fn.body.filter((statement) => statement.do !== "decorate");
  const last = body.at(-1);
  if (last?.do !== "return") return null;
  const value = last.value && withoutConversion(last.value);
  if (body.length === 1 && value?.op === "function") return value.fn;
  const declared = body.slice(0, -1).flatMap((statement) => (statement.do === "function" ? [statement.fn] : []));
  const isAll = declared.length === body.length - 1 && value?.op === "name";
  return isAll ? (declared.find(({ name }) => name === value.name) ?? null) : null;
}
