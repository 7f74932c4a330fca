import { signedTaints } from "../models/signatures.ts";
import { refineTaints, type Engine, type Scope } from "./engine.ts";
import { noteStatic } from "./static-captures.ts";
import { extendTaints, taintsOfField, unknownField, writtenField } from "./unwritten-fields.ts";
import { joinAccessPath } from "../domain/access-path.ts";
import { bitsOf } from "../domain/families.ts";
import { HOSTS, HOST_SUFFIX, newTaint } from "../domain/new-taint.ts";
import { withWhole } from "../domain/overwritten.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { isCounted, measureValue } from "./dependent-facts.ts";
import { embeddedField, namedElement } from "./held-fields.ts";
import { namedObject } from "./named-objects.ts";
import { presetOf } from "./preset-fields.ts";
import { injectedObject } from "./injected-objects.ts";
import { hasFixedRoute, sanitizedByPattern } from "../models/fixed-routes.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { boundMethods, classOfType, findField, innerClass, methodsOf, staticsOf } from "./methods.ts";
import { matchedAt } from "../models/held-matches.ts";
import { recordField } from "../models/record-calls.ts";
import { underKey } from "../models/attributes.ts";
import { partOfMap } from "../models/map-parts.ts";
import { checkedTaints } from "../models/field-checks.ts";
import { declaredFields } from "../models/schema-classes.ts";
import { classOfField, holdsAllMembers, isFieldOfRequest, qualifiedClass } from "./declared-members.ts";
import { beginningOfPageUrl } from "../models/page-url.ts";
import { isOfHandlers, keptField, UNKNOWN_KEY } from "../models/request-state.ts";
import { validField } from "../models/valid-fields.ts";
import { attributeOf, elementType, plainField } from "../models/validated-fields.ts";
import { expressionOf } from "../tables/expression.ts";
import type { Named } from "../tables/pattern.ts";
import { joinTaints, ofGenerators, sanitizeTaints, type Taint } from "../domain/taint.ts";
import { constantValue, join, joinAll, NOTHING, tainted, UNKNOWN, type Value } from "../domain/value.ts";

const UNTYPED: readonly string[] = [];
const NO_TAINTS: readonly Taint[] = [];
export const MAX_TEXT_LENGTH = 80;
/** Of the lines that are joined. */
const MAX_LINES_LENGTH = 1_000;
export const PARENTS = "parents";
const SAME_SITE = bitsOf(["open-redirect", "ssrf"]);
const MEASURES = new Set(["length", "size", "count", "Length", "Count", "byteLength"]);

export function namedMember(engine: Engine, value: Value, name: string, text: string): Named {
  return {
    name,
    creates: false,
    hasReceiver: true,
    accessPath: joinAccessPath(value.accessPath, name),
    types: typesOf(engine, value.type === "" && engine.has("namedClasses") ? (value.cls?.name ?? "") : value.type),
    texts: [onOneLine(text).slice(-MAX_TEXT_LENGTH), value.accessPath].filter((item) => item !== ""),
    root: rootOf(text),
  };
}

/** A chain of calls may have each in a line of its own. */
function onOneLine(text: string): string {
  return text.includes("\n") ? text.slice(-MAX_LINES_LENGTH).replaceAll(/\s*\n\s*/gu, "") : text;
}

export function rootOf(text: string): string {
  const root = /^[\w$@]+/u.exec(text)?.[0] ?? "";
  return root === "self" ? "this" : root;
}

/** A type and its supertypes in the repository. */
function typesOf(engine: Engine, type: string): readonly string[] {
  if (type === "") return UNTYPED;
  const types = new Set([type]);
  for (const name of types) for (const parent of engine.findClass(name)?.cls.supers ?? []) types.add(parent);
  return [...types];
}

export function readSource(engine: Engine, named: Named, at: SyntaxNode, scope: Scope, key = at.text): Taint | null {
  const source = engine.tables.readSources
    .match(named)
    .find(({ name, file }) => isMatch(name, named.name) && (!file || expressionOf(file).test(at.textOfFile)));
  if (!source || (source.isPath && hasFixedRoute(engine, scope))) return null;
  return newTaint(source.kind, at, key, source.kind === "archive");
}

