import { countWork } from "../domain/work.ts";
import type { State } from "../domain/state.ts";
import { type Closure, type DeclaredClass, join, UNKNOWN, type Value } from "../domain/value.ts";
import type { ClassNode, FieldNode, FunctionNode } from "../lower/ir.ts";
import type { Engine, Scope } from "./engine.ts";
import { overloadsFor } from "./overloads.ts";

/** The class and its superclasses, the nearest first. */
export function ancestors(engine: Engine, cls: ClassNode): readonly ClassNode[] {
  // A class that is declared later may be one of them.
  const known = engine.ancestors.get(cls);
  if (known?.declared === engine.declared.size) return known.line;
  const { size } = engine.declared;
  const line = findAncestors(engine, cls);
  engine.ancestors.set(cls, { line, declared: size });
  return line;
}

function findAncestors(engine: Engine, cls: ClassNode): ClassNode[] {
  const line = new Set<ClassNode>();
  const add = (at: ClassNode): void => {
    for (const part of [at, ...(engine.linker?.partsOf(at) ?? [])]) line.add(part);
  };
  add(cls);
  // The set grows while it is iterated: parents, then their parents.
  for (const at of line) {
    for (const name of at.supers) {
      const parent = classSeenFrom(engine, at, name)?.cls;
      if (parent) add(parent);
    }
  }
  countWork(line.size);
  return [...line];
}

/** The class that a name means in the file of another class. */
export function classSeenFrom(engine: Engine, cls: ClassNode, name: string): DeclaredClass | undefined {
  const module = engine.declared.get(cls)?.frame.module;
  return module && engine.linker ? engine.linker.findClass(name, module) : engine.findClass(name);
}

const byName = new WeakMap<Engine, { count: number; classes: ReadonlyMap<string, readonly ClassNode[]> }>();

/** The class that the type of a value names, which the file of the code that is run need not import. */
export function classOfType(engine: Engine, type: string): ClassNode | undefined {
  if (type === "" || type.startsWith("#")) return undefined;
  const seen = engine.findClass(type)?.cls;
  if (seen) return seen;
  let known = byName.get(engine);
  if (known?.count !== engine.declared.size) {
    known = { count: engine.declared.size, classes: Map.groupBy(engine.declared.keys(), ({ name }) => name) };
    byName.set(engine, known);
  }
  const [only, ...others] = known.classes.get(type) ?? [];
  return others.length === 0 ? only : undefined;
}

/** A class in another one, or in a namespace that other files share. */
export function innerClass(engine: Engine, cls: ClassNode, name: string): ClassNode | undefined {
  return (
    cls.inner.find((inner) => inner.name === name) ??
    (/^[A-Z]/u.test(name) ? (engine.findClass(`${cls.name}::${name}`) ?? engine.findClass(name))?.cls : undefined)
  );
}

/** A method by name, of a class or its ancestors. Of several overloads, the first that fits the arguments. */
export function findMethod(engine: Engine, cls: ClassNode, name: string, args: readonly Value[]): Closure | undefined {
  return findMethods(engine, cls, name, args)[0];
}

/** The same, with all overloads that may be meant. */
export function findMethods(engine: Engine, cls: ClassNode, name: string, args: readonly Value[]): readonly Closure[] {
  return overloadsOf(engine, cls, name, args, ({ accessor }) => !accessor);
}

/** The methods that a call on the class, or on an object of it, may run. Only in Ruby both may have one of the same name. */
export function methodsCalledOn(
  engine: Engine,
  cls: ClassNode,
  called: string,
  args: readonly Value[],
  isClass: boolean,
): readonly Closure[] {
  const own = engine.has("classesAreObjects")
    ? overloadsOf(engine, cls, called, args, ({ accessor, isStatic }) => !accessor && isStatic === isClass)
    : [];
  return own.length > 0 ? own : findMethods(engine, cls, called, args);
}

/** All overloads of a method, of the class or the nearest ancestor that has one. */
export function methodsOf(engine: Engine, cls: ClassNode, name: string): Closure[] {
  for (const at of ancestors(engine, cls)) {
    const found = methodsNamed(at, name)?.filter(({ accessor }) => !accessor) ?? [];
    const frame = engine.declared.get(at)?.frame ?? null;
    if (found.length > 0) return found.map((fn) => ({ fn, frame, self: null }));
  }
  return [];
}

