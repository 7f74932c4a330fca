import type { ClassNode, Constant, FunctionNode } from "../lower/ir.ts";
import type { Link, Namespace } from "./link.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import {
  joinTaints,
  ofGenerators,
  qualified,
  sanitizeTaints,
  type Taint,
  unsanitizeTaints,
  withTraceStep,
} from "./taint.ts";
import { countWork } from "./work.ts";

export interface TaintRefinement {
  key: string;
  families: number;
  qualifiers?: number;
}

/** What a condition implies for tainted values if it is true, and if it is false. */
export interface Refinement {
  whenTrue: readonly TaintRefinement[];
  whenFalse: readonly TaintRefinement[];
}

/** That of a value which is surely neither false nor absent. */
export const ALWAYS_TRUE: Refinement = { whenTrue: [], whenFalse: [] };

/** The scope of an activation, or of a file. Names resolve through `parent`, the lexical scope. */
export interface Frame {
  id: number;
  parent: Frame | null;
  names: Set<string>;
  /** Their names in the state. */
  variables: Map<string, string>;
  /** Whether an assignment to an unknown name declares the name here. */
  declares: boolean;
  /** Names that an assignment does not declare here. */
  outer: Set<string>;
  self: Value | null;
  /** Whether a closure captures the frame. */
  captured: boolean;
  /** Parameters that refer to variables of the caller, which the code has replaced. */
  stored?: Set<string>;
  module: Module;
}

export interface DeclaredClass {
  cls: ClassNode;
  frame: Frame;
  statics: Value;
}

/** A file of the repository that the analysis has loaded. */
export class Module {
  readonly path: string;
  /** Its text, of the file that is analysed. */
  text = "";
  /** The variables of its top level. */
  readonly frame: Frame;
  readonly classes = new Map<string, DeclaredClass>();
  /** Exported name → its own variable, or a declaration of another file. */
  readonly exports = new Map<string, string | Link>();
  /** Modules whose names are names of this one too. */
  readonly wildcards: Link[] = [];
  /** Modules whose exports are exports of this one too. */
  readonly exportedModules: Link[] = [];

  constructor(path: string, id: number) {
    this.path = path;
    const names = { names: new Set<string>(), variables: new Map<string, string>(), outer: new Set<string>() };
    this.frame = { ...names, id, parent: null, declares: false, self: null, captured: false, module: this };
  }
}

export interface Closure {
  fn: FunctionNode;
  frame: Frame | null;
  self: Value | null;
  /** Its first arguments, which calls do not pass. */
  given?: readonly Value[];
  /** The object that it is called on is `this` in it, though it is no method; false if it always is `self`. */
  takesReceiver?: boolean;
  /** The object of its class, of a method that extends another type, which `this` is. */
  dispatch?: Value;
}

export interface Value {
  /** Undefined if unknown. */
  constant?: Constant | undefined;
  /** The possible strings, after a join of constants. */
  possibleStrings?: readonly string[] | undefined;
  /** Of a number: the taints of the text that it is, as a whole. */
  numberOf?: readonly Taint[];
  /** Of a regular expression, if they are known. */
  flags?: string;
  /** The constant that stands for a setting of the environment that is absent. */
  fallback?: string;
  taints: readonly Taint[];
  /** Heap objects that the value may refer to. */
  refs: readonly number[];
  /** Access path from a module, global or parameter: `child_process.exec`, `req.query`. Empty if unknown. */
  accessPath: string;
  /** Declared or inferred type, without package and type arguments. */
  type: string;
  closures?: readonly Closure[] | undefined;
  cls?: ClassNode | undefined;
  /** An imported name, which is resolved when it is used. */
  link?: Link | undefined;
  namespace?: Namespace | undefined;
  refinement?: Refinement | undefined;
  /** The known prefix of the text; `OPAQUE_PREFIX` for an unknown but trusted one. */
  knownPrefix: string;
  /** Whether it is an absolute path without `..`, so that a prefix check is sufficient. */
  canonicalPath?: boolean | undefined;
}

