import type { Call } from "../interpreter/call.ts";
import type { Engine } from "../interpreter/engine.ts";
import { ALL } from "../domain/families.ts";
import { ofGenerators } from "../domain/taint.ts";
import { type Refinement, tainted, type TaintRefinement, UNKNOWN, type Value } from "../domain/value.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { refinedFor, refinementOf } from "./guards.ts";

/*
 * A conversion to a number is not a number where the text has anything else in it: a check of the number is one of the text. It differs
 * from functions that read the number at the beginning of a text.
 */

/** Functions that convert a whole text. */
const CONVERTS: Partial<Record<FlowLanguage, ReadonlySet<string>>> = { javascript: new Set(["Number"]) };
const IS_NUMBER = /^(?:Number\.)?is(?:Finite|Integer|SafeInteger)$/u;
const IS_NO_NUMBER = /^(?:Number\.)?isNaN$/u;

/** @returns the number that a call makes of a whole text; null for any other call. */
export function numberOf({ language }: Engine, { named, args, expression }: Call): Value | null {
  const [text] = args;
  const converts = !expression.creates && CONVERTS[language]?.has(named.accessPath) === true;
  return converts && text && text.taints.length > 0 ? numberFrom(text) : null;
}

/** The number that an operator or a function makes of a whole text. */
export function numberFrom({ taints }: Value): Value {
  return { ...tainted(ofGenerators(taints)), numberOf: taints };
}

/** What it implies for a text that the number that is made of it is one. */
export function checkedNumber({ language }: Engine, { named, args }: Call): Refinement | undefined {
  if (!CONVERTS[language]) return undefined;
  const facts = factsOf(args[0]);
  if (IS_NUMBER.test(named.accessPath)) return refinementOf(facts);
  return IS_NO_NUMBER.test(named.accessPath) ? refinementOf([], facts) : undefined;
}

/** `text > 0` converts the text: nothing that is not a number is greater or less than one. */
export function comparedWithNumber({ language }: Engine, a: Value, b: Value): Refinement | undefined {
  if (!CONVERTS[language]) return undefined;
  const [value, other] = typeof b.constant === "number" ? [a, b] : [b, a];
  if (typeof other.constant !== "number") return undefined;
  return refinementOf(value.numberOf ? factsOf(value) : refinedFor(value, ALL));
}

function factsOf(value: Value | undefined): TaintRefinement[] {
  return refinedFor({ ...UNKNOWN, taints: value?.numberOf ?? [] }, ALL);
}
