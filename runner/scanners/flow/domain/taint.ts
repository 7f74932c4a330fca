import type { Severity } from "../../../../worker/contract/finding.ts";
import { bitsOf } from "./families.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";

/**
 * `archive`: names of the entries of an archive. `network`: answers of other services, and sockets. `random`: the result of a
 * predictable generator, which is no untrusted data.
 */
export const SOURCE_KINDS = [
  "request",
  "archive",
  "network",
  "database",
  "file",
  "arguments",
  "environment",
  "parameter",
  "random",
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
/** Second order: somebody stored or sent the data before. */
const SECOND_ORDER: ReadonlySet<SourceKind> = new Set<SourceKind>(["network", "database", "file"]);

/** Qualifier: the text was concatenated with other text. */
export const CONCATENATED = 4;
/** Qualifier: safe in SQL, but only inside quotes. */
export const SAFE_IN_QUOTES = 8;
/** Qualifier: the result of an approximation, or of a function whose name suggests that it sanitizes. */
export const UNCERTAIN = 16;
/** Qualifier: the data selects what the value has, as the key of a lookup, and is no part of it. */
export const SELECTING = 32;
/** Qualifier: from a file of the application, whose name is constant. */
export const OWN_FILE = 64;
/** Qualifier: a stored record that data of the request selects: its key is an allow-list. */
export const LOOKED_UP = 128;
/** Qualifier: a decoder undid sanitization. */
export const DECODED = 256;
/** Qualifier: a framework has validated the object with this data. The bits below are those of characters. */
export const OBJECT_VALIDATED = 1 << 25;
/** Qualifier: whoever has the secret key has signed the data. */
export const SIGNED = 1 << 26;
/** Qualifier: the authentication code of the data, by a secret key. */
export const CODE = 1 << 27;
/** Qualifiers that a join keeps where either taint has them. */
const EITHER = CONCATENATED | DECODED;
/** SQL that ends before the name of a table, which no placeholder can stand for. */
const BEFORE_TABLE = /\b(?:from|join|into|update|table)\s+["'`[]?[\w.]*$/iu;
/** SQL that ends outside of quotes, right before a value. */
const UNQUOTED = /(?:[=<>(,]|\b(?:limit|offset|by|and|or|where|in|from|join|into|update|table))\s*$/iu;
/** Text that begins a literal of SQL. */
const QUOTED = /(?:^|[\s=<>(,.])['"`]$/u;
const SQL = bitsOf(["sql-injection"]);
const OF_DIRECTORY = bitsOf(["path-traversal", "command-injection"]);
const MAX_TAINTS = 8;
const WIDENED = "#widened";
/** The key of a field of what a source yields, after its offset and lists of records. */
const HAS_FIELD = hasFieldAfter("rows|data|body|items|results?|content");
/** The same of a database, where bodies and contents are fields of records. */
const HAS_COLUMN = hasFieldAfter("rows|data|items|results?");
/** Suffix of the key of parsed data, whose shape the sender chooses. */
export const PARSED = "#parsed";
/** Suffix of the key of what a decoder has made: a check of the data is none of that. */
const DECODED_DATA = "#decoded";
const MAX_KNOWN_KEYS = 10_000;
const alwaysText = new Map<string, boolean>();
const ALWAYS_TEXT =
  /params|searchParams|headers?\b|cookies|\bformData\b|\breq\.query\(|\.(?:args|form|values|GET|POST|param)\b|\.get\b(?!:)/u;

export interface Step {
  at: SyntaxNode;
  previous: Step | null;
  length: number;
}

/** Untrusted data from one source, with its trace. */
export interface Taint {
  /** The source expression: two reads of one parameter have the same key. */
  key: string;
  kind: SourceKind;
  source: SyntaxNode;
  /** Bits of the families for which it is sanitized. */
  sanitizedFor: number;
  /** Bits of partial checks, none of which is sufficient alone. See guards.ts. */
  qualifiers: number;
  step: Step;
}

/**
 * @returns the union. Taints with the same key stay sanitized only for the families of both. Beyond the maximum, no finding is
 * lost: a taint is removed if another one covers it, and is otherwise widened.
 */
export function joinTaints(a: readonly Taint[], b: readonly Taint[]): readonly Taint[] {
  if (a === b || b.length === 0) return a;
  if (a.length === 0) return b;
  let joined = a;
  for (const taint of b) joined = withTaint(joined, taint);
  return joined;
}

/** @returns the union of single taints. Unlike that of lists, it does not trust them to be without duplicates. */
export function unionOfTaints(taints: Iterable<Taint>): readonly Taint[] {
  let joined: readonly Taint[] = [];
  for (const taint of taints) joined = withTaint(joined, taint);
  return joined;
}

function withTaint(list: readonly Taint[], taint: Taint): readonly Taint[] {
  const index = indexOfSame(list, taint);
  const known = list[index];
  if (known === undefined) return list.length < MAX_TAINTS ? [...list, taint] : withOneMore(list, taint);
  const sanitizedFor = known.sanitizedFor & taint.sanitizedFor;
  const either = (known.qualifiers | taint.qualifiers) & EITHER;
  const qualifiers = (known.qualifiers & taint.qualifiers) | either;
  if (sanitizedFor === known.sanitizedFor && qualifiers === known.qualifiers) return list;
  return list.with(index, { ...known, sanitizedFor, qualifiers });
}

function indexOfSame(list: readonly Taint[], taint: Taint): number {
  const { key, kind } = taint;
  return list.findIndex((known) => known === taint || (known.key === key && known.kind === kind));
}

function withOneMore(list: readonly Taint[], taint: Taint): readonly Taint[] {
  if (list.some((known) => covers(known, taint))) return list;
  const covered = list.findIndex((known) => covers(taint, known));
  if (covered !== -1) return list.with(covered, taint);
  const wide = widened(taint);
  const isKnown = list.some(({ key, kind }) => key === wide.key && kind === wide.kind);
  return isKnown ? withTaint(list, wide) : [...list, wide];
}

/** The class of a taint: equal for taints that the same sinks report with the same confidence. */
export function classOf(taint: Taint): string {
  const fn = taint.kind === "parameter" ? functionOf(taint) : "";
  return `${taint.kind}${fn}/${taint.sanitizedFor}/${taint.qualifiers}${isAlwaysText(taint) ? "/text" : ""}`;
}

/** Whether each finding of the other taint is also one of this taint, with at least the same confidence. */
export function covers(taint: Taint, other: Taint): boolean {
  return (
    (taint.sanitizedFor & ~other.sanitizedFor) === 0 &&
    (taint.qualifiers & ~other.qualifiers & ~EITHER) === 0 &&
    (other.qualifiers & ~taint.qualifiers & EITHER) === 0 &&
    (taint.kind === "request" || taint.kind === other.kind) &&
    (taint.kind !== "parameter" || isOfSameFunction(taint.key, other.key)) &&
    (!isAlwaysText(taint) || isAlwaysText(other))
  );
}

/** Whether the keys of the taints of two parameters are equal up to the colon. */
function isOfSameFunction(key: string, other: string): boolean {
  for (let index = 0; key[index] === other[index]; index++) if (key[index] === ":" || index >= key.length) return true;
  return false;
}

/** The function in the key of a parameter's taint. */
function functionOf({ key }: Taint): string {
  return key.slice(0, key.indexOf(":") + 1);
}

/** The taints that stay where data becomes a number. */
export function ofGenerators(taints: readonly Taint[]): readonly Taint[] {
  return taints.length === 0 ? taints : taints.filter(({ kind }) => kind === "random");
}

/** A taint for any source of the same kind: checks of one source do not refine it. */
export function widened(taint: Taint): Taint {
  const key = taint.kind === "parameter" ? functionOf(taint) + WIDENED : WIDENED;
  return { ...taint, key, qualifiers: taint.qualifiers | UNCERTAIN };
}

export function isWidened({ key }: Taint): boolean {
  return key.endsWith(WIDENED);
}

/** Whether the data is always text, so that the sender cannot choose its shape. */
export function isAlwaysText({ key }: Taint): boolean {
  let isText = alwaysText.get(key);
  if (isText === undefined) {
    isText = ALWAYS_TEXT.test(key) && !key.includes(PARSED);
    if (alwaysText.size >= MAX_KNOWN_KEYS) alwaysText.clear();
    alwaysText.set(key, isText);
  }
  return isText;
}

export function isSecondOrder({ kind }: { kind: SourceKind }): boolean {
  return SECOND_ORDER.has(kind);
}

/** The application may display its own files in an HTML response, and sends records as JSON. */
export function isWholeRecord({ key, kind, qualifiers }: Pick<Taint, "key" | "kind" | "qualifiers">): boolean {
  if (!isSecondOrder({ kind })) return false;
  const hasField = kind === "database" ? HAS_COLUMN : HAS_FIELD;
  return (qualifiers & OWN_FILE) !== 0 || ((qualifiers & CONCATENATED) === 0 && !hasField.test(key));
}

function hasFieldAfter(holders: string): RegExp {
  const skipped = `(?:${holders}|\\d+|\\[\\])`;
  return new RegExp(`@\\d+(?:\\.${skipped})*\\.(?!${skipped}(?:\\.|$))`, "u");
}

/**
 * The highest severity of a finding with this source: whoever starts a program chooses its arguments, environment and input, and a
 * parameter is untrusted only if a caller passes untrusted data. Whether others can choose stored data is not known. An
 * approximated flow may be none.
 */
export function severityLimit(taint: Taint): Severity {
  const { kind, qualifiers } = taint;
  if (kind === "parameter") return qualifiers & CONCATENATED ? "medium" : "low";
  if (kind === "arguments" || kind === "environment") return "low";
  if (isSecondOrder(taint)) return qualifiers & (UNCERTAIN | OWN_FILE) ? "low" : "medium";
  return qualifiers & UNCERTAIN ? "medium" : "critical";
}

/** The nodes of a trace, from the source on. */
export function stepsOf(step: Step): SyntaxNode[] {
  const steps: SyntaxNode[] = [];
  for (let at: Step | null = step; at && steps.length < 1_000; at = at.previous) steps.unshift(at.at);
  return steps;
}

export function withTraceStep(taint: Taint, at: SyntaxNode): Taint {
  if (taint.step.at.place.offset === at.place.offset && taint.step.at.file === at.file) return taint;
  return { ...taint, step: { at, previous: taint.step, length: taint.step.length + 1 } };
}

export function sanitizeTaints(taints: readonly Taint[], families: number): readonly Taint[] {
  return taints.map((taint) =>
    (taint.sanitizedFor & families) === families ? taint : { ...taint, sanitizedFor: taint.sanitizedFor | families },
  );
}

/** What a decoder makes of them: data that the application has signed stays so. */
export function unsanitizeTaints(taints: readonly Taint[]): readonly Taint[] {
  const kept = UNCERTAIN | SELECTING;
  return taints.map((taint) =>
    taint.qualifiers & (SIGNED | CODE)
      ? taint
      : {
          ...taint,
          key: taint.key.endsWith(DECODED_DATA) ? taint.key : taint.key + DECODED_DATA,
          sanitizedFor: 0,
          qualifiers: (taint.qualifiers & kept) | DECODED,
        },
  );
}

/** The taints with a qualifier. */
export function qualified(taints: readonly Taint[], qualifier: number): readonly Taint[] {
  return taints.map((taint) =>
    taint.qualifiers & qualifier ? taint : { ...taint, qualifiers: taint.qualifiers | qualifier },
  );
}

/**
 * The taints of a directory in a path that goes on: its setting names it, and the code chooses what is in it, also where a command gets
 * the path.
 */
export function ofDirectory(taints: readonly Taint[]): readonly Taint[] {
  if (!taints.some(({ kind }) => kind === "environment")) return taints;
  return taints.flatMap((taint) => (taint.kind === "environment" ? sanitizeTaints([taint], OF_DIRECTORY) : taint));
}

/** The taints of a text that follows this literal. */
export function afterLiteral(text: unknown, taints: readonly Taint[]): readonly Taint[] {
  if (typeof text !== "string") return taints;
  if (taints.some(({ qualifiers }) => qualifiers & LOOKED_UP) && BEFORE_TABLE.test(text))
    return taints.map((taint) => (taint.qualifiers & LOOKED_UP ? sanitizedForSql(taint) : taint));
  // What stands in quotes already may follow anything.
  if (QUOTED.test(text)) return taints.map((taint) => ({ ...taint, qualifiers: taint.qualifiers & ~SAFE_IN_QUOTES }));
  if (!UNQUOTED.test(text)) return taints;
  return taints.map((taint) =>
    taint.qualifiers & SAFE_IN_QUOTES ? { ...taint, sanitizedFor: taint.sanitizedFor & ~SQL } : taint,
  );
}

/**
 * @param origin the argument's taint in an earlier call of a function, which covers the one of this call
 * @param result the taint that the function made of it
 * @returns the families that the result of this call is sanitized for: those of the earlier result, and those of this argument
 * that the function does not undo
 */
export function sanitizedThrough(taint: Taint, origin: Taint, result: Taint): number {
  if (result.qualifiers & DECODED) return result.sanitizedFor;
  const undone = origin.sanitizedFor & ~result.sanitizedFor;
  const inQuotes = taint.qualifiers & SAFE_IN_QUOTES ? SQL : 0;
  return result.sanitizedFor | (taint.sanitizedFor & ~undone & ~inQuotes);
}

function sanitizedForSql(taint: Taint): Taint {
  return { ...taint, sanitizedFor: taint.sanitizedFor | SQL };
}

/** Whether a framework has validated the objects of a request that these taints are of. */
export function areObjectsValidated(taints: readonly Taint[]): boolean {
  return taints.every(({ kind, qualifiers }) => kind !== "request" || (qualifiers & OBJECT_VALIDATED) !== 0);
}
