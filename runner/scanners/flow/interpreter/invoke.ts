import { schemaParameter } from "../models/schema-parameters.ts";
import { declareArguments } from "./arguments-object.ts";
import { assignTo, declareName, variable } from "./assign.ts";
import { type Activation, type Engine, type Invocation, type Scope } from "./engine.ts";
import type { FunctionNode, Parameter } from "../lower/ir.ts";
import { isValidated } from "../models/field-annotations.ts";
import { hasProvider, providedValue } from "../models/providers.ts";
import { siblingData } from "../models/sibling-functions.ts";
import { keptForParameter } from "../models/kept-parameters.ts";
import { injectedList } from "./injected-lists.ts";
import { noteFields, statusOf, withAnswer } from "./answers.ts";
import { ANY_KEYWORD } from "./call.ts";
import { keywordIn, keywordOf, otherKeywords, positionalArguments } from "./arguments.ts";
import { cutCall, recordReturned } from "./cut-calls.ts";
import {
  classNamedBy,
  namesPlaceholder,
  objectPath,
  restrictionsOf,
  sourceKind,
  sourceTaint,
  withoutAlias,
} from "./parameter-sources.ts";
import { referencesOf, referenceVariables } from "./references.ts";
import { callQuietly } from "./quiet-calls.ts";
import { callBySummary, callKeeping, merged } from "./summaries.ts";
import { withReceiver } from "./receiver-blocks.ts";
import { functionsIn, isTooDeep, runToFixpoint } from "./recursion.ts";
import { isWrapping } from "./wrappers.ts";
import { frameAround, withDispatch } from "./member-extensions.ts";
import { isPassedByWrapper, noteKeywords } from "./decorated-functions.ts";
import { extendTaints } from "./unwritten-fields.ts";
import { isUrlRestricted } from "./url-parameters.ts";
import { newTaint } from "../domain/new-taint.ts";
import type { Run } from "../domain/summary.ts";
import { joinTaints } from "../domain/taint.ts";
import {
  type Closure,
  NOTHING,
  type Refinement,
  withTraceSteps,
  withType,
  UNKNOWN,
  type Value,
} from "../domain/value.ts";

/** Runs of one function before calls use its summaries. */
const MAX_RUNS = 1;
/** The same for functions that wrap others. */
const MAX_WRAPPED = 64;
/** The same for constructors, for each entry point: a summary does not distinguish the fields of a new object. */
const MAX_CONSTRUCTIONS = 3;

/** Runs a function of the file on these arguments, inlined at the call site. */
export function invoke(engine: Engine, called: Closure, written: Invocation, scope: Scope): Value {
  const { given, dispatch, ...bare } = called;
  const closure = given || dispatch ? bare : called;
  const passed = given ? { ...written, args: [...given, ...written.args] } : written;
  const invocation = dispatch ? withDispatch(passed, dispatch) : passed;
  return callQuietly(engine, closure, invocation, scope, () => invokeFully(engine, closure, invocation, scope));
}

function invokeFully(engine: Engine, closure: Closure, invocation: Invocation, scope: Scope): Value {
  const { fn } = closure;
  engine.budget.step();
  if (isTooDeep(scope.activation, fn, invocation)) return cutCall(engine, closure, invocation, scope, "depth");
  if (--engine.budget.calls < 0) return cutCall(engine, closure, invocation, scope, "calls");
  const isFirst = !engine.invoked.has(fn);
  engine.invoked.add(fn);
  if (!invocation.isEntryPoint) engine.calledLocally.add(fn);
  const runs = (engine.invocationCounts.get(fn) ?? 0) + 1;
  engine.invocationCounts.set(fn, runs);
  let result: Value;
  try {
    result =
      runs <= maxRuns(fn)
        ? callFirst(engine, closure, invocation, scope)
        : callAgain(engine, closure, invocation, scope);
  } catch (error) {
    // What did not run to its end because optional work ended is still to be run.
    if (isFirst) engine.invoked.delete(fn);
    engine.invocationCounts.set(fn, runs - 1);
    throw error;
  }
  if (fn.name === "<init>") return invocation.self ?? closure.self ?? UNKNOWN;
  return withTraceSteps(ofArguments(engine, result, invocation, closure, scope), invocation.at);
}

function callAgain(engine: Engine, closure: Closure, invocation: Invocation, scope: Scope): Value {
  const summarized = engine.budget.doExtra(() =>
    callBySummary(engine, closure, invocation, scope, (given) => run(engine, closure, given, scope)),
  );
  return summarized ?? cutCall(engine, closure, invocation, scope, "calls");
}

function maxRuns(fn: FunctionNode): number {
  if (fn.name === "<init>") return MAX_CONSTRUCTIONS;
  return isWrapping(fn) ? MAX_WRAPPED : MAX_RUNS;
}

