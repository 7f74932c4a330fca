import { expressionOf } from "./expression.ts";

/** A parsed name pattern of a table. */
export interface NamePattern {
  /** Name of the method, function, class or member. */
  name: string;
  creates: boolean;
  receiver: "none" | "any" | { exact: string } | { hint: RegExp };
}

/** The names by which a call or member access is matched with patterns. */
export interface Named {
  name: string;
  creates: boolean;
  hasReceiver: boolean;
  /** Access path, as far as known: `child_process.exec`. */
  accessPath: string;
  /** Types of the receiver. */
  types: readonly string[];
  /** Text and access path of the receiver. */
  texts: readonly string[];
  /** First name of the receiver: `a` of `a.b(c).d`. */
  root: string;
}

/**
 * `f` a function, `*.f` a method of anything, `a.b.f` a function of a module or a method of a type, `/x/.f` a method of a
 * receiver whose name, path or type the expression matches, `new C` a constructor.
 *
 * @throws SyntaxError for a malformed expression.
 */
export function parsePattern(text: string): NamePattern {
  const creates = text.startsWith("new ");
  const body = creates ? text.slice(4) : text;
  const hinted = /^\/(.*)\/\.([^./]+)$/u.exec(body);
  if (hinted) {
    const [, source = "", name = ""] = hinted;
    return { name, creates, receiver: { hint: expressionOf(source) } };
  }
  const dot = body.lastIndexOf(".");
  const name = body.slice(dot + 1);
  if (dot === -1) return { name, creates, receiver: "none" };
  const receiver = body.slice(0, dot);
  return { name, creates, receiver: receiver === "*" ? "any" : { exact: receiver } };
}

/** `a.{b,c}` is `a.b` and `a.c`, `{A,B}.f` is `A.f` and `B.f`. Braces of an expression are its own. */
export function expandPattern(text: string): string[] {
  const found = (text.startsWith("/") ? /^(.*)\{([^{}]+)\}()$/u : /^(.*?)\{([^{}]+)\}(.*)$/u).exec(text);
  if (!found) return [text];
  const [, before = "", names = "", after = ""] = found;
  return names.split(",").flatMap((name) => expandPattern(`${before}${name}${after}`));
}

export function matchesPattern({ receiver, creates, name }: NamePattern, named: Named): boolean {
  if (creates !== named.creates) return false;
  if (receiver === "any") return named.hasReceiver;
  if (receiver === "none")
    return creates ? true : !named.hasReceiver && (named.accessPath === "" || named.accessPath === name);
  if ("hint" in receiver) {
    const { hint } = receiver;
    return named.types.some((type) => hint.test(type)) || named.texts.some((text) => hint.test(text));
  }
  const { exact } = receiver;
  return endsWithName(named.accessPath, `${exact}.${name}`) || named.types.some((type) => endsWithName(type, exact));
}

function endsWithName(path: string, name: string): boolean {
  return path === name || path.endsWith(`.${name}`);
}

const NONE: readonly never[] = [];

/** Entries indexed by the last name of their patterns. */
export class PatternIndex<Entry> {
  readonly #byName = new Map<string, { pattern: NamePattern; entry: Entry }[]>();
  /** Those for any name. */
  #wild: readonly { pattern: NamePattern; entry: Entry }[] | undefined;

  add(texts: readonly string[], entry: Entry): void {
    for (const text of texts.flatMap((item) => expandPattern(item))) {
      const pattern = parsePattern(text);
      this.#byName.set(pattern.name, [...(this.#byName.get(pattern.name) ?? []), { pattern, entry }]);
    }
    this.#wild = this.#byName.get("*");
  }

  get names(): Iterable<string> {
    return this.#byName.keys();
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  match(named: Named): readonly Entry[] {
    const exact = this.#byName.get(named.name);
    const wild = named.name === "*" ? undefined : this.#wild;
    if (!exact && !wild) return NONE;
    let found: Entry[] | undefined;
    for (const candidates of [exact, wild])
      for (const { pattern, entry } of candidates ?? [])
        if (found?.includes(entry) !== true && matchesPattern(pattern, named)) (found ??= []).push(entry);
    return found ?? NONE;
  }
}
