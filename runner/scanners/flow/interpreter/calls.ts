import { joinAccessPath } from "../domain/access-path.ts";
import { frameOf, variable } from "./assign.ts";
import { pluginCall } from "../models/plugins.ts";
import { appliedCall } from "./applied-calls.ts";
import { ANY_KEYWORD, type Call } from "./call.ts";
import { heldFunction } from "./held-functions.ts";
import { ancestors, classOfType, findMethods, methodsOf } from "./methods.ts";
import { callLocal } from "./local-calls.ts";
import { callExternal } from "../models/external-calls.ts";
import { noteNext } from "../models/middleware.ts";
import { type Engine, type Scope } from "./engine.ts";
import type { CallExpression, Expression } from "../lower/ir.ts";
import { yieldArguments } from "./iterators.ts";
import { firstOfList } from "./lists.ts";
import { runInclude } from "./includes.ts";
import { elementOf } from "../models/collections.ts";
import { MAX_TEXT_LENGTH, memberValue, namedMember } from "./members.ts";
import { callByName } from "./named-calls.ts";
import { callProvider, providedObject } from "./provided-objects.ts";
import type { Named } from "../tables/pattern.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { moduleName } from "../lower/javascript/imports.ts";
import { onlyObject } from "../domain/heap-object.ts";
import { checkCredential } from "../models/predictable.ts";
import { checkCall } from "../models/sinks.ts";
import { constantValue, join, OPAQUE_PREFIX, UNKNOWN, type Value } from "../domain/value.ts";

/** Methods of string builders and parsers that need no receiver in such a lambda. */
const CONFIGURES = /^(?:append\w*|insert|set[A-Z]\w*|toString)$/u;
/** Functions and constructors that make a new object, whatever `this` is. */
const MAKES = /^(?:[A-Z]\w*|build[A-Z]\w*|\w*(?:[lL]ist|[mM]ap|[sS]et|[aA]rray|[sS]equence)Of(?:NotNull)?)$/u;
/** The grammar of TypeScript reads `await db<Job>("jobs").first()` as a method of what is awaited. */
const MISREAD_AWAIT = /^await\s+/u;
/** Methods of texts that need none in a lambda with a text as its receiver: `text.run { trim() }`. */
const OF_TEXT =
  /^(?:trim\w*|uppercase|lowercase|replace\w*|substring\w*|split|lines|remove(?:Prefix|Suffix|Surrounding)|pad(?:Start|End)|take\w*|drop\w*|reversed|repeat|ifEmpty|ifBlank|toByteArray|toString)$/u;
/** Functions of all objects that run a block on one: `fun add(part: String) = apply { parts += part }`. */
const ON_SELF = /^(?:also|apply|let|takeIf|takeUnless)$/u;
const MAX_CHAIN = 10;
/** Methods of lists, maps and generators that need none. */
const FILLS = /^(?:add|addAll|put|putAll|yield|yieldAll|emit|emitAll|send|trySend)$/u;

export function callValue(engine: Engine, expression: CallExpression, scope: Scope): Value {
  const callee = calleeOf(engine, expression, scope);
  const receiver = expression.receiver
    ? providedObject(engine, engine.evaluate(expression.receiver, scope), scope)
    : (extendedOf(engine, expression, callee, scope) ??
      (callee ? invokedOf(engine, callee) : implicitReceiver(engine, expression, scope)));
  const { args: given, keywords } = argumentsOf(engine, expression, scope);
  // The settings of an injected object may decide whether a call is a sink.
  const args = engine.tables.callSinks.has(expression.name)
    ? given.map((value) => providedObject(engine, value, scope))
    : given;
  const module =
    !receiver && (expression.name === "require" || expression.name === "import") ? args[0]?.constant : undefined;
  if (typeof module === "string") {
    const accessPath = moduleName(module);
    const own = engine.linker?.moduleNamed(scope.frame.module.path, module, scope.state);
    return own
      ? { ...own, accessPath: own.accessPath === "" ? accessPath : own.accessPath }
      : { ...UNKNOWN, accessPath, link: { importer: scope.frame.module.path, from: module, member: "*" } };
  }
  if (yieldArguments(callee, args, scope)) return UNKNOWN;
  const named = describe(engine, expression, receiver, callee, scope);
  const call: Call = { expression, named, receiver, callee, args, keywords };
  if (callee && callee.taints.length > 0) checkChoice(engine, call, callee, scope);
  noteNext(engine, call, scope);
  const own =
    callByName(engine, call, scope) ??
    callProvider(call) ??
    callLocal(engine, call, scope) ??
    callHeld(engine, call, scope) ??
    pluginCall(engine, call, scope);
  const applied = own ? null : appliedCall(engine, call);
  const result = own ?? (applied ? callValue(engine, applied, scope) : callExternal(engine, call, scope));
  return (expression.includes && runInclude(engine, expression, scope)) || typedBy(callee, receiver, result);
}

