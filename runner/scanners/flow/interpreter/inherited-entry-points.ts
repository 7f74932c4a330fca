import type { Closure } from "../domain/value.ts";
import type { ClassNode, FunctionNode } from "../lower/ir.ts";
import { SOURCE } from "../tables/pre-filter.ts";
import type { Engine } from "./engine.ts";
import type { Linker } from "./linker.ts";
import { ancestors } from "./methods.ts";
import { readsSource } from "./reading-classes.ts";

const WORD = /[A-Za-z_]\w*/gu;

interface InheritedEntryPoint {
  cls: ClassNode;
  closure: Closure;
}

/**
 * The methods that classes of the file inherit from classes of the repository and that use, themselves or by other such methods, what the
 * class declares: a framework calls them on an object of the class.
 */
export function* inheritedEntryPoints(engine: Engine, linker: Linker): Generator<InheritedEntryPoint> {
  for (const { cls } of engine.entry.classes.values()) {
    if (cls.supers.length === 0 || cls.methods.length + cls.fields.length === 0) continue;
    const line = ancestors(engine, cls);
    const parents = line.filter((at) => at !== cls && mayHaveSource(engine, linker, at));
    if (parents.length === 0) continue;
    for (const fn of usingMethods(cls, line.slice(1))) {
      if (!fn.owner || !parents.includes(fn.owner)) continue;
      // Each class has other methods for them to call.
      for (const parent of parents) for (const method of parent.methods) engine.invocationCounts.delete(method);
      yield { cls, closure: { fn, frame: engine.declared.get(fn.owner)?.frame ?? null, self: null } };
    }
  }
}

function mayHaveSource(engine: Engine, linker: Linker, cls: ClassNode): boolean {
  const path = engine.declared.get(cls)?.frame.module.path;
  if (path === undefined || (path !== engine.entry.path && (linker.rolesFrom(path) & SOURCE) === 0)) return false;
  return readsSource(engine, cls);
}

function uses(words: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => words.has(name));
}

/** The methods of a class that a framework may call, but no other method. */
export function outerMethods(engine: Engine, cls: ClassNode): readonly Closure[] {
  const methods = methodsByName(ancestors(engine, cls), new Set());
  const words = wordsOf(methods);
  const outer = [...methods].filter(([name]) => !isCalled(name, methods.keys(), words));
  return outer.flatMap(([, fn]) => {
    const frame = fn.owner && engine.declared.get(fn.owner)?.frame;
    return frame ? [{ fn, frame, self: null }] : [];
  });
}

function methodsByName(line: readonly ClassNode[], names: ReadonlySet<string>): Map<string, FunctionNode> {
  const found = new Map<string, FunctionNode>();
  for (const method of line.flatMap(({ methods }) => methods)) {
    const { name, isStatic, accessor } = method;
    const isKnown = names.has(name) || found.has(name);
    if (!isKnown && !isStatic && !accessor && name !== "<init>") found.set(name, method);
  }
  return found;
}

function wordsOf(methods: ReadonlyMap<string, FunctionNode>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map([...methods].map(([name, { at }]) => [name, new Set(at.text.match(WORD))]));
}

function isCalled(name: string, others: Iterable<string>, words: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  for (const other of others) if (other !== name && words.get(other)?.has(name) === true) return true;
  return false;
}

/** The inherited methods that no other one calls. */
function usingMethods(cls: ClassNode, parents: readonly ClassNode[]): readonly FunctionNode[] {
  const names = new Set([...cls.methods, ...cls.fields].map(({ name }) => name));
  const inherited = methodsByName(parents, names);
  const words = wordsOf(inherited);
  const using = new Set<string>();
  for (let size = -1; size < using.size;) {
    size = using.size;
    for (const [name, of] of words) if (uses(of, names) || uses(of, using)) using.add(name);
  }
  return [...using].filter((name) => !isCalled(name, using, words)).flatMap((name) => inherited.get(name) ?? []);
}
