import { join, UNKNOWN, type Value } from "../domain/value.ts";
import { reachLimit } from "../domain/limits.ts";
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

const made = new WeakMap<Engine, Map<ClassNode, Value>>();

/** Notes an object of a class that may read requests, with the objects that it is made of. */
export function noteMade(
  engine: Engine,
  cls: ClassNode,
  self: Value,
  { args, keywords }: Pick<Call, "args" | "keywords">,
  { state }: Scope,
): void {
  if (!engine.has("untypedConstructors") || args.length + keywords.size === 0) return;
  const holds = [...args, ...keywords.values()].some(({ refs }) => refs.some((ref) => state.object(ref)?.cls));
  const path = holds ? engine.declared.get(cls)?.frame.module.path : undefined;
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

/** The objects that were made; the list grows while the methods of those before are run. */
export function madeObjects(engine: Engine): Iterable<[ClassNode, Value]> {
  return made.get(engine) ?? [];
}

/** The parameters of a function of another file that are no source are not known. */
export function unknownArguments({ params }: FunctionNode): Value[] {
  return params.map(() => UNKNOWN);
}
