import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { functionsOf } from "./module-functions.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { keptBy, keyOf, LAST_NAME, RECEIVER, writtenKey } from "./kept-values.ts";
import { Registrations } from "./registrations.ts";
import { literal } from "../domain/name-patterns.ts";
import { writesTo } from "./state-writes.ts";
import { ADDS, fillsOf, KEPT } from "../project/kept-state.ts";
import { ALL } from "../domain/families.ts";
import { reachLimit } from "../domain/limits.ts";
import { writeKey } from "../domain/heap-object.ts";
import { newObject } from "../domain/reachable-values.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { type Closure, type Module, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/*
 * What one handler of a request keeps for those after it, such as `req.tenant`, `c.Set("tenant", …)` or the values of a context. The
 * handlers of a file share one abstract object.
 */

/** One that is a constant, whose value an object of a library may be: `app[keys.STORE]`. */
const CONSTANT = /^(?:\w+(?:\.|::))*([A-Z]\w*)$/u;
const CONSTANT_KEY = /\[(?:\w+(?:\.|::))*([A-Z]\w*)\]$/u;
/** What an element is called whose key is not known. */
export const UNKNOWN_KEY = "[]";
/** In tables: the state is a static field of the class whose code reads it. */
const STATIC_FIELD = -1;

const MAX_ADDING = 5;

interface RequestState {
  ref: number;
  /** Files whose middleware has run because a function reads a field that it keeps, with the field. */
  run: Set<string>;
  /** The entry points that have read a field. */
  readers: Map<string, Set<FunctionNode | null>>;
  /** Those written after that, so that another pass over the entry points reads them. */
  late: Set<string>;
  /** The store that an object with this access path is; null if it is not shared. */
  paths: Map<string, string | null>;
  registrations: Registrations;
}

const shared = new WeakMap<Engine, RequestState>();

/** Allocates the object that the handlers share. */
export function beginRequestState(engine: Engine, { state }: Scope): void {
  const { stateObjects, stateReads } = engine.tables;
  if (stateObjects.length === 0 && [...stateReads.names].length === 0) return;
  const ref = engine.newId();
  state.setObject(ref, newObject({ kind: "map" }));
  shared.set(engine, {
    ref,
    run: new Set(),
    readers: new Map(),
    late: new Set(),
    paths: new Map(),
    registrations: new Registrations(),
  });
}

/** The object that the handlers share, if there is one. */
export function requestStateOf(engine: Engine): readonly number[] {
  const ref = shared.get(engine)?.ref;
  return ref === undefined ? [] : [ref];
}

/** Keeps an argument of a call, and returns what a call reads; null for any other call. */
export function requestState(engine: Engine, call: Call, scope: Scope): Value | null {
  const { tables } = engine;
  for (const write of tables.stateWrites.match(call.named)) {
    for (const [name, value] of keptBy(engine, write, call, scope)) {
      const key = inStore(name, write);
      if (write.registers === undefined) keep(engine, key, value, scope);
      else shared.get(engine)?.registrations.add(key, { value, container: write.registers });
    }
  }
  const [read] = tables.stateReads.match(call.named);
  if (read?.key === STATIC_FIELD) return keptInStatics(engine, call, scope);
  const name = read && keyOf(call, read.key);
  if (name === undefined || !read) return null;
  const written = writtenKey(call, read.key);
  const kept = keptFor(engine, name, scope, { written, isVariable: read.key === RECEIVER, store: read.store });
  if (kept || !call.receiver || !isOfHandlers(engine, call.receiver, name)) return kept;
  return call.args[read.key + 1] ?? UNKNOWN;
}

/** `call.attributes.put(TenantKey, tenant)`: what other keys hold is other data. */
export function keepsByName({ tables }: Engine, call: Call): boolean {
  return tables.stateWrites.match(call.named).some(({ key }) => {
    const isText = typeof call.args[key]?.constant === "string";
    return key >= 0 && (isText || /^[A-Z]/u.test(writtenKey(call, key) ?? ""));
  });
}

/** Stands for a field that code has assigned in all branches, among what checks imply. */
export function assignedKey(path: string): string {
  return `${path}=`;
}

/** Keeps a field of an object that the handlers share. */
export function keepField(engine: Engine, holder: Value, name: string, value: Value, scope: Scope): void {
  const store = storeOf(engine, holder);
  if (store === null) return;
  scope.state.refine([{ key: assignedKey(`${holder.accessPath}.${name}`), families: ALL }]);
  keep(engine, inStore(name, { store }), value, scope);
}