/** Represents unknown text that is trusted. */
export const OPAQUE_PREFIX = "\u0001";
/** From this number on, a set is faster. */
const MAX_COMPARISONS = 64;

/** Has all properties, in the order of those of a join, because values of one shape are read several times as fast. */
export const UNKNOWN: Value = {
  constant: undefined,
  possibleStrings: undefined,
  taints: [],
  refs: [],
  accessPath: "",
  type: "",
  closures: undefined,
  cls: undefined,
  link: undefined,
  namespace: undefined,
  refinement: undefined,
  knownPrefix: OPAQUE_PREFIX,
  canonicalPath: undefined,
};
export const NOTHING: Value = { ...UNKNOWN, constant: null };

export function constantValue(constant: Constant): Value {
  return { ...UNKNOWN, constant, knownPrefix: constant === null ? "" : String(constant) };
}

/** A regular expression, by its literal with flags. */
export function patternValue(pattern: Constant, literal: string): Value {
  return { ...constantValue(pattern), type: "RegExp", flags: /[a-z]*$/u.exec(literal)?.[0] ?? "" };
}

export function tainted(taints: readonly Taint[], from: Partial<Value> = {}): Value {
  return { ...UNKNOWN, ...from, taints, knownPrefix: taints.length > 0 ? "" : (from.knownPrefix ?? OPAQUE_PREFIX) };
}

export function withoutText({ taints }: Value): Value {
  return tainted(taints);
}

export function isTainted(value: Value, bit: number): boolean {
  return value.taints.some(({ sanitizedFor }) => (sanitizedFor & bit) === 0);
}

export function join(a: Value, b: Value): Value {
  if (a === b) return a;
  const taints = joinTaints(a.taints, b.taints);
  const closures = joinClosures(a.closures, b.closures);
  return {
    constant: a.constant === b.constant ? a.constant : undefined,
    possibleStrings: joinPossibleStrings(a, b),
    taints,
    refs: unionOf(a.refs, b.refs),
    accessPath: a.accessPath === b.accessPath || b.accessPath === "" ? a.accessPath : b.accessPath,
    type: a.type === b.type || b.type === "" ? a.type : a.type === "" ? b.type : a.type,
    closures,
    cls: a.cls ?? b.cls,
    link: a.link ?? b.link,
    namespace: a.namespace ?? b.namespace,
    refinement: a.refinement === b.refinement ? a.refinement : undefined,
    knownPrefix: a.knownPrefix === b.knownPrefix ? a.knownPrefix : commonPrefix(a, b),
    canonicalPath: a.canonicalPath && b.canonicalPath,
  };
}

/** The join of many values, of which there is at least one. Lists of what they may be are joined at once, and not for each value. */
export function joinAll(values: readonly Value[]): Value {
  const [first = UNKNOWN, ...others] = values;
  if (others.length === 0) return first;
  const refs = [...new Set(values.flatMap((value) => value.refs))];
  const isSame = others.every(({ constant }) => constant === first.constant);
  const texts = isSame ? [] : values.map(possibleStringsOf);
  const strings = texts.every(({ length }) => length > 0) ? [...new Set(texts.flat())] : [];
  countWork(refs.length + strings.length);
  return {
    ...values.map(withoutChoices).reduce(join),
    constant: isSame ? first.constant : undefined,
    possibleStrings: strings.length > 0 ? strings : undefined,
    refs,
  };
}

/** A value without the lists of what it may be. */
function withoutChoices(value: Value): Value {
  const constant = value.constant === null ? null : undefined;
  return { ...value, constant, possibleStrings: undefined, refs: UNKNOWN.refs };
}

