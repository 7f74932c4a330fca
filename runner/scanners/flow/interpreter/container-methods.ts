import { type Closure, join, UNKNOWN, type Value } from "../domain/value.ts";
import type { ClassNode, Expression } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import type { Engine, Scope } from "./engine.ts";
import { indexValue } from "./members.ts";
import { classOfType, findMethods, implementations } from "./methods.ts";

type Operator = "get" | "set" | "iterate";

/** The methods of a class that run for `object[key]`, for `object[key] = value`, and for a loop over the object. */
const OPERATORS: Partial<Record<FlowLanguage, Partial<Record<Operator, string>>>> = {
  csharp: { get: "get_Item", set: "set_Item", iterate: "GetEnumerator" },
  java: { iterate: "iterator" },
  kotlin: { get: "get", set: "set", iterate: "iterator" },
  php: { get: "offsetGet", set: "offsetSet", iterate: "getIterator" },
  python: { get: "__getitem__", set: "__setitem__", iterate: "__iter__" },
  ruby: { get: "[]", set: "[]=" },
};

/** Records that objects may have such operators, so that they are not searched for in other programs. */
export function registerOperators(engine: Engine, { methods }: ClassNode): void {
  const operators = Object.entries(OPERATORS[engine.language] ?? {});
  for (const { name } of methods)
    for (const [operator, method] of operators) if (name === method) engine.accessors.add(nameOf(operator));
}

/** `object[key]`: what the operators of the objects return, and the elements of those without one. */
export function elementOf(
  engine: Engine,
  object: Value,
  key: Value | null,
  { at, object: of }: Extract<Expression, { op: "index" }>,
  scope: Scope,
): Value {
  const own = resultOf(engine, object, "get", key ? [key] : [], at, scope);
  if (!own) return indexValue(engine, object, key, at, scope, of.at);
  return own.others ? join(own.result, indexValue(engine, own.others, key, at, scope, of.at)) : own.result;
}

/** What a loop over the objects gets: what their iterators return, and the objects without one. */
export function iteratedBy(engine: Engine, object: Value, at: SyntaxNode, scope: Scope): Value {
  const own = resultOf(engine, object, "iterate", [], at, scope);
  if (!own) return object;
  return own.others ? join(own.result, own.others) : own.result;
}

/** @returns what the operators of the objects return, and the objects without one; null if none has one. */
function resultOf(
  engine: Engine,
  object: Value,
  operator: Operator,
  args: readonly Value[],
  at: SyntaxNode,
  scope: Scope,
): { result: Value; others: Value | null } | null {
  const { targets, others } = operatorsOf(engine, object, operator, args, scope);
  if (targets.length === 0) return null;
  const branches = targets.map((target) => ({ target, inside: { ...scope, state: scope.state.fork() } }));
  const results = branches.map(({ target, inside }) => engine.invoke(target, { args, at, self: target.self }, inside));
  scope.state.mergeForks(branches.map(({ inside }) => inside.state));
  const isUnknown = object.refs.length === 0 && object.taints.length > 0;
  return { result: results.reduce(join), others: isUnknown || others.length > 0 ? { ...object, refs: others } : null };
}

/** @returns whether each object has an operator that stores the value; the operators have run then. */
export function writeByOperator(
  engine: Engine,
  object: Value,
  key: Value | null,
  value: Value,
  at: SyntaxNode,
  scope: Scope,
): boolean {
  const args = [key ?? UNKNOWN, value];
  const { targets, others } = operatorsOf(engine, object, "set", args, scope);
  if (targets.length === 0) return false;
  const states = targets.map((target) => {
    const inside = { ...scope, state: scope.state.fork() };
    engine.invoke(target, { args, at, self: target.self }, inside);
    return inside.state;
  });
  scope.state.mergeForks(others.length > 0 ? [...states, scope.state.fork()] : states);
  return others.length === 0;
}

/** Stands for an operator among the names of accessors. */
function nameOf(operator: string): string {
  return `${operator} []`;
}

function operatorsOf(
  engine: Engine,
  object: Value,
  operator: Operator,
  args: readonly Value[],
  { state }: Scope,
): { targets: Closure[]; others: number[] } {
  const name = OPERATORS[engine.language]?.[operator];
  if (name === undefined || object.cls || !engine.accessors.has(nameOf(operator))) return { targets: [], others: [] };
  const methodsIn = (cls: ClassNode | undefined, self: Value): Closure[] =>
    (cls ? findMethods(engine, cls, name, args) : [])
      .filter(({ fn }) => fn.body.length > 0 && !fn.isStatic)
      .map((method) => ({ ...method, self }));
  if (object.refs.length === 0) {
    const classes = [classOfType(engine, object.type), ...implementations(engine, object.type)];
    return { targets: classes.flatMap((cls) => methodsIn(cls, object)), others: [] };
  }
  const held = object.refs.map((ref) => {
    const { cls, type = "" } = state.object(ref) ?? {};
    return { ref, methods: methodsIn(cls ?? engine.findClass(type)?.cls, { ...object, refs: [ref] }) };
  });
  return {
    targets: held.flatMap(({ methods }) => methods),
    others: held.flatMap(({ ref, methods }) => (methods.length === 0 ? [ref] : [])),
  };
}
