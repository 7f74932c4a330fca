import type { Engine, Scope } from "../interpreter/engine.ts";
import { ancestors, findMethod } from "../interpreter/methods.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { Named } from "../tables/pattern.ts";
import type { TaintRefinement, Value } from "../domain/value.ts";

/*
 * Methods that a framework runs before another one: what they imply holds in it. Where such a method answers the request, the other does not
 * run, so it is run once more as a function that ends there.
 */

const guarding = new WeakMap<FunctionNode, FunctionNode>();
const all = new WeakSet<FunctionNode>();

/** What holds where the methods that run before a method have returned without an answer. */
export function factsOfFilters(
  engine: Engine,
  { owner, name }: FunctionNode,
  self: Value | null,
  scope: Scope,
): TaintRefinement[] {
  if (!owner) return [];
  const line = ancestors(engine, owner);
  const skipped = new Set(line.flatMap(({ withoutFilters = [] }) => withoutFilters));
  return line
    .flatMap(({ guards = [] }) => guards)
    .filter((guard) => guard.name !== name && (guard.only?.includes(name) ?? true) && !guard.except.includes(name))
    .flatMap((guard) => {
      const filter = findMethod(engine, owner, guard.name, []);
      if (!filter || skipped.has(guard.name)) return [];
      const fn = guarding.get(filter.fn) ?? { ...filter.fn };
      guarding.set(filter.fn, fn);
      all.add(fn);
      engine.invocationCounts.delete(fn);
      const inside = { ...scope, state: scope.state.fork() };
      engine.invoke({ ...filter, fn }, { args: [], at: owner.at, self }, inside);
      return inside.state.isReachable ? inside.state.ownRefinements() : [];
    });
}

/** Whether a call answers the request in a method that runs before the one that would. */
export function endsFilter({ tables }: Engine, named: Named, { activation: { fn } }: Scope): boolean {
  return fn !== null && all.has(fn) && tables.answers.match(named).length > 0;
}
