import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { runView } from "../interpreter/includes.ts";
import { pathOf, viewVariables } from "./views.ts";

/** Runs the view that a call names, where views are code. */
export function runViewCode(engine: Engine, call: Call, scope: Scope): void {
  const { named, args, expression } = call;
  for (const model of engine.tables.views.match(named)) {
    const name = args[model.view]?.constant;
    if (model.code === undefined || (typeof name !== "string" && model.code.includes("*"))) continue;
    const path = pathOf(model.code, String(name), scope);
    runView(engine, expression.at.file.path, path, viewVariables(engine, call, model, scope), scope);
  }
}
