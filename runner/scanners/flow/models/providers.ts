import { instantiate } from "../interpreter/classes.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { ancestors, findMethod } from "../interpreter/methods.ts";
import { restrictionsOf, sourceKind, sourceTaint, withoutAlias } from "../interpreter/parameter-sources.ts";
import type { ClassNode, FunctionNode, Parameter } from "../lower/ir.ts";
import { isDataClass } from "./data-classes.ts";
import { expressionOf } from "../tables/expression.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { type Module, tainted, type TaintRefinement, UNKNOWN, type Value } from "../domain/value.ts";

/**
 * @returns the value of a parameter of a handler that a framework gets from a function or class, whose parameters are parts of the
 * request like those of the handler; null if it has no untrusted data and is no object of a class.
 */
export function providedValue(
  engine: Engine,
  fn: FunctionNode,
  param: Parameter,
  scope: Scope,
  around: readonly FunctionNode[] = [],
): Value | null {
  const held = heldClass(engine, fn, param);
  if (held) return { ...UNKNOWN, type: held };
  const provider =
    providerOf(engine, param, scope) ?? mappedProvider(engine, fn, param, scope) ?? typeProvider(engine, param);
  const value = provider && valueFrom(engine, fn, provider, param.target.at, scope, around);
  if (!value) return null;
  const isObject = value.refs.some((ref) => scope.state.object(ref)?.cls);
  return isObject || engine.reachableTaints(value, scope.state).length > 0 ? value : null;
}

/** What holds in a handler after the providers that its annotations name: a framework runs them before it. */
export function factsOfProviders(engine: Engine, fn: FunctionNode, scope: Scope): TaintRefinement[] {
  const inside = { ...scope, state: scope.state.fork() };
  const names = fn.annotations.flatMap(({ text }) =>
    expressionsOf(engine).flatMap((provider) =>
      Array.from(text.matchAll(new RegExp(provider, "gu")), ([, name = ""]) => name).filter((name) => name !== ""),
    ),
  );
  for (const name of names) {
    const provider = engine.evaluate({ op: "name", at: fn.at, name }, inside);
    valueFrom(engine, fn, provider, fn.at, inside, []);
  }
  return names.length > 0 && inside.state.isReachable ? inside.state.ownRefinements() : [];
}

function valueFrom(
  engine: Engine,
  fn: FunctionNode,
  provider: Value,
  at: SyntaxNode,
  scope: Scope,
  around: readonly FunctionNode[],
): Value | null {
  const [closure] = provider.closures ?? [];
  const constructor = provider.cls ? findMethod(engine, provider.cls, "<init>", []) : undefined;
  const called = closure?.fn ?? constructor?.fn ?? (provider.cls && generatedConstructor(engine, provider.cls, fn));
  if (!called || around.some(({ at: known }) => known === called.at)) return null;
  const frame = closure?.frame ?? (provider.cls && engine.declared.get(provider.cls)?.frame) ?? scope.frame;
  const declaring = { ...scope, frame };
  const given = inModule(engine, frame.module, () =>
    called.params.map((written, index) => {
      const own = providedValue(engine, fn, written, declaring, [...around, called]);
      const item = withoutAlias(engine, written);
      const kind = own ? null : sourceKind(engine, { ...called, annotations: fn.annotations }, item, index);
      return own ?? (kind ? tainted([sourceTaint(engine, kind, item)]) : null);
    }),
  );
  const keywords = new Map(called.params.flatMap(({ name }, index) => (given[index] ? [[name, given[index]]] : [])));
  if (closure) return engine.invoke(closure, { args: [], keywords, at }, scope);
  return provider.cls ? instantiate(engine, provider.cls, [], keywords, at, scope) : null;
}

/** That of a data class, which has a parameter for each field; null if the class has none. */
function generatedConstructor(engine: Engine, cls: ClassNode, fn: FunctionNode): FunctionNode | null {
  const fields = ancestors(engine, cls).flatMap((each) => each.fields.filter(({ isStatic }) => !isStatic));
  const params = fields.map(({ name, type, annotations, value, at = cls.at }): Parameter => {
    const target = { op: "name", at, name } as const;
    return { target, name, type, annotations, fallback: value, rest: false };
  });
  return isDataClass(cls) ? { ...fn, at: cls.at, name: "<init>", owner: cls, params, body: [] } : null;
}

