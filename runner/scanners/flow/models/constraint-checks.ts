import { areObjectsValidated, type Taint } from "../domain/taint.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { classSeenFrom, findField, methodsOf } from "../interpreter/methods.ts";
import type { Annotation, ClassNode } from "../lower/ir.ts";
import { expressionOf } from "../tables/expression.ts";
import type { FieldCheck } from "../tables/field-checks.ts";
import { validatedFor } from "./field-annotations.ts";
import { objectCheckedFor } from "./object-checks.ts";
import { familiesWhereTrue, rulesObject } from "./rule-checks.ts";

/* Constraints of the code: annotations of fields that name a class with a method that answers whether a field is valid. */

const known = new WeakMap<Engine, Map<ClassNode, number>>();

/** The families that a field of a class is safe for by its annotations, and by the classes that check its objects. */
export function constrainedFor(
  engine: Engine,
  cls: ClassNode,
  name: string,
  taints: readonly Taint[],
  scope: Scope,
): number {
  return objectCheckedFor(engine, cls, name, taints, scope) | annotatedFor(engine, cls, name, taints, scope);
}

/** The same by its annotations alone. */
export function annotatedFor(
  engine: Engine,
  cls: ClassNode,
  name: string,
  taints: readonly Taint[],
  scope: Scope,
): number {
  const annotations = findField(engine, cls, name)?.annotations ?? [];
  if (annotations.length === 0) return 0;
  const validated = validatedFor(engine, annotations, cls, taints);
  const rules = engine.tables.fieldChecks.filter(({ constraint }) => constraint !== undefined);
  if (rules.length === 0 || !areObjectsValidated(taints)) return validated;
  return annotations.reduce((all, each) => all | ofAnnotation(engine, cls, each, rules, scope), validated);
}

function ofAnnotation(
  engine: Engine,
  cls: ClassNode,
  annotation: Annotation,
  rules: readonly FieldCheck[],
  scope: Scope,
): number {
  const declared = annotation.name === "" ? undefined : classSeenFrom(engine, cls, annotation.name)?.cls;
  if (!declared) return 0;
  const ofEngine = known.get(engine) ?? new Map<ClassNode, number>();
  known.set(engine, ofEngine);
  const found = ofEngine.get(declared);
  if (found !== undefined) return found;
  // The check itself reads no constraint.
  ofEngine.set(declared, 0);
  const families = rules.reduce((all, rule) => all | ofConstraint(engine, declared, rule, scope), 0);
  ofEngine.set(declared, families);
  return families;
}

function ofConstraint(engine: Engine, declared: ClassNode, { constraint, method }: FieldCheck, outer: Scope): number {
  const text = declared.annotations.map((annotation) => annotation.text).join("\n");
  const [, name] = (constraint !== undefined && expressionOf(constraint).exec(text)) || [];
  const cls = name === undefined ? undefined : classSeenFrom(engine, declared, name)?.cls;
  const frame = cls && engine.declared.get(cls)?.frame;
  const answers = cls?.methods.filter((fn) => method !== undefined && expressionOf(method).test(fn.name)) ?? [];
  const [answer, ...others] = answers;
  if (!cls || !frame || !answer || others.length > 0) return 0;
  const { module } = engine;
  const scope = { ...outer, frame };
  engine.module = frame.module;
  try {
    const self = rulesObject(engine, cls, scope);
    const [closure] = methodsOf(engine, cls, answer.name);
    return closure ? familiesWhereTrue(engine, { ...closure, self }, `#constraint ${declared.name}`, scope) : 0;
  } finally {
    engine.module = module;
  }
}
