import { noteCapture } from "./captures.ts";
import type { Engine, Scope } from "./engine.ts";
import type { Frame, Value } from "../domain/value.ts";

/** The object of an enclosing class, or of a function that extends a type, with this name: `this@name`. */
export function enclosingSelf(engine: Engine, name: string, scope: Scope): Value | null {
  const owner = frameOfClass(name, scope) ?? frameOfFunction(name, scope);
  if (owner && owner !== scope.frame) noteCapture(engine, "this", owner, scope);
  return owner?.self ?? null;
}

function frameOfClass(name: string, { frame, state }: Scope): Frame | undefined {
  for (let at: Frame | null = frame; at; at = at.parent) {
    const cls = at.self?.cls ?? state.object(at.self?.refs[0] ?? -1)?.cls;
    if (cls?.name === name) return at;
  }
  return undefined;
}

function frameOfFunction(name: string, { activation }: Scope): Frame | undefined {
  for (let at: Scope["activation"] | null = activation; at; at = at.caller) if (at.fn?.name === name) return at.frame;
  return undefined;
}
