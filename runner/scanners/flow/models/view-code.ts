import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { pathsOf, runView } from "../interpreter/includes.ts";

import { type CodeView, pathOf, viewVariables } from "./views.ts";

/** In tables: the argument is the path of the view. */
const PATH = "<path>";

/** Runs the view that a call names, where views are code. */
export function runViewCode(engine: Engine, call: Call, scope: Scope): void {
  const { named, expression } = call;
  for (const model of engine.tables.views.match(named)) {
    const variables = viewVariables(engine, call, model, scope);
    for (const path of pathsOfView(engine, call, model, scope))
      runView(engine, expression.at.file.path, path, variables, scope);
  }
}

function pathsOfView(engine: Engine, call: Call, { view, code }: CodeView, scope: Scope): readonly string[] {
  const written = call.expression.args[view]?.value;
  if (code === PATH) return written ? pathsOf(engine, written, scope) : [];
  const name = call.args[view]?.constant;
  if (code === undefined || (typeof name !== "string" && code.includes("*"))) return [];
  return [pathOf(code, String(name), scope)];
}
