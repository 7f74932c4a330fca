import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { objectPath } from "../interpreter/parameter-sources.ts";
import { ALL } from "../domain/families.ts";
import { patternedFor } from "../domain/pattern-families.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { keyOfPath } from "../domain/new-taint.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { expressionOf } from "../tables/expression.ts";
import type { RequestSchema } from "../tables/validation.ts";
import { type Closure, constantValue, type TaintRefinement, UNKNOWN, type Value } from "../domain/value.ts";
import { handling, isOfOthers } from "../interpreter/routed-handlers.ts";
import { keepRequest } from "./kept-requests.ts";
import { noteChecked, runMiddleware } from "./middleware.ts";
import { guardedPaths, keepGuards } from "./route-guards.ts";
import { declaredFor } from "./declared-parameters.ts";
import { type CheckedPath, checkedPaths } from "./checked-paths.ts";

/*
 * What a route checks of a request before its handler runs: chains of validators for one field, such as `query("id").isInt()`, and schemas
 * of its parts. A value of the type `CHECKS` has an entry for each field, such as `query.id`, with the families that it is safe for.
 */

const CHECKS = "#checks";
/** The entry of a chain whose validators need not hold for the text itself. */
const OPEN = "#open";
const PLAIN = constantValue(ALL);
/** A handler with more has the error first. */
const MAX_PARAMETERS = 3;
/** What handlers call the request. */
const REQUEST = ["req", "request"];

/** @returns the checks that a call makes or adds to; null for any other call, after the handlers in its options have run. */
export function requestChecks(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, receiver, args, expression } = call;
  const { tables } = engine;
  if (receiver?.type === CHECKS) return extended(engine, receiver, call, scope);
  const [chain] = tables.requestFields.match(named);
  if (chain) {
    const names = args[0] ? textsOf(args[0], scope) : [];
    const places = chain.places[named.name] ?? [];
    const paths = places.flatMap((part) =>
      names.flatMap((name) => readsOf(chain, part, name).map((read) => [read, UNKNOWN] as const)),
    );
    const isChecked = expressionOf(chain.called).test(expression.at.textOfFile);
    return made(engine, expression.at, new Map(isChecked ? paths : []), scope);
  }
  const middleware = tables.requestSchemas.match(named).find(({ isMiddleware }) => isMiddleware);
  if (!middleware) {
    runCheckedHandlers(engine, call, scope);
    return null;
  }
  const { part } = middleware;
  const of = part === undefined ? undefined : args[part]?.constant;
  const schema = part === undefined ? undefined : args[part + 1];
  const checked =
    typeof of === "string" && schema
      ? readsOfFields(middleware, of, checkedPaths(schema, scope))
      : args.flatMap((arg) => schemaPaths(arg, middleware, scope));
  return made(
    engine,
    expression.at,
    new Map(checked.map(([path, families]) => [path, constantValue(families)])),
    scope,
  );
}

function made(engine: Engine, at: Call["expression"]["at"], fields: ReadonlyMap<string, Value>, scope: Scope): Value {
  return { ...UNKNOWN, type: CHECKS, refs: [engine.allocate(at, scope, { kind: "map", fields }, CHECKS)] };
}

function extended(engine: Engine, checks: Value, { expression, args }: Call, scope: Scope): Value {
  const { name, at } = expression;
  const families = engine.tables.requestValidators.reduce((all, { plain, pattern }) => {
    const isPattern = pattern.includes(name);
    return plain.includes(name)
      ? ALL
      : args.reduce((of, arg) => of | (isPattern ? patternedFor(arg.constant) : 0), all);
  }, 0);
  if (isRun(engine, name, at)) noteChecked(engine, plainFields(checks, scope));
  const isOpen = engine.tables.requestValidators.some(({ open }) => open.includes(name));
  if (families === 0 && !isOpen) return checks;
  const fields = new Map(objectsOf(checks, scope).flatMap((map) => [...map.fields]));
  if (isOpen) fields.set(OPEN, PLAIN);
  else
    for (const [path, known] of fields)
      if (path !== OPEN) fields.set(path, constantValue(Number(known.constant ?? 0) | families));
  return made(engine, at, fields, scope);
}

