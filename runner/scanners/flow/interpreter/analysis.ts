import { type Budget, OutOfSteps } from "../budget.ts";
import { instantiate } from "./classes.ts";
import { madeByFactory } from "./factories.ts";
import type { FlowFinding } from "../domain/findings.ts";
import { Engine, rootScope, type Scope } from "./engine.ts";
import { wrapperOf } from "./decorated-functions.ts";
import { Linker } from "./linker.ts";
import { RECEIVER } from "../domain/inputs.ts";
import { withInputs } from "./inputs.ts";
import { reachLimit } from "../domain/limits.ts";
import { State } from "../domain/state.ts";
import { qualified, UNCERTAIN } from "../domain/taint.ts";
import { evaluate } from "./expressions.ts";
import { madeObjects, unknownArguments } from "./made-objects.ts";
import { inheritedEntryPoints, outerMethods } from "./inherited-entry-points.ts";
import { invoke, invokeMaybe } from "./invoke.ts";
import { hasSources } from "./parameter-sources.ts";
import { isRoutedElsewhere, runRoutes } from "./routed-handlers.ts";
import { runRegisteredAgain } from "./registered-functions.ts";
import { longLivedTaints, widenLongLived } from "./long-lived.ts";
import { runExceptionHandlers } from "../models/exception-handlers.ts";
import { factsOfRequestFilters } from "../models/request-filters.ts";
import { factsOfFilters } from "../models/guarding-filters.ts";
import { factsOfProviders } from "../models/providers.ts";
import { keptRequest } from "../models/kept-requests.ts";
import { withKeptChecks } from "../models/request-checks.ts";
import { isListener } from "../models/events.ts";
import { isRunByHook } from "../models/hooks.ts";
import { beginRequestState } from "../models/request-state.ts";
import { ancestors, findMethod } from "./methods.ts";
import type { Rendered } from "../domain/rendered.ts";
import type { Family } from "../domain/families.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { ClassNode, FunctionNode, Unit } from "../lower/ir.ts";
import { Relevance } from "./relevance.ts";
import { execute } from "./statements.ts";
import { forgetForPass } from "./summaries.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import type { ProjectQueries } from "../project/project-queries.ts";
import type { TableSet } from "../tables/table-set.ts";
import type { Closure, Value } from "../domain/value.ts";

/** Maximum passes over the entry points: values that a function stores in a field or a global reach others in the next pass. */
const MAX_PASSES = 3;

export interface AnalysedFile {
  path: string;
  unit: Unit;
  text: string;
  language: FlowLanguage;
  project: ProjectQueries;
  /** @returns null for a file that cannot be read or parsed. */
  load: (path: string) => Unit | null;
  /** Whether a file that refers to the function's file calls a function of its name. */
  isCalledByOthers: (fn: FunctionNode) => boolean;
}

export interface FollowedSink {
  family: Family;
  sink: SyntaxNode;
  isKnown: boolean;
  /** What is not known are the arguments of functions that other files call. */
  isOfCallers: boolean;
}

export interface Analysis {
  findings: FlowFinding[];
  rendered: readonly Rendered[];
  /** Sinks that only harmless data reaches: constants, and what the application itself has made. */
  followed: FollowedSink[];
  /** False if the step limit was reached; the findings up to then are kept. */
  complete: boolean;
}

/**
 * Analyses a file by abstract interpretation: its statements in order, then each entry point. An entry point is a function that a
 * framework may call.
 *
 * @throws OutOfTime
 */
