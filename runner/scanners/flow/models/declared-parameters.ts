import type { Call } from "../interpreter/call.ts";
import { branch, type Engine, refineTaints, type Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { classObject, methodsCalledOn, methodsOf } from "../interpreter/methods.ts";
import type { ClassNode } from "../lower/ir.ts";
import { memberKey, newTaint } from "../domain/new-taint.ts";
import { ALL } from "../domain/families.ts";
import { patternedFor } from "../domain/pattern-families.ts";
import { expressionOf } from "../tables/expression.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { familiesOfTaint } from "./rule-checks.ts";
import type { RequestParameters } from "../tables/validation.ts";
import { type Closure, constantValue, tainted, type TaintRefinement, UNKNOWN, type Value } from "../domain/value.ts";

/* The declarations of the parameters of a route, which stand before it: `params { requires :id, type: Integer }`. */

const declared = new WeakMap<Engine, TaintRefinement[]>();
/** Of each route: it may run again after the declarations of other routes. */
const ofRoutes = new WeakMap<Engine, Map<SyntaxNode, readonly TaintRefinement[]>>();

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
  if (closures.length > 0) return null;
  declared.set(engine, [...(declared.get(engine) ?? []), ...factsOf(engine, model, call, scope)]);
  return UNKNOWN;
}

/** What is declared for the parameters of the route that a call registers, or of those in its block. */
export function declaredFor(engine: Engine, call: Call, scope: Scope): readonly TaintRefinement[] {
  const { tables } = engine;
  const [model] = tables.requestParameters.match(call.named);
  const own = model ? factsOf(engine, model, call, scope) : [];
  if (tables.requestRoutes.match(call.named).length === 0) return own;
  const routes = ofRoutes.get(engine) ?? new Map<SyntaxNode, readonly TaintRefinement[]>();
  ofRoutes.set(engine, routes);
  const before = declared.get(engine) ?? routes.get(call.expression.at) ?? [];
  routes.set(call.expression.at, before);
  declared.delete(engine);
  return [...before, ...own];
}

function factsOf(engine: Engine, model: RequestParameters, call: Call, scope: Scope): TaintRefinement[] {
  const patterned = patternedFor(call.keywords.get(model.pattern)?.constant);
  const families = isPlain(model, call)
    ? ALL
    : patterned | familiesConverted(engine, model, call, scope) | familiesChecked(engine, model, call, scope);
  const names = call.args.flatMap(({ constant }) => (typeof constant === "string" ? [constant] : []));
  return families === 0 ? [] : names.map((name) => ({ key: memberKey(model.source, name), families }));
}

/** The families that a parameter is safe for once a class of the repository, or a function, has made a value of its text. */
function familiesConverted(
  engine: Engine,
  { type, makes, convert }: RequestParameters,
  { keywords, expression: { at } }: Call,
  scope: Scope,
): number {
  const cls = keywords.get(type)?.cls;
  const functions = convert === undefined ? [] : (keywords.get(convert)?.closures ?? []);
  const methods = cls && makes !== undefined ? methodsCalledOn(engine, cls, makes, [], true) : [];
  const [converter] = functions.length > 0 ? functions : methods.map((method) => classMethod(engine, method, cls));
  if (!converter) return 0;
  const given = newTaint("request", at, `#given${at.place.offset}`);
  const inside = { ...scope, state: scope.state.fork() };
  const made = invokeMaybe(engine, converter, { args: [tainted([given])], at, self: converter.self }, inside);
  const taints = refineTaints(engine.reachableTaints(made, inside.state), inside.state);
  return taints.reduce((families, taint) => families & taint.sanitizedFor, ALL);
}

/** The families that a parameter is safe for that validators of the repository let in: `safe_slug: true` is the class `SafeSlug`. */
function familiesChecked(
  engine: Engine,
  { checks }: RequestParameters,
  { keywords, expression }: Call,
  scope: Scope,
): number {
  if (checks === undefined) return 0;
  return [...keywords.keys()].reduce((all, keyword) => {
    const cls = validatorNamed(
      engine,
      keyword.replaceAll(/(?:^|_)([a-z])/gu, (_, first: string) => first.toUpperCase()),
    );
    const [method] = cls ? methodsOf(engine, cls, checks) : [];
    return cls && method ? all | familiesLetIn(engine, cls, method, expression.at, scope) : all;
  }, 0);
}

/** The class of this name, also inside of a module. */
function validatorNamed(engine: Engine, name: string): ClassNode | undefined {
  const seen = engine.findClass(name)?.cls;
  if (seen) return seen;
  const within = (cls: ClassNode): ClassNode[] => [cls, ...cls.inner.flatMap(within)];
  const classes = [...(engine.linker?.declaring(name)?.classes.values() ?? [])];
  return classes.flatMap(({ cls }) => within(cls)).find((cls) => lastName(cls.name) === name);
}

function lastName(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1);
}

function familiesLetIn(engine: Engine, cls: ClassNode, method: Closure, at: SyntaxNode, outer: Scope): number {
  const scope = branch(outer);
  const given = newTaint("request", at, `#given${at.place.offset}`);
  const field = "#field";
  const fields = new Map([[field, tainted([given])]]);
  const data = { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", fields }, "#given")] };
  const self = { ...UNKNOWN, type: cls.name };
  engine.invocationCounts.delete(method.fn);
  engine.invoke({ ...method, self }, { args: [constantValue(field), data], at, self }, scope);
  return scope.state.isReachable ? familiesOfTaint(given, scope) : 0;
}

function classMethod(engine: Engine, method: Closure, cls: ClassNode | undefined): Closure {
  return cls ? { ...method, self: classObject(engine, cls, method) } : method;
}

function isPlain({ type, plain, values }: RequestParameters, { keywords }: Call): boolean {
  return keywords.has(values) || expressionOf(plain).test(keywords.get(type)?.accessPath ?? "");
}
