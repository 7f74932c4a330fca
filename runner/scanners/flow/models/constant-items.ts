import { onlyObject } from "../domain/heap-object.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { Refinement, Value } from "../domain/value.ts";
import type { Scope } from "../interpreter/engine.ts";
import { conjunction, disjunction } from "../interpreter/logical-facts.ts";
import { negated } from "./guards.ts";

/* Lists of a few constants, such as the names of fields, whose elements are looked at one by one. */

const MAX_ITEMS = 12;
const ALL_OF = /^(?:every|all\?|allMatch)$/u;
const ANY_OF = /^(?:some|any\?|anyMatch)$/u;

/** The elements of a list that the code shows to be a few constant texts; null for any other value. */
export function constantItems(list: Value, { state }: Scope): readonly Value[] | null {
  const held = list.taints.length > 0 ? undefined : onlyObject(list, state);
  const { items = null } = held?.kind === "list" ? held : {};
  if (!items || items.length === 0 || items.length > MAX_ITEMS) return null;
  return items.every(({ constant, taints }) => typeof constant === "string" && taints.length === 0) ? items : null;
}

type Facts = readonly (Refinement | undefined)[];

/** What `NAMES.every((name) => isText(data[name]))` implies, of what the predicate implies for each name. */
export function quantifiedConstants(name: string, facts: Facts): Refinement | undefined {
  if (ALL_OF.test(name)) return facts.reduce(conjunction);
  const any = facts.reduce(disjunction);
  return ANY_OF.test(name) ? any : negated(any);
}

/** The same for a comprehension with a predicate: `all(is_text(data[name]) for name in NAMES)`. */
export function answersOfConstants(facts: Facts): NonNullable<HeapObject["answers"]> {
  return {
    all: facts.reduce(conjunction)?.whenTrue ?? [],
    none: facts.reduce(disjunction)?.whenFalse ?? [],
    some: facts.reduce(disjunction)?.whenTrue ?? [],
  };
}
