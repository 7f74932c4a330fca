import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Closure } from "../domain/value.ts";

/*
 * Events by their names: what `bus.emit("paid", order)` passes, `bus.on("paid", (order) => …)` receives, also in another file that is
 * loaded. Emitters are not distinguished.
 */

const listeners = new WeakMap<Engine, Map<string, Closure[]>>();

/** Keeps the functions that a call registers for an event, or runs those of the event that it emits. */
export function callEvent(engine: Engine, { named, args, expression }: Call, scope: Scope): void {
  const { eventListeners, eventEmitters } = engine.tables;
  const [event, ...data] = args;
  if (typeof event?.constant !== "string") return;
  const known = listeners.get(engine) ?? new Map<string, Closure[]>();
  const waiting = known.get(event.constant) ?? [];
  if (eventListeners.match(named).length > 0) {
    const added = data.flatMap(({ closures }) => closures ?? []);
    const others = waiting.filter(({ fn }) => !added.some((closure) => closure.fn === fn));
    listeners.set(engine, known.set(event.constant, [...others, ...added]));
  } else if (waiting.length > 0 && eventEmitters.match(named).length > 0) {
    for (const closure of waiting) {
      const inside = { ...scope, state: scope.state.fork() };
      engine.invoke(closure, { args: data, at: expression.at }, inside);
      scope.state.mergeForks([inside.state, scope.state.fork()]);
    }
  }
}
