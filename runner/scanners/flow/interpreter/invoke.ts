import { assignTo, declareName, variable } from "./assign.ts";
import { type Activation, type Engine, type Invocation, type Scope } from "./engine.ts";
import type { FunctionNode, Parameter } from "../lower/ir.ts";
import { newTaint } from "./members.ts";
import { reachLimit } from "../domain/limits.ts";
import type { State } from "../domain/state.ts";
import { expressionOf } from "../tables/expression.ts";
import type { ParameterSource } from "../tables/schema.ts";
import { joinTaints, qualified, type SourceKind, UNCERTAIN } from "../domain/taint.ts";
import { type Closure, NOTHING, withTraceSteps, tainted, UNKNOWN, type Value, type Frame } from "../domain/value.ts";

const MAX_DEPTH = 8;
const MAX_RECURSION = 1;
/** Runs of one function for one entry point. */
const MAX_RUNS = 3;

/** Runs a function of the file on these arguments, inlined at the call site. */
export function invoke(engine: Engine, closure: Closure, invocation: Invocation, scope: Scope): Value {
  const { fn } = closure;
  const { args, keywords = new Map<string, Value>(), at } = invocation;
  engine.budget.step();
  // Direct calls of an entry point are bounded by its size; nested ones multiply.
  const runs = scope.activation.depth < 2 ? 0 : (engine.invocationCounts.get(fn) ?? 0) + 1;
  if (runs > 0) engine.invocationCounts.set(fn, runs);
  const limit = isTooDeep(scope.activation, fn)
    ? "depth"
    : runs > MAX_RUNS || --engine.budget.calls < 0
      ? "calls"
      : null;
  if (limit !== null) {
    reachLimit(limit);
    return opaqueResult(engine, [...args, ...keywords.values()], scope);
  }
  engine.invoked.add(fn);
  if (!invocation.isEntryPoint) engine.calledLocally.add(fn.at.place.offset);
  const self = invocation.self ?? closure.self;
  const since = engine.lastId;
  const frame = engine.frame(closure.frame, fn.declaresByAssignment, self);
  const inner = scope.state.fork();
  const activation: Activation = {
    fn,
    base: scope.state,
    result: null,
    exits: [],
    loops: [],
    yields: [],
    depth: scope.activation.depth + 1,
    caller: scope.activation,
  };
  const inside: Scope = { state: inner, frame, activation };
  bind(engine, fn, { ...invocation, args, keywords }, inside);
  engine.execute(fn.body, inside);
  const end = scope.state.joinForks([...activation.exits, inner]);
  const locals = frame.captured ? [] : [...frame.names].map((name) => variable(frame, name));
  const { result } = activation;
  if (invocation.referenceResults) returnReferences(fn, frame, end, invocation.referenceResults);
  end.release(locals, since, [...engine.longLived, ...(result ? [result] : []), ...(self ? [self] : [])]);
  scope.state.mergeForks([end]);
  if (fn.name === "<init>") return self ?? UNKNOWN;
  return result ? withTraceSteps(result, at) : NOTHING;
}

/** The result of a function that is not run on these arguments. */
function opaqueResult(engine: Engine, args: readonly Value[], scope: Scope): Value {
  const taints = args.reduce((all, arg) => joinTaints(all, engine.reachableTaints(arg, scope.state)), UNKNOWN.taints);
  return tainted(qualified(taints, UNCERTAIN));
}

function returnReferences(fn: FunctionNode, frame: Frame, end: State, referenceResults: Map<number, Value>): void {
  for (const [index, { name, isReference }] of fn.params.entries()) {
    const value = isReference ? end.get(variable(frame, name)) : undefined;
    if (value) referenceResults.set(index, value);
  }
}

/** Runs a function that may be called any number of times: its effects are joined with the state before. */
export function invokeMaybe(engine: Engine, closure: Closure, invocation: Invocation, scope: Scope): Value {
  const inside: Scope = { ...scope, state: scope.state.fork() };
  const value = engine.invoke(closure, invocation, inside);
  scope.state.mergeForks([inside.state, scope.state.fork()]);
  return value;
}

function isTooDeep(activation: Activation, fn: FunctionNode): boolean {
  let times = 0;
  for (let at: Activation | null = activation; at; at = at.caller) if (at.fn === fn) times++;
  return times > MAX_RECURSION || activation.depth >= MAX_DEPTH;
}

