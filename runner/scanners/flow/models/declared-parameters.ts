import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { ALL } from "../domain/families.ts";
import { isStrict } from "../domain/strict-pattern.ts";
import { expressionOf } from "../tables/expression.ts";
import type { RequestParameters } from "../tables/validation.ts";
import { type TaintRefinement, UNKNOWN, type Value } from "../domain/value.ts";

/* The declarations of the parameters of a route, which stand before it: `params { requires :id, type: Integer }`. */

const declared = new WeakMap<Engine, TaintRefinement[]>();

/** Notes a declaration, or runs a block of them; null for any other call. */
export function declaredParameters(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, args, expression } = call;
  const closures = args.flatMap((arg) => arg.closures ?? []);
  if (closures.length > 0 && engine.tables.requestBlocks.match(named).length > 0) {
    declared.set(engine, []);
    for (const closure of closures) invokeMaybe(engine, closure, { args: [], at: expression.at }, scope);
    return UNKNOWN;
  }
  const [model] = engine.tables.requestParameters.match(named);
  if (!model) return null;
  if (isPlain(model, call)) declared.set(engine, [...(declared.get(engine) ?? []), ...factsOf(model, call)]);
  return closures.length > 0 ? null : UNKNOWN;
}

/** What is declared for the parameters of the route that a call registers, or of those in its block. */
export function declaredFor(engine: Engine, call: Call): readonly TaintRefinement[] {
  const { tables } = engine;
  const [model] = tables.requestParameters.match(call.named);
  if (model) return isPlain(model, call) ? factsOf(model, call) : [];
  if (tables.requestRoutes.match(call.named).length === 0) return [];
  const facts = declared.get(engine) ?? [];
  declared.delete(engine);
  return facts;
}

function factsOf({ source }: RequestParameters, { args }: Call): TaintRefinement[] {
  const names = args.flatMap(({ constant }) => (typeof constant === "string" ? [constant] : []));
  return names.map((name) => ({ key: `${source}.${name}`, families: ALL }));
}

function isPlain({ type, plain, values, pattern }: RequestParameters, { keywords }: Call): boolean {
  const expression = keywords.get(pattern)?.constant;
  return (
    keywords.has(values) ||
    expressionOf(plain).test(keywords.get(type)?.accessPath ?? "") ||
    (typeof expression === "string" && isStrict(expression, false))
  );
}
