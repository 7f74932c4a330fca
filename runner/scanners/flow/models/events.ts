import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { variable } from "../interpreter/assign.ts";
import { namedFunctions } from "../interpreter/callables.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import type { ClassNode, Expression, FunctionNode } from "../lower/ir.ts";
import { EMITS, eventOf } from "../project/events.ts";
import { noteEmitter, runEmittersAgain } from "./event-emitters.ts";
import { runRegistrations } from "./event-registrations.ts";
import { methodsOf } from "../interpreter/methods.ts";
import { expressionOf } from "../tables/expression.ts";
import type { Event } from "../tables/messages.ts";
import { literal } from "../domain/name-patterns.ts";
import { type Closure, type Module, UNKNOWN, type Value } from "../domain/value.ts";

/*
 * Events by their names: what `bus.emit("paid", order)` passes, `bus.on("paid", (order) => …)` receives, also in a file that nothing
 * else refers to. Emitters are not distinguished.
 */

interface Listeners {
  byEvent: Map<string, Closure[]>;
  /** Events whose listeners in other files are loaded. */
  loaded: Set<string>;
  /** Objects that listen by their methods. */
  objects: Value[];
  /** Functions that an assignment adds to an event that code emits. */
  added: Set<FunctionNode>;
}

const listeners = new WeakMap<Engine, Listeners>();

/**
 * Keeps the functions that a call registers for an event, or runs those of the event that it emits.
 * @returns the object that emits an event, if the call makes one
 */
export function callEvent(engine: Engine, call: Call, scope: Scope): Value | null {
  if (engine.tables.eventMakers.match(call.named).length > 0) return madeEmitter(engine, call, scope);
  registerOrEmit(engine, call, scope);
  return null;
}

function registerOrEmit(engine: Engine, call: Call, scope: Scope): void {
  const { named, args, expression } = call;
  const { eventListeners, eventEmitters } = engine.tables;
  const [listens] = eventListeners.match(named);
  const [emits] = listens === undefined ? eventEmitters.match(named) : [];
  const rule = listens ?? emits;
  if (rule === undefined) return;
  const { event: position } = rule;
  const written = position === -1 ? expression.receiver : expression.args[position]?.value;
  const constant = args[position]?.constant;
  const text = written?.at.text ?? "";
  const event = typeof constant === "string" ? constant : eventOf(text);
  if (listens?.methods !== undefined) addObjects(engine, args);
  const data = args.filter((_, index) => index !== position);
  if (emits?.eventIn !== undefined) {
    for (const names of eventsOfEmitter(call, emits.eventIn, scope))
      emit(engine, { ...call, args: data }, emits, names, scope);
    return;
  }
  if (event === "") return;
  if (listens !== undefined) {
    // The file that emits may know its event by the name of a constant only.
    const names = listens.eventIn === undefined ? [event] : [event, eventOf(text)];
    const functions = data.flatMap((value) => functionsOf(engine, value, scope));
    for (const name of new Set(names)) add(engine, name, functions);
    if (functions.length > 0) for (const name of new Set(names)) runEmittersAgain(engine, name, scope);
    return;
  }
  emit(engine, { ...call, args: data }, rule, [eventOf(text), event], scope);
}

/** In the heap: the event that an object emits, and how the code writes it. */
const EVENT = "#event";
const WRITTEN = "#written";

function madeEmitter(engine: Engine, { args: [name], named, expression: { args, at } }: Call, scope: Scope): Value {
  const written = { ...UNKNOWN, constant: eventOf(args[0]?.value.at.text ?? "") };
  const event = typeof name?.constant === "string" ? name : written;
  const fields = new Map([
    [EVENT, event],
    [WRITTEN, written],
  ]);
  return { ...UNKNOWN, type: named.name, refs: [engine.allocate(at, scope, { kind: "object", fields })] };
}

/** The events of the object that emits, each with how the code writes it; else those that the text of the file names. */
function eventsOfEmitter(
  { receiver, expression }: Call,
  eventIn: string,
  { state }: Scope,
): (readonly [written: string, event: string])[] {
  const made = (receiver?.refs ?? []).flatMap((ref) => {
    const fields = state.object(ref)?.fields;
    const [event, written] = [fields?.get(EVENT)?.constant, fields?.get(WRITTEN)?.constant];
    return typeof event === "string" && typeof written === "string" ? [[written, event] as const] : [];
  });
  return made.length > 0 ? made : [...eventsOfFile(eventIn, expression)].map((name) => [name, name]);
}

