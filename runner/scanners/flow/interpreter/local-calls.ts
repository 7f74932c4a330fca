import { calledField } from "./called-fields.ts";
import { memberOf } from "./enumerations.ts";
import { assignTo } from "./assign.ts";
import { writesField, writtenReceiver } from "./written-receivers.ts";
import { callBorrowed, isMethodOfObject } from "./borrowed-functions.ts";
import type { Call } from "./call.ts";
import { instantiate } from "./classes.ts";
import {
  classAttribute,
  classObject,
  classOfType,
  findMethods,
  innerClass,
  methodsCalledOn,
  methodsOf,
} from "./methods.ts";
import { queryScope } from "./model-scopes.ts";
import { singleton } from "./singletons.ts";
import { typeTargets } from "./type-targets.ts";
import { callBlock } from "./receiver-blocks.ts";
import { callAccessor, callComponent } from "./generated-accessors.ts";
import { cutCall } from "./cut-calls.ts";
import { generatedQuery } from "./generated-queries.ts";
import { ofDeclaredType } from "./declared-results.ts";
import { dispatched, invokeAny } from "./dispatch.ts";
import { onImplicitReceiver } from "./member-extensions.ts";
import { callExtension, extensionFor } from "./extensions.ts";
import { closuresFor } from "./overloads.ts";
import { isJob, jobCall } from "./jobs.ts";
import { dispatchMessage, runConstructed } from "../models/messages.ts";
import { keptField } from "../models/request-state.ts";
import { type Engine, type Scope } from "./engine.ts";
import type { ClassNode } from "../lower/ir.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { memberValue } from "./members.ts";
import { callSuper, ownerOf, superMethod } from "./super-calls.ts";
import { isNamedSanitizer } from "../domain/sanitizer-names.ts";
import { UNCERTAIN } from "../domain/taint.ts";
import { type Closure, constantValue, join, UNKNOWN, type Value, withQualifier } from "../domain/value.ts";

const INTERFACES = /^(?:get|apply|accept|invoke|test|call|run|applyAs\w+|getAs\w+|compare)$/u;
/** Methods that call the function that they are called on. */
const FUNCTIONAL: Partial<Record<FlowLanguage, RegExp>> = {
  java: INTERFACES,
  csharp: /^(?:Invoke|DynamicInvoke)$/u,
  kotlin: INTERFACES,
  ruby: /^(?:call|yield|===)$/u,
};
/** Methods that functions have besides that of their interface. */
const COMBINES = /^(?:and|or|negate|andThen|compose|reversed|thenComparing\w*|equals|hashCode|toString|getClass)$/u;
/** The method that runs where an object is called like a function. */
const INVOKED: Partial<Record<FlowLanguage, string>> = { php: "__invoke", python: "__call__", kotlin: "invoke" };

/** @returns the result of a call of a function, method or class of the file; null for an external call. */
export function callLocal(engine: Engine, written: Call, scope: Scope): Value | null {
  const call = jobCall(engine, written, scope) ?? written;
  const { expression, receiver, args, keywords } = call;
  const { at, name } = expression;
  if (name === "super" && !receiver) return callSuper(engine, call, scope);
  const borrowed = callBorrowed(engine, call, scope);
  if (borrowed) return borrowed;
  const bound = boundToFirst(engine, call);
  if (bound) return callLocal(engine, bound, scope);
  const single = singleton(engine, call, scope);
  if (single) return single;
  const cls = classOf(engine, call, scope);
  const converted = cls && engine.has("conversions") && !expression.creates ? args[0] : undefined;
  if (converted) return { ...converted, type: cls?.name ?? "" };
  if (cls?.isEnum) return memberOf(cls, call, scope);
  if (cls) return runConstructed(engine, cls, instantiate(engine, cls, args, keywords, at, scope), at, scope);
  const component = callComponent(engine, call, receiver ?? selfOf(scope), scope);
  if (component) return component;
  const targets = receiver ? methodTargets(engine, call, receiver, scope) : functionTargets(engine, call, scope);
  if (targets.length === 0) {
    const dynamic = receiver && callDynamic(engine, call, receiver, scope);
    if (dynamic) return dynamic;
    const enumeration = receiver ? receiver.cls : name === "valueOf" ? ownerOf(scope) : undefined;
    if (enumeration?.isEnum) return memberOf(enumeration, call, scope);
    if (!receiver) return null;
    return (
      callBlock(engine, call, receiver, scope) ??
      callExtension(engine, call, receiver, scope) ??
      callAccessor(engine, call, scope) ??
      calledField(engine, call, receiver, scope)
    );
  }
  const generated = generatedQuery(engine, targets, call, scope);
  if (generated) return generated;
  const answer = dispatchMessage(engine, call, targets, scope);
  // What finds the handlers does the same for each message.
  const running = answer ? targets.filter(({ fn }) => !engine.invoked.has(fn)) : targets;
  const own = running.length > 0 ? invokeAll(engine, running, call, scope) : UNKNOWN;
  const returned = answer ?? ofDeclaredType(own, running);
  const maySanitize = isNamedSanitizer(name) && returned.refs.length === 0;
  return maySanitize ? withQualifier(returned, UNCERTAIN) : returned;
}

