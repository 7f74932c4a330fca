import type { Engine, Scope } from "../interpreter/engine.ts";
import { isUrlRestricted } from "../interpreter/url-parameters.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { Named } from "../tables/pattern.ts";
import { ALL } from "../domain/families.ts";
import { familiesOfPattern } from "../domain/pattern-families.ts";

/*
 * What the routes of handlers imply for their requests: without parameters, the path is one of few texts that the application has
 * written, and a parameter may have a pattern.
 */

/** How far before an inline handler its route is searched for, in UTF-16 units. */
const ROUTE_DISTANCE = 200;
/** Its second group is the text. */
const TEXT = /(["'`])([^"'`]*)\1/u.source;
const REGISTERS = String.raw`\.(?:get|post|put|patch|delete|head|all)\(\s*${TEXT}\s*,\s*`;
/** Up to the function, with other handlers such as `requireLogin` or `rateLimit(options)` between, and a function that wraps it. */
const BEFORE_HANDLER = new RegExp(
  String.raw`${REGISTERS}(?:[\w.]+(?:\([^()]*\))?\s*,\s*)*(?:[\w.]+\(\s*)?(?:async\s+)?$`,
  "u",
);
const DECORATOR = new RegExp(String.raw`^@[\w.]+\.(?:route|get|post|put|patch|delete)\(\s*${TEXT}`, "u");
const PREFIX_WITH_PARAMETER = /\b(?:url_)?prefix\s*=\s*["'][^"']*[<{]/u;
const MAPPING = /^@(?:WebServlet|(?:Request|Get|Post|Put|Delete|Patch)Mapping)\b/u;
const PATH_TEXT = /"(\/[^"]*)"/gu;
/** Parameters, wildcards, optional parts and expressions of all frameworks. */
const PARAMETER = /[:*<{(\\+$?[]/u;

/** Whether the function that runs is a handler, and every route of it that the file shows is a fixed text. */
export function hasFixedRoute(engine: Engine, { activation: { fn } }: Scope): boolean {
  if (!fn) return false;
  const routes = routesOf(engine, fn);
  return routes.length > 0 && routes.every((route) => route.startsWith("/") && !PARAMETER.test(route));
}

/** A parameter with a pattern: `:id(\\d+)`. */
const RESTRICTED = /:(\w+)\(((?:\[[^\]]*\]|\\{1,2}.|[^\\()[\]])+)\)/gu;
const OF_PARAMETERS = /(?:^|\.)params\.\w+$/u;
const OF_KEYWORDS = /(?:^|\.)kwargs\.\w+$/u;

/** The families for which a member of the parameters is safe, because all routes of the handler have a strict pattern for it. */
export function sanitizedByPattern(engine: Engine, { accessPath, name }: Named, { activation: { fn } }: Scope): number {
  if (!fn) return 0;
  if (OF_KEYWORDS.test(accessPath)) return isUrlRestricted(engine, fn, name) ? ALL : 0;
  if (!OF_PARAMETERS.test(accessPath)) return 0;
  const routes = routesOf(engine, fn);
  const familiesOf = (route: string): number =>
    [...route.matchAll(RESTRICTED)].reduce(
      (all, [, key, pattern = ""]) =>
        key === name ? all | familiesOfPattern(pattern.replaceAll("\\\\", "\\"), true) : all,
      0,
    );
  return routes.length > 0 ? routes.reduce((all, route) => all & familiesOf(route), ALL) : 0;
}

function routesOf(engine: Engine, fn: FunctionNode): string[] {
  switch (engine.language) {
    case "javascript":
      return registeredRoutes(fn);
    case "python":
      return decoratedRoutes(fn);
    case "java":
    case "kotlin":
      return mappedRoutes(fn);
    default:
      return [];
  }
}

function registeredRoutes({ at, name }: FunctionNode): string[] {
  const text = at.textOfFile;
  const { offset } = at.place;
  const inline = BEFORE_HANDLER.exec(text.slice(Math.max(0, offset - ROUTE_DISTANCE), offset))?.[2];
  if (inline !== undefined) return [inline];
  if (!/^\w+$/u.test(name)) return [];
  const byName = new RegExp(String.raw`${REGISTERS}(?:[\w.]+\s*,\s*)*${name}\s*\)`, "gu");
  return [...text.matchAll(byName)].map(([, , route = ""]) => route);
}

function decoratedRoutes({ at, annotations }: FunctionNode): string[] {
  if (PREFIX_WITH_PARAMETER.test(at.textOfFile)) return [];
  return annotations.flatMap(({ text }) => DECORATOR.exec(text)?.[2] ?? []);
}

/** A servlet has its own; a method of a controller has those of its class before its own. */
function mappedRoutes({ annotations, owner }: FunctionNode): string[] {
  const ofMethod = annotations.filter(({ text }) => MAPPING.test(text));
  const ofClass = owner?.annotations.filter(({ text }) => MAPPING.test(text)) ?? [];
  const isServlet = ofClass.some(({ text }) => text.startsWith("@WebServlet"));
  if (ofMethod.length === 0 && !isServlet) return [];
  return [...ofClass, ...ofMethod].flatMap(({ text }) => [...text.matchAll(PATH_TEXT)].map(([, path = ""]) => path));
}
