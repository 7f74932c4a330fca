import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { classObject, methodsCalledOn } from "../interpreter/methods.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { evaluateSettings } from "./settings.ts";
import type { Frame, Value } from "../domain/value.ts";

/*
 * Methods of a module that run where a class includes it: `register Search` calls `Search.registered(self)`. They
 * are no entry points, because what they do depends on that class.
 */

/** What the index calls a file in which a class includes a module: `#includes Search`. */
export const INCLUDES = "#includes ";

/** Runs the methods of the modules that a class includes. */
export function callHooks(engine: Engine, { named, receiver, args, expression: { at } }: Call, scope: Scope): void {
  const hooks = engine.tables.hooks.match(named);
  const including = receiver?.cls ? receiver : classAround(scope.frame);
  if (hooks.length === 0 || !including) return;
  if (including.cls) evaluateSettings(engine, including.cls, scope);
  for (const { method } of hooks)
    for (const { cls } of args)
      for (const closure of cls ? methodsCalledOn(engine, cls, method, [including], true) : []) {
        const self = closure.fn.owner && classObject(engine, closure.fn.owner, closure);
        engine.invoke({ ...closure, self }, { args: [including], at }, scope);
      }
}

/** Whether a method runs where a class includes its module: it has run, or it runs in the analysis of another file. */
export function isRunByHook({ tables, invoked, linker }: Engine, fn: FunctionNode): boolean {
  const { name, isStatic, owner } = fn;
  if (!isStatic || !owner || !tables.hookMethods.has(name)) return false;
  return invoked.has(fn) || (linker?.isDeclared(INCLUDES + owner.name) ?? false);
}

/** The class whose body, or whose own method, is run. */
export function classAround(frame: Frame): Value | null {
  for (let at: Frame | null = frame; at; at = at.parent) if (at.self?.cls) return at.self;
  return null;
}
