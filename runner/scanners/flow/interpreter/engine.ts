import type { Budget } from "../budget.ts";
import type { Family } from "../domain/families.ts";
import type { ClassNode, Expression, FunctionNode, Statement } from "../lower/ir.ts";
import { reachLimit } from "../domain/limits.ts";
import type { CutCall, Summary } from "../domain/summary.ts";
import type { HeapObject } from "../domain/state.ts";
import { reachableValues, State } from "../domain/state.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { SOURCE } from "../tables/pre-filter.ts";
import type { TableSet } from "../tables/table-set.ts";
import { isWidened, joinTaints, type Step, type Taint } from "../domain/taint.ts";
import { type Closure, join, UNKNOWN, type Value, type Frame } from "../domain/value.ts";

/** One activation of a function. */
export interface Activation {
  fn: FunctionNode | null;
  base: State;
  result: Value | null;
  exits: State[];
  loops: { base: State; breaks: State[]; continues: State[] }[];
  yields: Value[];
  depth: number;
  caller: Activation | null;
}

export interface Scope {
  state: State;
  frame: Frame;
  activation: Activation;
}

export interface FlowFinding {
  family: Family;
  sink: SyntaxNode;
  taint: Taint | null;
  confidence: "high" | "medium" | "low";
}

export interface EngineParts {
  evaluate(engine: Engine, expression: Expression, scope: Scope): Value;
  execute(engine: Engine, statements: readonly Statement[], scope: Scope): void;
  invoke(engine: Engine, closure: Closure, call: Invocation, scope: Scope): Value;
}

export interface Invocation {
  args: readonly Value[];
  keywords?: ReadonlyMap<string, Value>;
  at: SyntaxNode;
  self?: Value | null;
  /** A framework calls the function, so that its parameters may be sources. */
  isEntryPoint?: boolean;
  /** Receives the final values of by-reference parameters, by position. */
  referenceResults?: Map<number, Value>;
}

const CONFIDENCES = ["low", "medium", "high"];
const MAX_LIST = 200;
/** Maximum number of objects that are searched for taints. */
const MAX_REACHED = 2_000;

/** State that the parts of the analysis of one file share. */
export class Engine {
  readonly language: FlowLanguage;
  readonly tables: TableSet;
  readonly budget: Budget;
  readonly findings = new Map<string, FlowFinding>();
  readonly classes = new Map<string, { cls: ClassNode; frame: Frame; statics: Value }>();
  /** Properties with accessors: `get name`, `set name`. */
  readonly accessors = new Set<string>();
  /** All functions of the file, in order of declaration. */
  readonly closures = new Map<FunctionNode, Closure>();
  readonly invoked = new Set<FunctionNode>();
  /** Start offsets of the functions that the file itself calls. */
  readonly calledLocally = new Set<number>();
  /** Receivers for methods that are entry points. */
  readonly instances = new Map<ClassNode, Value>();
  readonly staticFrames = new Map<FunctionNode, Frame>();
  /** Values that stay reachable after the function that created them returns. */
  readonly longLived = new Set<Value>();
  /** How often each function was run for the current entry point. */
  readonly invocationCounts = new Map<FunctionNode, number>();
  /** Summaries of the functions that ran often for the current entry point. */
  readonly summaries = new Map<FunctionNode, Map<string, Summary>>();
  readonly cutCalls = new Map<string, CutCall>();
  /** Entry points with a cut call of a function that may return a source. */
  readonly incomplete = new Set<FunctionNode | null>();
  readonly finishedCuts = new Set<string>();
  /** Taints that functions with cut calls return and that are not from their arguments. */
  readonly returnedByCut = new Map<FunctionNode, readonly Taint[]>();
  /** The roles (source, sink) of the code that may be reachable from a function. */
  rolesOf: (fn: FunctionNode) => number = () => SOURCE;
  readonly #parts: EngineParts;
  readonly #places = new Map<string, number>();
  #ids = 0;

  constructor(language: FlowLanguage, tables: TableSet, budget: Budget, parts: EngineParts) {
    this.language = language;
    this.tables = tables;
    this.budget = budget;
    this.#parts = parts;
  }

  evaluate(expression: Expression, scope: Scope): Value {
    this.budget.step();
    return this.#parts.evaluate(this, expression, scope);
  }

  execute(statements: readonly Statement[], scope: Scope): void {
    this.#parts.execute(this, statements, scope);
  }

  invoke(closure: Closure, invocation: Invocation, scope: Scope): Value {
    return this.#parts.invoke(this, closure, invocation, scope);
  }

