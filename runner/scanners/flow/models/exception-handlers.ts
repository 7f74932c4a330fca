import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { isCaught } from "../interpreter/exceptions.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { ancestors, classSeenFrom } from "../interpreter/methods.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { reachLimit } from "../domain/limits.ts";
import { UNCERTAIN } from "../domain/taint.ts";
import { addThrown, type Thrown } from "../domain/thrown.ts";
import { type Closure, join, type Module, tainted, UNKNOWN, type Value, withQualifier } from "../domain/value.ts";
import { expressionOf } from "../tables/expression.ts";
import type { ExceptionHandler } from "../tables/validation.ts";
import { functionsOf } from "./module-functions.ts";

/*
 * Functions that a framework calls for the exceptions that no code catches, such as `@app.errorhandler(NotFound)`. They may be in
 * another file. Middleware catches those of the handlers that run inside its call of the next one.
 */

/** What the index calls a file with such functions. */
export const CATCHES = "#catches";

/** The types of the exceptions that functions for exceptions get, or that middleware stops. */
interface Caught {
  caught: readonly string[];
}

/**
 * Runs the functions for the exceptions with untrusted data that have left the entry points. What neither the file nor the nearest others
 * with such functions catch may reach those of files farther away.
 */
export function runExceptionHandlers(engine: Engine, scope: Scope): void {
  const { thrown } = scope.activation;
  if (thrown.size === 0 || engine.tables.exceptionHandlers.length === 0) return;
  const own = runHandlers(engine, [...engine.closures.values()], engine.entry, thrown, scope);
  const caught = new Set(own?.caught);
  let isNear = true;
  for (const modules of engine.linker?.catching() ?? []) {
    if (isNear) catchNear(engine, modules, caught, scope);
    else if (engine.budget.doExtra(() => catchFar(engine, modules, caught, scope)) === null) reachLimit("exceptions");
    isNear = false;
    if ([...thrown.keys()].every((type) => caught.has(type))) break;
  }
}

function catchNear(engine: Engine, modules: readonly Module[], caught: Set<string>, scope: Scope): void {
  for (const module of modules) {
    const found = runModule(engine, module, scope.activation.thrown, scope);
    if (!found) reachLimit("exceptions");
    for (const type of found?.caught ?? []) caught.add(type);
  }
}

function catchFar(engine: Engine, modules: readonly Module[], caught: Set<string>, scope: Scope): void {
  const open = [...scope.activation.thrown].filter(([type]) => !caught.has(type));
  const uncertain = new Map(open.map(([type, value]) => [type, withQualifier(value, UNCERTAIN)]));
  for (const module of modules) {
    for (const type of runModule(engine, module, uncertain, scope)?.caught ?? []) {
      reachLimit("exceptions");
      caught.add(type);
    }
  }
}

function runModule(engine: Engine, module: Module, thrown: Thrown, scope: Scope): Caught | null {
  const closures = functionsOf(engine, module, scope.state).flat();
  register(engine, closures, scope);
  const inner = [...engine.otherClosures.values()].filter(
    ({ fn }) => fn.at.file.path === module.path && closures.every((closure) => closure.fn !== fn),
  );
  return runHandlers(engine, [...closures, ...inner], module, thrown, scope);
}

/** Runs the functions of a file that register others for exceptions, or have them inside. */
function register(engine: Engine, closures: readonly Closure[], scope: Scope): void {
  const rules = engine.tables.exceptionHandlers;
  for (const closure of closures) {
    const { fn } = closure;
    const isItself = rules.some((rule) => !rule.around && isHandler(rule, fn));
    if (!isItself && rules.some(({ file }) => fits(file, fn.at.text)))
      invokeMaybe(engine, closure, { args: [], at: fn.at, isEntryPoint: true }, scope);
  }
}

