import { firstOfList } from "./lists.ts";
import { operatorResult } from "./operator-methods.ts";
import { elementOf } from "../models/collections.ts";
import { onlyObject } from "../domain/heap-object.ts";
import { comparedWithEmpty, impliedBy } from "./dependent-facts.ts";
import { isOwnClass } from "./own-class.ts";
import { impliedByBoth } from "./logical-facts.ts";
import { branch, type Engine, type Scope } from "./engine.ts";
import { ALL, TEXT } from "../domain/families.ts";
import { foldOperation, truth } from "../domain/fold.ts";
import {
  refinedFor,
  equality,
  refinementOf,
  withoutItem,
  matchRefinement,
  membership,
  negated,
  prefixRefinement,
  subset,
} from "../models/guards.ts";
import { characterOrder } from "../models/character-order.ts";
import { comparedWithNumber, numberFrom } from "../models/numbers.ts";
import { replacedArrays } from "../models/array-unions.ts";
import { unionOfMaps } from "../models/merges.ts";
import { noteGroups, noteMatch } from "../models/match-groups.ts";
import { unionOfLists } from "../models/set-operators.ts";
import { combined } from "../models/quantifiers.ts";
import type { OperationExpression } from "../lower/ir.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { concatenate, fill, inOrder } from "../domain/text.ts";
import { joinTaints, ofDirectory, ofGenerators } from "../domain/taint.ts";
import { constantValue, withoutText, join, joinAll, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** Functions that return a part of a text, which begins at the position given. */
const BEGINNINGS = /^(?:slice|substring|substr|Substring|mb_substr)$/u;
const CHARACTERS = /^(?:charAt|elementAt|ElementAt|at)$/u;

/** The operator that merges two maps. */
const UNION: Partial<Record<FlowLanguage, string>> = { php: "+", kotlin: "+", python: "|" };

export function operationValue(engine: Engine, expression: OperationExpression, scope: Scope): Value {
  const { operator } = expression;
  if (["&&", "and", "||", "or", "??", "?:"].includes(operator)) return logical(engine, expression, scope);
  const values = expression.operands.map((operand) => engine.evaluate(operand, scope));
  const [a, b] = values;
  if (!a) return UNKNOWN;
  if (operator === "!!") return present(a, scope);
  const constants = values.map(({ constant }) => constant);
  if (constants.every((constant) => constant !== undefined)) {
    const folded = foldOperation(operator, constants);
    if (folded !== undefined) return constantValue(folded);
  }
  const defined = operatorResult(engine, expression, values, scope);
  if (defined) return defined;
  if (operator === "!" || operator === "not")
    return { ...UNKNOWN, refinement: negated(impliedBy(engine, a, scope.state)) };
  if (operator === "is-number") return { ...UNKNOWN, refinement: refinementOf(refinedFor(a, ALL)) };
  if (operator === "is-present") return { ...UNKNOWN, refinement: a.refinement };
  if (operator === "is-instance") return { ...UNKNOWN, refinement: refinementOf(a.refinement?.whenTrue ?? []) };
  if (operator === "is-no-instance") return { ...UNKNOWN, refinement: refinementOf([], a.refinement?.whenTrue) };
  if (b && ["in", "not in"].includes(operator)) {
    const refinement = membership(engine, a, b, scope) ?? withoutItem(engine, b, a, scope);
    return { ...UNKNOWN, refinement: operator === "in" ? refinement : negated(refinement) };
  }
  if (b && ["==", "===", "!=", "!==", "is", "is not", "<>", "eq", "ne"].includes(operator)) {
    return {
      ...UNKNOWN,
      refinement:
        typeRefinement(expression, b, scope, engine) ??
        startRefinement(expression, values, scope, engine) ??
        characterRefinement(expression, values, scope, engine) ??
        comparedWithEmpty(expression.operands[1], a, operator, scope.state) ??
        comparisonRefinement(a, b, operator),
    };
  }
  if (operator === "instanceof" && b && isOwnClass(engine, expression, a, b, scope)) return constantValue(true);
  if (b && (operator === "=~" || operator === "!~")) {
    const [pattern, subject] = typeof a.constant === "string" ? [a.constant, b] : [String(b.constant ?? ""), a];
    const refinement = matchRefinement(pattern, subject, false, scope);
    const ofPattern = subject === b ? a : b;
    if (expression.operands[0]?.op === "constant") noteGroups(engine, ofPattern, subject, expression.at, scope);
    else noteMatch(engine, ofPattern, subject, expression.at, scope);
    return { ...UNKNOWN, refinement: operator === "=~" ? refinement : negated(refinement) };
  }
  if (operator === "%" && engine.has("overloadedOperators") && a.type !== "number") {
    // Only a text takes a list or map of values.
    const isText = typeof a.constant === "string" || a.taints.length > 0 || (b?.refs ?? []).length > 0;
    if (isText) return format(engine, a, b ?? UNKNOWN, scope);
  }
  // `Changed += handler` adds a function to those of an event.
  if (operator === "+" && b?.closures) return join(a, b);
  if (b && operator === UNION[engine.language]) {
    const parts = engine.has("unionKeepsFirst") ? [b, a] : [a, b];
    const unite = engine.has("unionKeepsFirst") ? replacedArrays : unionOfMaps;
    const union = unite(engine, parts, expression.at, scope);
    if (union) return union;
  }
  if (operator === "+" && !b) return numberFrom(a);
  if (operator === "+" && engine.has("numericPlus") && constants.some((constant) => typeof constant === "number"))
    return tainted(ofGenerators(values.flatMap(({ taints }) => [...taints])));
  if ((operator === "+" && b) || operator === ".") {
    if (a.refs.length > 0) return sumOfLists(engine, expression, values, scope);
    return concatenate(
      values.map((value) => (value.refs.length > 0 ? tainted(engine.reachableTaints(value, scope.state)) : value)),
      scope.state,
    );
  }
  if (operator === "<<" && b) return tainted(joinTaints(a.taints, b.taints));
  if (operator === "/") return values.slice(1).reduce((sum, part) => pathSum(engine, sum, part, scope), a);
  // Elsewhere, both operands are numbers.
  if (operator === "*" && a.taints.length > 0 && (!b || engine.has("overloadedOperators"))) return withoutText(a);
  if (operator === "*" && b && ofGenerators(b.taints).length > 0) return tainted(ofGenerators(b.taints));
  if ((operator === "<" || operator === ">=" || operator === ">" || operator === "<=") && b)
    return {
      ...UNKNOWN,
      refinement:
        searchRefinement(a, b, operator) ??
        characterOrder(a, b, operator) ??
        comparedWithNumber(engine, a, b) ??
        (engine.has("overloadedOperators") ? setRefinement(engine, a, b, operator, scope) : undefined),
    };
  if ((operator === "&" || operator === "-") && b && b.refs.length > 0 && engine.has("overloadedOperators")) {
    const some = combined(engine, operator, a, b, scope);
    if (some) return some;
  }
  const united =
    b && operator !== "&" && engine.has("overloadedOperators") ? unionOfLists(engine, expression, a, b, scope) : null;
  if (united) return united;
  if (operator === "|" && values.every(({ accessPath }) => accessPath !== ""))
    return { ...UNKNOWN, accessPath: values.map(({ accessPath }) => accessPath).join("|") };
  if (operator === "await" || operator === "&" || (operator === "*" && (!b || engine.has("overloadedOperators"))))
    return a;
  const random = ofGenerators([...a.taints, ...(b?.taints ?? [])]);
  return random.length === 0 ? UNKNOWN : tainted(random);
}

/** `checked(text)!!`: what follows runs only if the value is not null. */
function present(value: Value, { state }: Scope): Value {
  state.refine(value.refinement?.whenTrue ?? []);
  return value;
}

/** `Path(a) / b` joins paths in Python and Kotlin; elsewhere it is a division. */
function pathSum(engine: Engine, a: Value, b: Value, scope: Scope): Value {
  if (!engine.has("slashJoinsPaths") && a.type !== "Path") return tainted(ofGenerators(a.taints));
  return tainted(joinTaints(ofDirectory(engine.reachableTaints(a, scope.state)), b.taints), { type: "Path" });
}

function comparisonRefinement(a: Value, b: Value, operator: string): Value["refinement"] {
  // `null != problem`, `1 !== preg_match(…)`
  const isAnswer = typeof a.constant === "number" || typeof a.constant === "boolean";
  if (b.constant === undefined && (a.constant === null || (isAnswer && b.refinement)))
    return comparisonRefinement(b, a, operator);
  const truthOf = b.constant === true || b.constant === false ? b.constant : undefined;
  if (truthOf !== undefined && a.refinement) {
    const positive = operator.startsWith("!") || operator === "is not" ? !truthOf : truthOf;
    return positive ? a.refinement : negated(a.refinement);
  }
  // `indexOf(x) !== -1`, `preg_match(…) === 1`
  if (a.refinement && typeof b.constant === "number") {
    const positive =
      b.constant === -1
        ? operator.startsWith("!")
        : b.constant === 0
          ? operator.startsWith("!")
          : !operator.startsWith("!");
    return positive ? a.refinement : negated(a.refinement);
  }
  if (a.refinement && (b.constant === null || b.constant === ""))
    return operator.startsWith("!") || operator === "is not" ? a.refinement : negated(a.refinement);
  return equality(a, b, operator);
}

function searchRefinement(a: Value, b: Value, operator: string): Value["refinement"] {
  if (!a.refinement || typeof b.constant !== "number") return undefined;
  return operator.startsWith(">") ? a.refinement : negated(a.refinement);
}

/** `set(a) <= b`, `a >= set(b)` */
function setRefinement(engine: Engine, a: Value, b: Value, operator: string, scope: Scope): Value["refinement"] {
  const [items, list] = operator.startsWith("<") ? [a, b] : [b, a];
  return list.refs.length > 0 ? subset(engine, items, list, scope) : undefined;
}

/** `typeof x === "number"` */
function typeRefinement(
  { operands, operator }: OperationExpression,
  b: Value,
  scope: Scope,
  engine: Engine,
): Value["refinement"] {
  const [left] = operands;
  if (left?.op !== "operation" || left.operator !== "typeof" || !left.operands[0]) return undefined;
  const value = engine.evaluate(left.operands[0], scope);
  const families = b.constant === "number" || b.constant === "boolean" ? ALL : b.constant === "string" ? TEXT : 0;
  const refinement = refinementOf(refinedFor(value, families));
  return operator.startsWith("!") ? negated(refinement) : refinement;
}

/** `path.slice(0, root.length) === root`, `substr($path, 0, strlen($root)) === $root` */
function startRefinement(
  { operands, operator }: OperationExpression,
  values: readonly Value[],
  scope: Scope,
  engine: Engine,
): Value["refinement"] {
  for (const [index, operand] of operands.entries()) {
    const start = values[1 - index];
    if (operand.op !== "call" || !BEGINNINGS.test(operand.name) || !start) continue;
    const [subject, from] = [operand.receiver, ...operand.args.map(({ value }) => value)].filter((item) => !!item);
    if (!subject || from?.op !== "constant" || from.value !== 0) continue;
    const refinement = prefixRefinement(engine.evaluate(subject, scope), start);
    return operator.startsWith("!") || operator === "<>" ? negated(refinement) : refinement;
  }
  return undefined;
}

/** `url[0] == '/'`, `url[1] != '/'`, `path.charAt(1) === "/"`: how the text begins. */
function characterRefinement(
  { operands, operator }: OperationExpression,
  values: readonly Value[],
  scope: Scope,
  engine: Engine,
): Value["refinement"] {
  const [operand] = operands;
  const sign = values[1]?.constant;
  if (sign !== "/" || !operand) return undefined;
  const [text, index] =
    operand.op === "index"
      ? [operand.object, operand.key]
      : operand.op === "call" && CHARACTERS.test(operand.name)
        ? [operand.receiver, operand.args[0]?.value]
        : [];
  if (!text || index?.op !== "constant" || (index.value !== 0 && index.value !== 1)) return undefined;
  const subject = engine.evaluate(text, scope);
  // The second character decides only after a slash.
  const refinement = prefixRefinement(subject, constantValue(index.value === 0 ? "/" : "//"));
  return operator.startsWith("!") || operator === "<>" ? negated(refinement) : refinement;
}

const IN_FORMAT = /%(?:\(\w+\)|<\w+>)?[-+# 0-9.]*[a-zA-Z]|%\{\w+\}/u;

function format(engine: Engine, template: Value, values: Value, scope: Scope): Value {
  const given = values.taints.length > 0 ? undefined : onlyObject(values, scope.state);
  const isMap = given?.kind === "map" && !given.unknownKeys;
  const placed = given?.items ?? (isMap ? [] : [tainted(engine.reachableTaints(values, scope.state))]);
  return fill(template, inOrder(template, IN_FORMAT, placed, isMap ? given.fields : new Map()), IN_FORMAT);
}

function sumOfLists(engine: Engine, { at }: OperationExpression, values: readonly Value[], scope: Scope): Value {
  const lists = values.map((value) => (value.taints.length > 0 ? null : onlyObject(value, scope.state)?.items));
  if (lists.every((items) => !!items)) return engine.list(at, scope, lists.flat());
  const known = values.flatMap((value, index) => lists[index] ?? [elementOf(engine, value, scope.state)]);
  const [begin] = values;
  const first = begin && firstOfList(begin, scope);
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: joinAll(known), first })] };
}

