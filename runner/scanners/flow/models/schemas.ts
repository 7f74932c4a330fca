import { onlyObject } from "../domain/heap-object.ts";
import type { Call } from "../interpreter/call.ts";
import { indexValue, memberValue } from "../interpreter/members.ts";
import { extendTaints } from "../interpreter/unwritten-fields.ts";
import { newTaint } from "../domain/new-taint.ts";
import { elementOf } from "./collections.ts";
import { familiesChecked, familiesReturned } from "./schema-checks.ts";
import { declaredFields } from "./schema-classes.ts";
import type { SchemaClass } from "../tables/validation.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { ALL, TEXT } from "../domain/families.ts";
import { patternedFor } from "../domain/pattern-families.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { expressionOf } from "../tables/expression.ts";
import { constantValue, sanitize, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/**
 * `plain`: no free text; `text`: text and no object; `any`: not known. Objects and lists have the schemas of their parts; a
 * `loose` object keeps fields without a schema.
 */
type Kind = "plain" | "text" | "any" | "object" | "loose" | "list";
const KINDS: readonly Kind[] = ["plain", "text", "any", "object", "loose", "list"];

const CONVERTING = "#converting";
const PREFIX = "#schema ";
const NUMERIC = /^(?:Number|parseInt|parseFloat|Boolean|BigInt|Number\.(?:parseInt|parseFloat))$/u;
const MAX_DEPTH = 8;

/** @returns the schema that a call of a library makes, or the data that a schema has validated; null for any other call. */
export function callSchema(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, receiver, args, expression } = call;
  const { schemas, schemaCalls } = engine.tables;
  if (schemas.length === 0) return receiver && schemaClassCall(engine, call, receiver, schemaCalls.match(named), scope);
  const own = receiver && isSchema(receiver) ? receiver : null;
  const schema = own ?? args.find(isSchema);
  const library = own
    ? schemas[libraryOf(own)]
    : schemas.find(({ module }) => expressionOf(module).test(named.accessPath));
  const { name, at } = expression;
  if (schema && !own && schemas[libraryOf(schema)]?.request.includes(name))
    return applied(engine, schema, tainted([newTaint("request", at, at.text)]), at, scope);
  if (!library) return null;
  if (schema && library.parse.includes(name)) return applied(engine, schema, dataOf(call, schema), at, scope);
  if (schema && library.inspect.includes(name)) {
    const data = applied(engine, schema, dataOf(call, schema), at, scope);
    const fields = new Map<string, Value>(library.fields.map((field) => [field, data]));
    return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", fields }, "#inspected")] };
  }
  const made = (kind: Kind, refs: readonly number[] = []): Value => ({
    ...UNKNOWN,
    refs,
    type: `${PREFIX}${kind} ${schemas.indexOf(library)}`,
    accessPath: named.accessPath.slice(0, 80),
  });
  if (library.plain.includes(name)) return made("plain");
  if (library.text.includes(name)) return made("text");
  if (library.pattern.includes(name)) {
    const families = familiesOfPatterns(args, scope);
    return families === ALL ? made("plain") : checkedFor(own ?? made("text"), families);
  }
  if (library.check.includes(name))
    return checkedFor(own ?? schema ?? made("text"), familiesChecked(engine, call, scope));
  if (library.returning.includes(name))
    return checkedFor(own ?? schema ?? made("text"), familiesReturned(engine, call, scope));
  if (library.any.includes(name)) return made("any");
  if (library.object.includes(name)) return objectOf(engine, call, { own, kind: looser(own) }, scope, made);
  if (library.loose.includes(name)) return objectOf(engine, call, { own, kind: "loose" }, scope, made);
  if (library.list.includes(name)) return listOf(engine, call, own, scope, made);
  if (library.either.includes(name)) {
    const options = [...(own ? [own] : []), ...args.flatMap((arg) => optionsOf(arg, scope))];
    return options.length > 0 && options.every((item) => !isSchema(item) || kindOf(item) === "plain")
      ? made("plain")
      : made("any");
  }
  if (library.both.includes(name)) {
    const parts = [...(own ? [own] : []), ...args];
    if (parts.some((item) => (isSchema(item) ? kindOf(item) === "plain" : NUMERIC.test(item.accessPath))))
      return made("plain");
    if (parts.every(isObject)) {
      const kind = parts.some((item) => kindOf(item) === "loose") ? "loose" : "object";
      return objectOf(engine, call, { own, kind }, scope, made);
    }
    // A function makes another object of the data.
    const checked = parts.reduce((families, part) => families | familiesOf(part), 0);
    return own && isObject(own) ? made("any") : checkedFor(own ?? schema ?? made("any"), checked);
  }
  return schema ?? made("any");
}

/** An object whose field of this name has the schemas that methods of the same name gave to the receiver of a call. */
export function withValidField(
  engine: Engine,
  { expression }: Call,
  value: Value,
  name: string | undefined,
  scope: Scope,
): Value {
  if (name === undefined) return value;
  const { at } = expression;
  let data: Value | null = null;
  for (let from = expression.receiver; from?.op === "call"; from = from.receiver) {
    const [given] = from.name === name ? from.args : [];
    const schema = given && engine.evaluate(given.value, scope);
    if (schema && isSchema(schema))
      data = applied(engine, schema, data ?? memberValue(engine, value, name, at, scope), at, scope);
  }
  if (!data) return value;
  const fields = new Map([[name, data]]);
  return { ...value, refs: [engine.allocate(at, scope, { kind: "object", fields }, "#validated")] };
}