function isMatch(pattern: string | undefined, name: string): boolean {
  return pattern === undefined || expressionOf(pattern).test(name);
}

/** The taints of a member that the tables know as sanitized: the name of a file has no path. */
function sanitizedMember(engine: Engine, named: Named, taints: readonly Taint[], scope: Scope): readonly Taint[] {
  if (taints.length === 0) return taints;
  const byTables = engine.tables.sanitizedMembers.match(named).reduce((all, bits) => all | bits, 0);
  const checked = sanitizeTaints(taints, byTables | sanitizedByPattern(engine, named, scope));
  return engine.tables.signedMembers.match(named).length > 0 ? signedTaints(checked) : checked;
}

/** `value.name`: the value of the field, or a member of a value whose fields are unknown. */
export function memberValue(
  engine: Engine,
  given: Value,
  name: string,
  at: SyntaxNode,
  scope: Scope,
  of?: SyntaxNode,
): Value {
  const { state } = scope;
  const value = injectedObject(engine, given, name, scope);
  if (value.refs.length > 0 && holdsAllMembers(engine, value, name)) return value;
  if (value.namespace) {
    const member = engine.linker?.member(value.namespace, name, state);
    if (member) return member;
  }
  if (value.cls) {
    const inner = innerClass(engine, value.cls, name);
    if (inner) return { ...UNKNOWN, cls: inner, accessPath: joinAccessPath(value.accessPath, name) };
    const methods = engine.has("methodGroups") ? methodsOf(engine, value.cls, name) : [];
    if (methods.length > 0) return { ...UNKNOWN, closures: methods };
    const statics = staticsOf(engine, value.cls, name);
    // The value may also be an object: `if (found) Hit(clause) else Miss`.
    const others =
      value.refs.length > 0 ? [memberValue(engine, { ...value, cls: undefined }, name, at, scope, of)] : [];
    if (statics) noteStatic(engine, statics, name, scope);
    if (statics) return others.reduce(join, memberValue(engine, statics, name, at, scope, of));
  }
  let held: Value | undefined;
  let isKnown = value.refs.length > 0;
  for (const ref of value.refs) {
    const heapObject = state.object(ref);
    // The type of an object may be a type parameter.
    const named = engine.findClass(heapObject?.type ?? "") ?? engine.findClass(value.type);
    const cls = heapObject?.cls ?? named?.cls;
    const field = findField(engine, cls, name);
    const declared = field?.type;
    const filled =
      heapObject?.unknownKeys && declared !== undefined && plainField(engine, cls, name, heapObject.unknownKeys.taints)
        ? { ...UNKNOWN, type: declared }
        : heapObject && unknownField(engine, cls, heapObject.unknownKeys, name, scope);
    const isMeasure = MEASURES.has(name) && heapObject !== undefined && isCounted(heapObject);
    const found =
      writtenField(engine, cls, ref, heapObject, name, scope) ??
      (heapObject?.kind === "map" && value.taints.length === 0
        ? partOfMap(engine, { ...value, refs: [ref] }, name, at, scope)
        : undefined) ??
      (engine.has("classAttributes") && cls ? attributeOf(engine, cls, name, scope) : undefined) ??
      (isMeasure ? measureValue(value, state) : filled) ??
      (heapObject && namedElement(engine, heapObject, name)) ??
      (heapObject &&
        embeddedField(engine, cls, heapObject, name, (embedded) => memberValue(engine, embedded, name, at, scope, of)));
    isKnown &&= heapObject !== undefined && (found !== undefined || heapObject.kind === "map");
    const typed = found ?? (declared ? { ...UNKNOWN, type: declared, accessPath: name } : undefined);
    if (typed) held = held ? join(held, typed) : typed;
  }
  const plain =
    value.taints.length > 0 ? plainField(engine, classOfType(engine, value.type), name, value.taints) : undefined;
  if (plain) return { ...UNKNOWN, type: plain.type };
  const declaredType = value.taints.length > 0 ? classOfType(engine, value.type) : undefined;
  const whole = checkedTaints(
    engine,
    declaredType,
    name,
    taintsOfField(value.taints, name, findField(engine, declaredType, name)),
    scope,
  );
  if (held) return withWhole(held, whole, value, state);
  const methods = boundMethods(engine, value, name, state);
  if (methods.length > 0) return { ...UNKNOWN, closures: methods, accessPath: joinAccessPath(value.accessPath, name) };
  if (isKnown) return tainted(whole);
  const cls = isKnown || whole.length > 0 ? undefined : qualifiedClass(engine, value, name);
  if (cls) return { ...UNKNOWN, cls, accessPath: joinAccessPath(value.accessPath, name) };
  if (MEASURES.has(name) && value.taints.length > 0 && !isFieldOfRequest(value, name))
    return measureValue(value, state);
  if (MEASURES.has(name) && typeof value.constant === "string") return constantValue(value.constant.length);
  const text = of?.text ?? "";
  const named = namedMember(engine, value, name, text);
  // A pattern has no text of the object: `const { body: { id } } = req`.
  const found = readSource(engine, named, at, scope, of ? at.text : named.accessPath || at.text);
  // What an archive has given is not read again where a function gets it.
  const source = found?.kind !== "request" && whole.some(({ kind }) => kind === found?.kind) ? null : found;
  const kept = source || whole.some(({ kind }) => kind !== "parameter") ? null : keptField(engine, value, name, scope);
  if (kept) return kept;
  const isPlain = !source && whole.length === 0;
  const preset = isPlain ? (presetOf(engine, value, name, scope) ?? namedObject(engine, value, name, text)) : null;
  if (preset) return preset;
  const rest = sanitizedMember(engine, named, whole, scope);
  const read = source ? sanitizeTaints([source], validField(engine, value, name, scope)) : NO_TAINTS;
  const taints = refineTaints(source ? joinTaints(sanitizedMember(engine, named, read, scope), rest) : rest, state);
  const [schema] = source ? engine.tables.schemaReads.match(named) : [];
  const fields = schema && declaredFields(engine, value, (field) => extendTaints(taints, field), schema, at, scope);
  if (fields) return fields;
  const [known = classOfField(engine, value, name)] = engine.tables.types.match(named);
  const type = known === TYPE_ARGUMENT ? typeArgumentOf(value, scope) : known;
  // The parents of a canonical path are canonical.
  const canonicalPath = value.canonicalPath === true && name === PARENTS;
  const member = tainted(taints, {
    canonicalPath,
    accessPath: named.accessPath === "" && value.accessPath === "" ? shortName(text, name) : named.accessPath,
    type,
    ...(HOSTS.test(name) && { refinement: withoutHost(taints) }),
  });
  return { ...member, knownPrefix: beginningOfPageUrl(named.accessPath) ?? member.knownPrefix };
}

