import type { ClassNode } from "../lower/ir.ts";
import { type Closure, join, type Module, type Value } from "../domain/value.ts";
import { variable } from "./assign.ts";
import type { Engine, Scope } from "./engine.ts";

/** The object that `NewStore` or `New` of the file of the class makes, from unknown arguments; null if it makes none. */
export function madeByFactory(engine: Engine, cls: ClassNode, { frame }: Module, scope: Scope): Value | null {
  if (!engine.has("factoryFunctions")) return null;
  for (const name of [`New${cls.name}`, `new${cls.name}`, "New"]) {
    const [factory] = scope.state.get(variable(frame, name))?.closures ?? [];
    const made = factory && firstResult(runApart(engine, factory, scope), scope);
    if (made?.type === cls.name && made.refs.length > 0) return made;
  }
  return null;
}

/** Runs a function without counting as a call of it. */
function runApart(engine: Engine, factory: Closure, scope: Scope): Value {
  const { fn } = factory;
  const [runs, isCalled, isInvoked] = [
    engine.invocationCounts.get(fn) ?? 0,
    engine.calledLocally.has(fn),
    engine.invoked.has(fn),
  ];
  engine.invocationCounts.delete(fn);
  const made = engine.invoke(factory, { args: [], at: fn.at }, scope);
  engine.invocationCounts.set(fn, runs);
  if (!isCalled) engine.calledLocally.delete(fn);
  if (!isInvoked) engine.invoked.delete(fn);
  return made;
}

/** The first of several results. */
export function firstResult(value: Value, { state }: Scope): Value {
  const lists = value.type === "" ? value.refs.flatMap((ref) => state.object(ref) ?? []) : [];
  const [first, ...others] = lists.flatMap(({ kind, items }) => (kind === "list" ? (items?.[0] ?? []) : []));
  return first ? others.reduce(join, first) : value;
}
