import type { Value } from "../domain/value.ts";
import type { FunctionNode } from "../lower/ir.ts";

/* Functions that a call registers for a route, each with the name of the call and the route as its annotation. */

const handlers = new WeakMap<FunctionNode, Map<string, FunctionNode>>();
const all = new WeakSet<FunctionNode>();

/** The function as the handler of a route. */
export function handlerOf(fn: FunctionNode, name: string, route: Value | undefined): FunctionNode {
  const text = typeof route?.constant === "string" ? `[${name}("${route.constant}")]` : `[${name}]`;
  if (fn.annotations.some((annotation) => annotation.text === text)) return fn;
  const byRoute = handlers.get(fn) ?? new Map<string, FunctionNode>();
  const handler = byRoute.get(text) ?? { ...fn, annotations: [...fn.annotations, { name, text }] };
  handlers.set(fn, byRoute.set(text, handler));
  all.add(handler);
  return handler;
}

export function isRouteHandler(fn: FunctionNode): boolean {
  return all.has(fn);
}