/** Runs the functions of a file that are handlers, by a rule or because a call has registered them. @returns null if there are none */
function runHandlers(
  engine: Engine,
  closures: readonly Closure[],
  { path }: Module,
  thrown: Thrown,
  scope: Scope,
): Caught | null {
  const rules = engine.tables.exceptionHandlers;
  const own = closures.flatMap((closure) => {
    const rule = rules.find((each) => isHandler(each, closure.fn));
    return rule ? [{ closure, rule }] : [];
  });
  const [around, called] = [own.filter(({ rule }) => rule.around), own.filter(({ rule }) => !rule.around)];
  const stopped = around.flatMap(({ closure }) => runAround(engine, closure, thrown, scope));
  const registered = [...engine.exceptionHandlers.values()].filter(({ closure }) => closure.fn.at.file.path === path);
  const handlers = [...called, ...registered];
  // Middleware may have thrown others.
  const all = around.length === 0 ? thrown : new Map([...scope.activation.thrown, ...thrown]);
  const caught = handlers.flatMap(({ closure, rule }) => runHandler(engine, closure, rule, all, scope));
  return handlers.length + around.length > 0 ? { caught: [...stopped, ...caught] } : null;
}

/**
 * Runs middleware, which catches what the handlers after it throw.
 *
 * @returns the types of the exceptions that do not leave it
 */
function runAround(engine: Engine, closure: Closure, thrown: Thrown, scope: Scope): readonly string[] {
  const { fn } = closure;
  const passing = { thrown, isPassed: false };
  const left: Thrown = new Map();
  const inside = { ...scope, activation: { ...scope.activation, thrown: left } };
  engine.passing = passing;
  // Summaries do not depend on exceptions.
  engine.forgetSummaries();
  try {
    invokeMaybe(engine, closure, { args: [], at: fn.at, isEntryPoint: true, self: selfOf(engine, closure) }, inside);
  } finally {
    engine.passing = null;
    engine.forgetSummaries();
  }
  addThrown(scope.activation.thrown, left);
  return passing.isPassed ? [...thrown.keys()].filter((type) => !left.has(type)) : [];
}

/** The exceptions of the handlers that a call of middleware runs. */
export function passExceptions(engine: Engine, { named }: Call, { activation }: Scope): void {
  const { passing } = engine;
  if (!passing || engine.tables.nextCalls.match(named).length === 0) return;
  passing.isPassed = true;
  addThrown(activation.thrown, passing.thrown);
}

/** @returns the types of the exceptions that the function gets */
function runHandler(
  engine: Engine,
  closure: Closure,
  rule: ExceptionHandler,
  thrown: Thrown,
  scope: Scope,
): readonly string[] {
  const { fn } = closure;
  const type = rule.wraps ? "" : (fn.params[rule.position]?.type ?? "");
  const { module } = engine;
  engine.module = closure.frame?.module ?? module;
  const caught = [...thrown].filter(
    ([of]) => isCaught(engine, of, type === "" ? [] : [type]) || mayBe(engine, of, type),
  );
  engine.module = module;
  if (caught.length === 0) return [];
  const exception = caught.map(([, value]) => value).reduce(join);
  const given = rule.wraps ? tainted(exception.taints) : exception;
  const args = fn.params.map((_, index): Value => (index === rule.position ? given : UNKNOWN));
  invokeMaybe(engine, closure, { args, at: fn.at, isEntryPoint: true, self: selfOf(engine, closure) }, scope);
  return caught.map(([of]) => of);
}

function selfOf(engine: Engine, { fn, self }: Closure): Value | null {
  return fn.owner && !fn.isStatic ? (engine.instances.get(fn.owner) ?? self) : self;
}

/** Whether a class of the repository may have a class of a library as an ancestor. */
function mayBe(engine: Engine, type: string, ancestor: string): boolean {
  const cls = engine.findClass(type)?.cls;
  if (!cls || engine.findClass(ancestor)) return false;
  return ancestors(engine, cls).some((at) => at.supers.some((name) => !classSeenFrom(engine, at, name)));
}

function isHandler(rule: ExceptionHandler, { annotations, params, name, owner, at }: FunctionNode): boolean {
  return (
    rule.call === undefined &&
    (rule.around !== undefined || params.length > rule.position) &&
    fits(rule.function, annotations.map(({ text }) => text).join("\n")) &&
    fits(rule.parameters, params.map((param) => param.name).join(",")) &&
    fits(rule.method, name) &&
    (rule.class === undefined || owner?.supers.some((parent) => fits(rule.class, parent)) === true) &&
    fits(rule.text, at.text)
  );
}

function fits(expression: string | undefined, text: string): boolean {
  return expression === undefined || expressionOf(expression).test(text);
}
