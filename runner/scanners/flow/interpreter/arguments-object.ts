import type { FunctionNode } from "../lower/ir.ts";
import type { Value } from "../domain/value.ts";
import { declareName } from "./assign.ts";
import type { Engine, Scope } from "./engine.ts";

/** `arguments` of a function of JavaScript that declares no parameters: the list of all that it is called with. */
export function declareArguments(
  engine: Engine,
  { params, at }: FunctionNode,
  args: readonly Value[],
  scope: Scope,
): void {
  if (!engine.has("argumentsObject") || params.length > 0 || args.length === 0 || at.kind === "arrow_function") return;
  declareName("arguments", engine.list(at, scope, args, ":arguments"), scope);
}