/** `Body::toQuery`, as a function: its argument is the object of the method. */
function boundToFirst(engine: Engine, call: Call): Call | null {
  const { receiver, expression, args } = call;
  const [object, ...others] = args;
  if (!receiver?.cls || receiver.refs.length > 0 || !object || !engine.has("methodReferences")) return null;
  const methods = findMethods(engine, receiver.cls, expression.name, others);
  const isBound = methods.some(({ fn }) => !fn.isStatic && fn.params.length === others.length);
  if (!isBound || methods.some(({ fn }) => fn.isStatic)) return null;
  return { ...call, receiver: { ...object, type: receiver.cls.name }, args: others };
}

/** The class of which a call creates an object. */
function classOf(engine: Engine, { expression, receiver, callee }: Call, scope: Scope): ClassNode | undefined {
  const { name, creates } = expression;
  const { state } = scope;
  if (engine.has("newIsMethod") && name === "new" && !creates) return (receiver ?? selfOf(scope))?.cls;
  if (receiver?.namespace) return engine.linker?.member(receiver.namespace, name, state)?.cls;
  if (receiver && !creates)
    return engine.has("classesAreValues") ? heldClass(engine, receiver, name, scope) : undefined;
  if (receiver?.cls) return innerClass(engine, receiver.cls, name);
  if (receiver) return fieldsOf(receiver, name, state).find(({ cls }) => cls)?.cls;
  return callee?.cls ?? (creates ? engine.findClass(name)?.cls : undefined);
}

/** The class that an attribute of an object or of its class holds: `self.client_class()`. */
function heldClass(engine: Engine, receiver: Value, name: string, scope: Scope): ClassNode | undefined {
  const own = fieldsOf(receiver, name, scope.state);
  const held =
    own.length > 0 ? own : classesOf(receiver, scope).map((cls) => classAttribute(engine, cls, name, scope.state));
  return held.find((value) => value?.cls)?.cls;
}

function selfOf({ frame }: Scope): Value | null {
  for (let at: Scope["frame"] | null = frame; at; at = at.parent) if (at.self) return at.self;
  return null;
}

/** The method of a class that runs for the names of all methods that it does not declare. */
const ANY_METHOD: Partial<Record<FlowLanguage, string>> = { php: "__call", ruby: "method_missing" };

function callDynamic(
  engine: Engine,
  { expression, args, keywords }: Call,
  receiver: Value,
  scope: Scope,
): Value | null {
  const { at, name } = expression;
  const any = ANY_METHOD[engine.language];
  const methods =
    any === undefined ? [] : classesOf(receiver, scope).flatMap((cls) => findMethods(engine, cls, any, []));
  if (methods.length === 0) return null;
  const given = engine.has("anyMethodTakesList") ? [engine.list(at, scope, args, "#arguments")] : args;
  return invokeAny(engine, methods, { args: [constantValue(name), ...given], keywords, at, self: receiver }, scope);
}

function fieldsOf({ refs }: Value, name: string, state: Scope["state"]): Value[] {
  return refs.flatMap((ref) => state.object(ref)?.fields.get(name) ?? []);
}

function invokeAll(engine: Engine, targets: readonly Closure[], call: Call, scope: Scope): Value {
  const { args, keywords, expression } = call;
  const [run, cut] = dispatched(targets);
  const results = cut.map((target) =>
    cutCall(engine, target, { args, keywords, at: expression.at, self: target.self }, scope, "objects"),
  );
  const branches = run.map((target) => {
    const inside = targets.length === 1 ? scope : { ...scope, state: scope.state.fork() };
    const referenceResults = new Map<number, Value>();
    results.push(
      engine.invoke(target, { args, keywords, at: expression.at, self: target.self, referenceResults }, inside),
    );
    for (const [index, value] of referenceResults) {
      const variable = expression.args[index]?.value;
      if (variable) assignTo(engine, variable, value, inside);
    }
    return inside.state;
  });
  if (targets.length > 1) scope.state.mergeForks(cut.length > 0 ? [...branches, scope.state.fork()] : branches);
  return results.reduce(join);
}

