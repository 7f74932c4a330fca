import type { State } from "../domain/state.ts";
import { type Engine, type Scope } from "./engine.ts";
import { type Expression, VARIABLES } from "../lower/ir.ts";
import { storeThrough } from "./pointers.ts";
import { elementAt, elementsFrom, otherFields } from "./destructuring.ts";
import { objectOfRequest } from "./injected-objects.ts";
import { reachLimit } from "../domain/limits.ts";
import { appended, anyElement, padded, withKey, withUnknownKey, writeKey } from "../domain/heap-object.ts";
import { assignedName } from "./assigned-name.ts";
import { memberValue } from "./members.ts";
import { extendTaints, unwrittenData } from "./unwritten-fields.ts";
import { backingField, hasAccessor, unqualifiedObjects, variableOf, writeProperty } from "./properties.ts";
import { ofDeclaredType } from "./declared-members.ts";
import { findField, staticsOf } from "./methods.ts";
import { writeByOperator } from "./container-methods.ts";
import { rejectsByMember } from "../models/rejections.ts";
import { keepElement, keepField } from "../models/request-state.ts";
import { checkCredential } from "../models/predictable.ts";
import { checkAssign } from "../models/sinks.ts";
import { checkViewField, checkViewMember } from "../models/views.ts";
import { underKey } from "../models/attributes.ts";
import { underKeys } from "../models/array-entries.ts";
import { partAt } from "../models/rests.ts";
import { bitsOf } from "../domain/families.ts";
import { noteReplaced, noteWritten } from "../domain/overwritten.ts";
import { sanitize, join, withTraceSteps, type Value, type Frame } from "../domain/value.ts";

const DESTINATIONS = bitsOf(["ssrf", "open-redirect"]);

export function declareName(name: string, value: Value, { frame, state }: Scope): void {
  frame.names.add(name);
  state.set(variable(frame, name), value);
}

export function variable(frame: Frame, name: string): string {
  const known = frame.variables.get(name);
  if (known !== undefined) return known;
  const made = `${frame.id}:${name}`;
  frame.variables.set(name, made);
  return made;
}

/** The value of a name that the frame declares. */
export function declaredValue(frame: Frame, name: string, state: State): Value | undefined {
  return frame.names.has(name) ? state.get(variable(frame, name)) : undefined;
}

/** The frame that declares a name, as seen from this frame. */
export function frameOf(name: string, frame: Frame): Frame | null {
  for (let at: Frame | null = frame; at; at = at.parent) if (at.names.has(name)) return at;
  return null;
}

export function assignTo(
  engine: Engine,
  target: Expression,
  given: Value,
  scope: Scope,
  options: { declares?: boolean } = {},
): void {
  const value =
    given.taints.length === 0 ? given : checkCredential(engine, assignedName(target), given, target.at, scope);
  switch (target.op) {
    case "name":
      if (target.isGlobal) declareName(target.name, value, { ...scope, frame: topFrame(scope.frame) });
      else assignName(engine, target, value, scope, options.declares === true);
      return;
    case "member":
      checkAssign(engine, target, value, scope);
      checkViewMember(engine, target, target.name, value, scope);
      if (assignProperty(engine, target, value, scope)) return;
      writeField(engine, target.object, target.name, partOfAddress(target.name, value), scope, target.at);
      return;
    case "index":
      if (target.key?.op === "constant") checkViewMember(engine, target, String(target.key.value), value, scope);
      writeIndex(engine, target, value, scope);
      return;
    case "list":
      for (const [index, item] of target.items.entries()) {
        const part =
          partAt(engine, target.items, index, value, scope) ??
          (item.spread
            ? elementsFrom(engine, value, index, item.value.at, scope)
            : elementAt(engine, value, index, item.value, scope));
        assignTo(engine, item.value, part, scope, options);
      }
      return;
    case "map":
      for (const { key, value: part } of target.entries) {
        const name = key?.op === "constant" ? String(key.value) : null;
        const held =
          name === null
            ? key
              ? value
              : otherFields(engine, value, target.entries, part.at, scope)
            : memberValue(engine, value, name, part.at, scope);
        assignTo(engine, part, held, scope, options);
      }
      return;
    case "assign": {
      const fallback = engine.evaluate(target.value, scope);
      assignTo(engine, target.target, join(value, fallback), scope, options);
      return;
    }
    case "operation": {
      const [place] = target.operands;
      if (!place || (target.operator === "*" && storeThrough(engine, place, value, scope))) return;
      if (/^[*&]$/u.test(target.operator)) assignTo(engine, place, value, scope);
      return;
    }
    default:
  }
}

