import { reachLimit } from "../domain/limits.ts";
import type { CallExpression, Expression } from "../lower/ir.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import { declareName } from "./assign.ts";
import type { Activation, Engine, Scope } from "./engine.ts";
import { runForEachCall } from "./wrappers.ts";

/** Maximum number of files that one include may mean. */
const MAX_FILES = 50;

/** Runs the code of an included file, or of those that it may be, in the scope of the include. @returns null if none is known. */
export function runInclude(engine: Engine, { args, at }: CallExpression, scope: Scope): Value | null {
  const [given] = args;
  if (!given) return null;
  const { fn } = scope.activation;
  if (fn && fn.params.length > 0 && isComputed(given.value)) runForEachCall(fn);
  const [path = "", ...others] = pathsOf(engine, given.value, scope);
  if (others.length === 0) return path === "" ? null : runFile(engine, at.file.path, path, scope);
  const states: Scope["state"][] = [];
  for (const each of [path, ...others]) {
    const inside = { ...scope, state: scope.state.fork() };
    runFile(engine, at.file.path, each, inside);
    states.push(inside.state);
  }
  scope.state.mergeForks(states);
  return UNKNOWN;
}

/** Whether a path depends on a variable. */
function isComputed(path: Expression): boolean {
  if (path.op === "text") return path.parts.some(isComputed);
  return path.op === "operation" ? path.operands.some(isComputed) : path.op === "name" || path.op === "member";
}

/** Runs the code of the file that a path names, in the scope of the call. @returns null if the file is not known. */
export function runFile(engine: Engine, importer: string, path: string, scope: Scope): Value | null {
  const included = engine.linker?.include(importer, path);
  if (!included) return null;
  try {
    const inner = scope.state.fork();
    const activation: Activation = { ...scope.activation, base: scope.state, result: null, exits: [] };
    const inside: Scope = { ...scope, state: inner, activation };
    engine.execute(included.unit.body, inside);
    scope.state.mergeForks([...activation.exits.map((exit) => exit.state), inner]);
    return activation.result ?? UNKNOWN;
  } finally {
    included.end();
  }
}

/** Runs the code of a view with these variables. */
export function runView(
  engine: Engine,
  importer: string,
  path: string,
  variables: readonly (readonly [string, Value])[],
  scope: Scope,
): void {
  const inside: Scope = { ...scope, frame: engine.frame(null, true, scope.frame.self) };
  for (const [name, value] of variables) declareName(`$${name}`, value, inside);
  runFile(engine, importer, path, inside);
}

/** The paths that the expression may be, or their ends after a directory that is not known; empty if none is known. */
export function pathsOf(engine: Engine, expression: Expression, scope: Scope): readonly string[] {
  return constantEnds(engine, expression, scope).texts.filter((text) => text !== "");
}

function constantEnds(
  engine: Engine,
  expression: Expression,
  scope: Scope,
): { texts: readonly string[]; isWhole: boolean } {
  const { op } = expression;
  const isText = op === "text" || (op === "operation" && expression.operator === ".");
  if (op === "conditional") {
    const branches = [expression.consequent, expression.otherwise].map((branch) => constantEnds(engine, branch, scope));
    return { texts: branches.flatMap(({ texts }) => texts), isWhole: branches.every(({ isWhole }) => isWhole) };
  }
  if (!isText) {
    const value = engine.evaluate(expression, scope);
    const texts = typeof value.constant === "string" ? [value.constant] : (value.possibleStrings ?? []);
    if (texts.length > MAX_FILES) reachLimit("files");
    return texts.length > 0 && texts.length <= MAX_FILES ? { texts, isWhole: true } : { texts: [""], isWhole: false };
  }
  let texts: readonly string[] = [""];
  for (const part of (op === "text" ? expression.parts : expression.operands).toReversed()) {
    const ends = constantEnds(engine, part, scope);
    const longer = ends.texts.flatMap((end) => texts.map((text) => end + text));
    if (longer.length > MAX_FILES) reachLimit("files");
    if (longer.length > MAX_FILES) return { texts, isWhole: false };
    texts = longer;
    if (!ends.isWhole) return { texts, isWhole: false };
  }
  return { texts, isWhole: true };
}
