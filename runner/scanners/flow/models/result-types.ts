import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { classOfField } from "../interpreter/declared-members.ts";
import { isPlainType } from "../domain/plain-types.ts";
import { classOfType, methodsOf } from "../interpreter/methods.ts";
import { classAround } from "./hooks.ts";
import type { ClassNode } from "../lower/ir.ts";
import type { Value } from "../domain/value.ts";
import { classesOfRelation } from "../project/relations.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { propertyOf } from "./validated-fields.ts";

/** Languages whose classes of records are named like their relations. */
const RELATIONS = new Set<FlowLanguage>(["ruby"]);

/**
 * In tables: the class that the receiver begins with, such as `Order` of `Order.query.get(1)`, or that it has, that is the first argument, or whose method is
 * run; the type argument; the class that an argument names, as `Order.class` does; or the first type argument of what the class of the receiver extends.
 */
const PLACEHOLDER = /<(receiver|argument|self|type|class|parent)>/u;

/** The text of a literal for a class. */
const CLASS = /^(?:typeof\()?(?:\w+\.)*([A-Z]\w*)(?:\.class|\))$/u;

/** The class of the elements of a list, or of the records that a query finds. */
function classOfElements(engine: Engine, list: Value | null): ClassNode | undefined {
  return list?.type.endsWith("[]") ? engine.findClass(list.type.slice(0, -2))?.cls : undefined;
}

/** The types of the result of a call, by the tables. */
export function typesOfResult(engine: Engine, call: Call, scope: Scope): readonly string[] {
  const known = engine.tables.types.match(call.named);
  if (known.length === 0) return typeOfRelation(engine, call);
  return known.flatMap((type) => {
    const [, from] = PLACEHOLDER.exec(type) ?? [];
    if (from === undefined) return [type];
    const { typeArgument = "" } = call.expression;
    if (from === "type") return typeArgument === "" ? [] : [type.replace(PLACEHOLDER, typeArgument)];
    if (from === "class") return namedClasses(call).map((name) => type.replace(PLACEHOLDER, name));
    const cls = classFrom(from, engine, call, scope);
    return cls ? [type.replace(PLACEHOLDER, cls.name)] : [];
  });
}

/** The type that a method without a body declares for its result, such as one of an interface that no class implements. */
export function declaredResult(engine: Engine, { expression, receiver }: Call): string {
  const cls = receiver && receiver.type !== "" ? classOfType(engine, receiver.type) : undefined;
  const [type = "", ...others] = cls
    ? new Set(methodsOf(engine, cls, expression.name).map(({ fn }) => fn.returnType))
    : [];
  if (cls && receiver && type === "") return classOfField(engine, receiver, propertyOf(expression.name));
  return others.length === 0 && (isPlainType(type) || engine.findClass(type)) ? type : "";
}

/** Whether a call returns no text because of the type that it names: `ExecuteScalar<int>(…)`, `row.get("port", Integer.class)`. */
export function returnsPlain(engine: Engine, call: Call): boolean {
  if (!engine.has("checkedTypes")) return false;
  const { typeArgument = "" } = call.expression;
  return [typeArgument, declaredResult(engine, call), ...namedClasses(call)].some(isPlainType);
}

/** What a class, or a list or optional of it, is declared as. */
const HOLDER = /^(?:[A-Z]\w*<(\w+)>|(\w+)(?:\[\])?)$/u;

/** The class of a declared type: `Order`, of `Optional<Order>`; of a list, that of its elements. */
export function classHeld(engine: Engine, type: string): string {
  const [, element, own = ""] = HOLDER.exec(type) ?? [];
  const name = element ?? own;
  return engine.findClass(name) ? name : "";
}

/** The first type argument of what a class extends: `Order` of `interface Orders extends JpaRepository<Order, Long>`. */
function typeArgumentOfParent({ at }: ClassNode): string {
  const [header = ""] = at.text.split("{", 1);
  return /[>\s:,\w]<\s*(?:\w+\.)*([A-Z]\w*)/u.exec(header)?.[1] ?? "";
}

/** The first class that an argument names. */
function namedClasses({ args }: Call): string[] {
  const found = args.flatMap(({ constant }) => CLASS.exec(String(constant ?? ""))?.[1] ?? []);
  return found.slice(0, 1);
}

/** The records that a member of another one is, which its name shows: `account.orders`. */
function typeOfRelation(engine: Engine, { expression, receiver, args }: Call): readonly string[] {
  if (!RELATIONS.has(engine.language) || !receiver || receiver.cls || args.length > 0) return [];
  const cls = classesOfRelation(expression.name)
    .map((name) => engine.findClass(name)?.cls)
    .find((found) => found !== undefined && found.supers.length > 0);
  return cls ? [`${cls.name}[]`] : [];
}

function classFrom(
  from: string,
  engine: Engine,
  { named, receiver, args: [first] }: Call,
  scope: Scope,
): ClassNode | undefined {
  if (from === "argument") return first && (engine.linked(first, scope.state).cls ?? classOfElements(engine, first));
  if (from === "parent") {
    const parent = receiver ? engine.findClass(receiver.type)?.cls : undefined;
    return parent && engine.findClass(typeArgumentOfParent(parent))?.cls;
  }
  if (from === "self") return classAround(scope.frame)?.cls;
  const declared = receiver?.cls ?? engine.findClass(named.root)?.cls ?? classOfElements(engine, receiver);
  return declared ?? (receiver ? engine.findClass(receiver.type)?.cls : undefined);
}
