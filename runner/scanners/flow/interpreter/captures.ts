import { joinTaints, type Taint } from "../domain/taint.ts";
import { type Closure, type Frame, UNKNOWN, type Value } from "../domain/value.ts";
import type { State } from "../domain/state.ts";
import { frameOf, variable } from "./assign.ts";
import type { Engine, Scope } from "./engine.ts";

/** The name of the object of the enclosing method. */
const SELF = "this";

/**
 * Records that the functions that run, up to the one that declares the variable, depend on a variable of an enclosing function or of
 * the file.
 */
export function noteCapture({ capturedVariables }: Engine, name: string, owner: Frame, { activation }: Scope): void {
  for (let at: Scope["activation"] | null = activation; at?.fn && at.frame !== owner; at = at.caller) {
    const known = capturedVariables.get(at.fn);
    if (known) known.set(name, owner);
    else capturedVariables.set(at.fn, new Map([[name, owner]]));
  }
}

/** What the variables of enclosing functions and of the file hold that a function has read before, and the object that it is bound to. */
export function capturedValues(engine: Engine, { fn, frame, self }: Closure, state: State): Value[] {
  const captured = [...(engine.capturedVariables.get(fn) ?? [])].flatMap(
    ([name, owner]) => (name === SELF ? selfOf(frame) : heldBy(name, owner, frame, state)) ?? [],
  );
  return self ? [self, ...captured] : captured;
}

function heldBy(name: string, owner: Frame, frame: Frame | null, state: State): Value | undefined {
  return state.get(variable((frame && frameOf(name, frame)) ?? owner, name));
}

/** The untrusted data in the static fields and the variables of enclosing functions and of the file that a function has read before. */
export function capturedTaints(engine: Engine, { fn, frame }: Closure, { state }: Scope): readonly Taint[] {
  let { taints } = UNKNOWN;
  for (const [name, owner] of engine.capturedVariables.get(fn) ?? []) {
    const held = name === SELF ? selfOf(frame) : heldBy(name, owner, frame, state);
    if (held && held.taints.length + held.refs.length > 0)
      taints = joinTaints(taints, engine.reachableTaints(held, state));
  }
  for (const [name, refs] of engine.capturedStatics.get(fn) ?? [])
    for (const ref of refs) {
      const held = state.object(ref)?.fields.get(name);
      if (held && held.taints.length + held.refs.length > 0)
        taints = joinTaints(taints, engine.reachableTaints(held, state));
    }
  return taints;
}

function selfOf(frame: Frame | null): Value | null {
  for (let at = frame; at; at = at.parent) if (at.self) return at.self;
  return null;
}
