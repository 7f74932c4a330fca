import type { Expression, Statement } from "../lower/ir.ts";
import { noteWrapper } from "./decorated-functions.ts";
import { frameOf, variable } from "./assign.ts";
import type { Engine, Scope } from "./engine.ts";
import { invokeMaybe } from "./invoke.ts";

/**
 * Passes a function or class to the decorators of the repository, which may keep it, such as in a table of commands. What they make of a
 * function is an entry point besides it.
 */
export function runDecorators(
  engine: Engine,
  { decorators, name, at }: Extract<Statement, { do: "decorate" }>,
  scope: Scope,
): void {
  const owner = frameOf(name, scope.frame);
  const decorated = owner ? scope.state.get(variable(owner, name)) : undefined;
  if (!decorated) return;
  let current = decorated;
  for (const decorator of decorators.filter((each) => isOfRepository(engine, each, scope)))
    for (const closure of engine.evaluate(decorator, scope).closures ?? []) {
      const made = invokeMaybe(engine, closure, { args: [current], at }, scope);
      if (made.closures) current = made;
    }
  const [fn] = decorated.closures ?? [];
  const wrapper = current.closures?.find((closure) => closure.fn !== fn?.fn);
  if (fn && wrapper) noteWrapper(engine, fn.fn, wrapper);
}

function isOfRepository(engine: Engine, decorator: Expression, scope: Scope): boolean {
  if (decorator.op === "name") return (engine.evaluate(decorator, scope).closures ?? []).length > 0;
  if (decorator.op === "member") return isKnown(engine, decorator.object, scope);
  if (decorator.op !== "call") return false;
  const { receiver, callee, name, at } = decorator;
  return receiver
    ? isKnown(engine, receiver, scope)
    : isOfRepository(engine, callee ?? { op: "name", name, at }, scope);
}

function isKnown(engine: Engine, object: Expression, scope: Scope): boolean {
  const { refs, cls, namespace } = engine.evaluate(object, scope);
  return cls !== undefined || namespace !== undefined || refs.some((ref) => scope.state.object(ref)?.cls);
}
