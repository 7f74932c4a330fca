import { type CallExpression, VARIABLES } from "../lower/ir.ts";
import { assign, nameOf, opaque } from "../lower/lowering.ts";
import { declareName } from "./assign.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";

/** `extract($data)`: the entries of an array become variables; those of an unknown one may be any variables. */
export function extractVariables(engine: Engine, { expression, receiver, args }: Call, scope: Scope): void {
  const [list] = args;
  if (!engine.has("computedVariables") || receiver || expression.name !== "extract" || !list) return;
  const maps = list.refs.flatMap((ref) => scope.state.object(ref) ?? []);
  const [map] = maps;
  const isKnown = list.taints.length === 0 && maps.length === 1 && map?.kind === "map" && !map.unknownKeys;
  if (!map || !isKnown) engine.evaluate(anyVariables(expression), scope);
  else for (const [name, value] of map.fields) declareName(`$${name}`, value, scope);
}

function anyVariables({ at, args: [list] }: CallExpression): ReturnType<typeof assign> {
  const key = opaque(at, []);
  const object = list?.value ?? opaque(at, []);
  return assign(at, { op: "index", at, object: nameOf(at, VARIABLES), key }, { op: "index", at, object, key });
}