/** The call of what a field holds; null for any other call. */
function callHeld(engine: Engine, call: Call, scope: Scope): Value | null {
  const callee = heldFunction(engine, call.expression, scope);
  if (!callee) return null;
  const receiver = call.receiver ?? invokedOf(engine, callee);
  const named = describe(engine, call.expression, receiver, callee, scope);
  const held = { ...call, named, callee, receiver };
  return typedBy(callee, receiver, callLocal(engine, held, scope) ?? callExternal(engine, held, scope));
}

/** What an object yields that is called like a function has the type that is known of it: that of what a lens reads. */
function typedBy(callee: Value | null, receiver: Value | null, result: Value): Value {
  return callee !== null && receiver === callee && result.type === "" ? { ...result, type: callee.type } : result;
}

/** In a function that extends a type, the object that a method without a receiver is called on. */
function extendedOf(
  engine: Engine,
  { name }: CallExpression,
  callee: Value | null,
  { frame, activation }: Scope,
): Value | null {
  if (MAKES.test(name)) return null;
  const owner = activation.fn?.owner;
  if (owner && methodsOf(engine, owner, name).some(({ fn }) => !fn.extends)) return null;
  const self = callee === null && activation.fn?.extends === "this" ? frame.self : null;
  return self && self.refs.length === 0 && self.taints.length > 0 ? self : null;
}

/** In Kotlin, the call of an object is one of its method `invoke`: `lens(request)`. */
function invokedOf(engine: Engine, callee: Value): Value | null {
  const isObject = callee.taints.length > 0 && !callee.closures && callee.refs.length === 0;
  return engine.has("invokedObjects") && isObject ? callee : null;
}

/** In a lambda with a receiver, such as that of `buildString` or `apply`, and in methods, the object whose function is called. */
function implicitReceiver(engine: Engine, expression: CallExpression, { frame, state }: Scope): Value | null {
  if (engine.has("fieldsAreCalls")) return recordAround(engine, expression, frame);
  if (!engine.has("lambdaReceivers")) return null;
  const { name } = expression;
  const isOnSelf = ON_SELF.test(name) && expression.args.length === 1 && expression.args[0]?.value.op === "function";
  const fills = CONFIGURES.test(name) || FILLS.test(name);
  for (let at: Scope["frame"] | null = frame; at; at = at.parent) {
    const { kind, cls } = state.object(at.self?.refs[0] ?? -1) ?? {};
    if (at.self && isOnSelf) return at.self;
    if (fills && kind !== undefined && kind !== "object") return at.self;
    if (at.self?.cls || cls) return null;
    if (!at.self) continue;
    if (at.self.taints.length > 0 && at.self.refs.length === 0 && OF_TEXT.test(name)) return at.self;
    const named = namedMember(engine, at.self, name, "");
    if (isOfLibrary(engine, named)) return at.self;
  }
  return null;
}

/** In a method of a record, the record of which a call without arguments reads a field that no code declares. */
function recordAround(engine: Engine, { name, args }: CallExpression, frame: Scope["frame"]): Value | null {
  let self: Value | null = null;
  for (let at: Scope["frame"] | null = frame; at && !self; at = at.parent) ({ self } = at);
  if (!self || self.refs.length > 0 || self.taints.length === 0 || args.length > 0) return null;
  const cls = engine.findClass(self.type)?.cls;
  if (!cls || findMethods(engine, cls, name, []).length > 0) return null;
  const named: Named = { name, creates: false, hasReceiver: false, accessPath: name, types: [], texts: [], root: name };
  return engine.tables.callSources.match(named).length > 0 ? null : self;
}

function isOfLibrary({ tables }: Engine, named: Named): boolean {
  const { callSinks, callSources, stateWrites, stateReads, sanitizers, validators, authenticationCodes } = tables;
  const known = [callSinks, callSources, stateWrites, stateReads, sanitizers, validators, authenticationCodes];
  return known.some((calls) => calls.match(named).length > 0);
}

/** Checks a call whose callee depends on data. */
function checkChoice(engine: Engine, { expression, named, keywords }: Call, callee: Value, scope: Scope): void {
  const chosen = { ...named, name: "()", accessPath: "()", hasReceiver: false, creates: false };
  checkCall(engine, chosen, { args: [callee], keywords, receiver: null }, expression.at, scope);
}

function calleeOf(engine: Engine, expression: CallExpression, scope: Scope): Value | null {
  const { callee, receiver, name } = expression;
  if (callee) return engine.evaluate(callee, scope);
  if (receiver) return null;
  const owner = frameOf(name, scope.frame);
  const value = owner ? scope.state.get(variable(owner, name)) : undefined;
  return value ? engine.linked(value, scope.state) : null;
}

function argumentsOf(
  engine: Engine,
  { args }: CallExpression,
  scope: Scope,
): { args: Value[]; keywords: Map<string, Value> } {
  const values: Value[] = [];
  const keywords = new Map<string, Value>();
  for (const { value, name, spread, isMap, isBlock } of args) {
    const held = engine.evaluate(value, scope);
    if (isBlock && !held.closures) continue;
    if (isMap && (addKeywords(held, keywords, scope) || addFields(engine, held, keywords, value.at, scope))) continue;
    if (name !== undefined) keywords.set(name, checkCredential(engine, name, held, value.at, scope));
    else if (spread) spreadInto(engine, values, keywords, held, scope);
    else values.push(held);
    if (isMap) keywords.set(ANY_KEYWORD, elementOf(engine, held, scope.state));
  }
  return { args: values, keywords };
}