export function analyse(
  { path, unit, text, language, project, load, isCalledByOthers }: AnalysedFile,
  tables: TableSet,
  budget: Budget,
): Analysis {
  const engine = new Engine(language, tables, budget, { evaluate, execute, invoke }, path);
  engine.entry.text = text;
  const root = rootScope(engine.entry.frame, new State());
  root.state.shared = engine.shared;
  const linker = new Linker(engine, project, load, root);
  beginRequestState(engine, root);
  engine.linker = linker;
  let complete = true;
  try {
    runUnit(engine, linker, root, unit, text);
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    complete = false;
  }
  // A parameter is a source only if no caller is in the repository.
  const findings = [...engine.findings.values()].filter(({ taint }) => {
    const fn = taint?.kind === "parameter" ? engine.functionOf(Number.parseInt(taint.key, 10)) : undefined;
    return !fn || !(engine.calledLocally.has(fn) || isCalledByOthers(fn));
  });
  const clean = complete ? [...engine.sinks.values()].filter(({ isClean }) => isClean) : [];
  const followed = clean.map(({ family, sink, unknownIn }) => {
    const isKnown = unknownIn.size === 0;
    const isOfCallers = !isKnown && [...unknownIn].every((fn) => fn !== null && isCalledByOthers(fn));
    return { family, sink, isKnown, isOfCallers };
  });
  return { findings: withoutTests(findings), rendered: engine.views.all(), followed, complete };
}

/** A test whether a file exists is none of interest if the same data names the file that is opened. */
function withoutTests(findings: readonly FlowFinding[]): FlowFinding[] {
  const others = findings.filter(({ isExistenceTest }) => isExistenceTest !== true);
  const opened = new Set(others.map(({ family, taint }) => `${family} ${taint?.key}`));
  return findings.filter(
    ({ family, taint, isExistenceTest }) => isExistenceTest !== true || !opened.has(`${family} ${taint?.key}`),
  );
}

function runUnit(engine: Engine, linker: Linker, scope: Scope, unit: Unit, text: string): void {
  engine.execute(unit.body, scope);
  scope.state.isReachable = true;
  const relevance = new Relevance(engine, linker, text, engine.tables.candidates(text));
  engine.rolesOf = (fn) => relevance.rolesOf(fn);
  runRoutes(engine, (fn) => relevance.isRelevant(fn), scope);
  const pass = (isFirst: boolean): void => {
    forgetForPass(engine);
    runEntryPoints(engine, linker, relevance, scope, !isFirst);
    runRegisteredAgain(engine, scope);
    runExceptionHandlers(engine, scope);
    runCutCalls(engine, scope);
  };
  let before: ReadonlySet<string> = new Set();
  for (let passes = 0; ; passes++) {
    pass(passes === 0);
    const after = longLivedTaints(engine, scope);
    const spread = new Set([...after].filter((line) => !before.has(line)));
    if (spread.size === 0 && after.size === before.size) break;
    if (passes + 1 === MAX_PASSES) {
      reachLimit("loops");
      widenLongLived(engine, spread, scope);
      engine.forgetSummaries();
      engine.dependencies.clear();
      engine.budget.doExtra(() => pass(false));
      break;
    }
    before = after;
  }
  if ([...engine.returnedByCut.values()].some((taints) => taints.length > 0)) reachLimit("depth");
}

/** Functions without a caller in the file run first, so that the functions they call have been analysed before their own turn. */
function runEntryPoints(engine: Engine, linker: Linker, relevance: Relevance, scope: Scope, again: boolean): void {
  const done = new Set<Closure["fn"]>();
  const called = new Set(engine.invoked);
  for (const isNamed of [false, true]) {
    // The list grows while it is iterated.
    for (const closure of engine.closures.values()) {
      const { fn } = closure;
      if (done.has(fn) || (!isNamed && relevance.isNamed(fn))) continue;
      done.add(fn);
      if (!relevance.isRelevant(fn)) continue;
      if (fn.name === "<init>") {
        if (!engine.invoked.has(fn)) selfOf(engine, closure, scope);
        continue;
      }
      if (!again && engine.invoked.has(fn) && !hasSources(engine, fn)) continue;
      if (isRunByHook(engine, fn)) continue;
      if (again && isUnchanged(engine, fn)) continue;
      const isComplete = fn.owner === null && !hasSources(engine, fn) && !engine.incomplete.has(fn);
      if (again && called.has(fn) && isComplete) continue;
      runEntryPoint(engine, closure, selfOf(engine, closure, scope), scope);
    }
  }
  if (!again) {
    for (const { cls, closure } of inheritedEntryPoints(engine, linker))
      runEntryPoint(engine, closure, objectOf(engine, cls, scope), scope);
    runMadeObjects(engine, scope);
  }
  scope.state.isReachable = true;
}

