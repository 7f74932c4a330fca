import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { constantValue, join, type Closure, type Value } from "../domain/value.ts";
import type { ClassNode, FunctionNode } from "../lower/ir.ts";
import type { Engine, Invocation, Scope } from "./engine.ts";
import { extensionFor } from "./extensions.ts";
import { memberValue } from "./members.ts";
import { ancestors, implementations } from "./methods.ts";

export type Accessor = NonNullable<FunctionNode["accessor"]>;

interface Target extends Closure {
  /** Arguments before the assigned value. */
  args: readonly Value[];
}

/** Methods that run for properties of any name, which they take: for all of them, or for those that are not declared, or not visible. */
const ANY_NAME: Partial<Record<FlowLanguage, Partial<Record<Accessor, { all?: string; undeclared?: string }>>>> = {
  php: { get: { undeclared: "__get" }, set: { undeclared: "__set" } },
  python: { get: { all: "__getattribute__", undeclared: "__getattr__" }, set: { all: "__setattr__" } },
};
const ACCESSORS: readonly Accessor[] = ["get", "set"];

/** Records which properties of a class have accessors, so that the others are not searched for. */
export function registerAccessors(engine: Engine, { methods }: ClassNode): void {
  for (const { name, accessor } of methods) {
    if (accessor) engine.accessors.add(`${accessor} ${name}`);
    for (const kind of ACCESSORS) {
      const { all, undeclared } = ANY_NAME[engine.language]?.[kind] ?? {};
      if (name === all || name === undeclared) engine.accessors.add(`${kind} *`);
    }
  }
}

/** @returns the results of the getters that may run; null if there are none. */
export function readProperty(
  engine: Engine,
  object: Value,
  name: string,
  at: SyntaxNode,
  scope: Scope,
  of?: SyntaxNode,
): Value | null {
  const { targets, others } = accessorsOf(engine, object, name, "get", scope);
  if (targets.length === 0) return extensionProperty(engine, object, name, "get", { args: [], at }, scope);
  const branches = targets.map((target) => ({ target, inside: { ...scope, state: scope.state.fork() } }));
  const results = branches.map(({ target, inside }) => engine.invoke(target, { ...target, at }, inside));
  scope.state.mergeForks(branches.map(({ inside }) => inside.state));
  // Members of a tainted object are tainted, also without an assignment in the file, unless they cannot be assigned.
  const isComputed = object.refs.length === 0 && targets.every(({ fn }) => isReadOnly(fn));
  if (others.length > 0 || (object.taints.length > 0 && !isComputed))
    results.push(memberValue(engine, { ...object, refs: others }, name, at, scope, of));
  return results.reduce(join);
}

/** Whether a getter is that of a property that no one can set: neither code nor what fills the object from a request. */
function isReadOnly({ name, owner, accessor }: FunctionNode): boolean {
  const own = owner?.methods.filter((method) => method.name === name) ?? [];
  return accessor === "get" && own.length > 0 && own.every((method) => method.accessor === "get");
}

/** The result of an accessor that extends the type of an object, which has no such field. */
function extensionProperty(
  engine: Engine,
  object: Value,
  name: string,
  accessor: Accessor,
  invocation: Invocation,
  scope: Scope,
): Value | null {
  const { state } = scope;
  if (object.cls || object.refs.some((ref) => state.object(ref)?.fields.has(name))) return null;
  const variables = engine.linker?.extensions(variableOf({ name, accessor }), state) ?? [];
  const found = extensionFor(engine, variables, object, state);
  return found?.fn.accessor === accessor ? engine.invoke(found, { ...invocation, self: object }, scope) : null;
}

/** @returns whether each object that is assigned to has a setter; the setters have run then. */
export function writeProperty(
  engine: Engine,
  object: Value,
  name: string,
  value: Value,
  at: SyntaxNode,
  scope: Scope,
): boolean {
  const { targets, others } = accessorsOf(engine, object, name, "set", scope);
  if (targets.length === 0)
    return extensionProperty(engine, object, name, "set", { args: [value], at }, scope) !== null;
  const states = targets.map((target) => {
    const inside = { ...scope, state: scope.state.fork() };
    engine.invoke(target, { ...target, args: [...target.args, value], at }, inside);
    return inside.state;
  });
  scope.state.mergeForks(others.length > 0 ? [...states, scope.state.fork()] : states);
  return others.length === 0;
}

export function hasAccessor(engine: Engine, name: string, accessor: Accessor): boolean {
  return engine.accessors.has(`${accessor} ${name}`) || engine.accessors.has(`${accessor} *`);
}