/** @returns whether the entries of the map are known. */
function addKeywords({ refs, taints }: Value, keywords: Map<string, Value>, { state }: Scope): boolean {
  const maps = refs.flatMap((ref) => state.object(ref) ?? []);
  for (const [name, value] of maps.flatMap(({ fields }) => [...fields])) {
    const known = keywords.get(name);
    keywords.set(name, known ? join(known, value) : value);
  }
  return maps.length > 0 && taints.length === 0 && maps.every(({ unknownKeys }) => !unknownKeys);
}

/** The map of an object whose class declares its fields. @returns whether it is one */
function addFields(engine: Engine, held: Value, keywords: Map<string, Value>, at: SyntaxNode, scope: Scope): boolean {
  const cls = held.refs.length === 0 && held.taints.length > 0 ? classOfType(engine, held.type) : undefined;
  const fields = cls ? ancestors(engine, cls).flatMap((each) => each.fields.filter(({ isStatic }) => !isStatic)) : [];
  for (const { name } of fields) keywords.set(name, memberValue(engine, held, name, at, scope));
  return fields.length > 0;
}

/** The elements of a list as arguments. Those of one whose length is not known may be any of the arguments from there on. */
function spreadInto(engine: Engine, values: Value[], keywords: Map<string, Value>, list: Value, scope: Scope): void {
  const { state } = scope;
  const items = list.taints.length > 0 ? null : onlyObject(list, state)?.items;
  if (items) values.push(...items);
  else {
    const first = firstOfList(list, scope);
    const element = elementOf(engine, list, state);
    if (first !== undefined) values.push(first === OPAQUE_PREFIX ? UNKNOWN : constantValue(first));
    values.push(element);
    if (element.taints.length + element.refs.length > 0) keywords.set(ANY_KEYWORD, element);
  }
}

function describe(
  engine: Engine,
  { name, creates, receiver: at }: CallExpression,
  receiver: Value | null,
  callee: Value | null,
  scope: Scope,
): Named {
  if (receiver) {
    const text = at?.op === "name" && at.name === "this" ? "this" : (at?.at.text ?? "").replace(MISREAD_AWAIT, "");
    const named = namedMember(engine, receiver, name, text);
    return {
      ...named,
      creates,
      // The beginning of a long text is cut off.
      ...(text.length > MAX_TEXT_LENGTH && { texts: [...named.texts, chainOf(at).slice(-MAX_TEXT_LENGTH)] }),
      accessPath: named.accessPath === "" && /^[\w$]+$/u.test(text) ? joinAccessPath(text, name) : named.accessPath,
    };
  }
  const accessPath = callee && callee.accessPath !== "" && !isMade(callee) ? callee.accessPath : name;
  const dot = accessPath.lastIndexOf(".");
  const texts = dot === -1 ? [] : [accessPath.slice(0, dot)];
  return {
    name: accessPath.slice(dot + 1),
    creates,
    hasReceiver: dot !== -1,
    accessPath,
    types: [...extendedTypes(engine, callee, scope), ...(callee ? [] : inheritedTypes(engine, name, scope))],
    texts,
    root: name,
  };
}

/** The names in a chain of calls: `request.body().check().get()`. */
function chainOf(expression: Expression | null, length = MAX_CHAIN): string {
  if (!expression || length === 0) return "";
  if (expression.op === "name") return expression.name;
  if (expression.op === "member") return `${chainOf(expression.object, length - 1)}.${expression.name}`;
  if (expression.op !== "call") return "";
  const { receiver, name } = expression;
  return `${receiver ? `${chainOf(receiver, length - 1)}.` : ""}${name}()`;
}

/** Whether the value is an object that a constructor has made, such as a `new Function(…)`, and not its class. */
function isMade({ type, accessPath }: Value): boolean {
  return type !== "" && (accessPath === type || accessPath.endsWith(`.${type}`));
}

/** In a function that extends a type of a library, the type that a function of the library may extend, too. */
function extendedTypes(engine: Engine, callee: Value | null, { activation }: Scope): readonly string[] {
  const { extends: how, extendedType } = activation.fn ?? {};
  if (how !== "this" || extendedType === undefined || callee?.closures || engine.findClass(extendedType)) return [];
  return [extendedType];
}

/** The superclasses, in libraries, of the class whose code calls a method without a receiver that the tables know. */
function inheritedTypes(engine: Engine, name: string, { frame, state }: Scope): readonly string[] {
  const { tables } = engine;
  if (!engine.has("namedClasses") || (!tables.callSinks.has(name) && !tables.callSources.has(name))) return [];
  for (let at: Scope["frame"] | null = frame; at; at = at.parent) {
    const cls = at.self?.cls ?? state.object(at.self?.refs[0] ?? -1)?.cls;
    if (cls) return cls.supers.filter((parent) => !engine.findClass(parent));
  }
  return [];
}
