import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { reachLimit } from "../domain/limits.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";

/** The type of a module whose name is computed. */
const MODULE = "#module";
const LOADS = /^(?:require|import|importlib\.import_module|import_module|__import__)$/u;
/** Properties with functions that run when they are read or written. */
const DEFINES =
  /^(?:Object\.definePropert(?:y|ies)|Reflect\.defineProperty|Proxy|define_method|define_singleton_method)$/u;
const HAS_ACCESSOR = /\b(?:get|set)\b\s*(?:\(|:)/u;

/** What the analysis does not follow: a module by a computed name, and members that a call defines. */
export function unfollowed(
  engine: Engine,
  { named, expression, receiver, callee, args }: Call,
  scope: Scope,
): Value | null {
  const { accessPath } = named;
  if (LOADS.test(accessPath) && args[0] && args[0].constant === undefined)
    return { ...UNKNOWN, type: MODULE, taints: [] };
  if ((receiver ?? callee)?.type === MODULE && args.some((arg) => engine.reachableTaints(arg, scope.state).length > 0))
    reachLimit("modules");
  if (!DEFINES.test(accessPath)) return null;
  const isComputed = accessPath !== "Proxy" && args.every(({ constant }) => typeof constant !== "string");
  const isAccessor = accessPath === "Proxy" || HAS_ACCESSOR.test(expression.args.at(-1)?.value.at.text ?? "");
  if (isAccessor || isComputed) reachLimit("accessors");
  // Reads and writes that no function changes are those of the object.
  return accessPath === "Proxy" ? (args[0] ?? null) : null;
}
