import { DISPATCH } from "../domain/inputs.ts";
import { type Closure, type Frame, type Value } from "../domain/value.ts";
import type { Engine, Invocation, Scope } from "./engine.ts";
import { extendedRank } from "./extended-types.ts";
import { ancestors, findMethod } from "./methods.ts";

/*
 * Methods of a class that extend another type, `fun String.unaryPlus()` of a builder: `this` is an object of that type, and the members of
 * the object of the class need no qualification either.
 */

/** A method of an object that is called without a receiver, on the nearest object around of the type that it extends. */
export function onImplicitReceiver(engine: Engine, method: Closure, object: Value, scope: Scope): Closure {
  if (!isMember(engine, method)) return { ...method, self: object };
  let other: Value = object;
  for (const self of objectsAround(scope)) {
    const rank = extendedRank(engine, method.fn, self, scope.state);
    if (rank > 0) return { ...method, self, dispatch: object };
    if (rank === 0 && other === object && self !== object) other = self;
  }
  return { ...method, self: other, dispatch: object };
}

/** A method that is called on an object of the type that it extends, of the nearest object around of its class. */
export function ofObjectAround(engine: Engine, method: Closure, scope: Scope): Closure {
  const { owner } = method.fn;
  if (!owner || !isMember(engine, method)) return method;
  for (const self of objectsAround(scope))
    if (classesOf(self, scope).some((cls) => ancestors(engine, cls).includes(owner)))
      return { ...method, dispatch: self };
  return method;
}

/** The method for an operator, such as `+text`, that a class of an object around declares for other types. */
export function operatorAround(engine: Engine, name: string, scope: Scope): Closure | null {
  if (!engine.has("extensionFunctions")) return null;
  for (const object of objectsAround(scope))
    for (const cls of classesOf(object, scope)) {
      const method = findMethod(engine, cls, name, []);
      if (method && isMember(engine, method)) return { ...method, dispatch: object };
    }
  return null;
}

/** The same call, with the object of the class as an argument: what it has is data that the function gets. */
export function withDispatch(invocation: Invocation, dispatch: Value): Invocation {
  return { ...invocation, keywords: new Map([...(invocation.keywords ?? []), [DISPATCH, dispatch]]) };
}

/** The scope around the function. */
export function frameAround(engine: Engine, frame: Frame | null, { keywords }: Invocation): Frame | null {
  const dispatch = keywords?.get(DISPATCH);
  return dispatch ? engine.frame(frame, false, dispatch) : frame;
}

function isMember(engine: Engine, { fn }: Closure): boolean {
  return fn.extends === "this" && fn.owner !== null && engine.has("extensionFunctions");
}

function* objectsAround({ frame }: Scope): Generator<Value> {
  for (let at: Frame | null = frame; at; at = at.parent) if (at.self) yield at.self;
}

function classesOf({ refs }: Value, { state }: Scope) {
  return refs.flatMap((ref) => state.object(ref)?.cls ?? []);
}