function logical(engine: Engine, { operator, operands }: OperationExpression, scope: Scope): Value {
  const isAnd = operator === "&&" || operator === "and";
  const [first, ...others] = operands;
  let value = first ? engine.evaluate(first, scope) : UNKNOWN;
  const inside = branch(scope);
  for (const operand of others) {
    if (value.constant !== undefined && operator !== "??") {
      if (truth(value.constant) !== isAnd) break;
      value = engine.evaluate(operand, inside);
      continue;
    }
    inside.state.refine((isAnd ? value.refinement?.whenTrue : value.refinement?.whenFalse) ?? []);
    const next = engine.evaluate(operand, inside);
    const refinement = impliedByBoth(isAnd, value, next, operand, operand === others[0] && first ? first : null);
    // What is false has no text.
    const isNext = operator === "??" ? value.constant === null : isAnd && value.refs.length === 0;
    const joined = isNext ? { ...next, knownPrefix: join(value, next).knownPrefix } : join(value, next);
    const isDefault = typeof next.constant === "string" && value.taints.some(({ kind }) => kind === "environment");
    const fallback = isDefault && !isAnd ? { fallback: String(next.constant) } : {};
    value = { ...joined, ...fallback, constant: foldedLogical(isAnd, next), refinement };
  }
  scope.state.mergeForks([inside.state, scope.state.fork()]);
  return value;
}

/** `x && false` is false for any x. */
function foldedLogical(isAnd: boolean, next: Value): Value["constant"] {
  if (next.constant === undefined || next.constant === null) return undefined;
  if (typeof next.constant !== "boolean") return undefined;
  return next.constant === isAnd ? undefined : next.constant;
}