/** In tables: the type argument of the type that a parameter of the function has. */
const TYPE_ARGUMENT = "<type>";

/** `Message` of `ConsumeContext<Order> context` */
function typeArgumentOf({ type }: Value, { activation }: Scope): string {
  if (!/^\w+$/u.test(type)) return "";
  return new RegExp(String.raw`\b${type}<([\w.]+)>`, "u").exec(activation.fn?.at.text ?? "")?.[1] ?? "";
}

/** A URL without a host is a reference to the same site. */
function withoutHost(taints: readonly Taint[]): Value["refinement"] {
  const hosts = taints.filter(({ key }) => key.endsWith(HOST_SUFFIX));
  const whenFalse = hosts.map(({ key }) => ({ key: key.slice(0, -HOST_SUFFIX.length), families: SAME_SITE }));
  return whenFalse.length > 0 ? { whenTrue: [], whenFalse } : undefined;
}

/** The access path of a member whose object has no access path. */
function shortName(text: string, name: string): string {
  return /^[\w$]+$/u.test(text) ? `${text}.${name}` : `?.${name}`;
}

/** The elements under a key that is not constant: those of its possible names, if they are known. */
function elementsUnder(key: Value | null, { items, fields }: HeapObject): readonly Value[] {
  const names = key?.possibleStrings?.filter((name) => fields.has(name)) ?? [];
  if (items || names.length === 0) return [...(items ?? []), ...fields.values()];
  return names.flatMap((name) => fields.get(name) ?? []);
}

