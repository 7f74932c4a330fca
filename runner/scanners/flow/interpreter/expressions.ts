import { lastByKey } from "../models/last-segments.ts";
import { dropAbsent } from "./absence.ts";
import { assigned } from "./assignments.ts";
import { frameOf, topFrame, variable } from "./assign.ts";
import { isMaking, noteFields, withChoice } from "./answers.ts";
import { switchValue } from "./branches.ts";
import { callValue } from "./calls.ts";
import { noteCapture } from "./captures.ts";
import { noteStatic } from "./static-captures.ts";
import { operationValue } from "./operations.ts";
import { comprehensionValue } from "./comprehensions.ts";
import { declareClass } from "./classes.ts";
import { findField, methodGroup, staticsOf } from "./methods.ts";
import { backingField, readProperty, unqualifiedObjects } from "./properties.ts";
import { impliedBy } from "./dependent-facts.ts";
import { elementOf } from "./container-methods.ts";
import { branch, refineTaints, type Engine, type Scope } from "./engine.ts";
import { enclosingSelf } from "./enclosing-self.ts";
import { truth } from "../domain/fold.ts";
import { TEXT } from "../domain/families.ts";
import { randomOf } from "../models/predictable.ts";
import { demandKey } from "../models/presence.ts";
import { membership } from "../models/guards.ts";
import { checkGetter } from "../models/sinks.ts";
import { CLASS_OF, type ConditionalExpression, type Expression, ENCLOSING_CLASS, VARIABLES } from "../lower/ir.ts";
import { literalValue, typedLiteral } from "./literals.ts";
import { mapValue } from "./maps.ts";
import { listValue } from "./lists.ts";
import { memberValue } from "./members.ts";
import { newTaint } from "../domain/new-taint.ts";
import { methodValue } from "./type-targets.ts";
import { concatenate } from "../domain/text.ts";
import { joinTaints, qualified, UNCERTAIN } from "../domain/taint.ts";
import { reachLimit } from "../domain/limits.ts";
import { join, joinAll, sanitize, tainted, UNKNOWN, type Value, withQualifier } from "../domain/value.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Named } from "../tables/pattern.ts";

const NUMBER_TYPES =
  /^(?:u?int\d*|long|short|byte|double|float\d*|bool|boolean|number|Integer|Long|Double|Float|integer|uint)$/u;

export function evaluate(engine: Engine, expression: Expression, scope: Scope): Value {
  switch (expression.op) {
    case "constant":
      return literalValue(expression);
    case "name":
      return lookUp(engine, expression, scope);
    case "member": {
      const object = engine.evaluate(expression.object, scope);
      const { name, at } = expression;
      const of = expression.object.at;
      if (name === CLASS_OF) return classOfObject(engine, object, scope);
      if (engine.has("getterProperties")) checkGetter(engine, object, name, at, of, scope);
      return (
        readProperty(engine, object, name, at, scope, of) ??
        methodValue(engine, object, name, scope) ??
        memberValue(engine, object, name, at, scope, of)
      );
    }
    case "index": {
      if (expression.object.op === "name" && expression.object.name === VARIABLES) return anyVariable(scope);
      const object = engine.evaluate(expression.object, scope);
      const key = expression.key ? engine.evaluate(expression.key, scope) : null;
      const element = elementOf(engine, object, key, expression, scope);
      const held = lastByKey(object, expression.key, key?.constant, element);
      const refinement = key ? membership(engine, key, object, scope) : undefined;
      if (key && refinement) demandKey(engine, object, key, scope);
      return refinement ? { ...held, refinement } : held;
    }
    case "call":
      return callValue(engine, expression, scope);
    case "operation":
      return operationValue(engine, expression, scope);
    case "text":
      return sanitize(
        concatenate(
          expression.parts.map((part) => textValue(engine, part, scope)),
          scope.state,
        ),
        TEXT,
      );
    case "list":
      return listValue(engine, expression, scope);
    case "map":
      return mapValue(engine, expression, scope);
    case "conditional":
      return chosen(engine, expression, scope);
    case "assign":
      return assigned(engine, expression, scope);
    case "function": {
      scope.frame.captured = true;
      if (expression.fn.accessor) engine.accessors.add(`${expression.fn.accessor} ${expression.fn.name}`);
      const closure = { fn: expression.fn, frame: scope.frame, self: scope.frame.self };
      engine.register(closure);
      return { ...UNKNOWN, closures: [closure] };
    }
    case "class":
      declareClass(engine, expression.cls, scope);
      return { ...UNKNOWN, cls: expression.cls };
    case "cast": {
      const value = engine.evaluate(expression.value, scope);
      if (NUMBER_TYPES.test(expression.type))
        return {
          ...randomOf([value]),
          type: expression.type,
          constant: typeof value.constant === "number" ? value.constant : undefined,
        };
      if (engine.has("typedLiterals")) typedLiteral(engine, value, expression.type, expression.at, scope);
      if (expression.type === "string" && engine.has("textCasts"))
        return sanitize(textOfBytes(engine, value, scope) ?? value, TEXT);
      if (expression.type === "") return value;
      // A parameter that is an object of the repository is no text.
      const isObject = value.taints.some(({ kind }) => kind === "parameter") && engine.findClass(expression.type);
      const taints = isObject ? value.taints.filter(({ kind }) => kind !== "parameter") : value.taints;
      return { ...value, taints, type: expression.type };
    }
    case "comprehension":
      return comprehensionValue(engine, expression, scope);
    case "switchExpression":
      return switchValue(engine, expression, scope);
    default: {
      const values = expression.parts.map((part) => engine.evaluate(part, scope));
      const taints = values.reduce(
        (all, value) => joinTaints(all, engine.reachableTaints(value, scope.state)),
        UNKNOWN.taints,
      );
      return tainted(taints);
    }
  }
}