/** Whether a call registers functions for an event that a file of the repository is known to emit: they get what that passes. */
export function listensToOwn(engine: Engine, { named, args, expression }: Call): boolean {
  const [listens] = engine.tables.eventListeners.match(named);
  if (listens?.eventIn === undefined) return false;
  const text = expression.args[listens.event]?.value.at.text ?? "";
  const names = [String(args[listens.event]?.constant ?? ""), eventOf(text)];
  return names.some((name) => name !== "" && engine.linker?.isEmitted(name) === true);
}

/** The events that the text of a file names, such as the queues that it uses. */
function eventsOfFile(eventIn: string, { at }: Expression): Set<string> {
  const all = new RegExp(expressionOf(eventIn), "gu");
  return new Set(
    Array.from(at.textOfFile.matchAll(all), (match) => match.slice(1).find((group) => group !== undefined) ?? ""),
  );
}

/** Runs the functions that listen to an event. */
function emit(
  engine: Engine,
  call: Call,
  rule: Event,
  [written, event]: readonly [written: string, event: string],
  scope: Scope,
): void {
  const { args: data, keywords, expression } = call;
  loadOthers(engine, written, event, scope);
  if (rule.named !== undefined) addNamed(engine, written, event, scope);
  noteEmitter(engine, event, scope);
  const listening = [...(waitingFor(engine).byEvent.get(event) ?? []), ...methodsFor(engine, event, rule, scope)];
  for (const closure of listening) {
    const inside = { ...scope, state: scope.state.fork() };
    const given = passedTo(engine, closure, call, rule, inside);
    engine.invoke(closure, { args: data, keywords, at: expression.at, self: closure.self, ...given }, inside);
    scope.state.mergeForks([inside.state, scope.state.fork()]);
  }
}

/** Functions that the worker of a queue calls by their name: `functions = [cut_clip]`. */
function addNamed(engine: Engine, written: string, event: string, { state }: Scope): void {
  for (const { frame } of engine.linker?.listening(written) ?? [])
    add(engine, event, state.get(variable(frame, event))?.closures ?? []);
}

function addObjects(engine: Engine, given: readonly Value[]): void {
  const { objects } = waitingFor(engine);
  const known = new Set(objects.flatMap(({ refs }) => refs));
  objects.push(...given.filter(({ refs }) => refs.some((ref) => !known.has(ref))));
}

/** The methods by which objects listen to an event: `on_orders_paid` for `orders.paid`. */
function methodsFor(engine: Engine, event: string, { methods }: Event, { state }: Scope): Closure[] {
  if (methods === undefined) return [];
  const name = methods + event.replaceAll(/\W/gu, "_");
  return waitingFor(engine).objects.flatMap((self) =>
    self.refs
      .flatMap((ref) => state.object(ref)?.cls ?? [])
      .flatMap((cls) => methodsOf(engine, cls, name).map((method) => ({ ...method, self }))),
  );
}

/** What a listener gets, if it is not what the call passes. */
function passedTo(
  engine: Engine,
  { fn }: Closure,
  { args, keywords, expression: { at } }: Call,
  { data, wraps, named }: Event,
  scope: Scope,
): { args: readonly Value[]; keywords: ReadonlyMap<string, Value> } | null {
  if (named !== undefined) return { args: [...Array.from({ length: named }, () => UNKNOWN), ...args], keywords };
  if (data === undefined || wraps === undefined) return null;
  const map = { kind: "map", fields: new Map(keywords) } as const;
  const payload = args[0] ?? { ...UNKNOWN, refs: [engine.allocate(at, scope, map, "#payload")] };
  const none = new Map<string, Value>();
  if (fn.params.length > data)
    return { args: [...Array.from({ length: data }, () => UNKNOWN), payload], keywords: none };
  const event = { kind: "object", fields: new Map([[wraps, payload]]) } as const;
  return { args: [{ ...UNKNOWN, refs: [engine.allocate(at, scope, event, "#event")] }], keywords: none };
}

