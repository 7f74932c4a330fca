import { writeKey } from "../domain/heap-object.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { join, UNKNOWN, type Value } from "../domain/value.ts";
import { ANY_KEYWORD, type Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { RECORD, type ClassNode } from "../lower/ir.ts";

/* Records of Python and Ruby: named tuples, data classes, structs. */

interface Names {
  /** Methods, or functions of the record, that return a copy with other values of some fields. */
  replaces: RegExp;
  copies: RegExp;
  toMap: RegExp;
  toList: RegExp;
  /** What the names of instance variables begin with. */
  sign: string;
}

const NAMES: Partial<Record<string, Names>> = {
  python: {
    replaces: /^(?:\.(?:_replace|__replace__)|(?:dataclasses\.|copy\.|attrs?\.)?(?:replace|evolve))$/u,
    copies: /^(?:copy\.)?(?:copy|deepcopy)$/u,
    toMap: /^(?:\._asdict|(?:dataclasses\.|attrs?\.)?asdict|vars)$/u,
    toList: /^(?:dataclasses\.|attrs?\.)?astuple$/u,
    sign: "",
  },
  ruby: {
    replaces: /^\.with$/u,
    copies: /^\.(?:dup|clone|deep_dup)$/u,
    toMap: /^\.to_h$/u,
    toList: /^\.(?:to_a|deconstruct|values)$/u,
    sign: "@",
  },
};
const NAMESPACES = /^(?:types\.|argparse\.)?(?:SimpleNamespace|Namespace)$/u;

function signOf({ language }: Engine): string {
  return NAMES[language]?.sign ?? "";
}

/** The fields of a record, in order; empty for any other class. */
export function recordFields(engine: Engine, cls: ClassNode | null | undefined): readonly string[] {
  if (!cls?.supers.includes(RECORD) || !NAMES[engine.language]) return [];
  return cls.fields.flatMap(({ name, isStatic }) => (isStatic ? [] : [name]));
}

/** The field that `point[0]` or `point[:x]` names; null for any other index. */
export function recordField(engine: Engine, { refs }: Value, constant: Value["constant"], scope: Scope): string | null {
  if (refs.length === 0 || constant === undefined || constant === null || !NAMES[engine.language]) return null;
  const [first, ...others] = refs.map((ref) => recordFields(engine, scope.state.object(ref)?.cls));
  if (!first || others.some((each) => each.join() !== first.join())) return null;
  const named = signOf(engine) + String(constant);
  return (typeof constant === "number" ? first.at(constant) : first.find((each) => each === named)) ?? null;
}

/** @returns null for any other call */
export function recordCall(engine: Engine, call: Call, scope: Scope): Value | null {
  const names = NAMES[engine.language];
  if (!names) return null;
  const { named, keywords, expression } = call;
  if (engine.language === "python" && NAMESPACES.test(named.accessPath)) return namespaceOf(engine, call, scope);
  const record = call.receiver?.refs.length ? call.receiver : call.args[0];
  const path = record === call.receiver ? `.${expression.name}` : named.accessPath;
  const isCopy = names.copies.test(path);
  if (
    !record ||
    record.refs.length === 0 ||
    !(isCopy || Object.values(names).some((each) => each instanceof RegExp && each.test(path)))
  )
    return null;
  const objects = record.refs.map((ref) => scope.state.object(ref));
  const known = objects.flatMap((each) =>
    each?.kind === "object" && (each.cls || NAMESPACES.test(each.type)) ? [each] : [],
  );
  if (known.length < objects.length || record.taints.length > 0) return null;
  const make = (index: number, made: Partial<HeapObject> & Pick<HeapObject, "kind">): number =>
    engine.allocate(expression.at, scope, made, `:record${index}`);
  if (isCopy || names.replaces.test(path))
    return { ...record, refs: known.map((each, index) => make(index, withFields(each, keywords, names.sign))) };
  const [only] = known;
  if (!only || known.length > 1 || call.args.some(({ closures }) => closures)) return null;
  const fields = new Map([...only.fields].map(([name, value]) => [withoutSign(name, names.sign), value]));
  if (names.toMap.test(path))
    return { ...UNKNOWN, refs: [make(0, { kind: "map", fields, unknownKeys: only.unknownKeys })] };
  const declared = only.cls?.fields.flatMap(({ name, isStatic }) => (isStatic ? [] : [name])) ?? [];
  const items = declared.map((name) => only.fields.get(name) ?? UNKNOWN);
  return only.unknownKeys || items.length === 0 ? null : engine.list(expression.at, scope, items, ":record");
}

function withoutSign(name: string, sign: string): string {
  return sign !== "" && name.startsWith(sign) ? name.slice(sign.length) : name;
}

function withFields(record: HeapObject, keywords: ReadonlyMap<string, Value>, sign: string): HeapObject {
  const any = keywords.get(ANY_KEYWORD);
  const fields = new Map(any ? [...record.fields].map(([name, value]) => [name, join(value, any)]) : record.fields);
  for (const [name, value] of keywords) if (name !== ANY_KEYWORD) fields.set(sign + name, value);
  return { ...record, fields };
}

/** `SimpleNamespace(name=value)` */
function namespaceOf(engine: Engine, { keywords, args, expression, named }: Call, scope: Scope): Value | null {
  if (args.length > 0) return null;
  const type = named.name;
  const ref = engine.allocate(
    expression.at,
    scope,
    { kind: "object", type, unknownKeys: keywords.get(ANY_KEYWORD) ?? null },
    ":record",
  );
  for (const [name, value] of keywords) if (name !== ANY_KEYWORD) writeKey(scope.state, ref, name, value, true);
  return { ...UNKNOWN, refs: [ref] };
}
