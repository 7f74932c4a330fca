import type { ClassNode, FunctionNode } from "../lower/ir.ts";
import type { State } from "../domain/state.ts";
import { type Closure, UNKNOWN, type Value } from "../domain/value.ts";
import type { Engine, Scope } from "./engine.ts";
import { objectOfRequest } from "./injected-objects.ts";
import { ancestors, classOfType, classSeenFrom, findField, findMethods, implementations } from "./methods.ts";
import { relationTargets } from "./model-scopes.ts";

/** Candidates by the declared type of the receiver, whose object is unknown. */
export function typeTargets(
  engine: Engine,
  receiver: Value,
  name: string,
  args: readonly Value[],
  scope: Scope,
): readonly Closure[] {
  if (receiver.type === "") return [];
  const { state } = scope;
  const relation = relationTargets(engine, receiver, name, args);
  if (relation.length > 0) return relation;
  const isTainted = (): boolean => [receiver, ...args].some((value) => engine.reachableTaints(value, state).length > 0);
  const declared = classOfType(engine, receiver.type);
  if (declared && isStructural(engine, declared)) {
    const classes = withMethod(engine, name, isTainted).filter((cls) => implementsAll(cls, declared));
    return targetsIn(engine, classes, receiver, name, args, scope);
  }
  const known = [...(declared ? [declared] : []), ...implementations(engine, receiver.type, isTainted)];
  const targets = targetsIn(engine, known, receiver, name, args, scope);
  if (targets.length > 0 || !declared) return targets;
  // A framework may make the object of the classes that implement the parents of an interface. A class may delegate to such an object,
  // which is another one than its own.
  const others = ancestors(engine, declared)
    .slice(1)
    .flatMap((parent) =>
      isStructural(engine, parent)
        ? withMethod(engine, name, isTainted)
        : implementations(engine, parent.name, isTainted, engine.declared.get(parent)?.frame.module.path),
    );
  return targetsIn(engine, others, { ...receiver, refs: [] }, name, args, scope);
}

/** The classes with a method, which implement the interfaces that declare it. */
function withMethod(engine: Engine, name: string, isTainted: () => boolean): readonly ClassNode[] {
  const own = [...engine.module.classes.values()].map(({ cls }) => cls);
  return [...own, ...(engine.linker?.withMethod(name, isTainted) ?? [])];
}

/** Whether a class has the methods of an interface. */
function implementsAll({ methods, supers }: ClassNode, { methods: wanted }: ClassNode): boolean {
  const names = new Set(methods.map(({ name }) => name));
  return wanted.every(({ name }) => names.has(name) || supers.length > 0);
}

function isStructural(engine: Engine, { fields, methods, supers, isStructural: isSo }: ClassNode): boolean {
  if (isSo) return true;
  return engine.has("structuralInterfaces") && fields.length + methods.length + supers.length === 0;
}

function targetsIn(
  engine: Engine,
  classes: readonly ClassNode[],
  receiver: Value,
  name: string,
  args: readonly Value[],
  scope: Scope,
): readonly Closure[] {
  const targets = classes.flatMap((cls) => {
    const methods = findMethods(engine, cls, name, args).filter(
      ({ fn }) => fn.body.length > 0 && (classes.length < 2 || takes(engine, fn, args, scope)),
    );
    if (methods.length === 0) return [];
    const isGiven = receiver.refs.length > 0 || receiver.closures !== undefined;
    const isData = receiver.taints.some(({ kind }) => kind !== "parameter");
    const made = isGiven || isData ? null : instanceOf(engine, cls);
    if (made) objectOfRequest(engine, { ...UNKNOWN, type: cls.name }, scope);
    // A parameter may be the object that a framework injects, or one that any caller gives.
    const self = made ? { ...made, taints: receiver.taints } : receiver;
    return methods.map((method) => ({ ...method, self }));
  });
  return targets.length > 1 && receiver.refs.length === 0 ? withoutRunning(targets, scope) : targets;
}

/** Without the methods that are running: a class that wraps an object of its interface has one of another class. */
function withoutRunning(targets: readonly Closure[], { activation }: Scope): readonly Closure[] {
  const running = new Set<FunctionNode>();
  for (let at: Scope["activation"] | null = activation; at?.fn; at = at.caller) running.add(at.fn);
  const others = targets.filter(({ fn }) => !running.has(fn));
  return others.length > 0 ? others : targets;
}

/** Whether the arguments may be of the declared classes: of handlers with one interface, each takes messages of its own class. */
function takes(engine: Engine, { params, owner }: FunctionNode, args: readonly Value[], { state }: Scope): boolean {
  return params.every(({ type }, index) => {
    const given = classesOf(engine, args[index] ?? UNKNOWN, state);
    const declared = given.length > 0 && owner ? classSeenFrom(engine, owner, type)?.cls : undefined;
    return !declared || given.some((cls) => isOneOf(engine, cls, declared) || isOneOf(engine, declared, cls));
  });
}

function classesOf(engine: Engine, { refs, type }: Value, state: State): readonly ClassNode[] {
  const held = refs.flatMap((ref) => state.object(ref)?.cls ?? []);
  return held.length > 0 || refs.length > 0 ? held : [classOfType(engine, type) ?? []].flat();
}

function isOneOf(engine: Engine, cls: ClassNode, parent: ClassNode): boolean {
  return ancestors(engine, cls).includes(parent);
}

export function instanceOf(engine: Engine, cls: ClassNode): Value | null {
  const declared = engine.declared.get(cls);
  return (declared && engine.linker?.instanceOf(declared)) ?? engine.instances.get(cls) ?? null;
}

/** A method as a value, `router.Get("/", store.Search)`, of an object that is not known: of those that its type may stand for. */
export function methodValue(engine: Engine, object: Value, name: string, scope: Scope): Value | null {
  if (!engine.has("methodValues") || object.refs.length + object.taints.length > 0 || object.cls) return null;
  const declared = classOfType(engine, object.type);
  if (!declared || findField(engine, declared, name)) return null;
  const closures = typeTargets(engine, object, name, [], scope);
  return closures.length > 0 ? { ...UNKNOWN, closures } : null;
}
