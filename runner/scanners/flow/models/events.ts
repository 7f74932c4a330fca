import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { namedFunctions } from "../interpreter/callables.ts";
import { eventOf } from "../project/events.ts";
import type { Closure, Module, Value } from "../domain/value.ts";

/*
 * Events by their names: what `bus.emit("paid", order)` passes, `bus.on("paid", (order) => …)` receives, also in a file that nothing
 * else refers to. Emitters are not distinguished.
 */

const ANNOTATION = /^@OnEvent\(\s*("[^"]*"|'[^']*'|`[^`]*`|[^\s,)]+)/u;

interface Listeners {
  byEvent: Map<string, Closure[]>;
  /** Events whose listeners in other files are loaded. */
  loaded: Set<string>;
}

const listeners = new WeakMap<Engine, Listeners>();

/** Keeps the functions that a call registers for an event, or runs those of the event that it emits. */
export function callEvent(engine: Engine, { named, args, expression }: Call, scope: Scope): void {
  const { eventListeners, eventEmitters } = engine.tables;
  const [first, ...data] = args;
  const event = typeof first?.constant === "string" ? first.constant : eventOf(expression.args[0]?.value.at.text ?? "");
  if (event === "") return;
  if (eventListeners.match(named).length > 0) {
    add(
      engine,
      event,
      data.flatMap((value) => functionsOf(engine, value, scope)),
    );
  } else if (eventEmitters.match(named).length > 0) {
    loadOthers(engine, eventOf(expression.args[0]?.value.at.text ?? ""), event);
    for (const closure of waitingFor(engine).byEvent.get(event) ?? []) {
      const inside = { ...scope, state: scope.state.fork() };
      engine.invoke(closure, { args: data, at: expression.at }, inside);
      scope.state.mergeForks([inside.state, scope.state.fork()]);
    }
  }
}

function waitingFor(engine: Engine): Listeners {
  const known = listeners.get(engine) ?? { byEvent: new Map<string, Closure[]>(), loaded: new Set<string>() };
  listeners.set(engine, known);
  return known;
}

function add(engine: Engine, event: string, added: readonly Closure[]): void {
  const { byEvent } = waitingFor(engine);
  const others = (byEvent.get(event) ?? []).filter(({ fn }) => !added.some((closure) => closure.fn === fn));
  byEvent.set(event, [...others, ...added]);
}

/** PHP names functions by text. */
function functionsOf(engine: Engine, value: Value, scope: Scope): readonly Closure[] {
  return value.closures ?? namedFunctions(engine, value, scope);
}

/** The listeners of other files register when their files are loaded; methods have an annotation. */
function loadOthers(engine: Engine, written: string, event: string): void {
  const { loaded } = waitingFor(engine);
  if (loaded.has(written)) return;
  loaded.add(written);
  for (const module of engine.linker?.listening(written) ?? [])
    add(engine, event, annotatedMethods(engine, module, written));
}

function annotatedMethods(engine: Engine, { classes }: Module, event: string): Closure[] {
  return [...classes.values()].flatMap((declared) => {
    const methods = declared.cls.methods.filter(({ annotations }) =>
      annotations.some(({ text }) => eventOf(ANNOTATION.exec(text)?.[1] ?? "") === event),
    );
    const self = methods.length > 0 ? (engine.linker?.instanceOf(declared) ?? null) : null;
    return methods.map((fn) => ({ fn, frame: declared.frame, self }));
  });
}
