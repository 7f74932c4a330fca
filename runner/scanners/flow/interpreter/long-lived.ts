import { joinTaints, qualified, type Taint, UNCERTAIN } from "../domain/taint.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import { lateFields, requestStateOf } from "../models/request-state.ts";
import { variable } from "./assign.ts";
import type { Engine, Scope } from "./engine.ts";

/* The fields of objects and classes, and the globals, which one entry point writes and another reads. */

/** The classes of the taints in each field and global, and the taints that cut calls return. */
export function longLivedTaints(engine: Engine, scope: Scope): Set<string> {
  const stored = new Set<string>();
  for (const [place, value] of [...globals(engine, scope), ...fields(engine, scope)])
    for (const { kind, sanitizedFor } of engine.reachableTaints(value, scope.state))
      stored.add(placeOf(place, `${kind} ${sanitizedFor}`));
  for (const name of lateFields(engine)) stored.add(name);
  for (const taints of engine.returnedByCut.values()) for (const { key } of taints) stored.add(key);
  return stored;
}

/** Gives all that is not constant what has spread to some of it: with more passes, it could spread there. */
export function widenLongLived(engine: Engine, spread: ReadonlySet<string>, scope: Scope): void {
  const { state } = scope;
  const places = [...globals(engine, scope), ...fields(engine, scope)];
  let taints: readonly Taint[] = UNKNOWN.taints;
  for (const [place, value] of places)
    for (const taint of engine.reachableTaints(value, state))
      if (spread.has(placeOf(place, `${taint.kind} ${taint.sanitizedFor}`))) taints = joinTaints(taints, [taint]);
  const wide = qualified(taints, UNCERTAIN);
  for (const [{ holder, name }, value] of places) {
    if (value.constant !== undefined || value.closures || value.cls) continue;
    const widened = { ...value, taints: joinTaints(value.taints, wide), knownPrefix: "" };
    const heapObject = typeof holder === "number" ? state.object(holder) : undefined;
    if (typeof holder === "string") state.set(holder, widened);
    else if (heapObject && name === null) state.setObject(holder, { ...heapObject, unknownKeys: widened });
    else if (heapObject && name !== null)
      state.setObject(holder, { ...heapObject, fields: new Map(heapObject.fields).set(name, widened) });
  }
}

/** A variable by its name in the state, or a field of an object; null for those with unknown names. */
type Place = { holder: string; name: "" } | { holder: number; name: string | null };

function placeOf({ holder, name }: Place, taint: string): string {
  return `${holder}.${name ?? "*"} ${taint}`;
}

function globals(engine: Engine, { state }: Scope): [Place, Value][] {
  const frames = (engine.linker?.modules ?? []).map(({ frame }) => frame);
  return [...frames, ...engine.staticFrames.values()].flatMap((frame) =>
    Array.from(frame.names, (name): [Place, Value] => {
      const holder = variable(frame, name);
      return [{ holder, name: "" }, state.get(holder) ?? UNKNOWN];
    }),
  );
}

function fields(engine: Engine, { state }: Scope): [Place, Value][] {
  const objects = [...engine.instances.values(), ...Array.from(engine.declared.values(), ({ statics }) => statics)];
  const refs = new Set([...objects.flatMap((object) => object.refs), ...requestStateOf(engine)]);
  return [...refs].flatMap((holder): [Place, Value][] => {
    const { fields: named = [], unknownKeys = null } = state.object(holder) ?? {};
    const known = Array.from(named, ([name, value]): [Place, Value] => [{ holder, name }, value]);
    return unknownKeys ? [...known, [{ holder, name: null }, unknownKeys]] : known;
  });
}
