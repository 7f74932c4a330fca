import { bitsOf } from "./families.ts";
import type { ClassNode, Constant, FunctionNode } from "./ir.ts";
import type { Frame } from "./state.ts";
import type { SyntaxNode } from "./syntax-node.ts";

export type SourceKind = "request" | "arguments" | "environment" | "file" | "parameter";

/** A mark of untrusted text that was put into other text. */
export const BUILT = 4;
/** A mark of text that is harmless in SQL between quotes alone. */
const QUOTED = 8;
/** What SQL written before a value ends with where no quote is open. */
const UNQUOTED = /(?:[=<>(,]|\b(?:limit|offset|by|and|or|where|in))\s*$/iu;

export interface Step {
  at: SyntaxNode;
  before: Step | null;
  length: number;
}

/** Untrusted text, and the way it came. */
export interface Taint {
  /** What was read, as it is written: two reads of one parameter are the same. */
  key: string;
  kind: SourceKind;
  source: SyntaxNode;
  /** Bits of the families it is harmless to. */
  cleared: number;
  /** A check that holds for it, not enough alone: see guards. */
  marks: number;
  step: Step;
}

export interface Clearing {
  key: string;
  families: number;
  marks?: number;
}

/** What is known of other values when this one is true or false. */
export interface Facts {
  yes: readonly Clearing[];
  no: readonly Clearing[];
}

export interface Closure {
  fn: FunctionNode;
  frame: Frame | null;
  self: Value | null;
}

export interface Value {
  /** Undefined where it is not known. */
  constant?: Constant | undefined;
  /** Texts of which it is one, where branches chose. */
  choices?: readonly string[] | undefined;
  taints: readonly Taint[];
  /** Objects it may be, on the heap. */
  refs: readonly number[];
  /** How it is named from outside: `child_process.exec`, `req.query`. Empty if it has no name. */
  path: string;
  /** Declared or inferred, without package and arguments. */
  type: string;
  closures?: readonly Closure[] | undefined;
  cls?: ClassNode | undefined;
  facts?: Facts | undefined;
  /** Known text it begins with; `FIXED` for one that is not known and that nobody outside chooses. */
  lead: string;
  /** Made absolute and free of `..`, so that its beginning tells where it leads. */
  normal?: boolean | undefined;
}

/** Stands for text that is not known but is not untrusted. */
export const FIXED = "\u0001";
const SQL = bitsOf(["sql-injection"]);
const MAX_TAINTS = 8;
const MAX_REFS = 6;
const MAX_CLOSURES = 6;
const MAX_CHOICES = 6;
const MAX_CONSTANT_LENGTH = 10_000;

export const UNKNOWN: Value = { taints: [], refs: [], path: "", type: "", lead: FIXED };
export const NOTHING: Value = { ...UNKNOWN, constant: null };

export function constantValue(constant: Constant): Value {
  if (typeof constant === "string" && constant.length > MAX_CONSTANT_LENGTH) {
    return { ...UNKNOWN, lead: constant.slice(0, MAX_CONSTANT_LENGTH) };
  }
  return { ...UNKNOWN, constant, lead: constant === null ? "" : String(constant) };
}

export function tainted(taints: readonly Taint[], from: Partial<Value> = {}): Value {
  return { ...UNKNOWN, ...from, taints, lead: taints.length > 0 ? "" : (from.lead ?? FIXED) };
}

/** The value without what was known of its text. */
export function derived(value: Value): Value {
  return { ...UNKNOWN, taints: value.taints, lead: value.taints.length > 0 ? "" : FIXED };
}

export function isTainted(value: Value, bit: number): boolean {
  return value.taints.some(({ cleared }) => (cleared & bit) === 0);
}

/** @returns the taints of both; what comes from the same source is cleared only of what both are cleared of. */
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
    const cleared = known.cleared & taint.cleared;
    const marks = known.marks & taint.marks;
    if (cleared === known.cleared && marks === known.marks) continue;
    joined = list.with(index, { ...known, cleared, marks });
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
    choices: joinChoices(a, b),
    taints,
    refs,
    path: a.path === b.path || b.path === "" ? a.path : b.path,
    type: a.type === b.type || b.type === "" ? a.type : a.type === "" ? b.type : a.type,
    closures,
    cls: a.cls ?? b.cls,
    facts: a.facts === b.facts ? a.facts : undefined,
    lead: a.lead === b.lead ? a.lead : commonLead(a, b),
    normal: a.normal && b.normal,
  };
}

function joinChoices(a: Value, b: Value): readonly string[] | undefined {
  const [left, right] = [choicesOf(a), choicesOf(b)];
  if (left.length === 0 || right.length === 0 || a.constant === b.constant) return undefined;
  const all = [...new Set([...left, ...right])];
  return all.length > MAX_CHOICES ? undefined : all;
}

/** The texts it may be: none if they are not known. Nothing, as it is before the first assignment, is none of them. */
export function choicesOf({ constant, choices }: Value): readonly string[] {
  return constant === undefined ? (choices ?? []) : [constant === null ? "" : String(constant)];
}

function commonLead(a: Value, b: Value): string {
  if (a.constant === null) return b.lead;
  if (b.constant === null) return a.lead;
  if (a.lead.startsWith(b.lead)) return b.lead;
  if (b.lead.startsWith(a.lead)) return a.lead;
  return a.lead === "" || b.lead === "" ? "" : FIXED;
}

function joinClosures(a?: readonly Closure[], b?: readonly Closure[]): readonly Closure[] | undefined {
  if (!a || !b || a === b) return a ?? b;
  const more = b.filter(({ fn, frame }) => !a.some((known) => known.fn === fn && known.frame === frame));
  return more.length === 0 ? a : [...a, ...more].slice(0, MAX_CLOSURES);
}

export function same(a: Value, b: Value): boolean {
  if (a === b) return true;
  return (
    a.constant === b.constant &&
    a.path === b.path &&
    a.lead === b.lead &&
    sameList(a.refs, b.refs) &&
    a.taints.length === b.taints.length &&
    a.taints.every(({ key, cleared }, index) => key === b.taints[index]?.key && cleared === b.taints[index].cleared)
  );
}

function sameList(a: readonly number[], b: readonly number[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
}

export function passed(taint: Taint, at: SyntaxNode): Taint {
  if (taint.step.at.place.offset === at.place.offset) return taint;
  return { ...taint, step: { at, before: taint.step, length: taint.step.length + 1 } };
}

export function passedAll(value: Value, at: SyntaxNode): Value {
  return value.taints.length === 0 ? value : { ...value, taints: value.taints.map((taint) => passed(taint, at)) };
}

export function quoted(value: Value): Value {
  return { ...value, taints: value.taints.map((taint) => ({ ...taint, marks: taint.marks | QUOTED })) };
}

/** Taints as they are behind this text. */
export function behind(text: Value["constant"], taints: readonly Taint[]): readonly Taint[] {
  if (typeof text !== "string" || !UNQUOTED.test(text)) return taints;
  return taints.map((taint) => (taint.marks & QUOTED ? { ...taint, cleared: taint.cleared & ~SQL } : taint));
}

export function clear(value: Value, families: number): Value {
  if (value.taints.length === 0) return value;
  return { ...value, taints: clearTaints(value.taints, families) };
}

export function clearTaints(taints: readonly Taint[], families: number): readonly Taint[] {
  return taints.map((taint) =>
    (taint.cleared & families) === families ? taint : { ...taint, cleared: taint.cleared | families },
  );
}