/** The same for an element, under its key or the name of the constant that is its key. */
export function keepElement(engine: Engine, holder: Value, key: Value, written: string, value: Value, scope: Scope) {
  const name = typeof key.constant === "string" ? key.constant : CONSTANT.exec(written)?.[1];
  if (name !== undefined) keepField(engine, holder, name, value, scope);
}

/** A field of an object that the handlers share; null if none of them has written it. */
export function keptField(engine: Engine, holder: Value, name: string, scope: Scope, read?: SyntaxNode): Value | null {
  const store = storeOf(engine, holder);
  if (store === null) return null;
  const written = read && LAST_NAME.exec(read.text.replace(/\]$/u, ""))?.[1];
  const constant = name === UNKNOWN_KEY && read ? CONSTANT_KEY.exec(read.text)?.[1] : name;
  return constant === undefined ? null : keptFor(engine, constant, scope, { written, store });
}

/** Whether handlers alone write what an object of a request has under a key. */
export function isOfHandlers({ tables: { stateKeys } }: Engine, { accessPath }: Value, key: string): boolean {
  if (accessPath === "" || stateKeys.length === 0) return false;
  return stateKeys.some(({ object, keys }) => keys.test(key) && object.test(accessPath));
}

/** The store that an object is, with an empty name for that of the request; null if handlers do not share it. */
function storeOf(engine: Engine, { accessPath }: Value): string | null {
  const { stateObjects } = engine.tables;
  if (accessPath === "" || stateObjects.length === 0) return null;
  const known = shared.get(engine)?.paths.get(accessPath);
  if (known !== undefined) return known;
  const found = stateObjects.find(({ object }) => object.test(accessPath));
  const store = found ? (found.store ?? "") : null;
  shared.get(engine)?.paths.set(accessPath, store);
  return store;
}

/** The key of a value in the shared object. */
function inStore(name: string, { store = "" }: { store?: string | undefined }): string {
  return store === "" ? name : `${store}\0${name}`;
}

function keep(engine: Engine, name: string, value: Value, { state }: Scope): void {
  const known = shared.get(engine);
  const { taints, refs, closures, constant } = value;
  if (!known || (taints.length + refs.length === 0 && !closures && constant === undefined)) return;
  writeKey(state, known.ref, name, value, false);
  // A handler that reads may run before the one that writes, so it runs in the next pass, too.
  const readers = known.readers.get(name);
  if (!readers) return;
  known.late.add(name);
  for (const fn of readers) engine.incomplete.add(fn);
}

/** The fields that a handler has read before another wrote them. */
export function lateFields(engine: Engine): Iterable<string> {
  return shared.get(engine)?.late ?? [];
}

/** How code reads a value: `written` may be the name of a constant, if other files have no other text for it. */
interface Read {
  written?: string | undefined;
  isVariable?: boolean;
  store?: string | undefined;
}

export function keptFor(engine: Engine, name: string, scope: Scope, read: Read = {}): Value | null {
  const { written = name, isVariable = false } = read;
  const key = inStore(name, read);
  addReader(engine, key, scope);
  if (isVariable) runSetters(engine, name, scope);
  const known = fieldOf(engine, key, scope);
  if (known) return known;
  for (const each of new Set([name, written])) runKeepers(engine, each, scope);
  // What a function keeps of its parameter is what others pass to it.
  const kept = fieldOf(engine, key, scope);
  const isOfParameter = kept && kept.taints.length > 0 && kept.taints.every(({ kind }) => kind === "parameter");
  if (!kept || isOfParameter) for (const each of new Set([name, written])) runKeepersBy(engine, each, scope);
  return fieldOf(engine, key, scope);
}

/** What handlers of other files keep in a static field such as a `ThreadLocal`; null if nothing untrusted. */
function keptInStatics(
  engine: Engine,
  { expression: { receiver }, receiver: known }: Call,
  scope: Scope,
): Value | null {
  const owner = scope.activation.fn?.owner?.name;
  if (owner === undefined || !receiver) return null;
  addReader(engine, owner, scope);
  runKeepers(engine, owner, scope);
  if (known && known.refs.length > 0) return null;
  const taints = engine.reachableTaints(engine.evaluate(receiver, scope), scope.state);
  return taints.length > 0 ? tainted(taints) : null;
}

