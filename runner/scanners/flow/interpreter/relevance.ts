import type { Engine } from "./engine.ts";
import type { Linker } from "./linker.ts";
import { fieldsWithSource } from "./classes.ts";
import { ancestors } from "./methods.ts";
import { hasSources } from "./parameter-sources.ts";
import type { ClassNode, FunctionNode } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { CONCATENATION_SINK, type Candidates, SINK, SOURCE } from "../tables/pre-filter.ts";

const WORD = /[A-Za-z_$\u0080-\uFFFF][\w$\u0080-\uFFFF]*/gu;
/** Text that stores a value in an object, where another method may read it. */
const STORES =
  /(?:[.@>]\s*[\w$]+|\])\s*[-+*/%.|&?]{0,2}=(?![=>~])|(?:\.|->)(?:add|set|put|push|append|insert|write|store|extend|update|merge|unshift|offer)\w*\s*\(|<</iu;
/** The same after the name of a field. */
const STORED = String.raw`(?:(?:\[[^\]]*\])?\s*=(?![=>~])|\.(?:try)?(?:add|set|put|push|append|insert|offer)\w*\s*\()`;
/** The name that a function is assigned to. */
const LABEL = /([\w$]+)["']?\s*(?::=|=>|[:=])\s*(?:async\s*)?(?:[\w$.]+\(\s*)?$/u;
/** The text that may stand between the name and the function. */
const AROUND_LABEL = /[\w$"'\s:=>(.]/u;
const IMPORTS = /\b(?:import|require|from|use|include)\b/u;
const ASSIGNED = /^([^=]*?)(?::=|=(?![=>]))/u;
const COMMENT = /^[ \t]*(?:\/\/|\/?\*|#)/u;
/** The beginning of a statement outside of all others. */
const STATEMENT = /^[^\s})\]]/gmu;
const ANY = SOURCE | SINK | CONCATENATION_SINK;
const KEYWORDS = new Set(
  "import from as const let var use require include public private protected static final export default new".split(
    " ",
  ),
);

/**
 * Selects the functions that may take part in a flow: those with a source or sink in their text, their callers, and those that
 * store a value in an object for one of them. The others are not run.
 */
export class Relevance {
  readonly #engine: Engine;
  readonly #linker: Linker;
  readonly #text: string;
  readonly #candidates: Candidates;
  /** Roles reachable through a name. */
  readonly #names = new Map<string, number>();
  readonly #bits = new Map<FunctionNode, number>();
  readonly #classes = new Map<ClassNode, number>();
  /** The names of the methods that a class inherits from a file with sinks. */
  readonly #inherited = new Map<ClassNode, ReadonlySet<string>>();
  /** Classes with a method that stores what a framework passes to it. */
  readonly #storing = new Set<ClassNode>();
  /** Functions whose name occurs in another function. */
  readonly #named = new Set<FunctionNode>();
  /** Where statements outside of all others begin. */
  readonly #statements: readonly number[];
  /** The names in an import, by its beginning. */
  readonly #imported = new Map<number, readonly string[]>();
  /** Roles that make a function relevant. */
  readonly #wanted: number;

  constructor(engine: Engine, linker: Linker, text: string, hints: Candidates) {
    this.#engine = engine;
    this.#linker = linker;
    this.#text = text;
    this.#candidates = hints;
    this.#statements = Array.from(text.matchAll(STATEMENT), ({ index }) => index);
    const isReached = (linker.rolesFrom(engine.entry.path) & SOURCE) !== 0;
    this.#wanted = hints.hasSource ? SOURCE | SINK : CONCATENATION_SINK | (isReached ? SOURCE : 0);
    this.#settle([...engine.closures.keys()]);
  }

  /** Whether a function has to be run as an entry point. */
  isRelevant(fn: FunctionNode): boolean {
    const bits = this.#bits.get(fn);
    if (bits === undefined || (bits & this.#wanted) !== 0) return true;
    if (fn.owner === null || ((this.#classes.get(fn.owner) ?? 0) & this.#wanted) === 0) return false;
    return (
      (bits & SINK) !== 0 ||
      STORES.test(fn.at.text) ||
      this.#callsInherited(fn.owner, fn) ||
      (this.#storing.has(fn.owner) && this.#asksSinks(fn.owner, fn))
    );
  }

  /** Whether it asks an object with sinks that is in a field, to which it may pass what another method has stored. */
  #asksSinks({ fields }: ClassNode, { at }: FunctionNode): boolean {
    const words = new Set(at.text.match(WORD));
    return fields.some(({ name, type }) => words.has(name) && (this.#linker.rolesOf(lastPart(type)) & SINK) !== 0);
  }

  /** Whether it calls a method of a parent in a file with sinks, to which it may pass what another method has stored. */
  #callsInherited(cls: ClassNode, { at, name }: FunctionNode): boolean {
    let names = this.#inherited.get(cls);
    if (!names) {
      const hasSinks = cls.supers.some((parent) => (this.#linker.rolesOf(lastPart(parent)) & SINK) !== 0);
      const parents = hasSinks ? ancestors(this.#engine, cls).filter((parent) => parent !== cls) : [];
      names = new Set(parents.flatMap(({ methods }) => methods.map((method) => method.name)));
      this.#inherited.set(cls, names);
    }
    if (names.size === 0) return false;
    const words = at.text.match(WORD) ?? [];
    return words.some((word) => word !== name && names.has(word));
  }

  /** The roles (source, sink) of the code that may be reachable from a function. */
  rolesOf(fn: FunctionNode): number {
    return this.#bits.get(fn) ?? ANY;
  }

  /** Whether the name of the function occurs in another function of the file. */
  isNamed(fn: FunctionNode): boolean {
    return this.#named.has(fn);
  }

  #settle(fns: readonly FunctionNode[]): void {
    const labels = new Map(fns.map((fn) => [fn, this.#labelOf(fn)]));
    const loose = this.#candidatesOutsideFunctions(fns);
    for (const fn of fns) {
      const isSource = hasSources(this.#engine, fn);
      this.#bits.set(fn, this.#rolesIn(fn.at) | (isSource ? SOURCE : 0));
      if (isSource && fn.owner && STORES.test(fn.at.text)) this.#storing.add(fn.owner);
    }
    for (const { cls } of this.#engine.entry.classes.values()) {
      if (cls.at.file.path !== this.#engine.entry.path) continue;
      const untrusted = fieldsWithSource(this.#engine, cls);
      for (const { name } of untrusted) this.#name(name, SOURCE);
      const own = (untrusted.length > 0 ? SOURCE : 0) | bitsBetween(loose, cls.at.place.offset, cls.at.place.endOffset);
      this.#classes.set(
        cls,
        cls.supers.reduce((bits, name) => bits | this.#linker.rolesOf(lastPart(name)), own),
      );
      this.#name(cls.name, this.#classes.get(cls) ?? 0);
      for (const { name, type } of cls.fields) this.#name(name, this.#rolesOfHeld(type));
    }
    this.#nameOthers();
    for (const offset of loose.offsets) for (const name of this.#aliasesAt(offset)) this.#name(name, ANY);
    const classes = Array.from(this.#classes.keys(), ({ name }) => name);
    const mentions = this.#namesIn(fns, new Set([...labels.values(), ...classes, ...this.#names.keys()]));
    const byLabel = Map.groupBy(fns, (fn) => labels.get(fn) ?? "");
    for (const [fn, names] of mentions)
      for (const name of names) for (const named of byLabel.get(name) ?? []) if (named !== fn) this.#named.add(named);
    while (fns.reduce((changed, fn) => this.#spread(fn, labels.get(fn) ?? "", mentions) || changed, false));
  }

  /** Names of other files' declarations, with the roles of the code that may be reachable from them. */
  #nameOthers(): void {
    for (const name of new Set(this.#text.match(WORD))) this.#name(name, this.#linker.rolesOf(name));
  }

  /**
   * The sources of an object, and the sinks of one that keeps what one function gives to it: they may be reached through another function
   * without a source.
   */
  #rolesOfHeld(type: string): number {
    const roles = this.#linker.rolesOf(lastPart(type)) & ANY;
    const cls = (roles & ~SOURCE) === 0 ? undefined : this.#engine.findClass(type)?.cls;
    return cls && keepsData(cls) ? roles : roles & SOURCE;
  }

  /** Propagates roles from callees to callers. @returns whether anything changed. */
  #spread(fn: FunctionNode, label: string, mentions: ReadonlyMap<FunctionNode, ReadonlySet<string>>): boolean {
    this.#engine.budget.step();
    let bits = this.#bits.get(fn) ?? 0;
    for (const name of mentions.get(fn) ?? []) if (name !== label) bits |= this.#names.get(name) ?? 0;
    this.#bits.set(fn, bits);
    if (!fn.owner) return this.#name(label, bits);
    this.#classes.set(fn.owner, (this.#classes.get(fn.owner) ?? 0) | bits);
    // Code that makes an object may give it to the code that calls the method.
    const isNew = this.#name(fn.owner.name, bits);
    return this.#name(label, bits) || isNew;
  }

  #name(name: string, bits: number): boolean {
    const known = this.#names.get(name) ?? 0;
    if (name === "" || (known | bits) === known) return false;
    this.#names.set(name, known | bits);
    return true;
  }

  /** The name of a function, of the class of a constructor, or of the variable it is assigned to. */
  #labelOf({ name, owner, at }: FunctionNode): string {
    if (name === "<init>") return owner?.name ?? "";
    if (name !== "") return name;
    const { offset } = at.place;
    let start = offset;
    while (start > 0 && AROUND_LABEL.test(this.#text[start - 1] ?? "")) start--;
    return LABEL.exec(this.#text.slice(start, offset))?.[1] ?? "";
  }

  #rolesIn({ place }: SyntaxNode): number {
    return bitsBetween(this.#candidates, place.offset, place.endOffset);
  }

  /** The candidates outside of all functions. */
  #candidatesOutsideFunctions(fns: readonly FunctionNode[]): Candidates {
    const regions = fns.map(({ at }) => at.place).toSorted((a, b) => a.offset - b.offset);
    const loose: Candidates = { offsets: [], bits: [], hasSource: false };
    let next = 0;
    let end = -1;
    for (const [index, offset] of this.#candidates.offsets.entries()) {
      for (let region = regions[next]; region && region.offset <= offset; region = regions[++next])
        end = Math.max(end, region.endOffset);
      if (offset < end) continue;
      loose.offsets.push(offset);
      loose.bits.push(this.#candidates.bits[index] ?? 0);
    }
    return loose;
  }

  /** Aliases of a source or sink: the names in an import, or on the left of an assignment. */
  #aliasesAt(offset: number): readonly string[] {
    const line = this.#lineAt(offset);
    if (COMMENT.test(line)) return [];
    const next = firstFrom(this.#statements, offset + 1);
    const start = this.#statements[next - 1] ?? 0;
    if (!IMPORTS.test(line) && !IMPORTS.test(this.#lineAt(start))) return namesIn(ASSIGNED.exec(line)?.[1] ?? "");
    const known = this.#imported.get(start) ?? namesIn(this.#text.slice(start, this.#statements[next]));
    this.#imported.set(start, known);
    return known;
  }

  #lineAt(offset: number): string {
    const end = this.#text.indexOf("\n", offset);
    const start = offset === 0 ? 0 : this.#text.lastIndexOf("\n", offset - 1) + 1;
    return this.#text.slice(start, end === -1 ? undefined : end);
  }

  /** The names that occur in each function. */
  #namesIn(fns: readonly FunctionNode[], names: ReadonlySet<string>): Map<FunctionNode, ReadonlySet<string>> {
    const found = [...this.#text.matchAll(WORD)].filter(([word]) => names.has(word));
    const offsets = found.map(({ index }) => index);
    return new Map(
      fns.map((fn) => {
        const { offset, endOffset } = fn.at.place;
        const inside = found.slice(firstFrom(offsets, offset), firstFrom(offsets, endOffset));
        return [fn, new Set(inside.map(([word]) => word))];
      }),
    );
  }
}

/** The names in a declaration. */
function namesIn(text: string): string[] {
  return (text.match(WORD) ?? []).filter((name) => !KEYWORDS.has(name));
}

/** Whether a method of the class stores a value in one of its fields. */
function keepsData({ fields, methods }: ClassNode): boolean {
  const names = fields.filter(({ isStatic, name }) => !isStatic && /^\w+$/u.test(name)).map(({ name }) => name);
  const stores = new RegExp(String.raw`\b(?:${[...names, " "].join("|")})${STORED}`, "iu");
  return methods.some(({ name, at }) => name !== "<init>" && stores.test(at.text));
}

function lastPart(name: string): string {
  return /\w*$/u.exec(name)?.[0] ?? "";
}

function bitsBetween({ offsets, bits }: Candidates, start: number, end: number): number {
  let all = 0;
  for (let index = firstFrom(offsets, start); (offsets[index] ?? end) < end; index++) all |= bits[index] ?? 0;
  return all;
}

/** Binary search: the index of the first number that is not less. */
function firstFrom(sorted: readonly number[], least: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
