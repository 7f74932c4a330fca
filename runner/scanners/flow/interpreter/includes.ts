import type { CallExpression, Expression } from "../lower/ir.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import type { Activation, Engine, Scope } from "./engine.ts";

/** Runs the code of an included file in the scope of the include. @returns null if the file is not known. */
export function runInclude(engine: Engine, { args, at }: CallExpression, scope: Scope): Value | null {
  const path = pathOf(args[0]?.value);
  const included = path === null ? undefined : engine.linker?.include(at.file.path, path);
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

/** The constant path, or the constant end of a path after a directory. */
function pathOf(expression: Expression | undefined): string | null {
  if (expression?.op === "constant") return typeof expression.value === "string" ? expression.value : null;
  if (expression?.op === "operation") return pathOf(expression.operands.at(-1));
  return expression?.op === "text" ? pathOf(expression.parts.at(-1)) : null;
}
