import type { FunctionNode, HeldType, Parameter } from "../lower/ir.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Engine, Scope } from "./engine.ts";

/** A list or map that a framework passes to a constructor has objects of the class that its type names: `List<Importer> importers`. */
export function injectedList(
  engine: Engine,
  { name }: FunctionNode,
  { holds, target }: Parameter,
  value: Value,
  scope: Scope,
): Value {
  return holds && name === "<init>" ? listOfObjects(engine, holds, target.at, value, scope) : value;
}

/** The same for a value of a field that a constructor sets which no code shows. */
export function listOfObjects(engine: Engine, holds: HeldType, at: SyntaxNode, value: Value, scope: Scope): Value {
  if (!isUnknown(value) || !engine.findClass(holds.type)) return value;
  const unknownKeys = { ...UNKNOWN, type: holds.type };
  const parts =
    holds.kind === "list" ? { kind: holds.kind, items: null, unknownKeys } : { kind: holds.kind, unknownKeys };
  return { ...value, refs: [engine.allocate(at, scope, parts, `:injected ${holds.type}`)] };
}

function isUnknown({ refs, taints, constant, closures, link }: Value): boolean {
  return refs.length + taints.length === 0 && constant === undefined && !closures && !link;
}
