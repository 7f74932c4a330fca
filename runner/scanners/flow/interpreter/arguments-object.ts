import type { FunctionNode } from "../lower/ir.ts";
import type { Value } from "../domain/value.ts";
import { declareName } from "./assign.ts";
import type { Engine, Scope } from "./engine.ts";

/** A function of PHP that gets its arguments by this has them, too, if it declares parameters. */
const GETS_ALL = /\bfunc_get_args?\b/iu;

/** `arguments` of a function of JavaScript that declares no parameters: the list of all that it is called with. */
export function declareArguments(
  engine: Engine,
  { params, at }: FunctionNode,
  args: readonly Value[],
  scope: Scope,
): void {
  if (!engine.has("argumentsObject") || args.length === 0 || at.kind === "arrow_function") return;
  if (params.length > 0 && !(engine.has("callableTexts") && GETS_ALL.test(at.text))) return;
  declareName("arguments", engine.list(at, scope, args, ":arguments"), scope);
}