/** @returns whether the property has setters, which then have run. */
function assignProperty(
  engine: Engine,
  { object, name, at }: Extract<Expression, { op: "member" }>,
  value: Value,
  scope: Scope,
): boolean {
  if (!hasAccessor(engine, name, "set")) return false;
  const known = engine.evaluate(object, scope);
  const isUnknown = known.refs.length === 0 && !known.cls && engine.findClass(known.type) !== undefined;
  return writeProperty(engine, isUnknown ? holderOf(engine, object, scope, at) : known, name, value, at, scope);
}

/** Declared as such, or a global variable by its name. */
function isOuterName(engine: Engine, name: string, { frame }: Scope): boolean {
  return frame.outer.has(name) || (engine.has("dollarGlobals") && name.startsWith("$"));
}

export function topFrame(frame: Frame): Frame {
  let top = frame;
  while (top.parent) top = top.parent;
  return top;
}

function assignName(
  engine: Engine,
  { name, at }: Extract<Expression, { op: "name" }>,
  value: Value,
  scope: Scope,
  declares: boolean,
): void {
  const isOuter = isOuterName(engine, name, scope);
  const moved = withTraceSteps(value, at);
  if (declares) {
    declareName(name, moved, scope);
    return;
  }
  const owner = frameOf(name, scope.frame);
  if (owner && engine.accessors.has(`set ${name}`) && assignComputed(engine, owner, name, value, at, scope)) return;
  const local = scope.frame.declares && !isOuter;
  if (!owner && isOuter) {
    declareName(name, moved, { ...scope, frame: topFrame(scope.frame) });
    return;
  }
  if (owner && (!local || owner === scope.frame)) {
    scope.state.set(variable(owner, name), moved);
    return;
  }
  const properties = unqualifiedObjects(engine, name, "set", scope);
  if (properties.some((object) => writeProperty(engine, object, name, moved, at, scope))) return;
  const field = backingField(engine, name, scope) ?? name;
  const refs = local ? [] : holdersOfField(engine, field, scope);
  if (refs.length === 0) declareName(name, moved, scope);
  if (refs.length > 0) checkViewField(engine, field, moved, at, scope);
  for (const ref of refs) {
    const held = ofDeclaredType(engine, moved, scope.state.object(ref)?.cls, field);
    writeKey(scope.state, ref, field, held, refs.length === 1);
  }
}

/** @returns whether the name is a property without an object that has a setter, which then has run. */
function assignComputed(
  engine: Engine,
  owner: Frame,
  name: string,
  value: Value,
  at: Expression["at"],
  scope: Scope,
): boolean {
  const setter = scope.state.get(variable(owner, variableOf({ name, accessor: "set" })))?.closures?.[0];
  if (setter) engine.invoke(setter, { args: [value], at }, scope);
  return setter !== undefined;
}

/** The nearest object around that has the field, or those that it may be. */
function holdersOfField(engine: Engine, name: string, { frame, state }: Scope): readonly number[] {
  for (let at: Frame | null = frame; at; at = at.parent) {
    const holders = (at.self?.refs ?? []).flatMap((ref) => {
      const heapObject = state.object(ref);
      const cls = heapObject?.cls ?? engine.findClass(heapObject?.type ?? "")?.cls;
      const declared = findField(engine, cls, name);
      if (declared?.isStatic && cls) return staticsOf(engine, cls, name)?.refs ?? [];
      return heapObject?.fields.has(name) === true || declared ? [ref] : [];
    });
    if (holders.length > 0) return [...new Set(holders)];
  }
  return [];
}

/** The path and query of a URL do not determine its host. */
function partOfAddress(name: string, value: Value): Value {
  return /^(?:Path|RawPath|RawQuery|Query|Fragment|pathname|search|hash)$/u.test(name)
    ? sanitize(value, DESTINATIONS)
    : value;
}

function writeIndex(engine: Engine, target: Extract<Expression, { op: "index" }>, value: Value, scope: Scope): void {
  if (target.object.op === "name" && target.object.name === VARIABLES && value.taints.length > 0) reachLimit("names");
  checkAssign(engine, target, value, scope);
  storeAt(engine, target, value, scope);
}

