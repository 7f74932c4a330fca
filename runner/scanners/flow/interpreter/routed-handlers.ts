import type { Closure } from "../domain/value.ts";
import type { State } from "../domain/state.ts";
import { variable } from "./assign.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";
import { invokeMaybe, isFrameworkName } from "./invoke.ts";

/*
 * Handlers that other files register for routes run with what the middleware of the route has checked or converted, and are not analysed
 * alone. Of these files, only what registers functions of the analysed file is run.
 */

const WORD = /[\w$]+/gu;

interface Routing {
  /** The names of the functions of the analysed file. */
  names: ReadonlySet<string>;
  /** Whether the files are run that register functions. */
  isActive: boolean;
  /** Whether a function that a route registers is run. */
  isHandling: boolean;
  /** Functions of files other than the analysed one. */
  others: Set<FunctionNode>;
}

const routing = new WeakMap<Engine, Routing>();

/** Runs the code of other files that registers functions of the analysed file for routes. */
export function runRoutes(engine: Engine, isRelevant: (fn: FunctionNode) => boolean, scope: Scope): void {
  const named = [...engine.closures.keys()].map((fn) => [fn.name, fn] as const);
  const waiting = [...named, ...functionsInFields(engine)].filter(
    ([, fn]) => !engine.invoked.has(fn) && fn.params.some(({ name }) => isFrameworkName(name)) && isRelevant(fn),
  );
  const names = new Set(waiting.map(([name]) => name));
  names.delete("");
  if (!engine.linker || names.size === 0) return;
  const now: Routing = { names, isActive: true, isHandling: false, others: new Set() };
  routing.set(engine, now);
  for (const { path } of engine.linker.routing())
    // The map grows while it is iterated.
    for (const closure of engine.otherClosures.values())
      if (closure.fn.at.file.path === path) runRegistering(engine, closure, names, scope);
  now.isActive = false;
  scope.state.isReachable = true;
}

/** The functions that are values of fields, `show = async (req, res) => …`, by the names of these. */
function functionsInFields(engine: Engine): (readonly [string, FunctionNode])[] {
  const classes = [...engine.declared].filter(([, { frame }]) => frame.module === engine.entry);
  return classes.flatMap(([{ fields }]) =>
    fields.flatMap(({ name, value }) => (value?.op === "function" ? [[name, value.fn] as const] : [])),
  );
}

/** A function such as a plugin, which registers the routes when it is called. */
function runRegistering(engine: Engine, closure: Closure, names: ReadonlySet<string>, scope: Scope): void {
  const { fn } = closure;
  if (engine.invoked.has(fn) || fn.owner !== null || !mentions(fn.at.text, names)) return;
  scope.state.isReachable = true;
  engine.beginEntryPoint();
  invokeMaybe(engine, closure, { args: [], at: fn.at, isEntryPoint: true }, scope);
}

/** Whether a call registers functions of files that do not matter now. */
export function isOfOthers(
  engine: Engine,
  { expression, named }: Call,
  closures: readonly Closure[],
  { state }: Scope,
): boolean {
  const now = routing.get(engine);
  if (!now?.isActive || now.isHandling || engine.tables.requestGuards.match(named).length > 0) return false;
  const { path } = engine.entry;
  const isInline = ({ fn: { at } }: Closure): boolean => at.file === expression.at.file && mentions(at.text, now.names);
  if (closures.some((each) => each.fn.at.file.path === path || isInline(each) || wraps(each, path, state)))
    return false;
  for (const { fn } of closures) now.others.add(fn);
  return true;
}

/** Whether a route registers a function of another file, so that it runs when that file is analysed. */
export function isRoutedElsewhere(engine: Engine, fn: FunctionNode): boolean {
  return routing.get(engine)?.others.has(fn) === true;
}

/** Whether a function is inside of one that got a function of a file: `catchAsync(reports.show)`. */
function wraps({ frame }: Closure, path: string, state: State): boolean {
  for (let at = frame; at?.parent; at = at.parent)
    for (const name of at.names)
      if (state.get(variable(at, name))?.closures?.some(({ fn }) => fn.at.file.path === path)) return true;
  return false;
}

/** Runs the functions that a route registers, with all that they call. */
export function handling<Result>(engine: Engine, run: () => Result): Result {
  const now = routing.get(engine);
  if (!now?.isActive || now.isHandling) return run();
  now.isHandling = true;
  try {
    return run();
  } finally {
    now.isHandling = false;
  }
}

function mentions(text: string, names: ReadonlySet<string>): boolean {
  return text.match(WORD)?.some((word) => names.has(word)) === true;
}