/** Whether middleware runs a chain, in a file that looks at the result. */
function isRun({ tables }: Engine, name: string, { textOfFile }: Call["expression"]["at"]): boolean {
  return tables.requestValidators.some(
    ({ run, called }) => run.includes(name) && expressionOf(called).test(textOfFile),
  );
}

function textsOf(value: Value, scope: Scope): string[] {
  const items = [value, ...objectsOf(value, scope).flatMap((list) => list.items ?? [])];
  return items.flatMap(({ constant }) => (typeof constant === "string" ? [constant] : []));
}

function objectsOf({ refs }: Value, { state }: Scope): HeapObject[] {
  return refs.flatMap((ref) => state.object(ref) ?? []);
}

/** What the routes of a function check before it, in all of them. */
const checked = new WeakMap<Engine, Map<FunctionNode, readonly TaintRefinement[]>>();

/** Runs a handler again, without the call that registers it. */
export function withKeptChecks<Result>(
  engine: Engine,
  fn: FunctionNode,
  facts: readonly TaintRefinement[],
  scope: Scope,
  run: (scope: Scope) => Result,
): Result {
  return assuming([...facts, ...(checked.get(engine)?.get(fn) ?? [])], scope, run);
}

function keepChecks(engine: Engine, closures: readonly Closure[], facts: readonly TaintRefinement[]): void {
  const all = checked.get(engine) ?? new Map<FunctionNode, readonly TaintRefinement[]>();
  checked.set(engine, all);
  for (const { fn } of closures) {
    const keys = new Set(facts.map(({ key }) => key));
    all.set(fn, all.get(fn)?.filter(({ key }) => keys.has(key)) ?? facts);
  }
}

/** Runs functions with what the route, and those before them, have checked of the request. */
export function withChecks<Result>(
  engine: Engine,
  call: Call,
  closures: readonly Closure[],
  scope: Scope,
  run: (closure: Closure, scope: Scope, request: readonly Value[]) => Result,
): Result[] {
  const before = [...guardedPaths(call, scope), ...checkedBefore(engine, call, call.args, scope)];
  const paths = [...before, ...pathsOf(engine, call, scope)];
  const ofRoute = [...factsFor(engine, paths, closures), ...declaredFor(engine, call, scope)];
  const passed: CheckedPath[] = [];
  const fields = new Map<string, Value>();
  const results = handling(engine, () =>
    closures.map((each) => {
      const facts = [...ofRoute, ...factsFor(engine, passed, [each])];
      keepChecks(engine, [each], facts);
      return assuming(facts, scope, (inside) => {
        const request = requestWith(engine, each, fields, inside);
        keepRequest(engine, each.fn, request);
        const { result, checked: found, assigned } = runMiddleware(engine, each, () => run(each, inside, request));
        passed.push(...found);
        for (const [name, value] of assigned) fields.set(name, value);
        return result;
      });
    }),
  );
  keepGuards(engine, call, passed, scope);
  return results;
}

/** The request with the fields that middleware has assigned, for a handler whose first parameter it is; empty if there are none. */
function requestWith(
  engine: Engine,
  { fn: { at, params } }: Closure,
  fields: ReadonlyMap<string, Value>,
  scope: Scope,
): Value[] {
  if (fields.size === 0 || params.length === 0 || params.length > MAX_PARAMETERS) return [];
  return [{ ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "object", fields: new Map(fields) }, "#request")] }];
}

function assuming<Result>(facts: readonly TaintRefinement[], scope: Scope, run: (scope: Scope) => Result): Result {
  if (facts.length === 0) return run(scope);
  const inside: Scope = { ...scope, state: scope.state.fork() };
  inside.state.refine(facts);
  const result = run(inside);
  scope.state.mergeForks([inside.state, scope.state.fork()]);
  return result;
}

/** Runs the handlers in the options of a route, with what these check. */
function runCheckedHandlers(engine: Engine, call: Call, scope: Scope): void {
  const { at } = call.expression;
  for (const model of engine.tables.requestSchemas.match(call.named)) {
    for (const options of call.args.flatMap((arg) => itemsOf(arg, scope))) {
      const handlers = model.handlers.flatMap((path) => atPath(options, path, scope)?.closures ?? []);
      if (handlers.length === 0 || isOfOthers(engine, call, handlers, scope)) continue;
      const before = [...guardedPaths(call, scope), ...checkedBefore(engine, call, [options], scope)];
      const facts = factsFor(engine, [...before, ...schemaPaths(options, model, scope)], handlers);
      keepChecks(engine, handlers, facts);
      // Those of the analysed file are entry points.
      const isOwn = handlers.every(({ fn }) => fn.at.file.path === engine.entry.path);
      if (facts.length === 0 && isOwn) continue;
      const run = (inside: Scope): void => {
        for (const handler of handlers) invokeMaybe(engine, handler, { args: [], at, isEntryPoint: true }, inside);
      };
      handling(engine, () => assuming(facts, scope, run));
    }
  }
}

