import type { State } from "../domain/state.ts";
import type { Closure, Module, Value } from "../domain/value.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";
import { extendedRank } from "./extended-types.ts";
import { ofObjectAround } from "./member-extensions.ts";

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
  const ranked = closures.map((closure) => ({ closure, rank: extendedRank(engine, closure.fn, receiver, state) }));
  const best = Math.max(...ranked.map(({ rank }) => rank));
  return best < 0 ? undefined : ranked.find(({ rank }) => rank === best)?.closure;
}

/** A function that is called as a method of a type that it extends. */
export function callExtension(engine: Engine, call: Call, receiver: Value, scope: Scope): Value | null {
  const { at, name } = call.expression;
  const { keywords } = call;
  if (isLibraryClass(engine, call, receiver)) return null;
  const found = extensionFor(engine, engine.linker?.extensions(name, scope.state) ?? [], receiver, scope.state);
  if (!found) return null;
  const isFirst = found.fn.extends === "argument";
  const [args, self] = isFirst ? [[receiver, ...call.args], null] : [call.args, receiver];
  return engine.invoke(ofObjectAround(engine, found, scope), { args, keywords, at, self }, scope);
}

/** `URLDecoder.decode(text)` calls a function of a class, whatever extends texts by the same name. */
function isLibraryClass(engine: Engine, { expression }: Call, { refs, taints, cls, type }: Value): boolean {
  const { receiver } = expression;
  if (!engine.has("extensionFunctions") || receiver?.op !== "name" || !/^[A-Z]\w*[a-z]/u.test(receiver.name))
    return false;
  return refs.length + taints.length === 0 && !cls && type === "";
}
