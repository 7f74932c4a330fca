import { charactersIn } from "./characters.ts";
import type { TaintRefinement } from "./value.ts";

/** What all of these lists imply. */
export function commonFacts([first = [], ...others]: readonly (readonly TaintRefinement[])[]): TaintRefinement[] {
  if (first.length === 0) return [];
  const facts = new Map<string, TaintRefinement>();
  for (const fact of first) {
    const known = [fact, ...facts.values()].filter(({ key }) => key === fact.key);
    const families = known.reduce((all, { families: more }) => all | more, 0);
    const qualifiers = known.reduce((all, { qualifiers: more = 0 }) => all | more, 0);
    facts.set(fact.key, { key: fact.key, families, qualifiers });
  }
  return others.reduce<TaintRefinement[]>(
    (held, list) => held.flatMap((fact) => both(fact, list)),
    [...facts.values()],
  );
}

function both(fact: TaintRefinement, list: readonly TaintRefinement[]): TaintRefinement[] {
  const { key, families } = fact;
  const found = list.filter((other) => other.key === key);
  const joined: TaintRefinement = {
    key,
    families: families & found.reduce((all, other) => all | other.families, 0),
    qualifiers: charactersIn(fact) & found.reduce((all, other) => all | charactersIn(other), 0),
  };
  return joined.families === 0 && joined.qualifiers === 0 ? [] : [joined];
}