/** The objects of the scope whose properties can be used by their names alone, the nearest first. */
export function unqualifiedObjects(engine: Engine, name: string, accessor: Accessor, { frame }: Scope): Value[] {
  const objects: Value[] = [];
  if (!engine.has("unqualifiedProperties") || !engine.accessors.has(`${accessor} ${name}`)) return objects;
  for (let at: Scope["frame"] | null = frame; at; at = at.parent) if (at.self) objects.push(at.self);
  return objects;
}

/** The variable that holds a function or an accessor of a property without an object. */
export function variableOf({ name, accessor }: Pick<FunctionNode, "name" | "accessor">): string {
  return accessor === "set" ? `${name}=` : name;
}

/** The property that `field` stands for in its accessor. */
export function backingField(engine: Engine, name: string, scope: Scope): string | null {
  if (name !== "field" || !engine.has("unqualifiedProperties")) return null;
  const fn = accessorAround(scope);
  return fn && fn.owner?.fields.every((field) => field.name !== name) === true ? fn.name : null;
}

function accessorAround({ activation }: Scope): FunctionNode | null {
  for (let at: Scope["activation"] | null = activation; at?.fn; at = at.caller) {
    if (at.fn.accessor) return at.fn;
    if (at.fn.name !== "") return null;
  }
  return null;
}

/** The accessors that may run, and the objects without one. */
function accessorsOf(
  engine: Engine,
  object: Value,
  name: string,
  accessor: Accessor,
  scope: Scope,
): { targets: Target[]; others: number[] } {
  const targets: Target[] = [];
  const others: number[] = [];
  if (!hasAccessor(engine, name, accessor)) return { targets, others };
  const add = (cls: ClassNode | null | undefined, self: Value | null, ref?: number): void => {
    const isStored = ref !== undefined && scope.state.object(ref)?.fields.has(name) === true;
    const fn = cls ? accessorIn(engine, cls, name, accessor, isStored, scope) : null;
    if (fn && !isOwn(engine, fn, self, name, scope)) {
      const args = fn.accessor ? [] : [constantValue(name)];
      targets.push({ fn, frame: (fn.owner ? engine.declared.get(fn.owner)?.frame : null) ?? null, self, args });
    } else if (ref !== undefined) others.push(ref);
  };
  if (object.cls) add(object.cls, null);
  else if (object.refs.length > 0) {
    for (const ref of object.refs) {
      const heapObject = scope.state.object(ref);
      const stored = heapObject?.fields.get(variableOf({ name, accessor }))?.closures?.[0];
      if (stored?.fn.accessor === accessor) targets.push({ ...stored, self: { ...object, refs: [ref] }, args: [] });
      else add(heapObject?.cls ?? engine.findClass(heapObject?.type ?? "")?.cls, { ...object, refs: [ref] }, ref);
    }
  } else {
    const declared = engine.findClass(object.type)?.cls;
    for (const cls of [
      ...(declared ? [declared] : []),
      ...implementations(engine, object.type, () => accessor === "set"),
    ])
      add(cls, object.taints.length > 0 ? object : (engine.instances.get(cls) ?? object));
  }
  return { targets, others };
}

function accessorIn(
  engine: Engine,
  cls: ClassNode,
  name: string,
  accessor: Accessor,
  isStored: boolean,
  scope: Scope,
): FunctionNode | null {
  const line = ancestors(engine, cls);
  const methods = line.flatMap((at) => at.methods);
  const own = methods.find((method) => method.name === name && method.accessor === accessor);
  if (own) return own;
  const { all, undeclared } = ANY_NAME[engine.language]?.[accessor] ?? {};
  const forAll = methods.find((method) => method.name === all);
  if (forAll) return forAll;
  const found = methods.find((method) => method.name === undeclared);
  if (!found) return null;
  const field = line.flatMap(({ fields }) => fields).find((known) => known.name === name);
  if (!field) return isStored ? null : found;
  return field.isPrivate === true && !isInClass(line, scope) ? found : null;
}

function isInClass(line: readonly ClassNode[], { activation }: Scope): boolean {
  for (let at: Scope["activation"] | null = activation; at; at = at.caller)
    if (at.fn && at.fn.name !== "") return at.fn.owner !== null && line.includes(at.fn.owner);
  return false;
}

/** An accessor that uses its own property of the same object means the stored value. */
function isOwn(engine: Engine, fn: FunctionNode, self: Value | null, name: string, scope: Scope): boolean {
  const isGuarded = engine.has("guardedAccessors");
  for (let at: Scope["activation"] | null = scope.activation; at?.fn; at = at.caller) {
    const isSame = at.fn === fn || (isGuarded && at.fn.accessor !== undefined && at.fn.name === name);
    if (isSame && at.fn.owner === fn.owner) return self === null || self.refs.includes(selfRef(scope));
  }
  return false;
}

function selfRef({ frame }: Scope): number {
  for (let at: Scope["frame"] | null = frame; at; at = at.parent) if (at.self) return at.self.refs[0] ?? -1;
  return -1;
}
