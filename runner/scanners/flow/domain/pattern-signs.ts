import { wholeBody } from "./strict-pattern.ts";

/** The parts of a pattern: a property, an escape, a class, the beginning of a group, a quantifier or a character. */
const PART = /\\p\{\w+\}|\\.|\[(\^?)((?:\[:\w+:\]|\\.|[^\]\\])*)\]|\(\?(?::|P?<\w+>)|\(\?|\{\d*(?:,\d*)?\}|./gsu;
/** Those of a class: a property, a named class, the ends of a range, or a character. */
const MEMBER = /\\p\{\w+\}|\[:\w+:\]|(\\.|[^\\])-(\\.|[^\]\\])|\\.|./gsu;
/** Parts that match no signs: words, digits, positions, quantifiers and groups. */
const SIGNLESS =
  /^(?:\\[wdbBAzZ]|\\p\{(?:L|N|Alpha|Alnum|Digit|IsAlphabetic|Upper|Lower)\w*\}|\[:(?:alnum|alpha|digit|upper|lower|word):\]|\(\?(?::|P?<\w+>)|\{\d*(?:,\d*)?\})$/u;
const META = /^[*+?()|^$]$/u;
const SPACES: Readonly<Record<string, string>> = { "\\s": " \t\r\n", "\\n": "\n", "\\r": "\r", "\\t": "\t" };

/**
 * Which of some signs no text has that the whole pattern matches: `(`, `)` and `*` for `[\p{L}' -]+`. None for a pattern of an unsupported
 * construct.
 */
export function signsWithout(pattern: string, whole: boolean, signs: string): string {
  const body = wholeBody(pattern, whole);
  if (body === null) return "";
  const parts = [...body.matchAll(PART)].map(([part, negated, inside]) =>
    inside === undefined ? signsOfPart(part, signs) : signsOfClass(inside, negated !== "", signs),
  );
  return parts.includes(null) ? "" : without(signs, parts.join(""));
}

function without(signs: string, some: string): string {
  return signs
    .split("")
    .filter((sign) => !some.includes(sign))
    .join("");
}

function signsOfClass(inside: string, isNegated: boolean, signs: string): string | null {
  const members = [...inside.matchAll(MEMBER)].map(([member, from, to]) => {
    if (from === undefined || to === undefined) return signOf(member);
    const [first, last] = [signOf(from), signOf(to)];
    if (first === null || last === null) return null;
    return signs
      .split("")
      .filter((sign) => sign >= first && sign <= last)
      .join("");
  });
  if (!isNegated) return members.includes(null) ? null : members.join("");
  return without(signs, members.filter((member) => member !== null).join(""));
}

function signsOfPart(part: string, signs: string): string | null {
  if (part === ".") return without(signs, "\n");
  return META.test(part) ? "" : signOf(part);
}

/** The signs that an escape or a character stands for; null if they are not known. */
function signOf(part: string): string | null {
  if (SIGNLESS.test(part)) return "";
  if (!part.startsWith("\\")) return part === "(?" ? null : part;
  return SPACES[part] ?? (/\w/u.test(part[1] ?? "") ? null : part.slice(1));
}
