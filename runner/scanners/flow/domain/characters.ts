import { ALL, bitsOf } from "./families.ts";
import type { Constant } from "../lower/ir.ts";

/** The type of a literal of one character, in languages where it differs from a text. */
export const CHARACTER = "char";
/** Characters with a meaning in some language. */
export const SIGNS = "<>&\"'()*\\\r\n;|$`/";
/** The lowest of the qualifiers of a single character that is none of these. */
const FIRST = 512;
/** The code points before, between and after digits and letters, and the qualifier of a character that is no other sign of the first. */
const OTHERS: readonly [from: number, to: number][] = [
  [0, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x10_ff_ff],
];
const FIRST_OTHER = 1 << 28;
/** Those of them that end no text or word of any language by themselves. */
const HARMLESS = " %+,-._:=@";
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
const EVERY = outside(Infinity, -Infinity);
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

/** The qualifiers of the characters between two code points: the signs that none of them is. */
function outside(from: number, to: number): number {
  const isOutside = (first: number, last: number): boolean => last < from || first > to;
  const signs = SIGNS.split("").map((sign) => sign.codePointAt(0) ?? 0);
  return [
    ...signs.map((sign, index) => (isOutside(sign, sign) ? FIRST << index : 0)),
    ...OTHERS.map(([first, last], index) => (isOutside(first, last) ? FIRST_OTHER << index : 0)),
  ].reduce((all, qualifier) => all | qualifier, 0);
}

/** The qualifiers of a character that is this one. */
export function onlyCharacter(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return HARMLESS.includes(character) ? EVERY : outside(code, code);
}

/** Those of a character of which `character < other` holds, or whatever the operator is. */
export function comparedCharacter(operator: string, other: string): number {
  const code = other.codePointAt(0) ?? 0;
  if (operator.startsWith("<")) return outside(-Infinity, operator === "<" ? code - 1 : code);
  return outside(operator === ">" ? code + 1 : code, Infinity);
}

/** What is implied for characters; what is safe for all families has none of the signs. */
export function charactersIn({ families, qualifiers = 0 }: { families: number; qualifiers?: number }): number {
  return (families & ALL) === ALL ? qualifiers | EVERY : qualifiers;
}

/** The families for which text of such characters is safe. */
export function familiesOfQualifiers(qualifiers: number): number {
  if ((qualifiers & EVERY) === 0) return 0;
  if ((qualifiers & EVERY) === EVERY) return ALL;
  return BY_QUALIFIERS.reduce(
    (all, [needed, families]) => ((qualifiers & needed) === needed ? all | families : all),
    0,
  );
}