/** Keeps the function that an assignment adds to an event: `orders.Placed += OnPlaced`, `orders.Placed += new PlacedHandler(OnPlaced)`. */
export function addListener(engine: Engine, target: Expression, added: Expression, scope: Scope): void {
  const listener = added.op === "call" && added.creates ? added.args[0]?.value : added;
  if (target.op !== "member" || !listener || !["function", "member", "name"].includes(listener.op)) return;
  const { closures } = engine.evaluate(listener, scope);
  if (!closures) return;
  add(engine, target.name, closures);
  if (engine.linker?.isDeclared(EMITS + target.name) !== true) return;
  for (const { fn } of closures) waitingFor(engine).added.add(fn);
}

/** Whether the parameters of a function are what code passes with an event. */
export function isListener(engine: Engine, fn: FunctionNode): boolean {
  return listeners.get(engine)?.added.has(fn) === true;
}

function waitingFor(engine: Engine): Listeners {
  const known = listeners.get(engine) ?? { byEvent: new Map(), loaded: new Set(), objects: [], added: new Set() };
  listeners.set(engine, known);
  return known;
}

function add(engine: Engine, event: string, added: readonly Closure[]): void {
  const { byEvent } = waitingFor(engine);
  const others = (byEvent.get(event) ?? []).filter(({ fn }) => !added.some((closure) => closure.fn === fn));
  byEvent.set(event, [...others, ...added]);
}

/** PHP names functions by text. */
function functionsOf(engine: Engine, value: Value, scope: Scope): readonly Closure[] {
  return value.closures ?? namedFunctions(engine, value, scope);
}

/** The listeners of other files register when their files are loaded, or have an annotation. */
function loadOthers(engine: Engine, written: string, event: string, scope: Scope): void {
  const { loaded } = waitingFor(engine);
  if (loaded.has(written)) return;
  loaded.add(written);
  for (const module of engine.linker?.listening(written) ?? []) {
    addByAssignment(engine, module, written, scope);
    runRegistrations(engine, module, written, scope);
    add(engine, event, [
      ...annotatedFunctions(engine, module, written, scope),
      ...annotatedMethods(engine, module, written),
    ]);
  }
}

/** Runs the constructors and methods that add a listener. */
function addByAssignment(engine: Engine, { classes }: Module, event: string, scope: Scope): void {
  const assigns = new RegExp(String.raw`\.\s*${literal(event)}\s*\+=`, "u");
  for (const declared of classes.values()) {
    const methods = declared.cls.methods.filter(({ at }) => assigns.test(at.text));
    const self = methods.length > 0 ? (engine.linker?.instanceOf(declared) ?? null) : null;
    for (const fn of methods.filter(({ name }) => name !== "<init>"))
      invokeMaybe(engine, { fn, frame: declared.frame, self }, { args: [], at: fn.at, self }, scope);
  }
}

function annotatedFunctions(engine: Engine, { frame }: Module, event: string, { state }: Scope): Closure[] {
  const held = [...frame.names].flatMap((name) => state.get(variable(frame, name))?.closures ?? []);
  return held.filter(({ fn }) => listensTo(engine, annotationsOf(fn), event));
}

function annotatedMethods(engine: Engine, { classes }: Module, event: string): Closure[] {
  return [...classes.values()].flatMap((declared) => {
    const ofClass = annotationsOf(declared.cls);
    const methods = declared.cls.methods.filter((fn) => {
      const own = annotationsOf(fn);
      return listensTo(engine, [...own, ...ofClass.map((text) => [text, ...own, fn.name].join("\n"))], event);
    });
    const self = methods.length > 0 ? (engine.linker?.instanceOf(declared) ?? null) : null;
    return methods.map((fn) => ({ fn, frame: declared.frame, self }));
  });
}

function annotationsOf({ annotations }: FunctionNode | ClassNode): string[] {
  return annotations.map(({ text }) => text);
}

function listensTo({ tables }: Engine, annotations: readonly string[], event: string): boolean {
  return tables.eventAnnotations.some((expression) =>
    annotations.some((text) => {
      const found = expression
        .exec(text)
        ?.slice(1)
        .find((group) => group !== undefined);
      return found !== undefined && eventOf(found) === event;
    }),
  );
}
