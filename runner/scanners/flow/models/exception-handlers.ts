import type { Engine, Scope } from "../interpreter/engine.ts";
import { isCaught } from "../interpreter/exceptions.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { ancestors, classSeenFrom } from "../interpreter/methods.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { reachLimit } from "../domain/limits.ts";
import { type Closure, join, type Module, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { expressionOf } from "../tables/expression.ts";
import type { ExceptionHandler } from "../tables/validation.ts";
import { functionsOf } from "./request-state.ts";

/*
 * Functions that a framework calls for the exceptions that no code catches, such as `@app.errorhandler(NotFound)`. They may be in
 * another file.
 */

/** What the index calls a file with such functions. */
export const CATCHES = "#catches";

/** Runs the functions for the exceptions with untrusted data that have left the entry points. */
export function runExceptionHandlers(engine: Engine, scope: Scope): void {
  const { thrown } = scope.activation;
  if (thrown.size === 0 || engine.tables.exceptionHandlers.length === 0) return;
  runHandlers(engine, [...engine.closures.values()], engine.entry, scope);
  for (const module of engine.linker?.catching() ?? []) {
    const closures = functionsOf(engine, module, scope.state).flat();
    register(engine, closures, scope);
    if (!runHandlers(engine, closures, module, scope)) reachLimit("exceptions");
  }
}

/** Runs the functions of a file that register others for exceptions. */
function register(engine: Engine, closures: readonly Closure[], scope: Scope): void {
  const rules = engine.tables.exceptionHandlers.filter(({ call }) => call !== undefined);
  for (const closure of closures) {
    const { fn } = closure;
    if (rules.some(({ file }) => fits(file, fn.at.text)))
      invokeMaybe(engine, closure, { args: [], at: fn.at, isEntryPoint: true }, scope);
  }
}

/** @returns whether functions of the file are handlers, by a rule or because a call has registered them. */
function runHandlers(engine: Engine, closures: readonly Closure[], { path }: Module, scope: Scope): boolean {
  const rules = engine.tables.exceptionHandlers;
  const own = closures.flatMap((closure) => {
    const rule = rules.find((each) => isHandler(each, closure.fn));
    return rule ? [{ closure, rule }] : [];
  });
  const registered = [...engine.exceptionHandlers.values()].filter(({ closure }) => closure.fn.at.file.path === path);
  const handlers = [...own, ...registered];
  for (const { closure, rule } of handlers) runHandler(engine, closure, rule, scope);
  return handlers.length > 0;
}

function runHandler(engine: Engine, closure: Closure, rule: ExceptionHandler, scope: Scope): void {
  const { fn } = closure;
  const type = rule.wraps ? "" : (fn.params[rule.position]?.type ?? "");
  const { module } = engine;
  engine.module = closure.frame?.module ?? module;
  const caught = [...scope.activation.thrown].filter(
    ([of]) => isCaught(engine, of, type === "" ? [] : [type]) || mayBe(engine, of, type),
  );
  engine.module = module;
  if (caught.length === 0) return;
  const exception = caught.map(([, value]) => value).reduce(join);
  const given = rule.wraps ? tainted(exception.taints) : exception;
  const args = fn.params.map((_, index): Value => (index === rule.position ? given : UNKNOWN));
  const self = fn.owner && !fn.isStatic ? (engine.instances.get(fn.owner) ?? closure.self) : closure.self;
  invokeMaybe(engine, closure, { args, at: fn.at, isEntryPoint: true, self }, scope);
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
    params.length > rule.position &&
    fits(rule.function, annotations.map(({ text }) => text).join("\n")) &&
    fits(rule.parameters, params.map((param) => param.name).join(",")) &&
    fits(rule.method, name) &&
    fits(rule.class, owner?.supers.join("\n") ?? "") &&
    fits(rule.text, at.text)
  );
}

function fits(expression: string | undefined, text: string): boolean {
  return expression === undefined || expressionOf(expression).test(text);
}
