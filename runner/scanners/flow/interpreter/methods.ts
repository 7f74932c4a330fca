import type { Closure, Value } from "../domain/value.ts";
import { reachLimit } from "../domain/limits.ts";
import type { ClassNode, FunctionNode } from "../lower/ir.ts";
import type { Engine, Scope } from "./engine.ts";

const MAX_ANCESTORS = 10;

/** The class and its superclasses, the nearest first. */
export function ancestors(engine: Engine, cls: ClassNode): ClassNode[] {
  const line: ClassNode[] = [cls];
  // The list grows while it is iterated: parents, then their parents.
  for (const { supers } of line) {
    for (const name of supers) {
      const parent = engine.classes.get(name)?.cls;
      if (!parent || line.includes(parent)) continue;
      if (line.length < MAX_ANCESTORS) line.push(parent);
      else reachLimit("depth");
    }
  }
  return line;
}

/** A method by name, of a class or its ancestors. Of several overloads, the one with this number of parameters. */
export function findMethod(engine: Engine, cls: ClassNode, names: readonly string[], count: number): Closure | null {
  for (const at of ancestors(engine, cls)) {
    const found = at.methods.filter(({ name }) => names.includes(name));
    const best = found.find((method) => arity(method) === count) ?? found[0];
    if (best && (best.body.length > 0 || found.length === 1)) {
      return { fn: best, frame: engine.classes.get(at.name)?.frame ?? null, self: null };
    }
  }
  return null;
}

function arity({ params }: FunctionNode): number {
  return params.length;
}

/** The getter or setter of a property, of the first class that the object may be of and that has one. */
export function accessorOf(
  engine: Engine,
  object: Value,
  name: string,
  accessor: "get" | "set",
  { state }: Scope,
): Closure | null {
  if (engine.classes.size === 0) return null;
  for (const ref of object.refs) {
    const cls = state.object(ref)?.cls;
    const method = cls ? findMethod(engine, cls, [name], accessor === "get" ? 0 : 1) : null;
    if (method?.fn.accessor === accessor) return { ...method, self: object };
  }
  return null;
}