/** `value[key]`. */
export function indexValue(
  engine: Engine,
  value: Value,
  key: Value | null,
  at: SyntaxNode,
  scope: Scope,
  of?: SyntaxNode,
): Value {
  if (engine.has("typeArgumentsInBrackets") && value.closures && value.refs.length === 0) return value;
  const group = matchedAt(engine, value, key, at, scope);
  if (group) return group;
  const field = recordField(engine, value, key?.constant, scope);
  if (field !== null) return memberValue(engine, value, field, at, scope);
  const constant = key?.constant;
  // The map of an object has its fields: `options = job.model_dump()`.
  if (typeof constant === "string" && value.taints.length > 0 && value.refs.length === 0) {
    const cls = value.type === "" ? undefined : classOfType(engine, value.type);
    if (cls && findField(engine, cls, constant)) return memberValue(engine, value, constant, at, scope);
  }
  const random = key ? ofGenerators(key.taints) : NO_TAINTS;
  if (random.length > 0 && value.taints.length === 0) return tainted(random);
  // The server chooses the name of an upload's temporary file.
  if (constant === "tmp_name" || constant === "tempfile") return UNKNOWN;
  const candidates: Value[] = [];
  let [isKnown, mayBeAbsent] = [value.refs.length > 0, false];
  for (const ref of value.refs) {
    const heapObject = scope.state.object(ref);
    if (!heapObject) continue;
    isKnown &&= heapObject.kind !== "object";
    const { items, unknownKeys } = heapObject;
    const index = typeof constant === "number" && constant < 0 ? (items?.length ?? 0) + constant : constant;
    const exact = typeof index === "number" ? items?.[index] : undefined;
    const entry =
      constant === undefined ? undefined : writtenField(engine, undefined, ref, heapObject, String(constant), scope);
    const all =
      constant === undefined || (typeof constant === "number" && !items && !entry)
        ? elementsUnder(key, heapObject)
        : [];
    const others =
      constant === undefined ? unknownKeys : unknownField(engine, undefined, unknownKeys, String(constant), scope);
    const found = [exact, entry, ...all, exact || entry ? null : others].filter((item) => !!item);
    candidates.push(...found);
    mayBeAbsent ||= found.length === 0;
  }
  const name = typeof constant === "string" ? constant : UNKNOWN_KEY;
  const named = (): Named => namedMember(engine, value, name, of?.text ?? "");
  const part = key && constant === undefined ? underKey(key, value, scope.state) : value;
  const extended = constant === undefined ? part.taints : extendTaints(value.taints, String(constant));
  const isClean = extended.length === 0 || isOfHandlers(engine, value, name);
  const whole = isClean ? NO_TAINTS : sanitizedMember(engine, named(), extended, scope);
  let held = candidates.length > 0 ? joinAll(mayBeAbsent ? [...candidates, NOTHING] : candidates) : undefined;
  // An unknown key may be absent, so the value is not constant.
  if (held && constant === undefined) held = { ...held, constant: undefined };
  if (held) return withWhole(held, whole, value, scope.state);
  if (isKnown) return (whole.length > 0 ? null : keptField(engine, value, name, scope, at)) ?? tainted(whole);
  if (typeof value.constant === "string" && typeof constant === "number") {
    return constantValue(value.constant.at(constant) ?? "");
  }
  const source = readSource(engine, named(), at, scope);
  const kept = source || whole.length > 0 ? null : keptField(engine, value, name, scope, at);
  if (kept) return kept;
  const read = source ? sanitizeTaints([source], validField(engine, value, name, scope)) : NO_TAINTS;
  const taints = refineTaints(joinTaints(read, whole), scope.state);
  const type = key?.constant !== undefined && value.type.endsWith("[]") ? elementType(value.type) : "";
  return tainted(taints, { accessPath: named().accessPath, type });
}
