import type { CallExpression, Expression } from "../lower/ir.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import { declareName } from "./assign.ts";
import type { Activation, Engine, Scope } from "./engine.ts";

/** Runs the code of an included file in the scope of the include. @returns null if the file is not known. */
export function runInclude(engine: Engine, { args, at }: CallExpression, scope: Scope): Value | null {
  const [given] = args;
  const path = given ? (pathOf(engine, given.value, scope) ?? "") : "";
  return path === "" ? null : runFile(engine, at.file.path, path, scope);
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

/** The constant path, or the constant end of a path after a directory. */
function pathOf(engine: Engine, expression: Expression, scope: Scope): string | null {
  const path = constantEnd(engine, expression, scope);
  return path.text === "" ? null : path.text;
}

function constantEnd(engine: Engine, expression: Expression, scope: Scope): { text: string; isWhole: boolean } {
  const { op } = expression;
  const isText = op === "text" || (op === "operation" && expression.operator === ".");
  if (!isText) {
    const { constant } = engine.evaluate(expression, scope);
    return typeof constant === "string" ? { text: constant, isWhole: true } : { text: "", isWhole: false };
  }
  let text = "";
  for (const part of (op === "text" ? expression.parts : expression.operands).toReversed()) {
    const end = constantEnd(engine, part, scope);
    text = end.text + text;
    if (!end.isWhole) return { text, isWhole: false };
  }
  return { text, isWhole: true };
}