  frame(parent: Frame | null, declares: boolean, self: Value | null): Frame {
    return { id: ++this.#ids, parent, names: new Set(), outer: new Set(), declares, self, captured: false };
  }

  /** The variables of a function that keep their values between calls, in a scope between the function and its surroundings. */
  staticFrame(fn: FunctionNode, { parent }: Frame): Frame {
    const known = this.staticFrames.get(fn) ?? { ...this.frame(parent, false, null), captured: true };
    this.staticFrames.set(fn, known);
    return known;
  }

  beginEntryPoint(): void {
    this.invocationCounts.clear();
    this.summaries.clear();
  }

  newId(): number {
    return ++this.#ids;
  }

  /** The last allocated id; ids are ascending. */
  get lastId(): number {
    return this.#ids;
  }

  /** One abstract object for each allocation site and frame, so that loops allocate a bounded number. */
  allocate(
    at: SyntaxNode,
    scope: Scope,
    heapObject: Partial<HeapObject> & Pick<HeapObject, "kind">,
    salt = "",
  ): number {
    const place = `${at.place.offset}:${at.place.endOffset}:${scope.frame.id}${salt}`;
    let ref = this.#places.get(place);
    if (ref === undefined) {
      ref = ++this.#ids;
      this.#places.set(place, ref);
    }
    scope.state.setObject(ref, {
      items: null,
      fields: new Map(),
      unknownKeys: null,
      cls: null,
      type: "",
      ...heapObject,
    });
    return ref;
  }

  list(at: SyntaxNode, scope: Scope, items: readonly Value[], salt = ""): Value {
    const exact = items.length <= MAX_LIST ? items : null;
    const unknownKeys = exact ? null : this.#anyOf(items, scope.state);
    return { ...UNKNOWN, refs: [this.allocate(at, scope, { kind: "list", items: exact, unknownKeys }, salt)] };
  }

  /** The join of any of many items: their taints and functions, without their objects. */
  #anyOf(items: readonly Value[], state: State): Value {
    const taints = items.reduce((all, item) => joinTaints(all, this.reachableTaints(item, state)), UNKNOWN.taints);
    return { ...items.map((item): Value => ({ ...item, refs: [] })).reduce(join), taints };
  }

  register(closure: Closure): void {
    if (this.closures.has(closure.fn)) return;
    if (closure.self && closure.self.refs.length > 0) this.longLived.add(closure.self);
    this.closures.set(closure.fn, closure);
  }

  report(finding: FlowFinding): void {
    const key = `${finding.family} ${finding.sink.place.offset}`;
    const known = this.findings.get(key);
    if (known && rank(known) >= rank(finding)) return;
    this.findings.set(key, finding);
    if (finding.taint && isWidened(finding.taint)) reachLimit("sources");
  }

  /** The taints of a value and of the objects reachable from it. */
  reachableTaints(value: Value, state: State): readonly Taint[] {
    let taints = refineTaints(value.taints, state);
    if (value.refs.length === 0) return taints;
    const reached = new Set(value.refs);
    // The set grows while it is iterated.
    for (const ref of reached) {
      const heapObject = state.object(ref);
      if (!heapObject) continue;
      this.budget.stepExtra();
      const held = contentOf(heapObject);
      if (held.taints.length > 0) taints = joinTaints(taints, refineTaints(held.taints, state));
      for (const next of held.refs) reached.add(next);
      if (reached.size < MAX_REACHED) continue;
      reachLimit("objects");
      break;
    }
    return taints;
  }
}

/** Parameters come last, because a parameter is not a source if the file calls the function. */
function rank({ confidence, taint }: FlowFinding): number {
  return taint?.kind === "parameter" ? -1 : CONFIDENCES.indexOf(confidence);
}

const contents = new WeakMap<HeapObject, { taints: readonly Taint[]; refs: readonly number[] }>();

/** The taints and objects that an object refers to directly. */
function contentOf(heapObject: HeapObject): { taints: readonly Taint[]; refs: readonly number[] } {
  const known = contents.get(heapObject);
  if (known) return known;
  const values = reachableValues(heapObject);
  const taints = values.reduce((all, value) => joinTaints(all, value.taints), UNKNOWN.taints);
  const content = { taints, refs: values.flatMap(({ refs }) => refs) };
  contents.set(heapObject, content);
  return content;
}

export function refineTaints(taints: readonly Taint[], state: State): readonly Taint[] {
  if (taints.length === 0) return taints;
  let changed = false;
  const checked = taints.map((taint) => {
    const now = state.refined(taint);
    changed ||= now !== taint;
    return now;
  });
  return changed ? checked : taints;
}

/** The same scope with a forked state. */
export function branch(scope: Scope): Scope {
  return { ...scope, state: scope.state.fork() };
}

export function rootScope(frame: Frame, state: State): Scope {
  const activation: Activation = {
    fn: null,
    base: state,
    result: null,
    exits: [],
    loops: [],
    yields: [],
    depth: 0,
    caller: null,
  };
  return { state, frame, activation };
}

export function newState(): State {
  return new State();
}

export function stepsOf(step: Step): SyntaxNode[] {
  const steps: SyntaxNode[] = [];
  for (let at: Step | null = step; at && steps.length < 1_000; at = at.previous) steps.unshift(at.at);
  return steps;
}
