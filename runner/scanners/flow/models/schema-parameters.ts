import type { Taint } from "../domain/taint.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { classNamedBy } from "../interpreter/parameter-sources.ts";
import { extendTaints } from "../interpreter/unwritten-fields.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { declaredFields } from "./schema-classes.ts";

/** The data that a framework passes as the fields of a schema that it has validated; null for any other parameter. */
export function schemaParameter(
  engine: Engine,
  fn: FunctionNode,
  index: number,
  taints: readonly Taint[],
  scope: Scope,
): Pick<Value, "refs" | "taints"> | null {
  const param = fn.params[index];
  const name = param ? classNamedBy(engine, fn, param, index, "schemaIn") : "";
  if (!param || name === "") return null;
  for (const schema of engine.tables.schemaClasses) {
    const taintsOf = (field: string): readonly Taint[] => extendTaints(taints, field);
    const fields = declaredFields(engine, { ...UNKNOWN, type: name }, taintsOf, schema, param.target.at, scope);
    if (fields) return { refs: fields.refs, taints: UNKNOWN.taints };
  }
  return null;
}
