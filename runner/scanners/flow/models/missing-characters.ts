import { bitsOf } from "../domain/families.ts";
import type { TaintRefinement, Value } from "../domain/value.ts";

/*
 * Code that escapes text itself looks at each character: where one is none of those with a meaning, it is appended as it is. A qualifier of
 * a taint says that it has not got one of these characters.
 */

/** The type of a literal of one character. */
export const CHARACTER = "char";
const FIRST = 512;
const CHARACTERS = "*()\\<>\"'\r\n;&|$`";
/** Characters without which text is safe. */
const NEEDED: readonly [string, number][] = [
  ["*()\\", bitsOf(["ldap-injection"])],
  ["<>\"'", bitsOf(["xss"])],
  ["\r\n", bitsOf(["header-injection", "log-injection"])],
  [";&|$`\n", bitsOf(["command-injection"])],
];
const SAFE = NEEDED.map(([signs, families]) => [qualifiersOf(signs.split("")), families] as const);
const ANY = qualifiersOf(CHARACTERS.split(""));

function qualifiersOf(signs: readonly unknown[]): number {
  return signs.reduce<number>((all, sign) => {
    const index = typeof sign === "string" && sign.length === 1 ? CHARACTERS.indexOf(sign) : -1;
    return index === -1 ? all : all | (FIRST << index);
  }, 0);
}

/** What it implies for text to be none of these literals of a character. */
export function withoutCharacters({ taints }: Value, literals: readonly Value[]): TaintRefinement[] {
  const signs = literals.filter(({ type }) => type === CHARACTER).map(({ constant }) => constant);
  const qualifiers = qualifiersOf(signs);
  return qualifiers === 0 ? [] : taints.map(({ key }) => ({ key, families: 0, qualifiers }));
}

/** The families for which text is safe that has not got some characters. */
export function safeWithoutCharacters(qualifiers: number): number {
  if ((qualifiers & ANY) === 0) return 0;
  return SAFE.reduce((all, [needed, families]) => ((qualifiers & needed) === needed ? all | families : all), 0);
}
