import { bitsOf } from "./families.ts";
import type { ClassNode, Constant, FunctionNode } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";

export type SourceKind = "request" | "arguments" | "environment" | "file" | "parameter";

/** Qualifier: the text was concatenated with other text. */
export const CONCATENATED = 4;
/** Qualifier: safe in SQL, but only inside quotes. */
const SAFE_IN_QUOTES = 8;
/** SQL that ends outside of quotes, right before a value. */
const UNQUOTED = /(?:[=<>(,]|\b(?:limit|offset|by|and|or|where|in))\s*$/iu;

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
  /** Bits of the families that it is sanitized for. */
  sanitizedFor: number;
  /** Bits of partial checks: none is sufficient alone. See guards.ts. */
  qualifiers: number;
  step: Step;
}

export interface TaintRefinement {
  key: string;
  families: number;
  qualifiers?: number;
}

/** What a condition implies for tainted values where it is true, and where it is false. */
export interface Refinement {
  whenTrue: readonly TaintRefinement[];
  whenFalse: readonly TaintRefinement[];
}

/** The scope of an activation, or of a file. Names resolve through `parent`, the lexical scope. */
export interface Frame {
  id: number;
  parent: Frame | null;
  names: Set<string>;
  /** An assignment to an unknown name declares it here. */
  declares: boolean;
  self: Value | null;
  /** A closure captures the frame. */
  captured: boolean;
}

export interface Closure {
  fn: FunctionNode;
  frame: Frame | null;
  self: Value | null;
}

export interface Value {
  /** Undefined if not known. */
  constant?: Constant | undefined;
  /** The possible strings, after a join of constants. */
  possibleStrings?: readonly string[] | undefined;
  taints: readonly Taint[];
  /** Heap objects that it may refer to. */
  refs: readonly number[];
  /** Access path from a module, global or parameter: `child_process.exec`, `req.query`. Empty if unknown. */
  accessPath: string;
  /** Declared or inferred type, without package and type arguments. */
  type: string;
  closures?: readonly Closure[] | undefined;
  cls?: ClassNode | undefined;
  refinement?: Refinement | undefined;
  /** The known prefix of the text; `OPAQUE_PREFIX` for an unknown but trusted one. */
  knownPrefix: string;
  /** An absolute path without `..`, so that a prefix check is sufficient. */
  canonicalPath?: boolean | undefined;
}

/** Stands for unknown text that is trusted. */
export const OPAQUE_PREFIX = "\u0001";
const SQL = bitsOf(["sql-injection"]);
const MAX_TAINTS = 8;
const MAX_REFS = 6;
const MAX_CLOSURES = 6;
const MAX_CHOICES = 6;
const MAX_CONSTANT_LENGTH = 10_000;

export const UNKNOWN: Value = { taints: [], refs: [], accessPath: "", type: "", knownPrefix: OPAQUE_PREFIX };
export const NOTHING: Value = { ...UNKNOWN, constant: null };

export function constantValue(constant: Constant): Value {
  if (typeof constant === "string" && constant.length > MAX_CONSTANT_LENGTH) {
    return { ...UNKNOWN, knownPrefix: constant.slice(0, MAX_CONSTANT_LENGTH) };
  }
  return { ...UNKNOWN, constant, knownPrefix: constant === null ? "" : String(constant) };
}

export function tainted(taints: readonly Taint[], from: Partial<Value> = {}): Value {
  return { ...UNKNOWN, ...from, taints, knownPrefix: taints.length > 0 ? "" : (from.knownPrefix ?? OPAQUE_PREFIX) };
}

/** A value with the same taints and unknown text. */
export function withoutText(value: Value): Value {
  return { ...UNKNOWN, taints: value.taints, knownPrefix: value.taints.length > 0 ? "" : OPAQUE_PREFIX };
}

export function isTainted(value: Value, bit: number): boolean {
  return value.taints.some(({ sanitizedFor }) => (sanitizedFor & bit) === 0);
}

/** @returns the union; taints with the same key are sanitized only for what both are sanitized for. */
export function joinTaints(a: readonly Taint[], b: readonly Taint[]): readonly Taint[] {
  if (a === b || b.length === 0) return a;
  if (a.length === 0) return b;
  let joined: Taint[] | undefined;
  for (const taint of b) {
    const list: readonly Taint[] = joined ?? a;
    const index = list.findIndex(({ key, kind }) => key === taint.key && kind === taint.kind);
    const known = list[index];
    if (known === undefined) {
      if (list.length < MAX_TAINTS) joined = [...list, taint];
      continue;
    }
    const sanitizedFor = known.sanitizedFor & taint.sanitizedFor;
    const qualifiers = known.qualifiers & taint.qualifiers;
    if (sanitizedFor === known.sanitizedFor && qualifiers === known.qualifiers) continue;
    joined = list.with(index, { ...known, sanitizedFor, qualifiers });
  }
  return joined ?? a;
}

