import type { Call } from "./call.ts";
import { constructPrimarily } from "./classes.ts";
import { classSeenFrom, findMethods } from "./methods.ts";
import { invokeAny } from "./dispatch.ts";
import { derivingArguments } from "../models/lookups.ts";
import type { Engine, Scope } from "./engine.ts";
import type { ClassNode } from "../lower/ir.ts";
import { joinTaints } from "../domain/taint.ts";
import { type Closure, tainted, UNKNOWN, type Value } from "../domain/value.ts";

export function ownerOf(scope: Scope): ClassNode | null {
  for (let at: Scope["activation"] | null = scope.activation; at; at = at.caller) if (at.fn?.owner) return at.fn.owner;
  return null;
}

/** The methods of the superclasses that a call may mean. */
export function superMethod(
  engine: Engine,
  name: string,
  args: readonly Value[],
  self: Value,
  scope: Scope,
): readonly Closure[] {
  const owner = ownerOf(scope);
  for (const parent of owner?.supers ?? []) {
    const cls = owner && classSeenFrom(engine, owner, parent)?.cls;
    const methods = cls ? findMethods(engine, cls, name, args) : [];
    if (methods.length > 0) return methods.map((method) => ({ ...method, self }));
  }
  return [];
}

/** `super(…)`, as a function. */
export function callSuper(engine: Engine, call: Call, scope: Scope): Value | null {
  const { args, expression, keywords } = call;
  const self = scope.frame.self ?? scope.frame.parent?.self ?? null;
  if (!self) return null;
  const { name } = scope.activation.fn ?? { name: "<init>" };
  const parents = superMethod(engine, name, args, self, scope);
  if (parents.length > 0) return invokeAny(engine, parents, { args, keywords, at: expression.at, self }, scope);
  if (name === "<init>" && constructSuper(engine, call, self, scope)) return self;
  if (scope.activation.fn?.isStatic) return inheritedResult(engine, call, name, scope);
  // An unknown superclass stores its arguments.
  for (const ref of self.refs) {
    const heapObject = scope.state.object(ref);
    const taints = args.reduce(
      (all, arg) => joinTaints(all, engine.reachableTaints(arg, scope.state)),
      heapObject?.unknownKeys?.taints ?? [],
    );
    if (heapObject && taints.length > 0)
      scope.state.setObject(ref, { ...heapObject, unknownKeys: { ...self, refs: [], taints } });
  }
  return self;
}

/** Runs the primary constructor of the superclass, if it is known. */
function constructSuper(
  engine: Engine,
  { args, keywords, expression: { at } }: Call,
  self: Value,
  scope: Scope,
): boolean {
  const owner = ownerOf(scope);
  for (const name of owner?.supers ?? []) {
    const parent = owner && classSeenFrom(engine, owner, name)?.cls;
    if (!parent || parent.methods.some((method) => method.name === "<init>")) continue;
    constructPrimarily(engine, parent, { args, keywords }, self, at, scope);
    return true;
  }
  return false;
}

/** The result of a method of an unknown class. */
function inheritedResult(engine: Engine, call: Call, name: string, scope: Scope): Value {
  const inherited = { ...call, receiver: UNKNOWN, expression: { ...call.expression, name } };
  const values = derivingArguments(engine, inherited, scope);
  return tainted(
    values.reduce((all, arg) => joinTaints(all, engine.reachableTaints(arg, scope.state)), UNKNOWN.taints),
  );
}