/** The text of a buffer: what is checked is the text, and not the buffer. */
function textOfBytes(engine: Engine, { refs, constant, ...value }: Value, { state }: Scope): Value | null {
  const isBuffer = refs.length > 0 && constant === undefined && refs.every((ref) => !state.object(ref)?.cls);
  return isBuffer ? { ...value, refs: [], taints: engine.reachableTaints({ ...value, refs }, state) } : null;
}

function textValue(engine: Engine, part: Expression, scope: Scope): Value {
  const value = engine.evaluate(part, scope);
  return value.refs.length > 0 ? tainted(engine.reachableTaints(value, scope.state)) : value;
}

function lookUp(
  engine: Engine,
  { name, at, isGlobal = false, of }: Extract<Expression, { op: "name" }>,
  scope: Scope,
): Value {
  const { state } = scope;
  const frame = isGlobal ? topFrame(scope.frame) : scope.frame;
  if (name === ENCLOSING_CLASS) return enclosingClass(frame);
  if (name === "this" || name === "super") {
    const enclosing = of === undefined ? null : enclosingSelf(engine, of, scope);
    if (enclosing) return refinedHere(enclosing, scope);
    for (let at_frame: typeof frame | null = frame; at_frame; at_frame = at_frame.parent)
      if (at_frame.self) {
        if (at_frame !== frame) noteCapture(engine, "this", at_frame, scope);
        return refinedHere(at_frame.self, scope);
      }
  }
  const owner = frameOf(name, frame);
  if (owner) {
    const value = engine.linked(state.get(variable(owner, name)) ?? UNKNOWN, state);
    if (owner !== frame && !value.link && !value.cls) noteCapture(engine, name, owner, scope);
    const [getter] = value.closures ?? [];
    if (getter?.fn.accessor === "get" && !getter.fn.owner) return engine.invoke(getter, { args: [], at }, scope);
    const taints = refineTaints(value.taints, state);
    return taints === value.taints ? value : { ...value, taints };
  }
  for (const object of unqualifiedObjects(engine, name, "get", scope)) {
    const property = readProperty(engine, object, name, at, scope);
    if (property) return property;
  }
  const field = fieldOfSelf(engine, backingField(engine, name, scope) ?? name, at, scope);
  if (field) return field;
  const methods = methodGroup(engine, name, scope);
  if (methods) return methods;
  const known = engine.findClass(name);
  if (known) return { ...UNKNOWN, cls: known.cls, accessPath: name };
  const other = engine.linker?.valueOf(name, state);
  if (other) return other;
  const named: Named = { name, creates: false, hasReceiver: false, accessPath: name, types: [], texts: [], root: name };
  const [source] = engine.tables.readSources.match(named);
  const computed = source ? null : computedVariable(engine, name, frame, scope);
  if (computed) return computed;
  if (source) return { ...tainted(refineTaints([newTaint(source.kind, at, name)], state)), accessPath: name };
  const extended = extendedObject(name, scope);
  return extended ? memberValue(engine, extended, name, at, scope) : { ...UNKNOWN, accessPath: name };
}

/** In a function that extends a type, the object whose member a name without an object is. */
function extendedObject(name: string, { activation, frame }: Scope): Value | null {
  const self = activation.fn?.extends === "this" && /^[a-z]/u.test(name) ? frame.self : null;
  return self && self.refs.length === 0 && (self.accessPath !== "" || self.taints.length > 0) ? self : null;
}

/** The class of an object as a value, on which code calls its methods: `self.class.find(id)`. */
function classOfObject(engine: Engine, { refs, type, cls: ownClass }: Value, { state }: Scope): Value {
  const objects = refs.flatMap((ref) => state.object(ref) ?? []);
  const found = refs.length > 0 ? objects.map(({ cls }) => cls) : [ownClass ? null : engine.findClass(type)?.cls];
  return joinAll(found.map((cls) => (cls ? { ...UNKNOWN, cls, accessPath: cls.name } : UNKNOWN)));
}