export function join(a: Value, b: Value): Value {
  if (a === b) return a;
  const taints = joinTaints(a.taints, b.taints);
  const refs = a.refs === b.refs ? a.refs : [...new Set([...a.refs, ...b.refs])].slice(0, MAX_REFS);
  const closures = joinClosures(a.closures, b.closures);
  return {
    constant: a.constant === b.constant ? a.constant : undefined,
    possibleStrings: joinPossibleStrings(a, b),
    taints,
    refs,
    accessPath: a.accessPath === b.accessPath || b.accessPath === "" ? a.accessPath : b.accessPath,
    type: a.type === b.type || b.type === "" ? a.type : a.type === "" ? b.type : a.type,
    closures,
    cls: a.cls ?? b.cls,
    refinement: a.refinement === b.refinement ? a.refinement : undefined,
    knownPrefix: a.knownPrefix === b.knownPrefix ? a.knownPrefix : commonPrefix(a, b),
    canonicalPath: a.canonicalPath && b.canonicalPath,
  };
}

function joinPossibleStrings(a: Value, b: Value): readonly string[] | undefined {
  const [left, right] = [possibleStringsOf(a), possibleStringsOf(b)];
  if (left.length === 0 || right.length === 0 || a.constant === b.constant) return undefined;
  const all = [...new Set([...left, ...right])];
  return all.length > MAX_CHOICES ? undefined : all;
}

/** The possible strings; empty if unknown. */
export function possibleStringsOf({ constant, possibleStrings }: Value): readonly string[] {
  return constant === undefined ? (possibleStrings ?? []) : [constant === null ? "" : String(constant)];
}

function commonPrefix(a: Value, b: Value): string {
  if (a.constant === null) return b.knownPrefix;
  if (b.constant === null) return a.knownPrefix;
  if (a.knownPrefix.startsWith(b.knownPrefix)) return b.knownPrefix;
  if (b.knownPrefix.startsWith(a.knownPrefix)) return a.knownPrefix;
  return a.knownPrefix === "" || b.knownPrefix === "" ? "" : OPAQUE_PREFIX;
}

function joinClosures(a?: readonly Closure[], b?: readonly Closure[]): readonly Closure[] | undefined {
  if (!a || !b || a === b) return a ?? b;
  const more = b.filter(({ fn, frame }) => !a.some((known) => known.fn === fn && known.frame === frame));
  return more.length === 0 ? a : [...a, ...more].slice(0, MAX_CLOSURES);
}

export function equalValues(a: Value, b: Value): boolean {
  if (a === b) return true;
  return (
    a.constant === b.constant &&
    a.accessPath === b.accessPath &&
    a.knownPrefix === b.knownPrefix &&
    equalLists(a.refs, b.refs) &&
    a.taints.length === b.taints.length &&
    a.taints.every(
      ({ key, sanitizedFor }, index) => key === b.taints[index]?.key && sanitizedFor === b.taints[index].sanitizedFor,
    )
  );
}

function equalLists(a: readonly number[], b: readonly number[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
}

export function withTraceStep(taint: Taint, at: SyntaxNode): Taint {
  if (taint.step.at.place.offset === at.place.offset) return taint;
  return { ...taint, step: { at, previous: taint.step, length: taint.step.length + 1 } };
}

export function withTraceSteps(value: Value, at: SyntaxNode): Value {
  return value.taints.length === 0
    ? value
    : { ...value, taints: value.taints.map((taint) => withTraceStep(taint, at)) };
}

export function safeInQuotes(value: Value): Value {
  return {
    ...value,
    taints: value.taints.map((taint) => ({ ...taint, qualifiers: taint.qualifiers | SAFE_IN_QUOTES })),
  };
}

/** Taints of text that follows this literal. */
export function afterLiteral(text: Value["constant"], taints: readonly Taint[]): readonly Taint[] {
  if (typeof text !== "string" || !UNQUOTED.test(text)) return taints;
  return taints.map((taint) =>
    taint.qualifiers & SAFE_IN_QUOTES ? { ...taint, sanitizedFor: taint.sanitizedFor & ~SQL } : taint,
  );
}

export function sanitize(value: Value, families: number): Value {
  if (value.taints.length === 0) return value;
  return { ...value, taints: sanitizeTaints(value.taints, families) };
}

export function sanitizeTaints(taints: readonly Taint[], families: number): readonly Taint[] {
  return taints.map((taint) =>
    (taint.sanitizedFor & families) === families ? taint : { ...taint, sanitizedFor: taint.sanitizedFor | families },
  );
}
