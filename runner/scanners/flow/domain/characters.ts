import { bitsOf } from "./families.ts";
import type { Constant } from "../lower/ir.ts";

/** The type of a literal of one character, in languages where it differs from a text. */
export const CHARACTER = "char";
/** Characters with a meaning in some language. */
export const SIGNS = "<>&\"'()*\\\r\n;|$`/";
/** The lowest of the qualifiers of a single character that is none of these. */
const FIRST = 512;
/** Signs without all of which text is safe. */
const SAFE_WITHOUT: readonly [string, number][] = [
  [";&|$`\n", bitsOf(["command-injection"])],
  ["/", bitsOf(["path-traversal"])],
  ["\r\n", bitsOf(["header-injection", "log-injection"])],
  ["<>", bitsOf(["xss"])],
  ["<&", bitsOf(["xss"])],
  ["()*", bitsOf(["ldap-injection"])],
  ["'\"", bitsOf(["xpath-injection"])],
];
const BY_QUALIFIERS = SAFE_WITHOUT.map(([signs, families]) => [withoutSigns(signs), families] as const);

/** The families for which text without any of these characters is safe. */
export function safeWithoutAny(signs: string): number {
  return familiesOfQualifiers(withoutSigns(signs));
}

/** The qualifiers of a character that is none of those of the text. */
export function withoutSigns(text: Constant | undefined): number {
  if (typeof text !== "string") return 0;
  return SIGNS.split("").reduce((all, sign, index) => (text.includes(sign) ? all | (FIRST << index) : all), 0);
}

/** The families for which text of such characters is safe. */
export function familiesOfQualifiers(qualifiers: number): number {
  if (qualifiers < FIRST) return 0;
  return BY_QUALIFIERS.reduce(
    (all, [needed, families]) => ((qualifiers & needed) === needed ? all | families : all),
    0,
  );
}
