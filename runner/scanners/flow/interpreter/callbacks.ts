import { asFunction } from "./anonymous-functions.ts";
import type { Call } from "./call.ts";
import {
  FOLDS,
  hasElementTwice,
  MAPS,
  ONCE,
  runsOnItself,
  OVER_ELEMENTS,
  QUANTIFIERS,
  SAME_ELEMENTS,
  SYNONYMS,
  VISITS,
} from "./callback-names.ts";
import { frameOf, variable } from "./assign.ts";
import { constantItems, quantifiedConstants } from "../models/constant-items.ts";
import { elementsOf } from "../models/map-parts.ts";
import { elementOf, keyIn, keyOf } from "../models/collections.ts";
import { checksKeys, mappedArray, ofArrays } from "../models/array-callbacks.ts";
import { type Engine, type Invocation, type Scope } from "./engine.ts";
import { filtered } from "./filtered.ts";
import { handlerArguments, isKnownHandler } from "./handler-arguments.ts";
import { invokeIf, invokeMaybe } from "./invoke.ts";
import { mappedByFunction, mappedByName } from "./named-callbacks.ts";
import { runRegistered } from "./registered-functions.ts";
import { isOfOthers } from "./routed-handlers.ts";
import { handlerOf } from "./route-handlers.ts";
import { runTasks } from "../models/callback-tasks.ts";
import { runChain } from "../models/chains.ts";
import { checkedInEach, quantified } from "../models/quantifiers.ts";
import { elementsOfPair, itemOf } from "../models/pair-calls.ts";
import { middlewareIn } from "../models/middleware.ts";
import { filledObject } from "./receiver-blocks.ts";
import { replacedByFunction } from "../models/replacing-callbacks.ts";
import { withChecks } from "../models/request-checks.ts";
import { checkCall } from "../models/sinks.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Family } from "../domain/families.ts";
import { CONCATENATED } from "../domain/taint.ts";
import { type Closure, join, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** Functions of Kotlin whose lambda has the object as `this`. */
const WITH_RECEIVER = /^(?:apply|run|with)$/u;
/** Functions whose result is their receiver, or that of their lambda. */
const OR_ELSE = /^(?:ifEmpty|ifBlank)$/u;
const REDUCES = /^(?:reduce|inject)$/u;
/** The parameter of a lambda of Kotlin that declares none. */
const IMPLICIT = "it";
const GIVEN = new Set<Family>(["log-injection", "template-injection"]);
const ROUTES = /^(?:get|post|put|patch|delete|root)$/u;

/** Runs the callbacks of a call: on the elements of the receiver, or as entry points. */
export function callBack(engine: Engine, written: Call, scope: Scope): Value | null {
  const called = { ...written, args: written.args.map((arg) => asFunction(engine, arg, scope)) };
  const isCheck = engine.tables.checks.match(called.named).length > 0;
  const indexed = indexedOf(engine, called);
  const synonym = isCheck ? "takeIf" : (indexed ?? SYNONYMS[engine.language]?.get(called.expression.name));
  const call = synonym === undefined ? called : { ...called, expression: { ...called.expression, name: synonym } };
  const { args, receiver, expression } = call;
  const { name, at } = expression;
  const functions = [...args, ...call.keywords.values()].flatMap(
    (arg, index) => arg.closures ?? (index < args.length - 1 ? middlewareIn(arg, scope) : []),
  );
  for (const rule of engine.tables.exceptionCalls.match(call.named))
    for (const each of functions) engine.exceptionHandlers.set(each.fn, { closure: each, rule });
  const isRoute = functions.length > 0 && engine.tables.routes.match(call.named).length > 0;
  if (isRoute) for (const { fn } of functions) engine.invoked.add(fn);
  const closures = isRoute ? functions.map((each) => ({ ...each, fn: handlerOf(each.fn, name, args[0]) })) : functions;
  // Only `array_map` has the function first.
  const [callback, elements] = name === "array_map" ? args : [args[1], args[0]];
  const byName = engine.has("callableTexts") && OVER_ELEMENTS.test(name) ? String(callback?.constant ?? "") : "";
  if (byName !== "" && elements) {
    const owner = frameOf(byName, scope.frame);
    const own = owner ? scope.state.get(variable(owner, byName))?.closures : undefined;
    if (!own) return mappedByName(engine, call, byName, elements, scope);
    closures.push(...own);
  }
  const [closure] = closures;
  const replaced = replacedByFunction(engine, call, scope);
  if (replaced) return replaced;
  const mapped = receiver ?? (engine.has("functionsFirst") && /^(?:map|filter)$/u.test(name) ? args[1] : undefined);
  if (!closure) return mapped ? mappedByFunction(engine, call, mapped, scope) : null;
  const isOver = OVER_ELEMENTS.test(name) && !isKnownHandler(engine, call);
  // `pool.map(function, list)`
  const isOfArguments = engine.has("functionsFirst") && isOver && args[0] === args.find((arg) => arg.closures);
  const isService = receiver !== null && receiver.refs.length + receiver.taints.length === 0;
  const list =
    filledObject(engine, call, closure, scope) ??
    (isOfArguments && isService ? args[1] : null) ??
    receiver ??
    args.find((arg) => !arg.closures && (byName === "" || arg !== callback));
  if (!isOver || !list) {
    const chained = runChain(engine, call, scope) ?? runTasks(engine, call, scope);
    if (chained) return chained;
    if (isOfOthers(engine, call, closures, scope)) return null;
    const self = blockSelf(engine, call, list);
    const answers = runRegistered(engine, closures, scope, (current) =>
      withChecks(engine, call, closures, current, (each, checked, request) => {
        const given = [...request, ...handlerArguments(engine, call, each, checked).slice(request.length)];
        return invokeMaybe(engine, each, { args: given, at, isEntryPoint: true, ...self }, checked);
      }),
    );
    if (engine.has("messageSuppliers")) checkBlock(engine, call, answers, scope);
    return supplied(closures, answers, receiver, name);
  }
  const pairs = elementsOf(engine, list, at, scope);
  const element = runsOnItself(name, list) ? list : elementOf(engine, pairs, scope.state);
  const start = REDUCES.test(name) ? (args.find((arg) => !arg.closures) ?? element) : undefined;
  const isTwice = hasElementTwice(engine, name);
  const isOfKey = name === "each_key" || (isTwice && closure.fn.params.length === 2);
  const first = isOfKey ? (keyOf(list, scope.state) ?? keyIn(engine, list, element, scope.state)) : element;
  const pair =
    engine.has("blocksSplitPairs") && isTwice && (isOfKey || closure.fn.params.length > 1)
      ? elementsOfPair(element, scope)
      : null;
  const item = start && engine.has("blocksSplitPairs") ? itemOf(engine, list, element, at, scope) : element;
  const given =
    indexed !== undefined
      ? [UNKNOWN, element]
      : start
        ? [start, item]
        : (pair ?? ofArrays(engine, call, scope) ?? [first, isTwice ? element : UNKNOWN]);
  const self = engine.has("lambdaReceivers") && WITH_RECEIVER.test(call.named.name) ? { self: list } : {};
  const runs =
    engine.has("lambdaReceivers") && ONCE.has(name) ? engine.invoke.bind(engine) : invokeMaybe.bind(null, engine);
  // A function of a map gets keys and values.
  const isOfElement =
    closures.length === 1 && indexed === undefined && (closure.fn.params.length < 2 || !hasElementTwice(engine, name));
  if (VISITS.has(name) && isOfElement)
    return visited(engine, closure, { args: given, at, ...self }, element, list, scope);
  const once =
    name === "ifPresent" && closures.length === 1
      ? invokeIf(engine, closure, { args: given, at }, list.refinement, scope)
      : closures.map((each) => runs(each, { args: given, at, ...self }, scope)).reduce(join);
  const result = start ? accumulated(engine, closures, { args: [start, item], at }, once, scope) : once;
  const constants = QUANTIFIERS.has(name) && isOfElement ? constantItems(list, scope) : null;
  if (constants) {
    const each = constants.map((one) => invokeMaybe(engine, closure, { args: [one], at, ...self }, scope).refinement);
    return { ...UNKNOWN, refinement: quantifiedConstants(name, each) };
  }
  if (QUANTIFIERS.has(name))
    return {
      ...UNKNOWN,
      refinement: isOfElement ? quantified(engine, name, result.refinement, element, list) : undefined,
    };
  if (pairs !== list && SAME_ELEMENTS.has(name)) return FOLDS.has(name) ? element : list;
  if (checksKeys(call)) return list;
  if (SAME_ELEMENTS.has(name)) return filtered(engine, call, list, element, result, scope);
  if (!MAPS.has(name)) return null;
  if (FOLDS.has(name)) return result;
  return mappedArray(engine, call, list, result, scope);
}

/** The name of the same method without positions, for one whose function gets the position before the element: `forEachIndexed`. */
function indexedOf(engine: Engine, { expression: { name } }: Call): string | undefined {
  const [, plain] = engine.has("positionsFirst") ? (/^(forEach|onEach|map|filter)Indexed$/u.exec(name) ?? []) : [];
  return plain === "onEach" ? "forEach" : plain;
}

/** What `this` is in a block that a call runs on its receiver. */
function blockSelf(engine: Engine, call: Call, list: Value | undefined): { self?: Value | null } {
  if (engine.has("lambdaReceivers") && WITH_RECEIVER.test(call.named.name)) return { self: list ?? null };
  const cls = classOfBlock(engine, call);
  return cls ? { self: cls } : {};
}

/** Whether a class of the repository runs the function that the call passes on itself, or on an object of it. */
export function runsOnClass(engine: Engine, call: Call): boolean {
  return classOfBlock(engine, call) !== null;
}

function classOfBlock({ tables, declared }: Engine, { named, receiver, args }: Call): Value | null {
  if (!receiver?.cls || !args.some(({ closures }) => closures) || tables.ownBlocks.match(named).length === 0)
    return null;
  return receiver.refs.length > 0 ? receiver : (declared.get(receiver.cls)?.frame.self ?? null);
}

/** The result of a fold, whose function gets its result so far, which has the type of the value with which it begins. */
function accumulated(
  engine: Engine,
  closures: readonly Closure[],
  { args: [start = UNKNOWN, element = UNKNOWN], at }: Invocation,
  once: Value,
  scope: Scope,
): Value {
  const soFar = { ...join(once, start), type: start.type };
  return closures.map((each) => invokeMaybe(engine, each, { args: [soFar, element], at }, scope)).reduce(join, soFar);
}

/** Runs a function on each element. What its checks ensure at its end holds for all of them. */
function visited(
  engine: Engine,
  closure: Closure,
  invocation: Invocation,
  element: Value,
  list: Value,
  scope: Scope,
): Value {
  const inside: Scope = { ...scope, state: scope.state.fork() };
  engine.invoke(closure, invocation, inside);
  const facts = checkedInEach(engine, inside.state, element, list);
  scope.state.mergeForks([inside.state, scope.state.fork()]);
  scope.state.refine(facts);
  return list;
}

/** What functions without parameters return is the result, or in it: `Task.Run(() => text)`, `runCatching { text }`. */
function supplied(
  closures: readonly Closure[],
  answers: readonly Value[],
  receiver: Value | null,
  called: string,
): Value | null {
  if (closures.some(({ fn }) => fn.params.some(({ name }) => name !== IMPLICIT))) return null;
  const answer = answers.reduce(join);
  if (receiver && OR_ELSE.test(called)) return join(receiver, answer);
  if (answer.taints.length + answer.refs.length === 0) return null;
  return receiver && receiver.taints.length > 0 ? join(answer, tainted(receiver.taints)) : answer;
}

/** Checks the result of a block that returns a log message, a template, or the response of a route. */
function checkBlock(engine: Engine, call: Call, answers: readonly Value[], scope: Scope): void {
  const { named, receiver, args, expression } = call;
  const given = { args: answers, keywords: call.keywords, receiver };
  if (engine.tables.callSinks.match(named).some(({ family }) => GIVEN.has(family))) {
    checkCall(engine, named, given, expression.at, scope);
  }
  if (!engine.has("routeBlocks") || !ROUTES.test(named.name) || (!receiver && typeof args[0]?.constant !== "string"))
    return;
  const pages = answers.filter(({ taints }) => taints.some(({ qualifiers }) => qualifiers & CONCATENATED));
  const isData = args.some((arg) =>
    arg.closures?.some(({ fn }) => scope.state.get(`plain:${fn.at.id}:*`)?.constant === true),
  );
  if (isData) return;
  const page = `#${named.name}`;
  checkCall(
    engine,
    { ...named, name: page, accessPath: receiver ? "" : page },
    { ...given, args: pages },
    endOf(args) ?? expression.at,
    scope,
  );
}

/** The node of the value that a block yields. */
function endOf(args: readonly Value[]): SyntaxNode | undefined {
  const last = args.flatMap(({ closures }) => closures ?? [])[0]?.fn.body.at(-1);
  return last?.do === "return" ? last.at : undefined;
}
