import type { Engine, Scope } from "./engine.ts";
import type { CallExpression } from "../lower/ir.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import type { Value } from "../domain/value.ts";
import { findField, methodsOf } from "./methods.ts";

/** Languages where a call without a receiver may be one of the function that a field of the object or class holds. */
const CALLED_FIELDS = new Set<FlowLanguage>(["kotlin", "csharp"]);

/** What a field holds that is called without a receiver: `render(text)` where the class declares `val render: (String) -> String`. */
export function calledField(engine: Engine, { name, at, creates }: CallExpression, scope: Scope): Value | null {
  if (creates || name === "" || !CALLED_FIELDS.has(engine.language)) return null;
  for (let frame: Scope["frame"] | null = scope.frame; frame; frame = frame.parent) {
    const { self } = frame;
    const cls = self && (self.cls ?? scope.state.object(self.refs[0] ?? -1)?.cls);
    if (!cls || !findField(engine, cls, name)) continue;
    if (methodsOf(engine, cls, name).length > 0) return null;
    const held = engine.evaluate({ op: "name", at, name }, scope);
    const isKnown = held.closures !== undefined || held.taints.length + held.refs.length + held.type.length > 0;
    return isKnown ? held : null;
  }
  return null;
}
