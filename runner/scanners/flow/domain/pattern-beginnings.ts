/*
 * How the texts may begin that match a regular expression: their first two characters, each a slash, a backslash or any other one.
 */

const SLASH = "/";
const BACKSLASH = "\\";
const OTHER = "x";
const ANY = [SLASH, BACKSLASH, OTHER];
/** The longest beginning of interest. */
const LENGTH = 2;
/** Escapes of a class without slash and backslash, and those of a place in the text. */
const PLAIN_CLASS = /^[wdhs]$/u;
const PLACE = /^[AzZb]$/u;
const UNSUPPORTED = /^[pPQExukgGK\d]$/u;
const GROUP = /^\((?:\?(?::|P?<\w+>))?/u;
const QUANTIFIER = /^(?:[*+?]|\{\d*(?:,\d*)?\})[?+]?/u;
const CLASS = /^\[(\^?)((?:\\.|[^\]\\])+)\]/su;

type Beginnings = ReadonlySet<string>;

/** @returns the beginnings of the texts that match in full; null where the expression has a construct that is not supported here. */
export function beginningsOf(pattern: string): Beginnings | null {
  const reader = new Reader(pattern.replace(/^\^/u, "").replace(/\$$/u, ""));
  const found = reader.alternatives(new Set([""]));
  return found && reader.rest === "" ? found : null;
}

class Reader {
  rest: string;

  constructor(pattern: string) {
    this.rest = pattern;
  }

  /** @param before the beginnings of the text up to here */
  alternatives(before: Beginnings): Beginnings | null {
    const all = new Set<string>();
    for (;;) {
      const found = this.#sequence(before);
      if (!found) return null;
      for (const item of found) all.add(item);
      if (!this.rest.startsWith("|")) return all;
      this.rest = this.rest.slice(1);
    }
  }

  #sequence(before: Beginnings): Beginnings | null {
    let found: Beginnings | null = before;
    while (found && this.rest !== "" && !/^[|)]/u.test(this.rest)) found = this.#quantified(found);
    return found;
  }

  #quantified(before: Beginnings): Beginnings | null {
    const from = this.rest;
    const once = this.#one(before);
    if (!once) return null;
    const quantifier = this.#take(QUANTIFIER);
    if (quantifier === "") return once;
    const isOptional = /^(?:[*?]|\{0?,|\{0\})/u.test(quantifier);
    const repeats = !/^(?:\?|\{[01]\})/u.test(quantifier);
    const after = this.rest;
    let found = new Set([...(isOptional ? before : []), ...once]);
    const times = repeats ? LENGTH : 1;
    for (let count = 1; count < times; count++) {
      this.rest = from;
      found = new Set([...found, ...(this.#one(found) ?? [])]);
    }
    this.rest = after;
    return found;
  }

  #one(before: Beginnings): Beginnings | null {
    if (this.rest.startsWith("(")) {
      if (/^\(\?(?!:|P?<\w)/u.test(this.rest)) return null;
      this.#take(GROUP);
      const found = this.alternatives(before);
      return found && this.#take(/^\)/u) === ")" ? found : null;
    }
    const characters = this.#characters();
    return characters && extended(before, characters);
  }

  /** @returns the characters that the next sign stands for: none for a place in the text */
  #characters(): readonly string[] | null {
    const inClass = CLASS.exec(this.rest);
    if (inClass) {
      this.rest = this.rest.slice(inClass[0].length);
      return charactersOfClass(inClass[2] ?? "", inClass[1] === "^");
    }
    const sign = this.#take(/^(?:\\.|[^\\])/su);
    if (sign === "" || sign === "[") return null;
    if (sign === ".") return ANY;
    return sign.startsWith("\\") ? charactersOfEscape(sign.slice(1)) : [characterOf(sign)];
  }

  #take(expression: RegExp): string {
    const taken = expression.exec(this.rest)?.[0] ?? "";
    this.rest = this.rest.slice(taken.length);
    return taken;
  }
}

function charactersOfEscape(name: string): readonly string[] | null {
  if (UNSUPPORTED.test(name)) return null;
  if (PLACE.test(name)) return [];
  if (PLAIN_CLASS.test(name)) return [OTHER];
  return /^[A-Z]$/u.test(name) ? ANY : [characterOf(name)];
}

function charactersOfClass(inside: string, isNegated: boolean): readonly string[] | null {
  if (/&&|\[|\\[pPxu]/u.test(inside)) return null;
  const has = (sign: string): boolean => new RegExp(`[${inside}]`, "u").test(sign);
  try {
    const listed = ANY.filter((sign) => (sign === OTHER ? true : has(sign)));
    return isNegated ? ANY.filter((sign) => sign === OTHER || !listed.includes(sign)) : listed;
  } catch {
    return null;
  }
}

function characterOf(sign: string): string {
  return sign === SLASH || sign === BACKSLASH ? sign : OTHER;
}

/** The beginnings with one more character. */
function extended(before: Beginnings, characters: readonly string[]): Beginnings {
  if (characters.length === 0) return before;
  return new Set([...before].flatMap((text) => (text.length < LENGTH ? characters.map((sign) => text + sign) : text)));
}
