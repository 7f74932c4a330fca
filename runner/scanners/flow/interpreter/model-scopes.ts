import { type Closure, UNKNOWN, type Value } from "../domain/value.ts";
import type { ClassNode, FunctionNode } from "../lower/ir.ts";
import type { Engine } from "./engine.ts";
import { classObject, findMethod, methodsCalledOn } from "./methods.ts";

/* Queries that a model names, which are called on the model or on another query of it. */

/** The query that the library passes to such a method, before the arguments of the call. */
const queries = new WeakMap<FunctionNode, readonly Value[]>();
/** An attribute of a method that is called by its own name. */
const SCOPE = /^#\[(?:[\w\\]+\\)?Scope\b/u;

/** `Report::search($term)` runs the method `scopeSearch($query, $term)` of a model. */
export function queryScope(engine: Engine, cls: ClassNode, name: string): readonly Closure[] {
  if (!engine.has("queryScopes") || name === "") return [];
  const method =
    findMethod(engine, cls, `scope${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, []) ??
    markedScope(findMethod(engine, cls, name, []));
  if (!method) return [];
  const given = queries.get(method.fn) ?? [{ ...UNKNOWN, type: `${cls.name}[]` }];
  queries.set(method.fn, given);
  return [{ ...method, given }];
}

function markedScope(method: Closure | undefined): Closure | undefined {
  return method?.fn.annotations.some(({ text }) => SCOPE.test(text)) === true ? method : undefined;
}

/** A query has the scopes of its model, or its class methods: `Report.order(:id).matching(term)`. */
export function relationTargets(
  engine: Engine,
  { type }: Value,
  name: string,
  args: readonly Value[],
): readonly Closure[] {
  if (!engine.has("queryScopes") && !engine.has("classesAreObjects")) return [];
  const cls = type.endsWith("[]") ? engine.findClass(type.slice(0, -2))?.cls : undefined;
  if (!cls) return [];
  if (engine.has("queryScopes")) return queryScope(engine, cls, name);
  const methods = methodsCalledOn(engine, cls, name, args, true).filter(({ fn }) => fn.isStatic);
  return methods.map((method) => ({ ...method, self: classObject(engine, cls, method) }));
}