/** What a function reads by a name that it is given has a key of its own: a check of `param("kind")` does not refine `param("id")`. */
function ofArguments(engine: Engine, value: Value, { args, self }: Invocation, closure: Closure, scope: Scope): Value {
  const names = args.flatMap(({ constant }) => (typeof constant === "string" ? [constant] : []));
  if (names.length === 0 || value.taints.every(({ kind }) => kind !== "request")) return value;
  const given = [...args, self ?? closure.self ?? UNKNOWN].flatMap((arg) => engine.reachableTaints(arg, scope.state));
  const taints = value.taints.flatMap((taint) =>
    taint.kind !== "request" || given.some(({ source }) => source === taint.source)
      ? [taint]
      : extendTaints([taint], names.join(",")),
  );
  return { ...value, taints };
}

function callFirst(engine: Engine, closure: Closure, invocation: Invocation, scope: Scope): Value {
  const runNow = () => run(engine, closure, invocation, scope);
  const mayKeep = !invocation.isEntryPoint && maxRuns(closure.fn) === MAX_RUNS;
  if (mayKeep) return callKeeping(engine, closure, invocation, scope, runNow);
  return merged(runNow(), invocation, scope);
}

function run(engine: Engine, closure: Closure, invocation: Invocation, scope: Scope): Run {
  return runToFixpoint(engine, closure.fn, invocation, (given) => runOnce(engine, closure, given, scope));
}

function runOnce(engine: Engine, closure: Closure, invocation: Invocation, scope: Scope): Run {
  const { fn } = closure;
  const { args, keywords = new Map<string, Value>(), isEntryPoint = false } = invocation;
  const self = invocation.self ?? closure.self;
  const since = engine.lastId;
  const lasting = engine.longLived.size;
  const frame = engine.frame(frameAround(engine, closure.frame, invocation), fn.declaresByAssignment, self);
  const inner = scope.state.fork();
  const activation: Activation = {
    fn,
    base: scope.state,
    result: null,
    exits: [],
    thrown: new Map(),
    caught: new Map(),
    loops: [],
    yields: [],
    depth: (isEntryPoint ? 0 : scope.activation.depth) + depthOf(fn),
    frame,
    caller: scope.activation,
    passed: functionsIn(invocation),
  };
  const inside: Scope = { state: inner, frame, activation };
  const caller = engine.module;
  engine.module = frame.module;
  try {
    bind(engine, fn, { ...invocation, args, keywords }, inside);
    engine.execute(fn.body, inside);
  } finally {
    engine.module = caller;
  }
  const locals = frame.captured ? [] : [...frame.names].map((name) => variable(frame, name));
  const roots = self ? [self] : [];
  if (activation.exits.length > 1) {
    // An object that one exit returns is as the checks before that exit leave it.
    const kept = [...roots, ...longLivedSince(engine, lasting)];
    const passed = referenceVariables(fn, frame);
    const released = passed.length > 0 ? locals.filter((name) => !passed.includes(name)) : locals;
    for (const { value, state } of activation.exits) state.release(released, since, [...kept, value]);
  }
  const end = scope.state.joinForks([...activation.exits.map(({ state }) => state), inner]);
  const exits = engine.has("multipleResults") ? activation.exits.map(statusOf) : activation.exits;
  const result = withAnswer(activation.result ?? NOTHING, exits, inner);
  if (!inner.isReachable) noteFields(activation.exits, end);
  const references = invocation.referenceResults ? referencesOf(fn, frame, end) : new Map<number, Value>();
  recordReturned(engine, closure, invocation, result, end);
  end.release(locals, since, [...roots, ...longLivedSince(engine, lasting), result, ...references.values()]);
  return { end, result, references, thrown: activation.thrown, since };
}

/** The objects of values that lived before are older than the call. */
function longLivedSince({ longLived }: Engine, count: number): readonly Value[] {
  return longLived.size > count ? [...longLived].slice(count) : [];
}

/** Builders that run a block on an object nest like the document that they build. */
function depthOf({ name, params }: FunctionNode): number {
  return name === "" || params.some(({ hasReceiver }) => hasReceiver) ? 0 : 1;
}

/** Runs a function that may be called any number of times, also none: its effects are joined with the state before the call. */
export function invokeMaybe(engine: Engine, closure: Closure, invocation: Invocation, scope: Scope): Value {
  return invokeIf(engine, closure, invocation, undefined, scope);
}

/** Runs a function if a condition holds: what the condition implies holds in the function, and the contrary if it does not run. */
export function invokeIf(
  engine: Engine,
  closure: Closure,
  invocation: Invocation,
  condition: Refinement | undefined,
  scope: Scope,
): Value {
  const inside: Scope = { ...scope, state: scope.state.fork() };
  if (condition) inside.state.refine(condition.whenTrue);
  const value = engine.invoke(closure, invocation, inside);
  const outside = scope.state.fork();
  if (condition) outside.refine(condition.whenFalse);
  scope.state.mergeForks([inside.state, outside]);
  return value;
}

