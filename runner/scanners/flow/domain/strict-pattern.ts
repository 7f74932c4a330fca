/** Characters with a meaning in any of the target languages (SQL, HTML, shell, paths, …). */
const SPECIAL = /[\s'"`;|&$<>(){}[\]\\/%*?!#=+,:@^~]/u;

/** Signs that end no text or word of a target language by themselves. */
const HARMLESS = /[ @:,+=%]/gu;

/** Classes of letters and digits by their Unicode property. */
const LETTERS = /\\p\{(?:L|N|Alpha|Alnum|Digit|IsAlphabetic|Upper|Lower)\w*\}/gu;

/**
 * Whether text that matches this expression in full is safe: only letters, digits and the few characters of names. Conservative:
 * any unsupported construct, such as a look-around, is treated as unsafe.
 */
export function isStrict(pattern: string, whole: boolean): boolean {
  const body = wholeBody(pattern, whole);
  return body !== null && allows(body);
}

/** The pattern without its anchors; null if text around a match may be any. */
export function wholeBody(pattern: string, whole: boolean): string | null {
  const anchored = /^(?:\\A|\^)/u.test(pattern) && /(?:\\z|\\Z|\$)$/u.test(pattern);
  if (!whole && !anchored) return null;
  const body = pattern.replace(/^(?:\\A|\^)/u, "").replace(/(?:\\z|\\Z|\$)$/u, "");
  return anchored && alternatives(body) ? null : body;
}

/** A class of digits, operators and parentheses. */
const ARITHMETIC_CLASS = /\[(?:0-9|\\[ds]|\\?[-+*/().,%<>=!&|]| )+\]/gu;
/** What may stand outside of classes: words, digits, escapes, groups and quantifiers. */
const ARITHMETIC = /^(?:[A-Za-z_]\w*(?!\w)|\d|\\[-+*/().,%ds]|\(\?:|[-/,%()|*+? <>=!&]|\{\d*(?:,\d*)?\})*$/u;

/** Whether only text of digits, operators, parentheses and the words of the pattern matches: `^[-+0-9. ()]+$`, `^(?:width|height) ?[<>]=? ?[0-9]+$`. */
export function isArithmetic(pattern: string, whole: boolean): boolean {
  const body = wholeBody(pattern, whole);
  return body !== null && body !== "" && ARITHMETIC.test(body.replaceAll(ARITHMETIC_CLASS, ""));
}

/** Whether a pattern has several at its top level: `^a|b$` anchors each of them on one side only. */
export function alternatives(body: string): boolean {
  let depth = 0;
  let inClass = false;
  for (let index = 0; index < body.length; index++) {
    const character = body[index];
    if (character === "\\") index++;
    else if (character === "[") inClass = true;
    else if (character === "]") inClass = false;
    else if (inClass) continue;
    else if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (character === "|" && depth === 0) return true;
  }
  return false;
}

function allows(body: string): boolean {
  const classes: string[] = [];
  let rest = body.replaceAll(/\[(\^?)((?:\\.|[^\]\\])*)\]/gu, (_, negated: string, inside: string) => {
    classes.push(negated + inside);
    return "";
  });
  if (classes.some((inside) => !strictClass(inside))) return false;
  rest = rest.replaceAll(LETTERS, "");
  if (/\(\?(?!:|<\w+>|P<\w+>)/u.test(rest)) return false;
  rest = rest.replaceAll(/\(\?(?::|P?<\w+>)/gu, "(").replaceAll(/\{\d*(?:,\d*)?\}/gu, "");
  rest = rest.replaceAll(/\\[wdbh.\-_]/gu, "");
  // An unescaped dot matches any character; quantifiers, groups and alternatives match no further characters.
  rest = rest.replaceAll(/[*+?()|]/gu, "");
  if (rest.includes(".") || rest.includes("\\")) return false;
  return !SPECIAL.test(rest.replaceAll(HARMLESS, ""));
}

function strictClass(inside: string): boolean {
  if (inside.startsWith("^")) return false;
  const plain = inside
    .replaceAll(LETTERS, "")
    .replaceAll(/\\[wd.\-_]/gu, "")
    .replaceAll(/\[?:(?:alnum|alpha|digit|upper|lower|word):\]?/gu, "");
  const single = plain.replaceAll(/[A-Za-z0-9]-[A-Za-z0-9]/gu, "");
  return !single.includes("\\") && !SPECIAL.test(single.replaceAll(HARMLESS, ""));
}

/** Whether removing all matches leaves only safe characters: `[^A-Za-z0-9]`. */
export function keepsOnlySafeCharacters(pattern: string): boolean {
  const inside = /^\(?\[\^((?:\\.|[^\]\\])*)\]\)?[+*]?$/u.exec(pattern)?.[1];
  if (inside !== undefined) return strictClass(inside.replaceAll(/\\s/gu, " "));
  return /^\\[WD][+*]?$/u.test(pattern);
}

/** Whether a URL with this prefix has a fixed host. */
export function fixesHost(knownPrefix: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#@]+[/?#]/iu.test(knownPrefix);
}
