import { runKeepers } from "../models/request-state.ts";
import { ADDS, HOLDS, KEPT } from "../project/kept-state.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { Value } from "../domain/value.ts";
import type { Engine, Scope } from "./engine.ts";
import type { FieldNode } from "../lower/ir.ts";
import { classOfType, findField } from "./methods.ts";

/*
 * Objects that a framework, or the start of the program, passes to constructors: other code knows only their class. What middleware
 * writes into the object of a request, handlers read. A queue that an injected object holds is the same for all.
 */

const kept = new WeakMap<Engine, Map<string, boolean>>();

/**
 * The object of the request that middleware fills, for a value of its class; else the value.
 *
 * @param isRead whether code reads it: what writes into it does not need what others write
 */
export function objectOfRequest(engine: Engine, value: Value, scope: Scope, isRead = true): Value {
  const cls = engine.has("injectedObjects") && isUnknown(value) ? classOfType(engine, value.type) : undefined;
  const declared = cls && isKept(engine, cls.name) ? engine.declared.get(cls) : undefined;
  if (!cls || !declared) return value;
  const made = engine.linker?.instanceOf(declared) ?? engine.instances.get(cls);
  if (!made) return value;
  if (isRead) for (const name of [cls.name, ADDS + cls.name]) runKeepers(engine, name, scope);
  return made;
}

/** The same, or the injected object if its field is a queue or another collection. */
export function injectedObject(engine: Engine, value: Value, field: string, scope: Scope): Value {
  const own = objectOfRequest(engine, value, scope);
  if (own !== value || !engine.has("injectedObjects") || !isUnknown(value)) return own;
  const cls = classOfType(engine, value.type);
  const declared = cls && isMade(findField(engine, cls, field)) ? engine.declared.get(cls) : undefined;
  const made = (declared && engine.linker?.instanceOf(declared)) ?? (cls && engine.instances.get(cls));
  const held = made?.refs.flatMap((ref) => scope.state.object(ref)?.fields.get(field)?.refs ?? []) ?? [];
  return made && held.some((ref) => isShared(scope.state.object(ref))) ? made : value;
}

/** Whether the declaration of a field makes its object. */
function isMade(field: FieldNode | undefined): boolean {
  const { value = null } = field ?? {};
  // An object with an initializer is the last one of a sequence.
  return value?.op === "index" || (value?.op === "call" && value.creates);
}

/** A collection, or an object of a library with its settings. */
function isShared(held: HeapObject | undefined): boolean {
  return held?.kind === "list" || (held?.kind === "object" && !held.cls && held.fields.size > 0);
}

function isUnknown({ refs, taints, type, cls, closures }: Value): boolean {
  return type !== "" && refs.length === 0 && !cls && !closures && taints.every(({ kind }) => kind === "parameter");
}

/** Whether middleware writes into objects of the class, or handlers add to what they keep. */
function isKept(engine: Engine, name: string): boolean {
  const known = kept.get(engine) ?? new Map<string, boolean>();
  kept.set(engine, known);
  const isDeclared = (key: string): boolean => (engine.linker?.declaring(KEPT + key) ?? null) !== null;
  const found = known.get(name) ?? (isDeclared(name) || isDeclared(HOLDS + name));
  known.set(name, found);
  return found;
}
