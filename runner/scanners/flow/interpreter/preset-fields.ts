import type { Value } from "../domain/value.ts";
import type { Engine, Scope } from "./engine.ts";
import { classOfType, findField } from "./methods.ts";

/**
 * The object of a library that a field is by default, of an object that no code creates: `loader: type = yaml.SafeLoader`. Other values may
 * be of any text or number.
 */
export function presetOf(engine: Engine, { type, refs }: Value, name: string, scope: Scope): Value | null {
  const cls = refs.length > 0 ? undefined : classOfType(engine, type);
  const preset = cls && findField(engine, cls, name)?.value;
  const frame = cls && engine.declared.get(cls)?.frame;
  if (preset?.op !== "member" || !frame) return null;
  const held = engine.evaluate(preset, { ...scope, frame });
  const isLibrary =
    held.accessPath !== "" && held.refs.length + held.taints.length === 0 && !held.cls && !held.closures;
  return isLibrary && held.constant === undefined ? held : null;
}
