import type { CallExpression } from "../lower/ir.ts";
import type { Value } from "../domain/value.ts";
import type { Engine, Scope } from "./engine.ts";
import { findField } from "./methods.ts";
import { hasAccessor } from "./properties.ts";

/** What the field of `this` holds that a call names: `idLens(request)`; null if the name is no field. */
export function heldFunction(
  engine: Engine,
  { name, at, receiver, callee, creates }: CallExpression,
  scope: Scope,
): Value | null {
  if (!engine.has("unqualifiedProperties") || receiver || callee || creates) return null;
  for (let frame: Scope["frame"] | null = scope.frame; frame; frame = frame.parent) {
    const classes = frame.self?.cls
      ? [frame.self.cls]
      : (frame.self?.refs ?? []).flatMap((ref) => scope.state.object(ref)?.cls ?? []);
    if (classes.some((cls) => findField(engine, cls, name)) || (frame.self && hasAccessor(engine, name, "get")))
      return engine.evaluate({ op: "name", name, at }, scope);
  }
  return null;
}
