import type { Budget } from "../budget.ts";
import type { Names } from "../domain/names.ts";
import { isDeep } from "../lower/deep-code.ts";
import type { ClassNode, Expression, FunctionNode, Statement } from "../lower/ir.ts";
import { hasTrait, type LanguageTrait } from "../lower/language-traits.ts";
import { reachLimit } from "../domain/limits.ts";
import type { CutCall, Exit, QuietResult, Recursion, Summary } from "../domain/summary.ts";
import type { Thrown } from "../domain/thrown.ts";
import { countWork } from "../domain/work.ts";
import { rank } from "../domain/rank.ts";
import { RenderedViews } from "../domain/rendered.ts";
import { contentOf, type HeapObject, newObject } from "../domain/reachable-values.ts";
import { type Dependencies, SharedState } from "../domain/shared-state.ts";
import type { State } from "../domain/state.ts";
import type { FlowFinding, RunSink } from "../domain/findings.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { SOURCE } from "../tables/pre-filter.ts";
import type { ExceptionHandler } from "../tables/validation.ts";
import type { TableSet } from "../tables/table-set.ts";
import { isWidened, joinTaints, type Taint } from "../domain/taint.ts";
import { type Closure, type DeclaredClass, type Frame, joinAll, Module, UNKNOWN, type Value } from "../domain/value.ts";

/** One activation of a function. */
export interface Activation {
  fn: FunctionNode | null;
  base: State;
  result: Value | null;
  exits: Exit[];
  /** Exceptions with untrusted data that leave it. */
  thrown: Thrown;
  /** Those of the handler that runs. */
  caught: ReadonlyMap<string, Value>;
  loops: { base: State; breaks: State[]; continues: State[] }[];
  yields: Exit[];
  depth: number;
  frame: Frame;
  caller: Activation | null;
  /** The functions that the call has passed. */
  passed: readonly FunctionNode[];
}

export interface Scope {
  state: State;
  frame: Frame;
  activation: Activation;
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

const MAX_LIST = 200;

/** State that the parts of the analysis of one file share. */
export class Engine {
  readonly language: FlowLanguage;
  readonly tables: TableSet;
  readonly budget: Budget;
  readonly findings = new Map<string, FlowFinding>();
  readonly views = new RenderedViews();
  /** The sinks that were run. */
  readonly sinks = new Map<string, RunSink>();
  readonly declared = new Map<ClassNode, DeclaredClass>();
  /** Each class and its superclasses, and the number of classes declared when they were looked up. */
  readonly ancestors = new Map<ClassNode, { line: readonly ClassNode[]; declared: number }>();
  /** The file that is analysed. */
  readonly entry: Module;
  /** The file of the code that is run. */
  module: Module;
  linker: Names | undefined;
  /** Properties with accessors: `get name`, `set name`. */
  readonly accessors = new Set<string>();
  /** All functions of the analysed file. */
  readonly closures = new Map<FunctionNode, Closure>();
  /** Functions of other files. */
  readonly otherClosures = new Map<FunctionNode, Closure>();
  readonly invoked = new Set<FunctionNode>();
  readonly calledLocally = new Set<FunctionNode>();
  readonly instances = new Map<ClassNode, Value>();
  readonly staticFrames = new Map<FunctionNode, Frame>();
  /** Values that stay reachable after the function that created them returns. */
  readonly longLived = new Set<Value>();
  /** How often each function was run since the last change of what entry points share. */
  readonly invocationCounts = new Map<FunctionNode, number>();
  /** Summaries of the functions that ran more than once since then. */
  readonly summaries = new Map<FunctionNode, Map<string, Summary>>();
  readonly capturedVariables = new Map<FunctionNode, Map<string, Frame>>();
  readonly capturedStatics = new Map<FunctionNode, Map<string, readonly number[]>>();
  readonly shared = new SharedState();
  /** What the entry points that have run depend on. */
  readonly dependencies = new Map<FunctionNode, Dependencies>();
  readonly quietResults = new Map<string, QuietResult>();
  /** Of the functions that are running, the outermost activation. */
  readonly recursions = new Map<FunctionNode, Recursion>();
  readonly cutCalls = new Map<string, CutCall>();
  /** Entry points with a cut call of a function that may return a source. */
  readonly incomplete = new Set<FunctionNode | null>();
  /** The functions that calls have registered for exceptions. */
  readonly exceptionHandlers = new Map<FunctionNode, { closure: Closure; rule: ExceptionHandler }>();
  /** The exceptions that calls of the next handler throw in the middleware that is run. */
  passing: { thrown: Thrown; isPassed: boolean } | null = null;
  readonly finishedCuts = new Set<string>();
  /** Taints that functions with cut calls return and that are not from their arguments. */
  readonly returnedByCut = new Map<FunctionNode, readonly Taint[]>();
  /** The roles (source, sink) of the code that may be reachable from a function. */
  rolesOf: (fn: FunctionNode) => number = () => SOURCE;
  readonly #parts: EngineParts;
  readonly #places = new Map<string, number>();
  readonly #functions = new Map<FunctionNode, number>();
  #ids = 0;