/** The methods that a name alone means in the code of their class, in languages where a method is a value: `Map("/", Search)`. */
export function methodGroup(engine: Engine, name: string, { frame, state }: Scope): Value | null {
  if (!engine.has("methodGroups")) return null;
  for (let at: Scope["frame"] | null = frame; at; at = at.parent) {
    const { self } = at;
    const cls = self?.cls ?? state.object(self?.refs[0] ?? -1)?.cls;
    if (!cls) continue;
    const closures = methodsOf(engine, cls, name).map((method) => ({ ...method, self }));
    return closures.length > 0 ? { ...UNKNOWN, closures, accessPath: name } : null;
  }
  return null;
}

/** The methods that a member of a known object is, where no code has written it. */
export function boundMethods(engine: Engine, object: Value, name: string, state: State): readonly Closure[] {
  if (!engine.has("methodValues") || object.cls) return [];
  const held = object.refs.flatMap((ref) => state.object(ref) ?? []);
  return held
    .flatMap(({ cls, type }) => cls ?? classOfType(engine, type === "" ? object.type : type) ?? [])
    .flatMap((cls) => methodsOf(engine, cls, name))
    .map((method) => ({ ...method, self: object }));
}

/** A method of a class, with all its overloads, or the value of a static field. */
export function staticMember(engine: Engine, cls: ClassNode, name: string, state: State): Value | undefined {
  const closures = methodsOf(engine, cls, name);
  if (closures.length > 0) return { ...UNKNOWN, closures };
  const [held, ...others] = (staticsOf(engine, cls, name)?.refs ?? []).flatMap(
    (ref) => state.object(ref)?.fields.get(name) ?? [],
  );
  return held && others.reduce(join, held);
}

function overloadsOf(
  engine: Engine,
  cls: ClassNode,
  name: string,
  args: readonly Value[],
  isWanted: (method: FunctionNode) => boolean,
): readonly Closure[] {
  for (const at of ancestors(engine, cls)) {
    const found = methodsNamed(at, name)?.filter(isWanted) ?? [];
    const best = overloadsFor(engine, found, args);
    const called = found.length === 1 ? best : best.filter(({ body }) => body.length > 0);
    const frame = engine.declared.get(at)?.frame ?? null;
    if (called.length > 0) return called.map((fn) => ({ fn, frame, self: null }));
  }
  return [];
}

const indexes = new WeakMap<ClassNode, { count: number; byName: ReadonlyMap<string, readonly FunctionNode[]> }>();

function methodsNamed(cls: ClassNode, name: string): readonly FunctionNode[] | undefined {
  let index = indexes.get(cls);
  if (index?.count !== cls.methods.length) {
    index = { count: cls.methods.length, byName: Map.groupBy(cls.methods, (method) => method.name) };
    indexes.set(cls, index);
  }
  return index.byName.get(name);
}

/** The declaration of a field, in the class or the nearest ancestor. */
export function findField(engine: Engine, cls: ClassNode | null | undefined, name: string): FieldNode | undefined {
  const own = cls?.fields.find((field) => field.name === name);
  if (own || !cls || cls.supers.length === 0) return own;
  return ancestors(engine, cls)
    .flatMap(({ fields }) => fields)
    .find((field) => field.name === name);
}

/** An object has the attributes of its class. */
export function classAttribute(engine: Engine, cls: ClassNode, name: string, state: State): Value | undefined {
  const declaring = ancestors(engine, cls).find(({ fields }) =>
    fields.some((field) => field.isStatic && field.name === name),
  );
  const [ref] = (declaring && engine.declared.get(declaring)?.statics.refs) ?? [];
  return ref === undefined ? undefined : state.object(ref)?.fields.get(name);
}

/** The object with the static fields of the class, or of the ancestor that declares this one. */
export function staticsOf(engine: Engine, cls: ClassNode, name: string): Value | undefined {
  const declaring = ancestors(engine, cls).find(({ fields }) =>
    fields.some((field) => field.isStatic && field.name === name),
  );
  return engine.declared.get(declaring ?? cls)?.statics;
}

/** The classes that extend or implement a type. @param path the file with the name of the type; by default the one whose code is run */
export function implementations(
  engine: Engine,
  type: string,
  isTainted = () => false,
  path?: string,
): readonly ClassNode[] {
  const found: ClassNode[] = [];
  for (const { cls } of engine.module.classes.values()) if (cls.supers.includes(type)) found.push(cls);
  for (const cls of engine.linker?.implementations(type, isTainted, path) ?? [])
    if (!found.includes(cls)) found.push(cls);
  return found;
}

/** In Ruby a class is the object of its methods, also of those that it inherits; in Python it is that of class methods. */
export function classObject(engine: Engine, cls: ClassNode, { fn }: Closure): Value | null {
  const isObject = engine.has("classesAreObjects") || fn.annotations.some(({ name }) => name === "classmethod");
  return (isObject && engine.declared.get(cls)?.frame.self) || null;
}
