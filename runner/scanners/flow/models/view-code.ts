import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { runView } from "../interpreter/includes.ts";
import { viewVariables } from "./views.ts";

function pathOf(template: string, view: string, { activation: { fn } }: Scope): string {
  const controller = fn?.owner?.name.replace(/Controller$/u, "") ?? "";
  return template
    .replace("*", () => view)
    .replace("<controller>", () => controller.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase())
    .replace("<Controller>", () => controller)
    .replace("<action>", () => fn?.name ?? "");
}

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
