import type { Value } from "../domain/value.ts";
import type { Call } from "./call.ts";
import { instantiate } from "./classes.ts";
import type { Engine, Scope } from "./engine.ts";
import { instanceOf } from "./type-targets.ts";

/** `Directory.instance` of a class that includes `Singleton`: always the same object; null for any other call. */
export function singleton(engine: Engine, { expression, receiver }: Call, scope: Scope): Value | null {
  const cls = engine.has("singletonModule") && expression.name === "instance" ? receiver?.cls : undefined;
  if (!cls?.supers.includes("Singleton")) return null;
  const known = instanceOf(engine, cls);
  if (known) return known;
  const made = instantiate(engine, cls, [], new Map(), expression.at, scope);
  engine.instances.set(cls, made);
  engine.longLived.add(made);
  return made;
}
