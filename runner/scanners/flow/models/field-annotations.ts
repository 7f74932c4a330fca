import { ALL, bitsOf } from "../domain/families.ts";
import { anchored, familiesOfPattern } from "../domain/pattern-families.ts";
import { literal } from "../domain/name-patterns.ts";
import { areObjectsValidated, type Taint } from "../domain/taint.ts";
import type { Engine } from "../interpreter/engine.ts";
import { classSeenFrom, findField } from "../interpreter/methods.ts";
import type { Annotation, ClassNode } from "../lower/ir.ts";
import { expressionOf } from "../tables/expression.ts";
import type { ValidatedField } from "../tables/validation.ts";

const DELIMITED = /^\s*[^\w\s\\](.*)[^\w\s\\][a-ln-z]*$/su;
const OWN_CLASS = /^(?:self|static)$/u;

/** Whether an annotation restricts the text to an allow-list, or to a pattern of safe characters. */
export function isValidated(
  engine: Engine,
  annotations: readonly Annotation[],
  cls?: ClassNode,
  taints: readonly Taint[] = [],
): boolean {
  return validatedFor(engine, annotations, cls, taints) === ALL;
}

/** The families that text is safe for if annotations let it in. */
export function validatedFor(
  engine: Engine,
  annotations: readonly Annotation[],
  cls?: ClassNode,
  taints: readonly Taint[] = [],
): number {
  const { validatedFields } = engine.tables;
  if (annotations.length === 0 || validatedFields.length === 0) return 0;
  const text = annotations.map((annotation) => annotation.text).join("\n");
  return validatedFields.reduce((all, field) => {
    const found = all === ALL ? null : expressionOf(field.annotation).exec(text);
    return found && isApplied(field, taints, engine, cls) ? all | familiesOf(engine, field, found, cls) : all;
  }, 0);
}

function familiesOf(engine: Engine, field: ValidatedField, found: RegExpExecArray, cls?: ClassNode): number {
  const { whole, families, delimited } = field;
  const { constant } = found.groups ?? {};
  if (constant !== undefined) {
    const text = constantOf(engine, constant, cls);
    return familiesOfPattern(anchored(delimited ? withoutDelimiters(text) : text), whole);
  }
  const pattern = found.slice(1).find((group) => group !== undefined);
  return pattern === undefined
    ? bitsOf(families)
    : familiesOfPattern(anchored(pattern.replaceAll("\\\\", "\\")), whole);
}

/** The expression between its delimiters; empty with a flag by which its anchors match at lines. */
function withoutDelimiters(text: string): string {
  const [, pattern = ""] = DELIMITED.exec(text) ?? [];
  return pattern;
}

/** The text of a constant of a class that an annotation names, `SLUG` or `Patterns.SLUG`; empty if it is not known. */
function constantOf(engine: Engine, path: string, cls: ClassNode | undefined): string {
  const [name = "", named] = path.split(/\.|::|\\/u).toReversed();
  const owner = named !== undefined && OWN_CLASS.test(named) ? undefined : named;
  const declared = owner !== undefined && cls ? classSeenFrom(engine, cls, owner) : engine.findClass(owner ?? "");
  const value = findField(engine, owner === undefined ? cls : declared?.cls, name)?.value;
  if (value?.op === "constant") return String(value.value);
  return cls && owner === undefined ? constantOfFile(cls.at.textOfFile, name) : "";
}

/** The text or regular expression that a file gives a constant. */
function constantOfFile(code: string, name: string): string {
  const declared = new RegExp(
    String.raw`(?:^|\n)(?:export +)?(?:const +|val +|const val +)?${literal(name)}\b[^=\n]*=\s*(?:/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)/[a-ln-z]*|r?"((?:[^"\\\n]|\\.)*)"|r?'((?:[^'\\\n]|\\.)*)')`,
    "u",
  );
  const [, pattern, double, single] = declared.exec(code) ?? [];
  return pattern ?? double ?? single ?? "";
}

/** Whether something validates the objects of the class that have these taints. */
function isApplied(
  { parameter, called }: ValidatedField,
  taints: readonly Taint[],
  engine: Engine,
  cls: ClassNode | undefined,
): boolean {
  if (called !== undefined && isCalled(called, engine, cls)) return true;
  if (parameter === undefined) return called === undefined;
  return areObjectsValidated(taints);
}

function isCalled(called: string, { entry }: Engine, cls: ClassNode | undefined): boolean {
  const expression = expressionOf(called);
  return expression.test(entry.text) || (cls !== undefined && expression.test(cls.at.textOfFile));
}