function bind(
  engine: Engine,
  fn: FunctionNode,
  invocation: Invocation & { keywords: ReadonlyMap<string, Value> },
  scope: Scope,
): void {
  const { keywords, at, isEntryPoint = false } = invocation;
  const { args, block } = positionalArguments(engine, fn, invocation, scope);
  declareArguments(engine, fn, args, scope);
  if (!isEntryPoint) noteKeywords(engine, fn, keywords);
  for (const [index, written] of fn.params.entries()) {
    const param = isEntryPoint ? withoutAlias(engine, written) : written;
    const takesBlock = param.takesBlock || (block !== undefined && index === fn.params.length - 1);
    let value: Value | undefined = takesBlock ? block : keywords.get(keywordOf(param));
    if (!takesBlock && !param.isKeyword) value ??= args[index];
    const any = keywords.get(ANY_KEYWORD);
    if (any && !takesBlock) value ??= keywordIn(any, keywordOf(param));
    // The trace shows where data enters another file.
    if (value && at.file !== fn.at.file) value = withTraceSteps(withTraceSteps(value, at), param.target.at);
    if (param.rest) value = isEntryPoint ? UNKNOWN : engine.list(param.target.at, scope, args.slice(index), ":rest");
    if (param.takesKeywords) value = isEntryPoint ? UNKNOWN : otherKeywords(engine, fn, param, keywords, scope);
    const pageData = isEntryPoint ? siblingData(engine, fn, index, scope) : null;
    const provided = isEntryPoint && !value && !pageData ? providedValue(engine, fn, written, scope) : null;
    if (isEntryPoint) value ??= pageData ?? provided ?? keptForParameter(engine, param, scope) ?? undefined;
    const isDefault = !value || (value.constant === null && param.fallback !== null && !args[index]);
    if (!value || isDefault) {
      value = param.fallback ? engine.evaluate(param.fallback, scope) : UNKNOWN;
      if (isEntryPoint && param.fallback) value = { ...value, constant: undefined };
    }
    value = injectedList(engine, fn, param, withReceiver(param, value), scope);
    const named = param.name === "" && index === 0 && isEntryPoint ? objectPath(engine, fn) : param.name;
    const accessPath = value.accessPath === "" && named !== "" && value.taints.length === 0 ? named : value.accessPath;
    const declared = engine.has("checkedTypes") ? withType(value, param.type) : value;
    const typed = { ...declared, accessPath, type: typeInside(engine, param, value) };
    if (isEntryPoint) {
      const isPassed = isPassedByWrapper(engine, fn, param.name);
      const kind = isPassed || provided ? null : sourceKind(engine, fn, param, index);
      const isGiven = isPassed || pageData !== null || args[index] !== undefined || typed.taints.length > 0;
      if (!kind && !isGiven && isUnconstrained(engine, fn, param)) {
        typed.taints = [newTaint("parameter", param.target.at, `${engine.idOf(fn)}:${param.name}`)];
        typed.knownPrefix = "";
      }
      // What the framework passes is another object than the default.
      if (kind && isDefault) typed.refs = [];
      if (kind) typed.taints = joinTaints(typed.taints, [sourceTaint(engine, kind, param, fn)]);
      if (kind) typed.knownPrefix = "";
      if (kind && typed.type === "") typed.type = classNamedBy(engine, fn, param, index);
      if (kind) Object.assign(typed, schemaParameter(engine, fn, index, typed.taints, scope));
    }
    if (param.target.op === "name") declareName(param.target.name, typed, scope);
    else assignTo(engine, param.target, typed, scope, { declares: true });
  }
}

/** Types of maps, which may have the fields of an object. */
const MAPS = /^(?:dict|Dict|Mapping|MutableMapping)$/u;

/** A query for records of a class keeps it where the parameter declares a class of a library. */
function typeInside(engine: Engine, { type }: Parameter, value: Value): string {
  // What is known of the schema of a library says more than the class that declares it: `schema: ZodSchema`.
  if (type === "" || value.type.startsWith("#")) return value.type;
  if (MAPS.test(type) && value.type !== "" && engine.findClass(value.type)) return value.type;
  const isQuery = !engine.has("checkedTypes") && value.type.endsWith("[]") && !engine.findClass(type);
  return isQuery ? value.type : type;
}

/** Names of framework objects, which tables describe. */
const FRAMEWORK = /^_?(?:req|request|res|response|ctx|context|event)$/u;

export function isFrameworkName(name: string): boolean {
  return FRAMEWORK.test(name);
}

/** A text parameter that any caller may pass. */
function isUnconstrained(engine: Engine, fn: FunctionNode, param: Parameter): boolean {
  const { name } = fn;
  const { name: own, type, rest, fallback } = param;
  const route = fn.annotations.map(({ text }) => text).join("\n");
  return (
    !isValidated(engine, restrictionsOf(param), fn.owner ?? undefined) &&
    !hasProvider(engine, param) &&
    !engine.tables.eventAnnotations.some((expression) => expression.test(route)) &&
    !engine.tables.parameterSources.some(({ parameter: rule }) =>
      namesPlaceholder(rule.exceptPlaceholder, route, own),
    ) &&
    !FRAMEWORK.test(own) &&
    name !== "" &&
    name !== "<init>" &&
    !isUrlRestricted(engine, fn, own) &&
    !rest &&
    !fallback &&
    /^(?:|String|str|string|CharSequence|any|Object)$/u.test(type)
  );
}