/** The function or class that is named in the default or the annotation of a parameter or of its type, or is its type. */
function providerOf(engine: Engine, param: Parameter, scope: Scope): Value | null {
  const declared = engine.findClass(param.type);
  if (declared?.cls.aliasOf === undefined) return namedProvider(engine, param, scope);
  const own = { ...param, type: declared.cls.aliasOf, annotations: declared.cls.annotations };
  const inside = { ...scope, frame: declared.frame };
  return inModule(engine, declared.frame.module, () => namedProvider(engine, own, inside));
}

/** `dependencies = {"listing": Provide(listing)}`, of the nearest of the handler, its class and its file. */
function mappedProvider(engine: Engine, fn: FunctionNode, { name, target }: Parameter, scope: Scope): Value | null {
  for (const rule of engine.tables.providers) {
    if (!("mapped" in rule)) continue;
    const expression = expressionOf(rule.mapped.replaceAll("<parameter>", name));
    const texts = [fn.annotations.map(({ text }) => text).join("\n"), fn.owner?.at.text ?? "", fn.at.textOfFile];
    const [found] = texts.flatMap((text) => expression.exec(text)?.[1] ?? []);
    if (found !== undefined) return engine.evaluate({ op: "name", at: target.at, name: found }, scope);
  }
  return null;
}

/** `static ValueTask<Page> BindAsync(HttpContext context)`, of the class of the parameter. */
function typeProvider(engine: Engine, { type }: Parameter): Value | null {
  for (const rule of engine.tables.providers) {
    const declared = "typeMethod" in rule && type !== "" ? engine.findClass(type) : undefined;
    const fn = declared?.cls.methods.find(
      ({ name, isStatic }) => isStatic && "typeMethod" in rule && name === rule.typeMethod,
    );
    if (declared && fn) return { ...UNKNOWN, closures: [{ fn, frame: declared.frame, self: declared.statics }] };
  }
  return null;
}

/** Names of classes mean those that this file sees. */
function inModule<Result>(engine: Engine, module: Module, work: () => Result): Result {
  const outer = engine.module;
  engine.module = module;
  try {
    return work();
  } finally {
    engine.module = outer;
  }
}

/** Whether a framework gets a parameter from a function or class, whatever that returns. */
export function hasProvider(engine: Engine, param: Parameter): boolean {
  return restrictionsOf(param).some(({ text }) =>
    expressionsOf(engine).some((provider) => expressionOf(provider).test(text)),
  );
}

function namedProvider(engine: Engine, { fallback, annotations, type, target }: Parameter, scope: Scope): Value | null {
  const texts = [fallback?.at.text ?? "", ...annotations.map(({ text }) => text)];
  for (const text of texts) {
    for (const provider of expressionsOf(engine)) {
      const found = expressionOf(provider).exec(text);
      if (!found) continue;
      const [, name = ""] = found;
      if (name !== "") return engine.evaluate({ op: "name", at: target.at, name }, scope);
      const cls = engine.findClass(type)?.cls;
      return cls ? { ...UNKNOWN, cls } : null;
    }
  }
  return null;
}

function expressionsOf({ tables }: Engine): string[] {
  return tables.providers.flatMap((rule) => ("provider" in rule ? [rule.provider] : []));
}

/** The class of which a parameter is an object, as a field of the class of its method names it. */
function heldClass(engine: Engine, { owner, name }: FunctionNode, param: Parameter): string | undefined {
  if (!owner) return undefined;
  for (const rule of engine.tables.providers) {
    if (
      !("classField" in rule) ||
      !expressionOf(rule.method).test(name) ||
      !expressionOf(rule.parameter).test(param.name)
    )
      continue;
    const fields = ancestors(engine, owner).flatMap((cls) => cls.fields);
    const value = fields.find((field) => field.name === rule.classField)?.value;
    if (value?.op === "name") return value.name;
  }
  return undefined;
}