function functionTargets(engine: Engine, call: Call, scope: Scope): readonly Closure[] {
  const { callee, expression, args } = call;
  if (callee?.closures) return withImplicitReceiver(engine, closuresFor(engine, callee.closures, args), call, scope);
  const name = INVOKED[engine.language];
  if (callee && !callee.cls && callee.refs.length + callee.type.length > 0 && name !== undefined)
    return methodTargets(engine, { ...call, expression: { ...expression, name } }, callee, scope);
  if (callee || expression.creates) return [];
  // A method of the enclosing object or class.
  const enclosing = engine.has("implicitReceiver") ? scope.frame : null;
  for (let frame: Scope["frame"] | null = enclosing; frame; frame = frame.parent) {
    const { self } = frame;
    if (!self) continue;
    for (const cls of classesAround(engine, self, scope)) {
      const methods = methodsCalledOn(engine, cls, expression.name, args, self.cls !== undefined);
      const isAbstract = methods.length > 0 && methods.every(({ fn }) => fn.body.length === 0);
      const overriding = isAbstract
        ? typeTargets(engine, { ...UNKNOWN, type: cls.name }, expression.name, args, scope)
        : [];
      if (overriding.length > 0) return overriding;
      if (methods.length > 0)
        return methods.map((method) => {
          const isStatic = method.fn.isStatic && !engine.has("classesAreObjects");
          return isStatic ? { ...method, self: null } : onImplicitReceiver(engine, method, self, scope);
        });
    }
  }
  const found = closuresFor(engine, engine.linker?.valueOf(expression.name, scope.state)?.closures ?? [], args);
  return withImplicitReceiver(engine, found, call, scope);
}

/** Functions that extend the type of `this` are called on it. */
function withImplicitReceiver(
  engine: Engine,
  found: readonly Closure[],
  { expression: { name } }: Call,
  scope: Scope,
): readonly Closure[] {
  const self = engine.has("extensionFunctions") ? selfOf(scope) : null;
  if (!self) return found;
  if (found.length > 0)
    return found.map((each) =>
      each.takesReceiver || (each.fn.extends === "this" && !each.self) ? { ...each, self } : each,
    );
  const extension = extensionFor(engine, engine.linker?.extensions(name, scope.state) ?? [], self, scope.state);
  return extension?.fn.extends === "this" ? [{ ...extension, self }] : [];
}

function methodTargets(engine: Engine, call: Call, receiver: Value, scope: Scope): readonly Closure[] {
  const { expression, args } = call;
  const { name } = expression;
  if (expression.receiver?.op === "name" && expression.receiver.name === "super") {
    return superMethod(engine, name, args, receiver, scope);
  }
  if (receiver.namespace) {
    const held = engine.linker?.member(receiver.namespace, name, scope.state)?.closures;
    if (held) return held;
  }
  if (receiver.cls) {
    const methods = methodsCalledOn(engine, receiver.cls, name, args, true);
    const found = methods.length > 0 ? methods : queryScope(engine, receiver.cls, name);
    if (found.length > 0) {
      const { cls } = receiver;
      return found.map((method) => ({
        ...method,
        self: receiver.refs.length > 0 ? receiver : classObject(engine, cls, method),
      }));
    }
    const held = memberValue(engine, receiver, name, expression.at, scope).closures;
    return held ?? [];
  }
  if (receiver.closures && (isJob(engine, call) || isItsMethod(engine, receiver, name))) return receiver.closures;
  const targets = classesOf(receiver, scope).flatMap((cls) =>
    methodsCalledOn(engine, cls, name, args, false).map((method) => ({
      ...method,
      self: receiverOf(receiver, cls, scope),
    })),
  );
  if (targets.length > 0) return targets;
  const held =
    receiver.refs.length > 0
      ? memberValue(engine, { ...receiver, taints: [] }, name, expression.at, scope).closures
      : keptField(engine, receiver, name, scope)?.closures;
  if (held)
    return held.map((closure) => ({ ...closure, self: isMethodOfObject(engine, closure) ? receiver : closure.self }));
  const declared = typeTargets(engine, receiver, name, args, scope);
  const self = declared.some(({ fn }) => writesField(fn)) ? writtenReceiver(engine, call, scope) : null;
  return self ? declared.map((each) => ({ ...each, self })) : declared;
}

/** Whether the method of a function calls it: the one that its interface declares. */
function isItsMethod(engine: Engine, { type, closures = [] }: Value, name: string): boolean {
  if (FUNCTIONAL[engine.language]?.test(name)) return true;
  if (!engine.has("methodReferences")) return false;
  const cls = classOfType(engine, type);
  if (cls) return methodsOf(engine, cls, name).some(({ fn }) => fn.body.length === 0);
  return engine.has("functionalInterfaces") && closures.every(({ fn }) => fn.name === "") && !COMBINES.test(name);
}

/** Of the objects that a value may be, those of the class whose method is called. */
function receiverOf(value: Value, cls: ClassNode, { state }: Scope): Value {
  const refs = value.refs.filter((ref) => (state.object(ref)?.cls ?? cls) === cls);
  return refs.length === value.refs.length || refs.length === 0 ? value : { ...value, refs };
}

/** The classes of `this`: that of its type if a caller has written its fields, but no code creates it. */
function classesAround(engine: Engine, self: Value, scope: Scope): ClassNode[] {
  const known = classesOf(self, scope);
  const declared = known.length === 0 ? classOfType(engine, self.type) : undefined;
  return declared ? [declared] : known;
}

function classesOf(value: Value, scope: Scope): ClassNode[] {
  const found = value.refs.flatMap((ref) => {
    const cls = scope.state.object(ref)?.cls;
    return cls ? [cls] : [];
  });
  return value.cls ? [...found, value.cls] : found;
}
