import type { Engine, Scope } from "../interpreter/engine.ts";
import { ancestors } from "../interpreter/methods.ts";
import type { ClassNode, FieldNode } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { ALL, bitsOf } from "../domain/families.ts";
import { patternedFor } from "../domain/pattern-families.ts";
import { expressionOf } from "../tables/expression.ts";
import { sanitizeTaints, type Taint } from "../domain/taint.ts";
import { MASS_ASSIGNMENT } from "./attributes.ts";
import { checkedTaints } from "./field-checks.ts";
import type { SchemaClass } from "../tables/validation.ts";
import { tainted, UNKNOWN, type Value } from "../domain/value.ts";

const PATH = bitsOf(["path-traversal"]);

/**
 * The data of a form or serializer, whose class declares its fields; null if the class is not known.
 *
 * @param taintsOf the taints of a field of the data, or of any field
 */
export function declaredFields(
  engine: Engine,
  holder: Value,
  taintsOf: (name: string) => readonly Taint[],
  { field, plain, pattern, file }: SchemaClass,
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  const cls = classOf(engine, holder, scope);
  const declared = cls
    ? ancestors(engine, cls).flatMap(({ fields }) => fields.filter((item) => isOf(item, field)))
    : [];
  if (declared.length === 0) return null;
  const fields = new Map<string, Value>();
  for (const item of declared) {
    const isFile = file !== undefined && isOf(item, file);
    const own = checkedTaints(engine, cls, item.name, taintsOf(item.name), scope);
    const families = (isFile ? PATH : 0) | (isOf(item, plain) ? ALL : familiesIn(item, pattern));
    fields.set(item.name, families === ALL ? UNKNOWN : tainted(sanitizeTaints(own, families)));
  }
  const map = { kind: "map" as const, fields, unknownKeys: tainted(sanitizeTaints(taintsOf("*"), MASS_ASSIGNMENT)) };
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, map, "#declared")] };
}

/** Whether an expression matches the text of the class of a value, or of one that it extends. */
export function isOfClass(engine: Engine, value: Value, expression: string, scope: Scope): boolean {
  const cls = classOf(engine, value, scope);
  return cls !== undefined && ancestors(engine, cls).some(({ at }) => expressionOf(expression).test(at.text));
}

/** The class of an object, or of data whose type declares its fields. */
export function classOf(engine: Engine, { refs, type, cls }: Value, { state }: Scope): ClassNode | undefined {
  const [own] = refs.flatMap((ref) => state.object(ref)?.cls ?? []);
  return own ?? cls ?? (type === "" ? undefined : engine.findClass(type)?.cls);
}

/** The families that a field is safe for because of the pattern in its declaration. */
function familiesIn({ value }: FieldNode, expression: string | undefined): number {
  const [, pattern] = (expression !== undefined && value && expressionOf(expression).exec(value.at.text)) || [];
  return patternedFor(pattern);
}

function isOf({ value }: FieldNode, expression: string): boolean {
  return value !== null && expressionOf(expression).test(value.at.text);
}
