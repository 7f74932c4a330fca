import type { OperationExpression } from "../lower/ir.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { negated } from "../models/guards.ts";
import { join, joinAll, type Value } from "../domain/value.ts";
import type { Engine, Scope } from "./engine.ts";
import { operatorAround } from "./member-extensions.ts";
import { findMethod } from "./methods.ts";

/* Classes of the repository may define operators by methods: `def __and__(self, other)`, `operator fun plus(other: Filter)`. */

/** Names of methods by operator. */
interface Names {
  unary: Record<string, string>;
  binary: Record<string, string>;
  /** Methods of the second operand, for those whose first operand has none. */
  reflected: Record<string, string>;
  contains: string;
}

const SIGNS = ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"];
const named = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [SIGNS[index] ?? "", name]));
const PYTHON = ["add", "sub", "mul", "truediv", "mod", "and", "or", "xor", "lshift", "rshift"];

const NAMES: Partial<Record<FlowLanguage, Names>> = {
  csharp: {
    unary: { "-": "operator -", "+": "operator +", "~": "operator ~", "!": "operator !" },
    binary: named(SIGNS.map((sign) => `operator ${sign}`)),
    reflected: {},
    contains: "",
  },
  kotlin: {
    unary: { "-": "unaryMinus", "+": "unaryPlus", "!": "not" },
    binary: named(["plus", "minus", "times", "div", "rem"]),
    reflected: {},
    contains: "contains",
  },
  python: {
    unary: { "-": "__neg__", "+": "__pos__", "~": "__invert__" },
    binary: named(PYTHON.map((name) => `__${name}__`)),
    reflected: named(PYTHON.map((name) => `__r${name}__`)),
    contains: "__contains__",
  },
  ruby: { unary: { "-": "-@", "+": "+@", "~": "~", "!": "!" }, binary: named(SIGNS), reflected: {}, contains: "" },
};

/** The result of an operator that the class of an operand defines, also between more than two operands; null if none does. */
export function operatorResult(
  engine: Engine,
  operation: OperationExpression,
  [a, b, ...others]: readonly Value[],
  scope: Scope,
): Value | null {
  const first = resultOfPair(engine, operation, [a, b], scope);
  if (!first || others.length === 0) return first;
  return operatorResult(engine, operation, [first, ...others], scope) ?? others.reduce(join, first);
}

function resultOfPair(
  engine: Engine,
  { operator, at }: OperationExpression,
  [a, b]: readonly (Value | undefined)[],
  scope: Scope,
): Value | null {
  const names = NAMES[engine.language];
  if (!names || !a) return null;
  const around = b || names.unary[operator] === undefined ? null : operatorAround(engine, names.unary[operator], scope);
  if (around) return engine.invoke({ ...around, self: a }, { args: [], at }, scope);
  if (a.refs.length + (b?.refs.length ?? 0) === 0) return null;
  const run = (object: Value, name: string | undefined, args: readonly Value[]): Value | null =>
    name === undefined ? null : resultOf(engine, { object, name, args }, at, scope);
  if (!b) return run(a, names.unary[operator], []);
  if (operator === "in") return run(b, names.contains, [a]);
  if (operator !== "not in") return run(a, names.binary[operator], [b]) ?? run(b, names.reflected[operator], [a]);
  const found = run(b, names.contains, [a]);
  return found && { ...found, constant: undefined, refinement: negated(found.refinement) };
}

function resultOf(
  engine: Engine,
  { object, name, args }: { object: Value; name: string; args: readonly Value[] },
  at: OperationExpression["at"],
  scope: Scope,
): Value | null {
  const results = object.refs.flatMap((ref) => {
    const cls = scope.state.object(ref)?.cls;
    const method = cls && findMethod(engine, cls, name, args);
    if (!method) return [];
    const given = method.fn.isStatic ? [object, ...args] : args;
    return engine.invoke({ ...method, self: { ...object, refs: [ref] } }, { args: [...given], at }, scope);
  });
  return results.length === 0 ? null : joinAll(results);
}