/** What functions in the options of a route check. */
function checkedBefore(engine: Engine, call: Call, options: readonly Value[], scope: Scope): CheckedPath[] {
  const { at } = call.expression;
  const functions = engine.tables.requestSchemas.match(call.named).flatMap(({ before }) =>
    before.flatMap((path) =>
      options.flatMap((each) => {
        const held = atPath(each, path, scope);
        return held ? itemsOf(held, scope).flatMap(({ closures = [] }) => closures) : [];
      }),
    ),
  );
  return functions.flatMap((each) => {
    const run = (): Value => invokeMaybe(engine, each, { args: [], at, isEntryPoint: true }, scope);
    return handling(engine, () => runMiddleware(engine, each, run)).checked;
  });
}

/** The fields that the arguments of a route check. */
function pathsOf(engine: Engine, call: Call, scope: Scope): CheckedPath[] {
  const models = engine.tables.requestSchemas.match(call.named);
  return call.args.flatMap((arg) => {
    const checks = itemsOf(arg, scope).filter(({ type }) => type === CHECKS);
    return [
      ...checks.flatMap((each) => plainFields(each, scope)),
      ...models.flatMap((model) => schemaPaths(arg, model, scope)),
    ];
  });
}

function plainFields(checks: Value, scope: Scope): CheckedPath[] {
  const fields = objectsOf(checks, scope).flatMap((map) => [...map.fields]);
  if (fields.some(([path]) => path === OPEN)) return [];
  return fields.flatMap(([path, { constant }]): CheckedPath[] =>
    typeof constant === "number" ? [[path, constant]] : [],
  );
}

/** A value, or the elements of a list of lists. */
function itemsOf(value: Value, scope: Scope, depth = 2): Value[] {
  const items = objectsOf(value, scope).flatMap((list) => list.items ?? []);
  return value.type === CHECKS || items.length === 0 || depth === 0
    ? [value]
    : items.flatMap((item) => itemsOf(item, scope, depth - 1));
}

function schemaPaths(options: Value, model: RequestSchema, scope: Scope): CheckedPath[] {
  return Object.entries(model.places).flatMap(([path, part]) => {
    const schema = atPath(options, path, scope);
    return schema ? readsOfFields(model, part, checkedPaths(schema, scope)) : [];
  });
}

/** The texts by which a handler reads a field, with a placeholder for the name of the request. */
function readsOf({ reads }: { reads: readonly string[] }, part: string, field: string): string[] {
  return reads.map((read) => `${read.replace("<part>", () => part)}.${field}`);
}

function readsOfFields(
  model: { reads: readonly string[] },
  part: string,
  fields: readonly CheckedPath[],
): CheckedPath[] {
  return fields.flatMap(([field, families]) =>
    readsOf(model, part, field).map((read): CheckedPath => [read, families]),
  );
}

function atPath(value: Value, path: string, scope: Scope): Value | undefined {
  const whole = objectsOf(value, scope).flatMap((map) => map.fields.get(path) ?? [])[0];
  if (whole) return whole;
  let held: Value | undefined = value;
  for (const name of path.split(".")) {
    const maps: HeapObject[] = held ? objectsOf(held, scope) : [];
    held = maps.flatMap((map) => map.fields.get(name) ?? [])[0];
  }
  return held;
}

/** The keys of the taints that handlers read of these fields. */
function factsFor(engine: Engine, paths: readonly CheckedPath[], closures: readonly Closure[]): TaintRefinement[] {
  const names = new Set([
    ...REQUEST,
    ...closures.flatMap(({ fn }) => fn.params[0]?.name || objectPath(engine, fn) || []),
  ]);
  return [...names].flatMap((name) =>
    paths.map(([path, families]) => ({ key: keyOfPath(path.replace("<request>", () => name)), families })),
  );
}
