import type { Closure, Value } from "../domain/value.ts";
import { frameOf, variable } from "./assign.ts";
import type { Engine, Scope } from "./engine.ts";
import { findMethod } from "./methods.ts";

/** A class by its name as a value: `Handlers::class`. */
const CLASS_NAME = /^(\w+)\.class$/u;

/** The functions that a text names in PHP: `"App\\convert"`. */
export function namedFunctions(engine: Engine, { constant }: Value, { frame, state }: Scope): readonly Closure[] {
  if (!engine.has("callableTexts") || typeof constant !== "string") return [];
  const name = constant.slice(constant.lastIndexOf("\\") + 1);
  const owner = frameOf(name, frame);
  const value = owner ? state.get(variable(owner, name)) : engine.linker?.valueOf(name, state);
  return value?.closures ?? [];
}

/** The function that a list stands for: an object or class and the name of its method, `[$handlers, "convert"]`. */
export function callableOf(engine: Engine, items: readonly Value[], { state }: Scope): Closure | null {
  const [owner, method] = items;
  if (!engine.has("callableTexts") || items.length !== 2 || !owner || typeof method?.constant !== "string") return null;
  const given = CLASS_NAME.exec(owner.accessPath)?.[1] ?? owner.constant;
  const named = typeof given === "string" ? engine.findClass(given.slice(given.lastIndexOf("\\") + 1))?.cls : undefined;
  const [object] = owner.refs.flatMap((ref) => state.object(ref)?.cls ?? []);
  const cls = object ?? owner.cls ?? named;
  const found = cls && findMethod(engine, cls, method.constant, []);
  return found ? { ...found, self: owner.refs.length > 0 ? owner : null } : null;
}
