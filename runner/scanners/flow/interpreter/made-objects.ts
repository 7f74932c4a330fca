import { join, UNKNOWN, type Value } from "../domain/value.ts";
import { reachLimit } from "../domain/limits.ts";
import { reachableValues } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
import type { ClassNode, FunctionNode } from "../lower/ir.ts";
import { SOURCE } from "../tables/pre-filter.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";
import { readsSource } from "./reading-classes.ts";

/*
 * Objects that code makes of other objects and gives to a framework, which calls their methods:
 * `app.add_route("/search", Search(store))`.
 */

const MAX_CLASSES = 50;
/** Maximum objects in which functions are looked for. */
const MAX_OBJECTS = 200;

const made = new WeakMap<Engine, Map<ClassNode, Value>>();

/** Notes an object of a class that may read requests, with the objects that it is made of. */
export function noteMade(
  engine: Engine,
  cls: ClassNode,
  self: Value,
  { args, keywords }: Pick<Call, "args" | "keywords">,
  { state }: Scope,
): void {
  const given = [...args, ...keywords.values()];
  const holds = given.some(({ refs }) => refs.some((ref) => state.object(ref)?.cls));
  // An object that a framework injects where types name its class has no listeners.
  if (!holds || !(engine.has("untypedConstructors") || holdFunctions(given, state))) return;
  const path = engine.declared.get(cls)?.frame.module.path;
  if (path === undefined || !engine.linker || (engine.linker.rolesFrom(path) & SOURCE) === 0) return;
  if (!readsSource(engine, cls)) return;
  const known = made.get(engine) ?? new Map<ClassNode, Value>();
  made.set(engine, known);
  const before = known.get(cls);
  if (!before && known.size >= MAX_CLASSES) {
    reachLimit("objects");
    return;
  }
  known.set(cls, before ? join(before, self) : self);
  engine.longLived.add(self);
}

function holdFunctions(values: readonly Value[], state: State): boolean {
  const seen = new Set(values.flatMap(({ refs }) => refs));
  // The set grows while it is iterated.
  for (const ref of seen) {
    const heapObject = state.object(ref);
    for (const { closures, refs } of heapObject ? reachableValues(heapObject) : []) {
      if (closures) return true;
      for (const held of refs) seen.add(held);
      if (seen.size <= MAX_OBJECTS) continue;
      reachLimit("objects");
      return false;
    }
  }
  return false;
}

/** The objects that were made; the list grows while the methods of those before are run. */
export function madeObjects(engine: Engine): Iterable<[ClassNode, Value]> {
  return made.get(engine) ?? [];
}

/** The parameters of a function of another file that are no source are not known. */
export function unknownArguments({ params }: FunctionNode): Value[] {
  return params.map(() => UNKNOWN);
}
