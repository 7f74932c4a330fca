import type { FunctionNode, Parameter } from "../lower/ir.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import type { Engine, Scope } from "./engine.ts";

/** A list or map that a framework passes to a constructor has objects of the class that its type names: `List<Importer> importers`. */
export function injectedList(
  engine: Engine,
  { name }: FunctionNode,
  { holds, target }: Parameter,
  value: Value,
  scope: Scope,
): Value {
  if (!holds || name !== "<init>" || !isUnknown(value) || !engine.findClass(holds.type)) return value;
  const unknownKeys = { ...UNKNOWN, type: holds.type };
  const parts =
    holds.kind === "list" ? { kind: holds.kind, items: null, unknownKeys } : { kind: holds.kind, unknownKeys };
  return { ...value, refs: [engine.allocate(target.at, scope, parts, ":injected")] };
}

function isUnknown({ refs, taints, constant, closures, link }: Value): boolean {
  return refs.length + taints.length === 0 && constant === undefined && !closures && !link;
}