/** Runs the functions of other files that keep a field, or fill an object of the class of this name, once. */
export function runKeepers(engine: Engine, name: string, scope: Scope): void {
  const run = shared.get(engine)?.run;
  if (!run) return;
  const others = name.startsWith(ADDS)
    ? adding(engine, name)
    : [engine.module, engine.linker?.declaring(KEPT + name) ?? engine.entry];
  for (const module of new Set(others)) {
    const key = `${module.path}\0${name}`;
    if (module === engine.entry || run.has(key)) continue;
    run.add(key);
    runMiddlewareOf(engine, module, name, scope);
  }
}

/** The files that add to what objects of a class keep. */
function adding({ linker }: Engine, name: string): readonly Module[] {
  const all = linker?.listening(name) ?? [];
  if (all.length > MAX_ADDING) reachLimit("files");
  return all.slice(0, MAX_ADDING);
}

/** Runs the functions of other files that keep a field by a function of the file that has its key: `partner.WithPartner(ctx, found)`. */
function runKeepersBy(engine: Engine, field: string, scope: Scope): void {
  const run = shared.get(engine)?.run;
  const module = engine.linker?.declaring(KEPT + field);
  const key = `${module?.path}\0by ${field}`;
  if (!run || !module || run.has(key)) return;
  run.add(key);
  const writes = writesTo(field);
  const keepers = functionsOf(engine, module, scope.state)
    .flat()
    .filter(({ fn }) => writes(fn.at.text));
  // A property is set without a call.
  for (const name of new Set(keepers.map(({ fn }) => fn.name.replace(/=$/u, "")))) {
    const other = engine.linker?.declaring(KEPT + name);
    if (other && other !== module && other !== engine.entry) runMiddlewareOf(engine, other, name, scope);
  }
}

/** Runs the functions of other files that give a variable a value, also by a function of the file that declares it. */
function runSetters(engine: Engine, variable: string, scope: Scope): void {
  const run = shared.get(engine)?.run;
  const key = `${engine.module.path}\0set ${variable}`;
  if (!run || run.has(key)) return;
  run.add(key);
  const sets = new RegExp(String.raw`(?<![\w$])${literal(variable)}\.set\(`, "u");
  const setters = functionsOf(engine, engine.module, scope.state)
    .flat()
    .filter(({ fn }) => sets.test(fn.at.text));
  for (const name of new Set([variable, ...setters.map(({ fn }) => fn.name)])) {
    const module = engine.linker?.declaring(KEPT + name);
    if (module && module !== engine.module && module !== engine.entry) runMiddlewareOf(engine, module, name, scope);
  }
}

function fieldOf(engine: Engine, name: string, scope: Scope): Value | null {
  const [ref] = requestStateOf(engine);
  const known = ref === undefined ? undefined : scope.state.object(ref)?.fields.get(name);
  if (known) return known;
  const made = shared.get(engine)?.registrations.make(engine, name, scope);
  if (made) keep(engine, name, made, scope);
  return made ?? null;
}

function addReader(engine: Engine, name: string, { activation }: Scope): void {
  const readers = shared.get(engine)?.readers;
  const known = readers?.get(name) ?? new Set();
  readers?.set(name, known);
  for (let at: Scope["activation"] | null = activation; at; at = at.caller) known.add(at.fn);
}

/** Runs the middleware of another file, and the functions that it returns. */
function runMiddlewareOf(engine: Engine, module: Module, field: string, { state, ...others }: Scope): void {
  const writes = writesTo(field);
  const fills = new Map<string, RegExp | null>();
  const isFilledIn = ({ file, text, textOfFile }: SyntaxNode): boolean => {
    const known = fills.get(file.path);
    const found = known === undefined ? fillsOf(textOfFile, field) : known;
    fills.set(file.path, found);
    return found?.test(text) === true;
  };
  const keeps = ({ at }: FunctionNode): boolean => writes(at.text) || isFilledIn(at);
  for (const closures of functionsOf(engine, module, state)) {
    for (const closure of closures.filter(({ fn }) => keeps(fn))) {
      const invocation = { args: [], at: closure.fn.at, isEntryPoint: true };
      const inside = { ...others, state: state.fork() };
      const { closures: returned = [] } = engine.invoke(closure, invocation, inside);
      const inner = declaredIn(engine, module).filter(({ fn }) => keeps(fn));
      for (const each of new Set([...returned, ...inner])) engine.invoke(each, invocation, inside);
      state.mergeForks([inside.state, state.fork()]);
    }
  }
}

/** The functions that functions of a file have declared and not called, such as hooks in the factory of an application. */
function declaredIn({ otherClosures, invoked }: Engine, { path }: Module): Closure[] {
  return [...otherClosures.values()].filter(({ fn }) => fn.at.file.path === path && !fn.owner && !invoked.has(fn));
}
