import { UNKNOWN, joinAll, type Value } from "../domain/value.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { memberValue } from "../interpreter/members.ts";

/*
 * Plugins that an application registers: a function, or an object with the method `register`, which gets the application and options.
 */

const METHOD = "register";

/** Runs the plugins of such a call; null for any other call, and for plugins of libraries. */
export function pluginCall(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, receiver, args, expression } = call;
  const [plugin, options = UNKNOWN] = args;
  if (!receiver || !plugin || engine.tables.plugins.match(named).length === 0) return null;
  const { at } = expression;
  const field = (object: Value, name: string): Value =>
    engine.linked(memberValue(engine, object, name, at, scope), scope.state);
  const runs = entriesOf(engine.linked(plugin, scope.state), scope).flatMap((entry) => {
    const [own, given] = entry.refs.length > 0 ? [field(entry, "plugin"), field(entry, "options")] : [UNKNOWN, UNKNOWN];
    const isEntry = own.refs.length > 0 || own.closures !== undefined;
    const [found, passed] = isEntry ? [own, given] : [entry, options];
    const closures = found.closures ?? (found.refs.length > 0 ? field(found, METHOD).closures : undefined) ?? [];
    return closures.map((closure) => ({ closure, passed }));
  });
  if (runs.length === 0) return null;
  joinAll(runs.map(({ closure, passed }) => engine.invoke(closure, { args: [receiver, passed], at }, scope)));
  return receiver;
}

/** The plugins of a list, or the only one. */
function entriesOf(plugin: Value, { state }: Scope): readonly Value[] {
  const lists = plugin.refs.flatMap((ref) => state.object(ref)?.items ?? []);
  return lists.length > 0 ? lists : [plugin];
}