/** Runs the methods of objects that code makes for a framework, if it does not call them itself. */
function runMadeObjects(engine: Engine, scope: Scope): void {
  for (const [cls, self] of madeObjects(engine, scope)) {
    const isOwn = cls.at.file.path === engine.entry.path;
    for (const closure of outerMethods(engine, cls)) {
      if (!isOwn && (engine.invoked.has(closure.fn) || isRoutedElsewhere(engine, closure.fn))) continue;
      for (const { fn } of isOwn ? outerMethods(engine, cls) : []) engine.invocationCounts.delete(fn);
      runEntryPoint(engine, closure, self, scope);
    }
  }
}

function runEntryPoint(engine: Engine, closure: Closure, self: Value | null, scope: Scope): void {
  const { fn } = closure;
  scope.state.isReachable = true;
  engine.beginEntryPoint();
  const args = fn.at.file.path === engine.entry.path ? keptRequest(engine, fn) : unknownArguments(fn);
  const invocation = { args, at: fn.at, isEntryPoint: !isListener(engine, fn), self };
  const facts = [
    ...factsOfFilters(engine, fn, self, scope),
    ...factsOfProviders(engine, fn, scope),
    ...factsOfRequestFilters(engine, fn, self, scope),
  ];
  const { dependencies } = engine.shared.run(() => {
    withKeptChecks(engine, fn, facts, scope, (inside) => {
      for (const each of [wrapperOf(engine, fn), closure]) if (each) invokeMaybe(engine, each, invocation, inside);
    });
  });
  engine.dependencies.set(fn, dependencies);
}

function isUnchanged(engine: Engine, fn: FunctionNode): boolean {
  const known = engine.dependencies.get(fn);
  return known !== undefined && engine.shared.isUnchanged(known);
}

/** The map grows while it is iterated. */
function runCutCalls(engine: Engine, scope: Scope): void {
  for (const [key, { closure, inputs }] of engine.cutCalls) {
    if (engine.finishedCuts.has(key)) continue;
    engine.finishedCuts.add(key);
    const instance = selfOf(engine, closure, scope);
    const taints = inputs.get(RECEIVER)?.value.taints ?? [];
    const self = instance && { ...instance, taints: qualified(taints, UNCERTAIN) };
    scope.state.isReachable = true;
    engine.beginEntryPoint();
    const invocation = withInputs({ args: [], at: closure.fn.at, self }, inputs);
    if (engine.budget.doExtra(() => invokeMaybe(engine, closure, invocation, scope)) !== null) continue;
    reachLimit("depth");
    break;
  }
  scope.state.isReachable = true;
}

function selfOf(engine: Engine, closure: Closure, scope: Scope): Value | null {
  const { owner, isStatic } = closure.fn;
  return !owner || isStatic || closure.self ? closure.self : objectOf(engine, owner, scope);
}

/** The object of a class whose methods a framework calls. */
function objectOf(engine: Engine, owner: ClassNode, scope: Scope): Value {
  const known = engine.instances.get(owner);
  if (known) return known;
  const self =
    madeByFactory(engine, owner, engine.module, scope) ?? instantiate(engine, owner, [], new Map(), owner.at, scope);
  engine.instances.set(owner, self);
  engine.longLived.add(self);
  for (const name of ancestors(engine, owner)
    .toReversed()
    .flatMap(({ filters = [] }) => filters)) {
    const filter = findMethod(engine, owner, name, []);
    if (!filter) continue;
    // It prepares each object anew.
    engine.invocationCounts.delete(filter.fn);
    invokeMaybe(engine, filter, { args: [], at: owner.at, self }, scope);
  }
  return self;
}
