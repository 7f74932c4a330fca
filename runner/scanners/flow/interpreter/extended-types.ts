import type { State } from "../domain/state.ts";
import type { Value } from "../domain/value.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { Engine } from "./engine.ts";
import { ancestors } from "./methods.ts";

/** Types that any object has. */
const ANY = /^(?:|Any|Object|object|dynamic|[A-Z]\d?)$/u;

/** How well a function fits an object that it is called on: negative if it extends another type. */
export function extendedRank(engine: Engine, fn: FunctionNode, { refs, type }: Value, state: State): number {
  const [held] = refs.flatMap((ref) => state.object(ref)?.cls?.name ?? []);
  return rankFor(engine, typeExtendedBy(fn), held ?? type);
}

function typeExtendedBy({ extends: how, extendedType, params }: FunctionNode): string {
  return (how === "argument" ? params[0]?.type : extendedType) ?? "";
}

function rankFor(engine: Engine, extended: string, type: string): number {
  if (extended === type && type !== "") return 2;
  if (ANY.test(extended) || ANY.test(type)) return 0;
  const cls = engine.findClass(type)?.cls;
  if (cls && ancestors(engine, cls).some(({ name, supers }) => name === extended || supers.includes(extended)))
    return 1;
  return engine.findClass(extended) ? -1 : 0;
}
