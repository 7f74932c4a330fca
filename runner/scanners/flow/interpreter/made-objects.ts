import { join, UNKNOWN, type Value } from "../domain/value.ts";
import { reachLimit } from "../domain/limits.ts";
import type { ClassNode, FunctionNode } from "../lower/ir.ts";
import { SOURCE } from "../tables/pre-filter.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";
import { countListeners } from "./listeners.ts";
import { readsSource } from "./reading-classes.ts";

/*
 * Objects that code makes of other objects and gives to a framework, which calls their methods:
 * `app.add_route("/search", Search(store))`.
 */

const MAX_CLASSES = 50;

interface Made {
  self: Value;
  /** Whether the constructor was given objects of classes. */
  isOfObjects: boolean;
}

const made = new WeakMap<Engine, Map<ClassNode, Made>>();

/** Notes an object of a class that may read requests. */
export function noteMade(
  engine: Engine,
  cls: ClassNode,
  self: Value,
  { args, keywords }: Pick<Call, "args" | "keywords">,
  { state }: Scope,
): void {
  const path = engine.declared.get(cls)?.frame.module.path;
  if (path === undefined || !engine.linker || (engine.linker.rolesFrom(path) & SOURCE) === 0) return;
  if (!readsSource(engine, cls)) return;
  const given = [...args, ...keywords.values()];
  const isOfObjects = given.some(({ refs }) => refs.some((ref) => state.object(ref)?.cls));
  const known = made.get(engine) ?? new Map<ClassNode, Made>();
  made.set(engine, known);
  const before = known.get(cls);
  if (!before && known.size >= MAX_CLASSES) {
    reachLimit("objects");
    return;
  }
  known.set(cls, {
    self: before ? join(before.self, self) : self,
    isOfObjects: isOfObjects || before?.isOfObjects === true,
  });
  engine.longLived.add(self);
}

/** The objects that were made; the list grows while the methods of those before are run. */
export function* madeObjects(engine: Engine, { state }: Scope): Iterable<[ClassNode, Value]> {
  for (const [cls, { self, isOfObjects }] of made.get(engine) ?? []) {
    // Entry points have run on the object that a framework makes.
    if (engine.instances.get(cls)?.refs.join() === self.refs.join()) continue;
    // An object that a framework injects where types name its class has no listeners.
    if ((isOfObjects && engine.has("untypedConstructors")) || countListeners([self], state) > 0) yield [cls, self];
  }
}

/** The parameters of a function of another file that are no source are not known. */
export function unknownArguments({ params }: FunctionNode): Value[] {
  return params.map(() => UNKNOWN);
}
