import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { runView } from "../interpreter/includes.ts";
import { viewVariables } from "./views.ts";

function controllerOf({ activation: { fn } }: Scope): string {
  const name = fn?.owner?.name.replace(/Controller$/u, "") ?? "";
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase();
}

/** Runs the view that a call names, where views are code. */
export function runViewCode(engine: Engine, call: Call, scope: Scope): void {
  const { named, args, expression } = call;
  for (const model of engine.tables.views.match(named)) {
    const name = args[model.view]?.constant;
    if (model.code === undefined || typeof name !== "string") continue;
    const path = model.code.replace("*", () => name).replace("<controller>", () => controllerOf(scope));
    runView(engine, expression.at.file.path, path, viewVariables(engine, call, model, scope), scope);
  }
}