function bind(
  engine: Engine,
  fn: FunctionNode,
  { args, keywords, isEntryPoint = false }: Invocation & { keywords: ReadonlyMap<string, Value> },
  scope: Scope,
): void {
  for (const [index, param] of fn.params.entries()) {
    let value: Value | undefined = keywords.get(param.name) ?? args[index];
    if (param.rest) value = isEntryPoint ? UNKNOWN : engine.list(param.target.at, scope, args.slice(index), ":rest");
    if (!value || (value.constant === null && param.fallback && !args[index])) {
      value = param.fallback ? engine.evaluate(param.fallback, scope) : UNKNOWN;
      if (isEntryPoint && param.fallback) value = { ...value, constant: undefined };
    }
    const named = param.name === "" && index === 0 && isEntryPoint ? objectPath(engine, fn) : param.name;
    const accessPath = value.accessPath === "" && named !== "" && value.taints.length === 0 ? named : value.accessPath;
    const typed = { ...value, accessPath, type: param.type === "" ? value.type : param.type };
    if (isEntryPoint) {
      const kind = engine.classes.get(param.type)?.cls.isEnum ? null : sourceKind(engine, fn, param, index);
      if (!kind && isUnconstrained(fn, param)) {
        typed.taints = [newTaint("parameter", param.target.at, `${fn.at.place.offset}:${param.name}`)];
        typed.knownPrefix = "";
      }
      if (kind) typed.taints = joinTaints(typed.taints, [newTaint(kind, param.target.at, param.name || "parameter")]);
      if (kind) typed.knownPrefix = "";
    }
    if (param.target.op === "name") declareParameter(param.target.name, typed, scope);
    else assignTo(engine, param.target, typed, scope, { declares: true });
  }
}

/** Names of framework objects, which tables describe. */
const FRAMEWORK = /^_?(?:req|request|res|response|ctx|context|event)$/u;

/** A text parameter that any caller may pass. */
function isUnconstrained({ name }: FunctionNode, { name: own, type, rest, fallback }: Parameter): boolean {
  return (
    !FRAMEWORK.test(own) &&
    name !== "" &&
    name !== "<init>" &&
    !rest &&
    !fallback &&
    /^(?:|String|str|string|CharSequence|any|Object)$/u.test(type)
  );
}

function objectPath({ tables }: Engine, { params: [first, second] }: FunctionNode): string {
  const text = first?.target.at.text ?? "";
  const found = tables.objects.find(
    ({ pattern, nextParameter }) => fits(pattern, text) && fits(nextParameter, second?.name ?? ""),
  );
  return found?.accessPath ?? "";
}

function declareParameter(name: string, value: Value, scope: Scope): void {
  declareName(name, value, scope);
}

export function hasSources(engine: Engine, fn: FunctionNode): boolean {
  return fn.params.some((param, index) => sourceKind(engine, fn, param, index) !== null);
}

function sourceKind(engine: Engine, fn: FunctionNode, param: Parameter, index: number): SourceKind | null {
  for (const source of engine.tables.parameterSources) {
    if (matchesParameter(source, fn, param, index)) return source.kind;
  }
  return null;
}

function matchesParameter(
  { parameter: rule }: ParameterSource,
  fn: FunctionNode,
  param: Parameter,
  index: number,
): boolean {
  const ownAnnotations = param.annotations.map(({ text }) => text).join("\n");
  const onFunction = fn.annotations.map(({ text }) => text).join("\n");
  const onClass = fn.owner ? [...fn.owner.annotations.map(({ text }) => text), ...fn.owner.supers].join("\n") : "";
  const fallback = param.fallback?.at.text ?? "";
  return (
    fits(rule.function, onFunction) &&
    fits(rule.class, onClass) &&
    fits(rule.annotation, ownAnnotations) &&
    fits(rule.type, param.type) &&
    fits(rule.name, param.name) &&
    fits(rule.fallback, fallback) &&
    (rule.siblingParameter === undefined ||
      fn.params.some((other) => other !== param && fits(rule.siblingParameter, other.name))) &&
    (rule.position === undefined || rule.position === index) &&
    !rejects(rule.exceptType, param.type) &&
    !rejects(rule.exceptName, param.name) &&
    !rejects(rule.exceptFallback, fallback) &&
    !rejects(rule.exceptAnnotation, ownAnnotations)
  );
}

function fits(expression: string | undefined, text: string): boolean {
  return expression === undefined || expressionOf(expression).test(text);
}

function rejects(expression: string | undefined, text: string): boolean {
  return expression !== undefined && expressionOf(expression).test(text);
}
