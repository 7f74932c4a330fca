import { withoutLimits } from "../domain/limits.ts";
import { HOST_SUFFIX, HOSTS } from "../domain/new-taint.ts";
import type { TaintRefinement, Value } from "../domain/value.ts";
import { apart } from "../interpreter/apart.ts";
import type { Call } from "../interpreter/call.ts";
import { branch, type Engine, type Scope } from "../interpreter/engine.ts";
import { hasSources } from "../interpreter/parameter-sources.ts";
import { ancestors, methodsOf } from "../interpreter/methods.ts";
import type { ClassNode, FunctionNode } from "../lower/ir.ts";
import { expressionOf } from "../tables/expression.ts";
import { SOURCE } from "../tables/pre-filter.ts";
import type { RequestFilter } from "../tables/request-filters.ts";
import { appliesTo } from "./filter-scopes.ts";
import { qualifiedFamilies } from "./guards.ts";
import { factsAtNext } from "./middleware.ts";
import { whileRejecting } from "./rejections.ts";
import { rulesObject } from "./rule-checks.ts";

/*
 * Classes of the repository with a method that a framework runs before the handlers of requests. What the method has checked of a
 * parameter where it lets the request pass holds in the handlers, which have the parameter by its name, or read it by the same call.
 */

interface Filter {
  rule: RequestFilter;
  cls: ClassNode;
}

/** What filters have checked: the keys of data as they read them. */
type Checked = ReadonlyMap<string, number>;

/** The parts of a path: `order`, `.reference`, `#host`. */
const PARTS = /[.#]?[\w-]+/gu;

/** Of repositories with more files with filters, the others are not run. */
const MAX_FILES = 30;

const NONE: Checked = new Map();
const known = new WeakMap<Engine, readonly Filter[]>();
const checks = new WeakMap<Engine, Map<Filter, Checked>>();

/** What holds in a handler by the filters that run before it. */
export function factsOfRequestFilters(
  engine: Engine,
  fn: FunctionNode,
  self: Value | null,
  scope: Scope,
): TaintRefinement[] {
  const { requestFilters } = engine.tables;
  if (requestFilters.length === 0 || fn.owner === null) return [];
  const own = requestFilters.flatMap((rule) => (rule.isOwn ? factsOfOwn(engine, rule, fn, self, scope) : []));
  if (own.length > 0 || fn.params.length === 0) return own;
  if ((engine.rolesOf(fn) & SOURCE) === 0 && !hasSources(engine, fn)) return [];
  const filters = known.get(engine) ?? filtersOf(engine);
  known.set(engine, filters);
  return filters
    .filter(({ cls, rule }) => cls !== fn.owner && appliesTo(engine, rule, cls, fn))
    .flatMap((filter) =>
      [...checkedBy(engine, filter, scope)].flatMap(([key, families]) => factsFor(filter.rule, key, families, fn)),
    );
}

/** What holds for the fields of an object, which a method of it checks before its other methods run that have no parameters. */
function factsOfOwn(
  engine: Engine,
  rule: RequestFilter,
  { owner, name, params, annotations }: FunctionNode,
  self: Value | null,
  scope: Scope,
): TaintRefinement[] {
  const { exceptAnnotation, methods } = rule;
  if (!owner || !self || params.length > 0 || methods.includes(name) || !isFilter(engine, rule, owner)) return [];
  const skips = ({ text }: { text: string }): boolean =>
    exceptAnnotation !== undefined && expressionOf(exceptAnnotation).test(text);
  if (annotations.some(skips)) return [];
  const checked = withoutLimits(() => apart(engine, () => runFilter(engine, { rule, cls: owner }, scope, self)));
  return Array.from(checked, ([key, families]) => ({ key, families }));
}

function filtersOf(engine: Engine): readonly Filter[] {
  return engine.tables.requestFilters.flatMap((rule) =>
    rule.listed
      .flatMap((name) => engine.linker?.listening(name) ?? [])
      .slice(0, MAX_FILES)
      .flatMap((module) => [...module.classes.values()])
      .filter(({ cls }) => isFilter(engine, rule, cls))
      .map(({ cls }) => ({ rule, cls })),
  );
}

function isFilter(engine: Engine, { class: parent }: RequestFilter, cls: ClassNode): boolean {
  return ancestors(engine, cls).some(({ supers }) => supers.some((name) => expressionOf(parent).test(name)));
}

function checkedBy(engine: Engine, filter: Filter, scope: Scope): Checked {
  const ofEngine = checks.get(engine) ?? new Map<Filter, Checked>();
  checks.set(engine, ofEngine);
  const found = ofEngine.get(filter);
  if (found) return found;
  // A filter is no handler behind itself.
  ofEngine.set(filter, NONE);
  const checked = withoutLimits(() => apart(engine, () => runFilter(engine, filter, scope)));
  ofEngine.set(filter, checked);
  return checked;
}

function runFilter(engine: Engine, { rule, cls }: Filter, outer: Scope, own: Value | null = null): Checked {
  const frame = engine.declared.get(cls)?.frame;
  const closure = rule.methods.flatMap((name) => methodsOf(engine, cls, name))[0];
  if (!frame || !closure) return NONE;
  const scope = { ...branch(outer), frame };
  const { module } = engine;
  engine.module = frame.module;
  try {
    const self = own ?? rulesObject(engine, cls, scope);
    const invocation = { args: [], at: closure.fn.at, self, isEntryPoint: true };
    const run = () =>
      whileRejecting(engine, rule.rejects, () => engine.invoke({ ...closure, self }, invocation, scope));
    const isNext = ({ expression, receiver }: Call): boolean =>
      receiver !== null && rule.next.includes(expression.name);
    if (rule.next.length > 0) return factsAtNext(engine, isNext, run);
    const result = run();
    if (!rule.isAnswer && !scope.state.isReachable) return NONE;
    const facts = rule.isAnswer ? (result.refinement?.whenTrue ?? []) : scope.state.ownRefinements();
    return new Map(facts.map(({ key, families, qualifiers = 0 }) => [key, families | qualifiedFamilies(qualifiers)]));
  } finally {
    engine.module = module;
  }
}

/** The keys by which a handler has data that a filter reads by a key. */
function factsFor({ reads }: RequestFilter, key: string, families: number, fn: FunctionNode): TaintRefinement[] {
  return reads.flatMap(({ key: expression, parameter, isCall }) => {
    const [read, name = ""] = expressionOf(expression).exec(key) ?? [];
    if (read === undefined) return [];
    const [first = "", ...rest] = name.match(PARTS) ?? [];
    const named = fn.params.flatMap((param) => {
      const text = param.annotations.map((annotation) => annotation.text).join("\n");
      const found = parameter === undefined ? [] : expressionOf(parameter).exec(text);
      const written = found?.[1] ?? param.name;
      const isMeant = first === HOST_SUFFIX ? HOSTS.test(written) : written === first.replace(/^\./u, "");
      return found && isMeant ? [[param.name, ...rest].join("")] : [];
    });
    const called = isCall ? fn.params.map((param) => param.name + read) : [];
    return [...named, ...called].map((each) => ({ key: each, families }));
  });
}
