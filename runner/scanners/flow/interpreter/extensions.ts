import type { State } from "../domain/state.ts";
import type { Closure, Module, Value } from "../domain/value.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";
import { ancestors } from "./methods.ts";

/** Types that any object has. */
const ANY = /^(?:|Any|Object|object|dynamic|[A-Z]\d?)$/u;

/** Methods of this name that extend a type, in the classes of a file. */
export function extensionsIn(module: Module | null, name: string): Closure[] {
  return [...(module?.classes.values() ?? [])].flatMap(({ cls, frame }) =>
    cls.methods.filter((item) => item.name === name && item.extends).map((fn) => ({ fn, frame, self: null })),
  );
}

/** Of functions that extend a type, the one that a call on this receiver means. */
export function extensionFor(
  engine: Engine,
  closures: readonly Closure[],
  receiver: Value,
  state: State,
): Closure | undefined {
  const [held] = receiver.refs.flatMap((ref) => state.object(ref)?.cls?.name ?? []);
  const type = held ?? receiver.type;
  const ranked = closures.map((closure) => ({ closure, rank: rankFor(engine, typeExtendedBy(closure.fn), type) }));
  const best = Math.max(...ranked.map(({ rank }) => rank));
  return best < 0 ? undefined : ranked.find(({ rank }) => rank === best)?.closure;
}

function typeExtendedBy({ extends: how, extendedType, params }: FunctionNode): string {
  return (how === "argument" ? params[0]?.type : extendedType) ?? "";
}

/** How well a function that extends one type fits an object of another: negative if it cannot be called on it. */
function rankFor(engine: Engine, extended: string, type: string): number {
  if (extended === type && type !== "") return 2;
  if (ANY.test(extended) || ANY.test(type)) return 0;
  const cls = engine.findClass(type)?.cls;
  if (cls && ancestors(engine, cls).some(({ name, supers }) => name === extended || supers.includes(extended)))
    return 1;
  return engine.findClass(extended) ? -1 : 0;
}

/** A function that is called as a method of a type that it extends. */
export function callExtension(engine: Engine, call: Call, receiver: Value, scope: Scope): Value | null {
  const { at, name } = call.expression;
  const { keywords } = call;
  const found = extensionFor(engine, engine.linker?.extensions(name, scope.state) ?? [], receiver, scope.state);
  if (!found) return null;
  const isFirst = found.fn.extends === "argument";
  const [args, self] = isFirst ? [[receiver, ...call.args], null] : [call.args, receiver];
  return engine.invoke(found, { args, keywords, at, self }, scope);
}