function enclosingClass(frame: Scope["frame"]): Value {
  for (let at: typeof frame | null = frame; at; at = at.parent)
    if (at.self?.cls) return { ...UNKNOWN, cls: at.self.cls };
  return UNKNOWN;
}

/** A variable that no assignment declares may be assigned by a computed name, unless it has the data of a request. */
function computedVariable(engine: Engine, name: string, frame: Scope["frame"], { state }: Scope): Value | null {
  const owner = engine.has("computedVariables") && name.startsWith("$") ? frameOf(VARIABLES, frame) : null;
  const [ref] = (owner ? state.get(variable(owner, VARIABLES))?.refs : undefined) ?? [];
  const { fields, unknownKeys } = (ref === undefined ? undefined : state.object(ref)) ?? {};
  const value = fields?.get(name.slice(1)) ?? unknownKeys;
  return value ? withQualifier(value, UNCERTAIN) : null;
}

/** A variable whose name is computed may be any one. */
function anyVariable({ frame, state }: Scope): Value {
  reachLimit("names");
  let taints = UNKNOWN.taints;
  for (let at: typeof frame | null = frame; at; at = at.parent)
    for (const name of at.names) taints = joinTaints(taints, state.get(variable(at, name))?.taints ?? []);
  return tainted(qualified(refineTaints(taints, state), UNCERTAIN));
}

function fieldOfSelf(engine: Engine, name: string, node: SyntaxNode, scope: Scope): Value | null {
  for (let at: typeof scope.frame | null = scope.frame; at; at = at.parent) {
    const { self } = at;
    let held: Value | null = null;
    for (const ref of self?.refs ?? []) {
      const value = fieldOfObject(engine, name, ref, self?.taints ?? [], node, scope);
      held = held && value ? join(held, value) : (held ?? value);
    }
    if (held) return held;
    const isTainted = self !== null && self.refs.length === 0 && self.taints.length > 0;
    const known = isTainted ? engine.findClass(self.type)?.cls : undefined;
    const declared = findField(engine, known, name);
    if (isTainted && declared && !declared.isStatic) return memberValue(engine, self, name, node, scope);
    const cls = self?.cls ?? (declared ? known : undefined);
    const statics = cls ? staticsOf(engine, cls, name) : undefined;
    const value = statics ? staticField(engine, statics, name, scope) : null;
    if (value) return value;
  }
  return null;
}

/** A field of one of the objects that `this` may be. */
function fieldOfObject(
  engine: Engine,
  name: string,
  ref: number,
  taints: Value["taints"],
  node: SyntaxNode,
  scope: Scope,
): Value | null {
  const heapObject = scope.state.object(ref);
  const held = heapObject?.fields.get(name);
  // Besides what code has written, it may have the data of the whole object.
  const object = { ...UNKNOWN, taints, refs: [ref] };
  if (held && taints.length > 0) return memberValue(engine, object, name, node, scope);
  if (held) return { ...held, taints: refineTaints(held.taints, scope.state) };
  const known = heapObject && (heapObject.cls ?? engine.findClass(heapObject.type)?.cls);
  const declared = findField(engine, known, name);
  const statics = declared?.isStatic && known ? staticsOf(engine, known, name) : undefined;
  const value = statics ? staticField(engine, statics, name, scope) : null;
  return value ?? (declared ? memberValue(engine, object, name, node, scope) : null);
}

function staticField(engine: Engine, statics: Value, name: string, scope: Scope): Value | null {
  noteStatic(engine, statics, name, scope);
  const [ref] = statics.refs;
  return (ref === undefined ? undefined : scope.state.object(ref)?.fields.get(name)) ?? null;
}

function chosen(engine: Engine, { test, consequent, otherwise }: ConditionalExpression, scope: Scope): Value {
  const value = engine.evaluate(test, scope);
  if (value.constant !== undefined) return engine.evaluate(truth(value.constant) ? consequent : otherwise, scope);
  const [yes, no] = [branch(scope), branch(scope)];
  const implied = impliedBy(engine, value, scope.state);
  yes.state.refine(implied?.whenTrue ?? []);
  no.state.refine(implied?.whenFalse ?? []);
  dropAbsent(engine, test, true, yes);
  dropAbsent(engine, test, false, no);
  // A refinement holds only in its branch, so it is applied before the branches join.
  const a = refinedHere(engine.evaluate(consequent, yes), yes);
  const b = refinedHere(engine.evaluate(otherwise, no), no);
  const choices = [
    { value: a, state: yes.state, isMade: isMaking(consequent, a, yes.state) },
    { value: b, state: no.state, isMade: isMaking(otherwise, b, no.state) },
  ];
  scope.state.mergeForks([yes.state, no.state]);
  noteFields(choices, scope.state);
  return withChoice(join(a, b), choices);
}

/** A value as what is known here makes it, for where less is known. */
export function refinedHere(value: Value, scope: Scope): Value {
  return value.taints.length === 0 ? value : { ...value, taints: refineTaints(value.taints, scope.state) };
}
