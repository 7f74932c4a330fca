import { literal } from "../domain/name-patterns.ts";
import type { Engine } from "../interpreter/engine.ts";
import type { ClassNode, FunctionNode } from "../lower/ir.ts";
import { REGISTERS } from "../project/rule-classes.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { expressionOf } from "../tables/expression.ts";
import type { RequestFilter } from "../tables/request-filters.ts";

/* Before which handlers a filter runs: those of the paths with which code registers it, or those with its annotation. */

/** How much of the text after a registration may name its paths. */
const DISTANCE = 400;
const TEXTS = /"([^"\n]*)"/gu;

const PACKAGE = /^\s*(?:package|namespace)\s+([\w.]+)/mu;

/** Whether a filter surely runs before a handler. */
export function appliesTo(engine: Engine, rule: RequestFilter, cls: ClassNode, fn: FunctionNode): boolean {
  if (rootOf(cls.at, rule) !== rootOf(fn.at, rule)) return false;
  const own = cls.annotations.map(({ text }) => text);
  const onHandler = [...fn.annotations, ...(fn.owner?.annotations ?? [])].map(({ text }) => text);
  if (rule.annotation !== undefined) {
    const named = new RegExp(rule.annotation.replaceAll("<class>", nameOf(cls)), "u");
    if (onHandler.some((text) => named.test(text))) return true;
  }
  if (rule.isIndexed && engine.linker?.isDeclared(REGISTERS + cls.name) === true) return true;
  // One with an annotation of the application runs before handlers that have it, too.
  const bound = own.filter((text) => !expressionOf(rule.ignored).test(text));
  if (bound.length > 0 && !bound.every((text) => onHandler.includes(text))) return false;
  const routes = routesOf(onHandler, fn);
  const [declared] = own.flatMap((text) =>
    rule.global !== undefined && expressionOf(rule.global).test(text) ? [text] : [],
  );
  if (declared !== undefined) return covers(pathsIn(declared), [], routes);
  return registrations(engine, rule, cls).some((text) => {
    const except = partsOf(text, rule.except);
    return covers(partsOf(text, rule.within), except, routes);
  });
}

/** The beginning of the package of a file, which all files of an application share. */
function rootOf({ textOfFile }: SyntaxNode, { shares }: RequestFilter): string {
  const [, name = ""] = PACKAGE.exec(textOfFile) ?? [];
  return name.split(".").slice(0, shares).join(".");
}

/** The name by which attributes name a class. */
function nameOf({ name }: ClassNode): string {
  return literal(name.replace(/Attribute$/u, ""));
}

function registrations(engine: Engine, rule: RequestFilter, { name, at }: ClassNode): string[] {
  if (rule.registered === undefined) return [];
  const variable = name.slice(0, 1).toLowerCase() + name.slice(1);
  const named = `(?:${literal(name)}|${literal(variable)})`;
  const expression = new RegExp(rule.registered.replaceAll("<class>", named), "gu");
  const classes = rule.registrations
    .flatMap((each) => engine.linker?.listening(each) ?? [])
    .flatMap((module) => [...module.classes.values()])
    .filter(({ cls }) => rootOf(cls.at, rule) === rootOf(at, rule));
  const texts = new Set(classes.map(({ cls }) => cls.at.textOfFile));
  return [...texts].flatMap((text) =>
    Array.from(text.matchAll(expression), ({ index }) => text.slice(index, index + DISTANCE).split(/;\s*\n/u)[0] ?? ""),
  );
}

function partsOf(text: string, expression: string | undefined): string[] {
  if (expression === undefined) return [];
  return [...text.matchAll(new RegExp(expression, "gu"))].flatMap(([part]) => pathsIn(part));
}

function pathsIn(text: string): string[] {
  return Array.from(text.matchAll(TEXTS), ([, path = ""]) => path).filter((path) => path.startsWith("/"));
}

/** The routes of a handler: each path of its class before each of its own. */
function routesOf(onHandler: readonly string[], { owner }: FunctionNode): string[] {
  const ofClass = (owner?.annotations ?? []).flatMap(({ text }) => pathsIn(text));
  const all = onHandler.flatMap(pathsIn);
  const own = all.slice(0, all.length - ofClass.length);
  if (own.length === 0) return ofClass;
  return (ofClass.length > 0 ? ofClass : [""]).flatMap((prefix) => own.map((path) => prefix + path));
}

/** Whether all routes are among the paths, of which none means all, and none is among the others. */
function covers(paths: readonly string[], except: readonly string[], routes: readonly string[]): boolean {
  const isCovered = (route: string): boolean => paths.length === 0 || paths.some((path) => includes(path, route));
  if (routes.length === 0) return except.length === 0 && isCovered("/#unknown");
  return routes.every((route) => isCovered(route) && !except.some((path) => includes(path, route)));
}

/** `/orders/**` includes `/orders` and `/orders/7`. */
function includes(path: string, route: string): boolean {
  if (!/\/\*\*?$/u.test(path)) return path === route;
  const start = path.replace(/\/\*\*?$/u, "");
  return route === start || route.startsWith(`${start}/`);
}
