import { type HeapObject, reachableValues } from "../domain/reachable-values.ts";
import type { QuietResult } from "../domain/summary.ts";
import { joinTaints, qualified, UNCERTAIN } from "../domain/taint.ts";
import { type Closure, UNKNOWN, type Value } from "../domain/value.ts";
import { SOURCE } from "../tables/pre-filter.ts";
import type { Engine, Invocation, Scope } from "./engine.ts";

/** Maximum number of objects of a result that are kept. */
const MAX_OBJECTS = 100;

/**
 * Calls a function. A function of another file that neither receives nor reads untrusted data is run once for the same arguments: later
 * calls have the same result, as long as nothing that it read has changed. The parameters of entry points do not count as untrusted
 * here, because the other file is analysed with its own parameters.
 */
export function callQuietly(
  engine: Engine,
  closure: Closure,
  invocation: Invocation,
  scope: Scope,
  run: () => Value,
): Value {
  const key = keyOf(engine, closure, invocation, scope);
  if (key === null) return run();
  const known = engine.quietResults.get(key);
  if (known && engine.shared.isUnchanged(known.dependencies)) return reused(engine, known, invocation, scope);
  const { result: value, dependencies } = engine.shared.run(run);
  const isQuiet = value.taints.every(({ kind }) => kind === "parameter");
  const objects = isQuiet ? objectsOf(value, scope) : null;
  if (objects) engine.quietResults.set(key, { value, objects, dependencies });
  return value;
}

/** @returns null for a call with untrusted data or functions. */
function keyOf(
  engine: Engine,
  { fn, frame, self: bound }: Closure,
  { args, keywords, self = bound, isEntryPoint }: Invocation,
  { state }: Scope,
): string | null {
  if (!frame || frame.module === engine.entry || fn.name === "<init>" || isEntryPoint) return null;
  if (engine.passing) return null;
  if (((engine.linker?.rolesFrom(frame.module.path) ?? 0) & SOURCE) !== 0) return null;
  const inputs = [self ?? UNKNOWN, ...args, ...(keywords?.values() ?? [])];
  const parts: unknown[] = [engine.idOf(fn), frame.id, [...(keywords?.keys() ?? [])]];
  for (const input of inputs) {
    if (input.closures || engine.reachableTaints(input, state).some(({ kind }) => kind !== "parameter")) return null;
    parts.push([input.constant, input.refs, input.accessPath, input.type]);
  }
  return JSON.stringify(parts);
}

function reused(
  engine: Engine,
  { value, objects, dependencies }: QuietResult,
  { args }: Invocation,
  { state }: Scope,
): Value {
  engine.shared.readAll(dependencies);
  for (const [ref, heapObject] of objects) if (!state.object(ref)) state.setObject(ref, heapObject);
  if (value.taints.length === 0) return value;
  const taints = args.reduce((all, arg) => joinTaints(all, engine.reachableTaints(arg, state)), UNKNOWN.taints);
  return { ...value, taints: qualified(taints, UNCERTAIN) };
}

/** The objects of a result; null if there are too many. */
function objectsOf(value: Value, { state }: Scope): Map<number, HeapObject> | null {
  const objects = new Map<number, HeapObject>();
  const pending = [...value.refs];
  for (let ref = pending.pop(); ref !== undefined; ref = pending.pop()) {
    if (objects.size > MAX_OBJECTS) return null;
    const heapObject = state.object(ref);
    if (!heapObject || objects.has(ref)) continue;
    objects.set(ref, heapObject);
    pending.push(...reachableValues(heapObject).flatMap(({ refs }) => refs));
  }
  return objects;
}
