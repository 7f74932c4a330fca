import { commonFacts } from "../domain/common-facts.ts";
import { truth } from "../domain/fold.ts";
import { onlyObject, writeKeys } from "../domain/heap-object.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
import type { Exit } from "../domain/summary.ts";
import {
  ALWAYS_TRUE,
  NOTHING,
  OPAQUE_PREFIX,
  type Refinement,
  type TaintRefinement,
  UNKNOWN,
  type Value,
} from "../domain/value.ts";
import type { Expression, OperationExpression } from "../lower/ir.ts";
import { refinementOf } from "../models/guards.ts";

/** The type of an error that the function creates: it is not null. */
const CREATED_ERROR = "error";

/**
 * The result of a function with several exits, with what it implies if it is true and if it is false: what the checks before all
 * those exits have in common that may return such a value, as in `if (!/^\d+$/.test(id)) return false; return true;`.
 */
export function withAnswer(result: Value, exits: readonly Exit[], end: State): Value {
  return withFacts(result, end.isReachable ? [...exits, { value: NOTHING, state: end }] : exits);
}

/** The same for the alternatives of an expression, of which some are surely true or false: `hosts.has(host) ? null : "unknown host"`. */
export function withChoice(result: Value, choices: readonly Exit[]): Value {
  return choices.some((choice) => !mayEnd(choice, true) || !mayEnd(choice, false))
    ? withFacts(result, choices)
    : result;
}

function withFacts(result: Value, all: readonly Exit[]): Value {
  if (all.length < 2 || result.refinement || !areAnswers(all)) return result;
  const whenTrue = commonFacts(all.flatMap((exit) => (mayEnd(exit, true) ? [factsOf(exit, true)] : [])));
  const whenFalse = commonFacts(all.flatMap((exit) => (mayEnd(exit, false) ? [factsOf(exit, false)] : [])));
  const refinement = refinementOf(whenTrue, whenFalse);
  return refinement ? { ...result, refinement } : result;
}

/**
 * The same for the fields of objects of which each exit returns another one: `if (bad) return { error: "host" }; return { ok: true };`. An
 * object without a field has nothing there.
 */
export function noteFields(exits: readonly Exit[], end: State): void {
  const objects = exits.map(({ value, state }) => onlyObject(value, state));
  const refs = exits.flatMap(({ value }) => value.refs);
  if (exits.length < 2 || new Set(refs).size < exits.length || !objects.every(isPlainObject)) return;
  const [first, ...others] = objects.map(({ items }) => items);
  const isTuple = first && others.every((items) => items?.length === first.length);
  const places = isTuple
    ? first.map((_, place) =>
        factsOfParts(
          objects.map(({ items }) => items?.[place]),
          exits,
        ),
      )
    : [];
  const names = new Set(objects.flatMap(({ fields }) => [...fields.keys()]));
  const facts = [...names].map(
    (name) =>
      [
        name,
        factsOfParts(
          objects.map((each) => each.fields.get(name)),
          exits,
        ),
      ] as const,
  );
  for (const [index, { fields, items }] of objects.entries()) {
    const ref = refs[index] ?? -1;
    const known = facts.flatMap(([name, refinement]): [string, Value][] =>
      refinement ? [[name, { ...(fields.get(name) ?? NOTHING), refinement }]] : [],
    );
    writeKeys(end, ref, known, true);
    const held = end.object(ref);
    if (!held || !items || !places.some((place) => place)) continue;
    const noted = items.map((item, place) => ({ ...item, refinement: places[place] ?? item.refinement }));
    end.setObject(ref, { ...held, items: noted });
  }
}

function isPlainObject(held: HeapObject | undefined): held is HeapObject {
  return held !== undefined && held.kind !== "text" && held.kind !== "parser" && !held.unknownKeys;
}

/** What a part of the results implies if it is true, and if it is false. */
function factsOfParts(parts: readonly (Value | undefined)[], exits: readonly Exit[]): Refinement | undefined {
  const choices = exits.map(({ state }, index): Exit => ({ value: parts[index] ?? NOTHING, state }));
  return withChoice(UNKNOWN, choices).refinement;
}

/** Numbers are compared with others, which need not be about their truth. What is not null may still be an empty text. */
function areAnswers(all: readonly Exit[]): boolean {
  const constants = all.map(({ value }) => value.constant);
  return (
    !constants.some((constant) => typeof constant === "number") && !(constants.includes("") && constants.includes(null))
  );
}

function mayEnd({ value, isMade }: Exit, answer: boolean): boolean {
  return isMade === true ? answer : mayBe(value, answer);
}

/**
 * Whether an expression makes an object that it returns: `new Invalid("host")`, `&Invalid{Field: "host"}`. Lists may be tested for being
 * empty.
 */
export function isMaking(expression: Expression, { refs }: Value, state: State): boolean {
  if (expression.op === "call") {
    const { name, creates } = expression;
    return creates || (refs.length > 0 && refs.every((ref) => state.object(ref)?.cls?.name === name));
  }
  if (expression.op === "map") return expression.entries.some(({ key }) => key !== null);
  return expression.op === "operation" ? isAddress(expression) : isLiteral(expression);
}

function isAddress({ operator, operands: [operand] }: OperationExpression): boolean {
  return operator === "&" && operand !== undefined && isLiteral(operand);
}

function isLiteral(expression: Expression): boolean {
  if (expression.op !== "cast") return false;
  const { value } = expression;
  return value.op === "map" || (value.op === "list" && value.items.length > 0);
}

/** The results of a function as the last of them, which is the error. */
export function statusOf({ value, state, isMade }: Exit): Exit {
  const [ref, ...others] = value.refs;
  const items = ref === undefined || others.length > 0 ? null : state.object(ref)?.items;
  const status = items && items.length > 1 ? items.at(-1) : undefined;
  return status ? { value: status, state, isMade } : { value, state, isMade };
}

/** Whether a value may be true, or false. */
export function mayBe({ constant, type, accessPath, knownPrefix, refinement }: Value, answer: boolean): boolean {
  if (refinement === ALWAYS_TRUE) return answer;
  if (constant !== undefined) return truth(constant) === answer;
  if (knownPrefix !== "" && knownPrefix !== OPAQUE_PREFIX) return answer;
  return answer || !(type === CREATED_ERROR && accessPath.endsWith(")"));
}

function factsOf({ value, state }: Exit, answer: boolean): readonly TaintRefinement[] {
  const own = (answer ? value.refinement?.whenTrue : value.refinement?.whenFalse) ?? [];
  return [...state.ownRefinements(), ...own];
}
