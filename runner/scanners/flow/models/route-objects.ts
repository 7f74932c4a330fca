import type { Closure, Value } from "../domain/value.ts";
import type { State } from "../domain/state.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";

const HANDLER = "handler";
const OPTIONS = ["options", "config"];

/** The handlers of routes that a call registers as objects, or as a list of them: `server.route({ path, handler })`. */
export function handlersOfRoutes(
  engine: Engine,
  { named, args: [routes] }: Call,
  { state }: Scope,
): readonly Closure[] {
  if (!routes || routes.refs.length === 0 || engine.tables.routeObjects.match(named).length === 0) return [];
  const entries = routes.refs.flatMap((ref) => state.object(ref)?.items ?? []);
  return (entries.length > 0 ? entries : [routes]).flatMap((route) => handlersOf(engine.linked(route, state), state));
}

function handlersOf(route: Value, state: State): readonly Closure[] {
  return route.refs.flatMap((ref) => {
    const fields = state.object(ref)?.fields;
    const inner = OPTIONS.flatMap((name) => fields?.get(name)?.refs ?? []);
    const objects = [fields, ...inner.map((option) => state.object(option)?.fields)];
    return objects.flatMap((object) => object?.get(HANDLER)?.closures ?? []);
  });
}
