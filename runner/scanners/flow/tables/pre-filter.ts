import { bitOf, bitsOf, CONCATENATION_FAMILIES, CONSTANT_FAMILIES, type Family } from "../domain/families.ts";
import { isCalledAs, isList } from "./call-text.ts";
import { mayNameCredential } from "../domain/credential-names.ts";
import { expressionOf } from "./expression.ts";
import { expandPattern, type NamePattern, parsePattern } from "./pattern.ts";
import type { CallSink, FlowTable } from "./schema.ts";

/** A statement, or a part of one. */
const SQL = /\b(?:select\s|insert\s+into|update\s+\S+\s+set|delete\s+from|where\s)/iu;
/** The beginning of a statement, at its first word after a quotation mark. */
const STATEMENT = /(?<=["'`]\s*)(?:select\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s)/iuy;
const STATEMENT_WORD = /^(?:select|insert|update|delete)$/iu;
/** Families whose sinks suffice without a source: concatenating a parameter is unsafe for any caller. */
const SUFFICIENT = new Set<Family>([
  "command-injection",
  "ldap-injection",
  "xpath-injection",
  "code-injection",
  "deserialization",
]);
/** Names that are too common without their module. */
const COMMON = new Set("exec get find search compile evaluate query parse execute select run send".split(" "));
const CHOICE = /\bnew\s+\$|\$\w+\s*\(/u;
const SQL_INJECTION = bitOf("sql-injection");
const ALONE_FAMILIES = CONCATENATION_FAMILIES | CONSTANT_FAMILIES | bitOf("deserialization");
const WEAK_RANDOM = bitOf("weak-random");
const WORD = /[A-Za-z_$][\w$]*/gu;
/** Roles of a candidate. A parser counts as a source: an insecure one needs no tainted input. */
export const SOURCE = 1;
export const SINK = 2;
/** A sink for which the concatenation of a parameter suffices. */
export const CONCATENATION_SINK = 4;
/** The file may contain a flow in itself. */
export const ALONE = 8;
/** It throws exceptions, which may be caught in another file. */
export const THROWS = 16;

function isStatement(text: string, word: string, index: number): boolean {
  if (!STATEMENT_WORD.test(word)) return false;
  STATEMENT.lastIndex = index;
  return STATEMENT.test(text);
}

/** What an occurrence of a word may indicate. */
interface Indicator {
  role: "source" | "generator" | "sink" | "parser";
  table: number;
  family: number;
  /** The sink needs no source in the file, if the file has the text `sufficesWith`. */
  suffices: boolean;
  sufficesWith: string;
  pattern: NamePattern;
  /** Text that the file must also contain. */
  needs: string;
  /** Expression for the receiver, which the file must also match. */
  hint: RegExp | null;
  isCall: boolean;
  arguments: "any" | "some" | "first";
}

/** Candidate positions in a text, in order, with their roles. */
export interface Candidates {
  offsets: number[];
  bits: number[];
  hasSource: boolean;
}

/** A text with cached matches of expressions. */
interface Reading {
  text: string;
  required: ReadonlySet<number>;
  found: Map<RegExp | string, boolean>;
}

/**
 * Decides by the words of a file whether it may contain a flow, so that most files are not parsed. A flow needs a source and a
 * sink, or a sink for which a concatenated parameter suffices.
 */
export class PreFilter {
  readonly #indicators = new Map<string, Indicator[]>();
  readonly #required: RegExp[][] = [];
  /** Tables with sources in parameters or fields, which have no name to search for. */
  readonly #parameterTables = new Set<number>();
  /** Inferred types: their names need not occur in the file. */
  readonly #inferred: ReadonlySet<string>;
  readonly #returns: { family: number; needs: RegExp | null }[] = [];
  readonly needsParentheses: boolean;
  readonly needsNew: boolean;
  readonly takesBlocks: boolean;
  /** Families of sinks for a callee that is a variable. */
  #choices = 0;

  constructor(tables: readonly FlowTable[]) {
    this.#inferred = new Set(tables.flatMap(({ types }) => types.map(({ type }) => type)));
    this.needsParentheses = !tables.some(({ language }) => language === "php" || language === "ruby");
    this.takesBlocks = tables.some(({ language }) => language === "kotlin");
    this.needsNew = !this.takesBlocks;
    for (const [index, table] of tables.entries()) this.#add(table, index);
  }

  /** The roles of a text: whether it may contain a source, a sink, and a flow in itself. */
  rolesOf(text: string): number {
    const reading = this.#read(text);
    const hasQuery = SQL.test(text);
    let hasSource = this.#hasOpen(reading);
    let sinks = this.#returns.reduce(
      (bits, { family, needs }) => (needs === null || needs.test(text) ? bits | family : bits),
      0,
    );
    if (this.#choices !== 0 && CHOICE.test(text)) sinks |= this.#choices;
    let parsers = 0;
    let isAlone = false;
    let hasGenerator = false;
    const seen = new Set<Indicator>();
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (isStatement(text, word, index)) sinks |= SQL_INJECTION;
      for (const clue of this.#indicators.get(word) ?? []) {
        if (seen.has(clue) || !this.#holds(clue, reading, index, index + word.length)) continue;
        seen.add(clue);
        if (clue.role === "source") hasSource = true;
        else if (clue.role === "generator") hasGenerator = true;
        else if (clue.role === "parser") parsers |= clue.family;
        else sinks |= clue.family;
        const suffices = clue.suffices && text.includes(clue.sufficesWith) && !isList(text, index + word.length);
        if (clue.role === "sink" && (suffices || (hasQuery && clue.family === SQL_INJECTION))) isAlone = true;
      }
    }
    isAlone ||= (hasSource && sinks !== 0) || (parsers & sinks) !== 0;
    isAlone ||= hasGenerator && ((sinks & WEAK_RANDOM) !== 0 || mayNameCredential(text));
    hasSource ||= hasGenerator;
    return (hasSource ? SOURCE : 0) | (sinks === 0 ? 0 : SINK) | (isAlone ? ALONE : 0);
  }

  /** All positions in a text that may be a source or a sink. */
  candidates(text: string): Candidates {
    const reading = this.#read(text);
    const hints: Candidates = { offsets: [], bits: [], hasSource: this.#hasOpen(reading) };
    for (const { 0: word, index } of text.matchAll(WORD)) {
      let bits = isStatement(text, word, index) ? SINK : 0;
      for (const clue of this.#indicators.get(word) ?? []) {
        const bit = roleOf(clue);
        if ((bits & bit) === 0 && this.#holds(clue, reading, index, index + word.length)) bits |= bit;
      }
      if (bits === 0) continue;
      hints.hasSource ||= (bits & SOURCE) !== 0;
      hints.offsets.push(index);
      hints.bits.push(bits);
    }
    return hints;
  }

  #read(text: string): Reading {
    const required = new Set<number>();
    for (const [index, mentions] of this.#required.entries())
      if (mentions.some((expression) => expression.test(text))) required.add(index);
    return { text, required, found: new Map() };
  }

  #hasOpen({ required }: Reading): boolean {
    return [...required].some((table) => this.#parameterTables.has(table));
  }

  #holds(clue: Indicator, reading: Reading, start: number, end: number): boolean {
    if (clue.role !== "sink" && !reading.required.has(clue.table)) return false;
    if (clue.needs !== "" && !isFound(clue.needs, reading)) return false;
    if (!isCalledAs(clue, reading.text, start, end, this)) return false;
    return clue.hint === null || isFound(clue.hint, reading);
  }

  #add(table: FlowTable, index: number): void {
    this.#required.push(table.requires_any.map((text) => expressionOf(text)));
    for (const source of table.sources) {
      const role = "kind" in source && source.kind === "random" ? "generator" : "source";
      if ("call" in source) this.#addAll(source.call, { role, table: index });
      else if ("read" in source) this.#addAll(source.read, { role: "source", table: index, isCall: false });
      else this.#parameterTables.add(index);
    }
    // What handlers have kept may be untrusted.
    for (const kept of table.requestState)
      if ("read" in kept) this.#addAll(kept.read ?? [], { role: "source", table: index });
    for (const sink of table.sinks) {
      const family = bitsOf([sink.family]);
      if ("call" in sink) {
        const suffices = SUFFICIENT.has(sink.family) || sink.style === "constant";
        this.#addAll(sink.call, { table: index, family, arguments: argumentsOf(sink) }, suffices);
      } else if ("assign" in sink) this.#addAll(sink.assign, { table: index, family, isCall: false }, sink.constant);
      else {
        const { function: onFunction, type, file } = sink.return;
        const needs = [file, onFunction, type].find((item) => item !== undefined && !/[$^]/u.test(item));
        this.#returns.push({ family, needs: needs === undefined ? null : expressionOf(needs) });
      }
    }
    for (const view of table.views) {
      const family = bitOf("xss");
      if ("call" in view) this.#addAll(view.call, { table: index, family });
      else if ("attribute" in view) this.#addAll(view.attribute, { table: index, family });
      else {
        const named = "holder" in view ? view.holder : "page" in view ? view.page : view.fieldsOf;
        this.#returns.push({ family, needs: expressionOf(named.replaceAll(/[$^]/gu, "")) });
      }
    }
    for (const parser of table.parsers) {
      const family = bitsOf([parser.family]);
      this.#addAll(parser.create, { role: "parser", table: index, family });
      this.#addAll(parser.parse, { table: index, family });
    }
  }

  #addAll(texts: readonly string[], clue: Partial<Indicator> & { table: number }, suffices = false): void {
    for (const text of texts.flatMap((item) => expandPattern(item))) {
      const pattern = parsePattern(text);
      const { name, receiver } = pattern;
      if (name === "()") this.#choices |= clue.family ?? 0;
      const word = /[A-Za-z_$][\w$]*/u.exec(name)?.[0] ?? wordOf(receiver);
      const type = typeof receiver === "object" && "exact" in receiver ? receiver.exact : "";
      const needs = type === "" ? "" : this.#needed(type);
      // The name of an inferred type need not occur, but where it does, the call is one of that type.
      const isCommon = COMMON.has(name) && needs === "";
      const made: Indicator = {
        role: "sink",
        family: 0,
        isCall: !name.endsWith("="),
        arguments: "any",
        ...clue,
        pattern,
        hint: typeof receiver === "object" && "hint" in receiver ? this.#relaxed(receiver.hint) : null,
        needs,
        suffices: suffices && (!isCommon || type !== ""),
        sufficesWith: isCommon ? type : "",
      };
      const known = this.#indicators.get(word);
      if (known) known.push(made);
      else this.#indicators.set(word, [made]);
    }
  }

  /** The expression without anchors, because the name or type of the receiver may occur anywhere in the file. */
  #relaxed(hint: RegExp): RegExp | null {
    if ([...this.#inferred].some((type) => hint.test(type))) return null;
    const source = hint.source
      .replace(/(?:\((?:\\\(\.\*\\\)|\\\.\.\*|\\\(\\\)|\\\.promise\\\(\\\))\)\?)+\$$/u, "")
      .replaceAll(/\\.|[$^]/gu, (sign) => (sign === "^" ? "(?<![\\w$])" : sign === "$" ? "(?!\\w)" : sign));
    if (/\.\*|\[|\\W/u.test(source)) return null;
    return new RegExp(source, hint.flags);
  }

  #needed(receiver: string): string {
    const last = receiver.slice(receiver.lastIndexOf(".") + 1);
    return last === "this" || this.#inferred.has(receiver) || this.#inferred.has(last) ? "" : last;
  }
}

/** A word of the receiver's name, for a pattern with wildcards. */
function wordOf(receiver: NamePattern["receiver"]): string {
  if (typeof receiver === "string") return "";
  return /[A-Za-z_$]\w{2,}/u.exec("exact" in receiver ? receiver.exact : receiver.hint.source)?.[0] ?? "";
}

function isFound(wanted: RegExp | string, { text, found }: Reading): boolean {
  let isThere = found.get(wanted);
  if (isThere === undefined) {
    isThere = typeof wanted === "string" ? text.includes(wanted) : wanted.test(text);
    found.set(wanted, isThere);
  }
  return isThere;
}

function roleOf({ role, family }: Indicator): number {
  if (role !== "sink") return SOURCE;
  return (family & ALONE_FAMILIES) === 0 ? SINK : SINK | CONCATENATION_SINK;
}

function argumentsOf({ args, receiver, style, keywords, from }: CallSink): Indicator["arguments"] {
  if (receiver || style === "keys" || style === "constant") return "any";
  // The program may be constant while an argument is tainted.
  if (style === "varargs") return "some";
  return args?.length === 1 && args[0] === 0 && !keywords && from === undefined ? "first" : "some";
}