function joinPossibleStrings(a: Value, b: Value): readonly string[] | undefined {
  const [left, right] = [possibleStringsOf(a), possibleStringsOf(b)];
  if (left.length === 0 || right.length === 0 || a.constant === b.constant) return undefined;
  return unionOf(left, right);
}

/** The possible strings; empty if unknown. */
export function possibleStringsOf({ constant, possibleStrings }: Value): readonly string[] {
  return constant === undefined ? (possibleStrings ?? []) : [constant === null ? "" : String(constant)];
}

/** A reference to the same site: `?page=1` or `/users`. */
const LOCAL = /^(?:[?#]|\/(?![/\\]))/u;

function commonPrefix(a: Value, b: Value): string {
  if (a.constant === null) return b.knownPrefix;
  if (b.constant === null) return a.knownPrefix;
  if (a.knownPrefix.startsWith(b.knownPrefix)) return b.knownPrefix;
  if (b.knownPrefix.startsWith(a.knownPrefix)) return a.knownPrefix;
  if (LOCAL.test(a.knownPrefix) && LOCAL.test(b.knownPrefix)) return "/";
  return a.knownPrefix === "" || b.knownPrefix === "" ? "" : OPAQUE_PREFIX;
}

function joinClosures(a?: readonly Closure[], b?: readonly Closure[]): readonly Closure[] | undefined {
  if (!a || !b || a === b) return a ?? b;
  const more = b.filter(
    ({ fn, frame, given }) => !a.some((known) => known.fn === fn && known.frame === frame && known.given === given),
  );
  countWork(a.length + more.length);
  return more.length === 0 ? a : [...a, ...more];
}

/** The items of both lists, each of which has none twice. */
export function unionOf<Item>(a: readonly Item[], b: readonly Item[]): readonly Item[] {
  if (a === b || b.length === 0) return a;
  if (a.length === 0) return b;
  const known = a.length * b.length > MAX_COMPARISONS ? new Set(a) : { has: (item: Item) => a.includes(item) };
  const more = b.filter((item) => !known.has(item));
  countWork(a.length + more.length);
  return more.length === 0 ? a : [...a, ...more];
}

export function equalValues(a: Value, b: Value): boolean {
  if (a === b) return true;
  return (
    a.constant === b.constant &&
    a.accessPath === b.accessPath &&
    a.knownPrefix === b.knownPrefix &&
    equalLists(a.refs, b.refs) &&
    a.taints.length === b.taints.length &&
    a.taints.every(({ key, kind, sanitizedFor, qualifiers }, index) => {
      const other = b.taints[index];
      return (
        key === other?.key &&
        kind === other.kind &&
        sanitizedFor === other.sanitizedFor &&
        qualifiers === other.qualifiers
      );
    })
  );
}

function equalLists(a: readonly number[], b: readonly number[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
}

export function withTraceSteps(value: Value, at: SyntaxNode): Value {
  return value.taints.length === 0
    ? value
    : { ...value, taints: value.taints.map((taint) => withTraceStep(taint, at)) };
}

export function withQualifier(value: Value, qualifier: number): Value {
  return value.taints.length === 0 ? value : { ...value, taints: qualified(value.taints, qualifier) };
}

/** The value of a decoder: what was sanitized may be dangerous again. */
export function unsanitized(value: Value): Value {
  return { ...value, taints: unsanitizeTaints(value.taints) };
}

export function sanitize(value: Value, families: number): Value {
  if (value.taints.length === 0) return value;
  return { ...value, taints: sanitizeTaints(value.taints, families) };
}

const NUMBERS =
  /^(?:int|long|short|byte|double|float|boolean|bool|Integer|Long|Short|Double|Float|Boolean|BigDecimal|BigInteger|UUID|number|u?int\d+|float\d+|uint)$/u;

/** The value of a variable of a declared type: a number has no text. */
export function withType(value: Value, type: string): Value {
  if (NUMBERS.test(type)) return { ...value, taints: ofGenerators(value.taints), type };
  return { ...value, type };
}