  constructor(language: FlowLanguage, tables: TableSet, budget: Budget, parts: EngineParts, path: string) {
    this.language = language;
    this.tables = tables;
    this.budget = budget;
    this.#parts = parts;
    this.entry = this.newModule(path);
    this.module = this.entry;
  }

  /** Whether the language of the analysed file has a trait. */
  has(trait: LanguageTrait): boolean {
    return hasTrait(this.language, trait);
  }

  newModule(path: string): Module {
    return new Module(path, ++this.#ids);
  }

  idOf(fn: FunctionNode): number {
    const id = this.#functions.get(fn) ?? this.#functions.size;
    this.#functions.set(fn, id);
    return id;
  }

  functionOf(id: number): FunctionNode | undefined {
    return [...this.#functions.keys()][id];
  }

  /** The class that a name means in the code that is run, also one of another file. */
  findClass(name: string): DeclaredClass | undefined {
    return this.module.classes.get(name) ?? this.linker?.findClass(name);
  }

  /** The value of a name as imported; a name of another file becomes the value there. */
  linked(value: Value, state: State): Value {
    return value.link && this.linker ? this.linker.resolve(value, state) : value;
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
    const module = parent?.module ?? this.module;
    const names = { names: new Set<string>(), variables: new Map<string, string>(), outer: new Set<string>() };
    return { ...names, id: ++this.#ids, parent, declares, self, captured: false, module };
  }

  /** The variables of a function that keep their values between calls, in a scope between the function and its surroundings. */
  staticFrame(fn: FunctionNode, { parent }: Frame): Frame {
    const known = this.staticFrames.get(fn) ?? { ...this.frame(parent, false, null), captured: true };
    this.staticFrames.set(fn, known);
    return known;
  }

  /** Constructors run anew for each entry point: a summary does not distinguish the fields of a new object. */
  beginEntryPoint(): void {
    for (const fn of this.invocationCounts.keys()) if (fn.name === "<init>") this.invocationCounts.delete(fn);
  }

  forgetSummaries(): void {
    this.invocationCounts.clear();
    this.summaries.clear();
  }

  newId(): number {
    return ++this.#ids;
  }

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
    const place = `${at.id}:${at.place.endOffset}:${scope.frame.id}${salt}`;
    let ref = this.#places.get(place);
    if (ref === undefined) {
      ref = ++this.#ids;
      this.#places.set(place, ref);
    }
    scope.state.setObject(ref, newObject(heapObject));
    return ref;
  }

  list(at: SyntaxNode, scope: Scope, items: readonly Value[], salt = ""): Value {
    const exact = items.length <= MAX_LIST ? items : null;
    const unknownKeys = exact ? null : joinAll(items);
    return { ...UNKNOWN, refs: [this.allocate(at, scope, { kind: "list", items: exact, unknownKeys }, salt)] };
  }

  register(closure: Closure): void {
    if (this.closures.has(closure.fn)) return;
    if (closure.self && closure.self.refs.length > 0) this.longLived.add(closure.self);
    (closure.fn.at.file.path === this.entry.path ? this.closures : this.otherClosures).set(closure.fn, closure);
  }

  report(given: FlowFinding): void {
    const finding = isDeep(given.sink) ? { ...given, confidence: "low" as const } : given;
    const key = `${finding.family} ${finding.sink.place.offset} ${finding.sink.file.path}`;
    const known = this.findings.get(key);
    if (known && rank(known) >= rank(finding)) return;
    this.findings.set(key, finding);
    if (finding.taint && isWidened(finding.taint)) reachLimit("sources");
  }

  /** The taints of a value and of the objects reachable from it. */
  reachableTaints(value: Value, state: State): readonly Taint[] {
    let taints = refineTaints(value.taints, state);
    if (value.refs.length === 0) return taints;
    const [first = 0] = value.refs;
    const only = value.refs.length === 1 ? state.object(first) : undefined;
    if (only && contentOf(only).refs.length === 0) {
      this.budget.stepExtra();
      return joinTaints(taints, refineTaints(contentOf(only).taints, state));
    }
    const reached = new Set(value.refs);
    // The set grows while it is iterated.
    for (const ref of reached) {
      const heapObject = state.object(ref);
      if (!heapObject) continue;
      this.budget.stepExtra();
      const held = contentOf(heapObject);
      if (held.taints.length > 0) taints = joinTaints(taints, refineTaints(held.taints, state));
      for (const next of held.refs) reached.add(next);
    }
    countWork(reached.size);
    return taints;
  }
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

export function rootScope(frame: Frame, state: State, thrown: Thrown = new Map()): Scope {
  const begun = { fn: null, base: state, result: null, exits: [], thrown, caught: new Map(), loops: [], yields: [] };
  return { state, frame, activation: { ...begun, depth: 0, frame, caller: null, passed: [] } };
}
