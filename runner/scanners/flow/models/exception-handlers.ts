import type { Engine, Scope } from "../interpreter/engine.ts";
import { isCaught } from "../interpreter/exceptions.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { reachLimit } from "../domain/limits.ts";
import { join, UNKNOWN, type Value } from "../domain/value.ts";
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
  const catching = engine.linker?.declaring(CATCHES);
  const other = catching && catching !== engine.entry ? functionsOf(engine, catching, scope.state).flat() : [];
  let isHandled = other.length === 0;
  for (const closure of [...engine.closures.values(), ...other]) {
    const { fn } = closure;
    const rule = engine.tables.exceptionHandlers.find((each) => isHandler(each, fn));
    if (!rule) continue;
    isHandled = true;
    const type = fn.params[rule.position]?.type ?? "";
    const { module } = engine;
    engine.module = closure.frame?.module ?? module;
    const caught = [...thrown].filter(([of]) => isCaught(engine, of, type === "" ? [] : [type]));
    engine.module = module;
    if (caught.length === 0) continue;
    const exception = caught.map(([, value]) => value).reduce(join);
    const args = fn.params.map((_, index): Value => (index === rule.position ? exception : UNKNOWN));
    const self = fn.owner && !fn.isStatic ? (engine.instances.get(fn.owner) ?? closure.self) : closure.self;
    invokeMaybe(engine, closure, { args, at: fn.at, isEntryPoint: true, self }, scope);
  }
  if (!isHandled) reachLimit("exceptions");
}

function isHandler(rule: ExceptionHandler, { annotations, params, name, owner }: FunctionNode): boolean {
  return (
    params.length > rule.position &&
    fits(rule.function, annotations.map(({ text }) => text).join("\n")) &&
    fits(rule.parameters, params.map((param) => param.name).join(",")) &&
    fits(rule.method, name) &&
    fits(rule.class, owner?.supers.join("\n") ?? "")
  );
}

function fits(expression: string | undefined, text: string): boolean {
  return expression === undefined || expressionOf(expression).test(text);
}