/** `ItemSchema().load(data)`. */
function schemaClassCall(
  engine: Engine,
  { args: [data], expression: { at } }: Call,
  receiver: Value,
  [schema]: readonly SchemaClass[],
  scope: Scope,
): Value | null {
  if (!schema || !data) return null;
  const taints = engine.reachableTaints(data, scope.state);
  return declaredFields(engine, receiver, (field) => extendTaints(taints, field), schema, at, scope);
}

/** What a schema of a library consists of; null for any other value. */
export function partsOfSchema(
  value: Value,
  { state }: Scope,
): { families: number; fields: ReadonlyMap<string, Value>; items: readonly Value[] } | null {
  if (!isSchema(value)) return null;
  const kind = kindOf(value);
  const shapes = kind === "any" ? [] : value.refs.flatMap((ref) => state.object(ref) ?? []);
  const fields = new Map(isObject(value) ? shapes.flatMap((shape) => [...shape.fields]) : []);
  return {
    families: kind === "plain" ? ALL : familiesOf(value),
    fields,
    items: kind === "list" ? shapes.flatMap(({ items }) => items ?? []) : [],
  };
}

/** Marks a schema that accepts other data than what it returns. */
export function asConverting(schema: Value): Value {
  return { ...schema, accessPath: CONVERTING };
}

export function isConverting({ accessPath }: Value): boolean {
  return accessPath === CONVERTING;
}

export function isSchema({ type }: Value): boolean {
  return type.startsWith(PREFIX);
}

function isObject(value: Value): boolean {
  return isSchema(value) && ["object", "loose"].includes(kindOf(value));
}

function kindOf({ type }: Value): Kind {
  return KINDS.find((kind) => kind === type.split(" ")[1]) ?? "any";
}

export function libraryOf({ type }: Value): number {
  return Number(type.split(" ")[2]);
}

/** What the data of a schema is safe for: text is no object of a query. */
function familiesOf(schema: Value): number {
  return isSchema(schema) ? Number(schema.type.split(" ")[3] ?? 0) | (kindOf(schema) === "text" ? TEXT : 0) : 0;
}

function checkedFor(schema: Value, families: number): Value {
  const [prefix, kind, library] = schema.type.split(" ");
  return families === 0
    ? schema
    : { ...schema, type: [prefix, kind, library, familiesOf(schema) | families].join(" ") };
}

export function dataOf({ args }: Call, schema: Value): Value {
  return args.find((arg) => arg !== schema) ?? UNKNOWN;
}

/** The families that text is safe for if one of the arguments, or of their options, is a pattern that it matches. */
function familiesOfPatterns(args: readonly Value[], { state }: Scope): number {
  const candidates = args.flatMap((arg) => [
    arg,
    ...arg.refs.flatMap((ref) => [...(state.object(ref)?.fields.values() ?? [])]),
  ]);
  return candidates.reduce((all, { constant }) => all | patternedFor(constant), 0);
}

export function optionsOf(arg: Value, { state }: Scope): readonly Value[] {
  const items = arg.refs.flatMap((ref) => state.object(ref)?.items ?? []);
  return isSchema(arg) || items.length === 0 ? [arg] : items;
}

type Make = (kind: Kind, refs?: readonly number[]) => Value;

function looser(own: Value | null): Kind {
  return own && kindOf(own) === "loose" ? "loose" : "object";
}

function objectOf(
  engine: Engine,
  { args, expression }: Call,
  { own, kind }: { own: Value | null; kind: Kind },
  scope: Scope,
  made: Make,
): Value {
  const shapes = [...(own ? [own] : []), ...args].flatMap(({ refs }) =>
    refs.flatMap((ref) => scope.state.object(ref) ?? []),
  );
  if (own && args.every(({ refs }) => refs.length === 0)) return made(kind, own.refs);
  const fields = new Map(shapes.flatMap((shape) => [...shape.fields]));
  return made(kind, [engine.allocate(expression.at, scope, { kind: "map", fields }, "#schema")]);
}

function listOf(engine: Engine, { args, expression }: Call, own: Value | null, scope: Scope, made: Make): Value {
  const element = args.find(isSchema) ?? (own && kindOf(own) !== "list" ? own : null);
  if (!element) return own ?? made("any");
  return made("list", [engine.allocate(expression.at, scope, { kind: "list", items: [element] }, "#schema")]);
}

/** The data that a schema accepts. */
function applied(
  engine: Engine,
  schema: Value,
  data: Value,
  at: SyntaxNode,
  scope: Scope,
  path: readonly string[] = [],
): Value {
  if (!isSchema(schema) || path.length > MAX_DEPTH) return data;
  const kind = kindOf(schema);
  if (kind === "plain") return UNKNOWN;
  if (kind === "text") return sanitize(data, familiesOf(schema));
  const shape = onlyObject(schema, scope.state);
  if (!shape || kind === "any") return sanitize(data, familiesOf(schema));
  const key = `#valid ${path.join(".")}`;
  if (kind === "list") {
    const [element = UNKNOWN] = shape.items ?? [];
    const items = applied(engine, element, elementOf(engine, data, scope.state), at, scope, [...path, "*"]);
    return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: items }, key)] };
  }
  const fields = new Map<string, Value>();
  for (const [name, field] of shape.fields) {
    const value = indexValue(engine, data, constantValue(name), at, scope);
    fields.set(name, applied(engine, field, value, at, scope, [...path, name]));
  }
  const others = kind === "loose" ? { unknownKeys: elementOf(engine, data, scope.state) } : {};
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", fields, ...others }, key)] };
}