function storeAt(engine: Engine, target: Extract<Expression, { op: "index" }>, value: Value, scope: Scope): void {
  const key = target.key ? engine.evaluate(target.key, scope) : null;
  const kind = typeof key?.constant === "string" ? "map" : "object";
  const holder = holderOf(engine, target.object, scope, target.at, { kind });
  if (writeByOperator(engine, holder, key, value, target.at, scope)) return;
  const strong = holder.refs.length === 1;
  for (const ref of holder.refs) {
    const heapObject = underKeys(engine.language, scope.state, ref, key);
    if (!heapObject) continue;
    if (!key) scope.state.setObject(ref, appended(heapObject, value));
    else if (typeof key.constant === "number" && heapObject.items) {
      const items = padded(heapObject.items, key.constant);
      if (items) scope.state.setObject(ref, { ...heapObject, items: items.with(key.constant, value) });
      else scope.state.setObject(ref, { ...heapObject, items: null, unknownKeys: anyElement(heapObject, value) });
    } else if (key.constant !== undefined) writeKey(scope.state, ref, String(key.constant), value, strong);
    else if (key.possibleStrings && !heapObject.items)
      for (const name of key.possibleStrings) writeKey(scope.state, ref, name, value, false);
    else scope.state.setObject(ref, withUnknownKey(withKey(heapObject, key), underKey(key, value, scope.state)));
  }
  if (key?.constant !== undefined) {
    const replaced = extendTaints(unwrittenData(holder, scope.state), String(key.constant));
    if (target.object.op === "call") noteReplaced(replaced, value, scope.state);
    else noteWritten(holder, replaced, scope.state);
  }
  if (key && target.key) keepElement(engine, holder, key, target.key.at.text, value, scope);
}

function writeField(
  engine: Engine,
  object: Expression,
  name: string,
  value: Value,
  scope: Scope,
  at: Expression["at"],
): void {
  const holder = holderOf(engine, object, scope, at, { field: name });
  const moved = withTraceSteps(value, at);
  for (const ref of holder.refs) {
    const held = ofDeclaredType(engine, moved, scope.state.object(ref)?.cls, name);
    writeKey(scope.state, ref, name, held, holder.refs.length === 1);
  }
  noteWritten(holder, extendTaints(unwrittenData(holder, scope.state), name), scope.state);
  keepField(engine, holder, name, moved, scope);
  if (rejectsByMember(engine, name)) scope.state.isReachable = false;
}

/** Whether a method of this object does not store its arguments there: the object of the class, or a module of a library. */
export function isNoHolder(name: string, { frame, state }: Scope): boolean {
  const owner = frameOf(name, frame);
  const { link, refs = [] } = (owner && state.get(variable(owner, name))) ?? {};
  return ["this", "super"].includes(name) || (refs.length === 0 && /^(?:\*|default)$/u.test(link?.member ?? ""));
}

/** The objects that an expression refers to. Allocates one if none is known, so that a write has a target. */
export function holderOf(
  engine: Engine,
  object: Expression,
  scope: Scope,
  at: Expression["at"],
  { field = "", kind = "object" }: { field?: string; kind?: "object" | "map" } = {},
): Value {
  const value = objectOfRequest(engine, engine.evaluate(object, scope), scope, false);
  if (value.cls) return staticsOf(engine, value.cls, field) ?? value;
  if (value.refs.length > 0) return value;
  const ref = engine.allocate(at, scope, { kind, type: value.type }, `:${object.at.text.slice(0, 60)}`);
  const holder = { ...value, refs: [ref], constant: undefined };
  if (object.op === "name" || object.op === "member" || object.op === "index") keep(engine, object, holder, scope);
  return holder;
}

function keep(engine: Engine, object: Expression, holder: Value, scope: Scope): void {
  if (object.op !== "name") {
    // The analysed code has no such assignment, so assignment sinks are not checked.
    if (object.op === "member") writeField(engine, object.object, object.name, holder, scope, object.at);
    else if (object.op === "index") storeAt(engine, object, holder, scope);
    return;
  }
  const owner = frameOf(object.name, scope.frame);
  if (owner) scope.state.set(variable(owner, object.name), holder);
  else if (engine.has("topLevelObject") || !["this", "self", "super"].includes(object.name)) {
    declareName(object.name, holder, { ...scope, frame: topFrame(scope.frame) });
  }
}
