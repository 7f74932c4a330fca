import type { Call } from "../interpreter/call.ts";
import { variable } from "../interpreter/assign.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { writeKey } from "../domain/heap-object.ts";
import { type Module, UNKNOWN, type Value } from "../domain/value.ts";

/*
 * What one handler of a request keeps for those after it, such as `req.tenant`, `c.Set("tenant", …)` or the values of a context. The
 * handlers of a file share one abstract object.
 */

const KEPT = "#request";
/** A key that is no text: `userKey`, `auth.UserKey`, `userKey{}`. */
const LAST_NAME = /(\w+)(?:\{\})?$/u;
const WRITES = /\bWithValue\(/u;

/** Allocates the object that the handlers share. */
export function beginRequestState(engine: Engine, { state }: Scope): void {
  const { stateObjects, stateReads } = engine.tables;
  if (stateObjects.length === 0 && [...stateReads.names].length === 0) return;
  const ref = engine.newId();
  state.setObject(ref, { kind: "map", items: null, fields: new Map(), unknownKeys: null, cls: null, type: "" });
  state.set(keptIn(engine), { ...UNKNOWN, refs: [ref] });
  engine.entry.frame.names.add(KEPT);
}

/** Keeps an argument of a call, and returns what a call reads; null for any other call. */
export function requestState(engine: Engine, call: Call, scope: Scope): Value | null {
  const { tables } = engine;
  for (const { key, value } of tables.stateWrites.match(call.named)) {
    const [name, kept] = [keyOf(call, key), call.args[value]];
    if (name !== undefined && kept) keep(engine, name, kept, scope);
  }
  const [read] = tables.stateReads.match(call.named);
  const name = read && keyOf(call, read.key);
  return name === undefined ? null : keptFor(engine, name, scope);
}

/** Keeps a field of an object that the handlers share. */
export function keepField(engine: Engine, holder: Value, name: string, value: Value, scope: Scope): void {
  if (isShared(engine, holder)) keep(engine, name, value, scope);
}

/** A field of an object that the handlers share; null if none of them has written it. */
export function keptField(engine: Engine, holder: Value, name: string, scope: Scope): Value | null {
  return isShared(engine, holder) ? keptFor(engine, name, scope) : null;
}

function isShared({ tables }: Engine, { accessPath }: Value): boolean {
  return accessPath !== "" && tables.stateObjects.some((expression) => expression.test(accessPath));
}

function keptIn({ entry }: Engine): string {
  return variable(entry.frame, KEPT);
}

function keep(engine: Engine, name: string, value: Value, { state }: Scope): void {
  const [ref] = state.get(keptIn(engine))?.refs ?? [];
  if (ref === undefined || value.taints.length + value.refs.length === 0) return;
  writeKey(state, ref, name, value, false);
}

function keptFor(engine: Engine, name: string, scope: Scope): Value | null {
  runAgain(engine, scope);
  const known = fieldOf(engine, name, scope);
  if (known || engine.module === engine.entry || engine.keepers.has(engine.module)) return known;
  engine.keepers.add(engine.module);
  runKeepers(engine, engine.module, scope);
  return fieldOf(engine, name, scope);
}

function fieldOf(engine: Engine, name: string, { state }: Scope): Value | null {
  const [ref] = state.get(keptIn(engine))?.refs ?? [];
  return (ref === undefined ? undefined : state.object(ref)?.fields.get(name)) ?? null;
}

/** A handler that reads may run before the one that writes, so it runs in the next pass, too. */
function runAgain({ incomplete }: Engine, { activation }: Scope): void {
  for (let at: Scope["activation"] | null = activation; at; at = at.caller) incomplete.add(at.fn);
}

/** Runs the middleware of another file, whose function reads what it keeps. */
function runKeepers(engine: Engine, { frame }: Module, scope: Scope): void {
  for (const name of frame.names) {
    const closures = scope.state.get(variable(frame, name))?.closures ?? [];
    for (const closure of closures.filter(({ fn }) => WRITES.test(fn.at.text))) {
      const { at } = closure.fn;
      const result = invokeMaybe(engine, closure, { args: [], at, isEntryPoint: true }, scope);
      for (const inner of result.closures ?? []) invokeMaybe(engine, inner, { args: [], at, isEntryPoint: true }, scope);
    }
  }
}

function keyOf({ args, expression }: Call, position: number): string | undefined {
  const constant = args[position]?.constant;
  if (typeof constant === "string") return constant;
  return LAST_NAME.exec(expression.args[position]?.value.at.text ?? "")?.[1];
}
