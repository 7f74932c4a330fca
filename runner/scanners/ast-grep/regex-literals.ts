/** Texts of which a matched text contains at least one, in lower case. */
export type Clause = readonly string[];

/** Shorter ones occur in nearly all code. */
const MIN_LENGTH = 3;
const MAX_ALTERNATIVES = 60;

/**
 * What every match of a regular expression of ast-grep (the syntax of Rust's `regex`) contains, without regard to case: one text of
 * each clause. Parts that are not understood require nothing.
 */
export function literalsOf(expression: string): Clause[] {
  try {
    return new LiteralReader(expression).read();
  } catch {
    return [];
  }
}

/** The clause that requires most: the one whose shortest text is the longest. */
export function strongest(clauses: readonly Clause[]): Clause | undefined {
  let best: Clause | undefined;
  for (const clause of clauses) if (best === undefined || shortest(clause) > shortest(best)) best = clause;
  return best;
}

/** Either of several requirements: one text of the strongest clause of each; nothing if one of them requires nothing. */
export function eitherOf(branches: readonly (readonly Clause[])[]): Clause[] {
  const chosen = branches.map((clauses) => strongest(clauses));
  const texts = chosen.flatMap((clause) => clause ?? []);
  return chosen.includes(undefined) || texts.length > MAX_ALTERNATIVES ? [] : [texts];
}

function shortest(clause: Clause): number {
  return Math.min(...clause.map(({ length }) => length));
}

class LiteralReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Clause[] {
    const clauses = this.#alternatives();
    if (this.#at < this.#text.length) throw new SyntaxError("an unexpected parenthesis");
    return clauses;
  }

  #alternatives(): Clause[] {
    const branches = [this.#sequence()];
    while (this.#take("|")) branches.push(this.#sequence());
    return branches.length === 1 ? (branches[0] ?? []) : eitherOf(branches);
  }

  #sequence(): Clause[] {
    const clauses: Clause[] = [];
    let run = "";
    const flush = (): void => {
      if (run.length >= MIN_LENGTH) clauses.push([run.toLowerCase()]);
      run = "";
    };
    while (this.#at < this.#text.length && !"|)".includes(this.#text.charAt(this.#at))) {
      const atom = this.#atom();
      if (atom === "nothing") continue;
      const times = this.#quantifier();
      if (typeof atom === "string" && times === "once") run += atom;
      else {
        if (typeof atom === "string" && times === "many") run += atom;
        flush();
        if (typeof atom !== "string" && times !== "optional") clauses.push(...atom);
      }
    }
    flush();
    return clauses;
  }

  /** A character, the clauses of a group or class, or a position. */
  #atom(): string | Clause[] {
    const character = this.#text.charAt(this.#at++);
    if (character === "^" || character === "$") return "nothing";
    if (character === ".") return [];
    if (character === "[") return this.#set();
    if (character === "(") return this.#group();
    if (character === "\\") return this.#escape();
    return isPlain(character) ? character : [];
  }

  #escape(): string | Clause[] {
    const character = this.#text.charAt(this.#at++);
    if (isPlain(character) && !/\w/u.test(character)) return character;
    if (/[bBAz]/u.test(character)) return "nothing";
    if (/[dDwWsSnrtfv]/u.test(character)) return [];
    throw new SyntaxError("an escape that is not understood");
  }

  #set(): Clause[] {
    this.#take("^");
    let depth = 1;
    for (let isFirst = true; depth > 0; isFirst = false) {
      const character = this.#text.charAt(this.#at++);
      if (character === "") throw new SyntaxError("a class without an end");
      if (character === "\\") this.#at += 1;
      else if (character === "[") depth += 1;
      else if (character === "]" && !isFirst) depth -= 1;
    }
    return [];
  }

  #group(): Clause[] {
    if (this.#take("?")) {
      const options = /^(?:P?<\w+>|[imsuU-]*([:)]))/u.exec(this.#text.slice(this.#at));
      if (!options) throw new SyntaxError("options that are not understood");
      this.#at += options[0].length;
      if (options[1] === ")") return [];
    }
    const clauses = this.#alternatives();
    if (!this.#take(")")) throw new SyntaxError("a group without an end");
    return clauses;
  }

  #quantifier(): "once" | "many" | "optional" {
    const found = /^(?:[*?]|\+|\{(\d+)(?:,\d*)?\})\??/u.exec(this.#text.slice(this.#at));
    if (!found) return "once";
    this.#at += found[0].length;
    return /^[*?]/u.test(found[0]) || Number(found[1]) === 0 ? "optional" : "many";
  }

  #take(character: string): boolean {
    const isThere = this.#text.charAt(this.#at) === character;
    if (isThere) this.#at += 1;
    return isThere;
  }
}

/** Of ASCII: the case of others may change with their length. */
function isPlain(character: string): boolean {
  return character !== "" && character >= " " && character <= "~";
}
