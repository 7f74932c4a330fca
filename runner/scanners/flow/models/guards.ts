import {
  CONTAINS,
  CONTAINS_ALL,
  CONTAINS_ANY,
  ENDS,
  EQUALS,
  IN_ARRAY,
  MATCHES,
  MATCHES_WHOLE,
  POSITIONS,
  STARTS,
  WITHIN,
} from "./check-names.ts";
import { refineTaints, type Engine, type Scope } from "../interpreter/engine.ts";
import { ALL, bitsOf } from "../domain/families.ts";
import { CHARACTER, familiesOfQualifiers, onlyCharacter, safeWithoutAny, withoutSigns } from "../domain/characters.ts";
import type { SourceKind, Taint } from "../domain/taint.ts";
import { HOST_SUFFIX } from "../domain/new-taint.ts";
import { withLineAnchors } from "../domain/line-breaks.ts";
import { anchored, familiesOfPattern } from "../domain/pattern-families.ts";
import { fixesHost } from "../domain/strict-pattern.ts";
import { signedBy } from "./signatures.ts";
import type { TaintRefinement, Refinement, Value } from "../domain/value.ts";

const PATH = bitsOf(["path-traversal"]);
const XPATH = bitsOf(["xpath-injection"]);
const DESTINATIONS = bitsOf(["ssrf", "open-redirect"]);
const REDIRECT = bitsOf(["open-redirect"]);
/** Sources of the path of a directory that the application serves. */
const TRUSTED: ReadonlySet<SourceKind> = new Set<SourceKind>(["parameter", "arguments", "environment"]);
const LEADING_SLASH = 1;
const NOT_TWO_SLASHES = 2;

/** Types whose elements, in Python, are their keys. */
const MAPPING = /(?:dict|Dict|Mapping)$/u;
/** What the key of a taint has at its end for an unknown element. */
export const ELEMENT_SUFFIX = ".*";
/** What it has for a part of a text. */
export const PART_SUFFIX = ".#part";
export function refinementOf(
  yes: readonly TaintRefinement[],
  no: readonly TaintRefinement[] = [],
): Refinement | undefined {
  return yes.length === 0 && no.length === 0 ? undefined : { whenTrue: yes, whenFalse: no };
}

export function negated(refinement: Refinement | undefined): Refinement | undefined {
  return refinement && { whenTrue: refinement.whenFalse, whenFalse: refinement.whenTrue };
}

export function refinedFor(value: Value, families: number, qualifiers = 0): TaintRefinement[] {
  return value.taints.flatMap(({ key }) => {
    const clearing = { key, families, qualifiers };
    if (!key.endsWith(HOST_SUFFIX)) return [clearing];
    return [clearing, { key: key.slice(0, -HOST_SUFFIX.length), families: families & DESTINATIONS, qualifiers: 0 }];
  });
}

/** `a == b` refines a tainted operand that equals an untainted one. */
export function equality(a: Value, b: Value, operator: string): Refinement | undefined {
  const signed = signedBy(a, b);
  if (signed.length > 0) return ofOperator(refinementOf(signed), operator);
  const hosts = [...hostsEqualTo(a, b), ...hostsEqualTo(b, a)];
  if (hosts.length > 0) return ofOperator(refinementOf(hosts), operator);
  const [checked, other] = isOperators(a) ? [b, a] : [a, b];
  if (checked.taints.length === 0 || !isOperators(other)) return checked.taints.length > 0 ? a.refinement : undefined;
  // A comparison with null or false does not refine the text: a function of it may return that.
  if (other.constant === null || other.constant === false) return undefined;
  const parents = refinedFor(withoutParents(checked), PATH);
  const sign = oneSign(other);
  if (sign === null) return ofOperator(refinementOf([...refinedFor(checked, ALL), ...parents]), operator);
  const characters = onlyCharacter(sign);
  const isCharacter = (key: string): boolean => other.type === CHARACTER || isPart(key);
  const whole = refinedFor(checked, ALL).map((fact) =>
    isCharacter(fact.key) ? { ...fact, families: fact.families & familiesOfQualifiers(characters) } : fact,
  );
  const known = [...whole, ...ofCharacter(checked, other, characters), ...parents];
  return ofOperator(refinementOf(known, otherCharacter(checked, other)), operator);
}

/** A URL whose host is that of the application, which a request names, leads to the application. */
function hostsEqualTo({ taints }: Value, other: Value): TaintRefinement[] {
  const isSafe = (taint: Taint): boolean => (taint.sanitizedFor & DESTINATIONS) === DESTINATIONS;
  if (other.taints.length === 0 || !other.taints.every(isSafe)) return [];
  return refinedFor({ ...other, taints: taints.filter(({ key }) => key.endsWith(HOST_SUFFIX)) }, DESTINATIONS);
}

function ofOperator(refinement: Refinement | undefined, operator: string): Refinement | undefined {
  const isNegated = operator.startsWith("!") || operator === "<>" || operator === "is not" || operator === "ne";
  return isNegated ? negated(refinement) : refinement;
}

export function oneSign({ constant }: Value): string | null {
  return typeof constant === "string" && constant.length === 1 ? constant : null;
}

/** What it implies for a character to be none of these signs. */
export function otherCharacter(value: Value, signs: Pick<Value, "constant" | "type">): TaintRefinement[] {
  return ofCharacter(value, signs, withoutSigns(signs.constant));
}

/** What is compared with a literal of a character is one; an element or a part of a text may be one. */
export function ofCharacter(value: Value, { type }: Pick<Value, "type">, qualifiers: number): TaintRefinement[] {
  if (qualifiers === 0) return [];
  const refined = refinedFor(value, 0, qualifiers);
  if (type === CHARACTER) return refined;
  return refined.filter(({ key }) => isPart(key));
}

function isPart(key: string): boolean {
  return key.endsWith(ELEMENT_SUFFIX) || key.endsWith(PART_SUFFIX);
}

/** Whether no taint, or only the operator's, is in the value. */
function isOperators({ taints }: Value): boolean {
  return taints.every(({ kind }) => kind === "environment" || kind === "arguments");
}

/** `x in list`: an allow-list. */
export function membership(engine: Engine, item: Value, list: Value, scope: Scope): Refinement | undefined {
  if (list.canonicalPath && item.taints.every(({ kind }) => TRUSTED.has(kind)))
    return refinementOf(refinedFor(withoutParents(list), PATH));
  if (item.taints.length === 0 || !isTrustedList(engine, list, scope)) return undefined;
  return refinementOf(refinedFor(item, ALL), otherCharacter(item, list));
}

/** The path of a value that is made of a list of parts of a text. */
const SPLITS = /(?:^|[.>:])(?:r?split\w*|explode|preg_split)\(\)/iu;

/** Whether untrusted data is no element of a list. Those of the environment are settings; a text of it may have any part. */
function isTrustedList(engine: Engine, list: Value, { state }: Scope): boolean {
  const taints = engine.reachableTaints(list, state);
  const isList = list.refs.length > 0 || SPLITS.test(list.accessPath);
  return taints.every(({ kind }) => isList && kind === "environment");
}

/** `set(columns) <= ALLOWED`, `ALLOWED.containsAll(columns)`: an allow-list for each element. */
export function subset(
  engine: Engine,
  items: Value | null | undefined,
  list: Value | null | undefined,
  scope: Scope,
): Refinement | undefined {
  if (!items || !list || engine.reachableTaints(list, scope.state).length > 0) return undefined;
  const taints = engine.reachableTaints(items, scope.state).filter((taint) => !mayBeMapping(engine, taint, items.type));
  return refinementOf(taints.flatMap(({ key }) => wholeKeys(key).map((each) => ({ key: each, families: ALL }))));
}

/** Whether the elements of the data, in Python, may be keys: a source as a whole may be a map. */
export function mayBeMapping({ language }: Engine, { key, source }: Taint, type: string): boolean {
  if (language !== "python") return false;
  return MAPPING.test(type) || wholeKeys(key).includes(source.text);
}

/** The key of an element, and that of the collection if all of its elements are meant. */
export function wholeKeys(key: string): string[] {
  return key.endsWith(ELEMENT_SUFFIX) ? [key, key.slice(0, -ELEMENT_SUFFIX.length)] : [key];
}

function withoutParents(list: Value): Value {
  return { ...list, taints: list.taints.map((taint) => ({ ...taint, key: taint.key.replace(/\.parents?$/u, "") })) };
}

/** The refinement of arguments by a call that returns a boolean. */
export function callRefinement(
  engine: Engine,
  method: string,
  receiver: Value | null,
  args: readonly Value[],
  scope: Scope,
): Refinement | undefined {
  // The value that the call checks is the receiver of a method, or the first argument of a module's function.
  const isOwn =
    receiver !== null &&
    (args.length < 2 || receiver.refs.length > 0 || engine.reachableTaints(receiver, scope.state).length > 0);
  const [subject, other] = isOwn ? [receiver, args[0]] : args;
  if (!subject || !other) return patternRefinement(method, receiver, args, scope);
  if (EQUALS.has(method)) return equality(subject, other, "==");
  if (IN_ARRAY.has(method)) return membership(engine, subject, other, scope);
  // `re.search(pattern, text)`, `pattern.search(text)`
  if (method === "search" && (!isOwn || subject.type === "RegExp"))
    return patternRefinement(method, receiver, args, scope);
  if (POSITIONS.has(method)) return positionRefinement(engine, subject, other, scope);
  if (CONTAINS_ANY.has(method) && typeof other.constant === "string")
    return refinementOf([], refinedFor(subject, safeWithoutAny(other.constant)));
  if (CONTAINS.has(method)) return containsRefinement(engine, subject, other, scope);
  if (method === "in?") return membership(engine, subject, other, scope);
  if (WITHIN.has(method)) return subset(engine, receiver, args[0], scope);
  if (CONTAINS_ALL.has(method)) return subset(engine, args[0], receiver, scope);
  if (STARTS.has(method)) return prefixRefinement(subject, other);
  if (ENDS.has(method)) return domainRefinement(subject, other);
  return patternRefinement(method, receiver, args, scope);
}

/** Position 0 means "starts with". A condition treats 0 as false, so the refinement is negated. */
function positionRefinement(engine: Engine, holder: Value, item: Value, scope: Scope): Refinement | undefined {
  return negated(prefixRefinement(holder, item)) ?? containsRefinement(engine, holder, item, scope);
}

function containsRefinement(engine: Engine, holder: Value, item: Value, scope: Scope): Refinement | undefined {
  if (item.taints.length > 0) return membership(engine, item, holder, scope);
  return withoutItem(engine, holder, item, scope);
}

/** What it implies for a text, or for the parts of one, not to contain a constant one: `".." in path`, `".." in path.split("/")`. */
export function withoutItem(
  engine: Engine,
  holder: Value,
  { constant }: Value,
  { state }: Scope,
): Refinement | undefined {
  if (typeof constant !== "string") return undefined;
  if (holder.taints.length > 0 && !holder.taints.every(({ key }) => isPart(key)))
    return refinementOf([], refinedFor(holder, safeWithout(constant)));
  if (constant !== "..") return undefined;
  const taints = engine.reachableTaints(holder, state).filter(({ key }) => isPart(key));
  const whole = taints.map((taint) => ({ ...taint, key: taint.key.slice(0, taint.key.lastIndexOf(PART_SUFFIX)) }));
  return refinementOf([], refinedFor({ ...holder, taints: whole }, PATH));
}

/** The families for which text without these characters is safe. */
export function safeWithout(signs: string): number {
  if (/^(?:\.\.|\.\.\/|\.\.\\)$/u.test(signs)) return PATH;
  return signs === "'" ? XPATH : 0;
}

function isTrustedPath({ kind, sanitizedFor }: Taint): boolean {
  return TRUSTED.has(kind) || (sanitizedFor & PATH) !== 0;
}

/** What it implies for a text to begin with another one. */
export function prefixRefinement(text: Value, start: Value | undefined): Refinement | undefined {
  if (text.taints.length === 0 || !start || start.taints.some((taint) => !isTrustedPath(taint))) return undefined;
  const knownPrefix = typeof start.constant === "string" ? start.constant : undefined;
  if ((knownPrefix ?? start.knownPrefix).startsWith(".."))
    return refinementOf([], text.canonicalPath ? refinedFor(text, PATH) : []);
  if (text.canonicalPath) return refinementOf(refinedFor(text, PATH));
  if (knownPrefix === "//") return refinementOf([], refinedFor(text, 0, NOT_TWO_SLASHES));
  if (knownPrefix === "/\\") return undefined;
  if (knownPrefix === "/") return refinementOf(refinedFor(text, 0, LEADING_SLASH));
  if (knownPrefix !== undefined && fixesHost(knownPrefix)) return refinementOf(refinedFor(text, DESTINATIONS));
  if (knownPrefix !== undefined && /^\/[^/\\]/u.test(knownPrefix)) return refinementOf(refinedFor(text, REDIRECT));
  return undefined;
}

/** What it implies for a host to end with a dot and a domain. */
function domainRefinement(host: Value, end: Value | undefined): Refinement | undefined {
  if (typeof end?.constant !== "string" || !/^\.[\w-]+\.\w/u.test(end.constant)) return undefined;
  const hosts = host.taints.filter(({ key }) => key.endsWith(HOST_SUFFIX));
  return refinementOf(refinedFor({ ...host, taints: hosts }, DESTINATIONS));
}

/** What several partial checks ensure. A path on the same host starts with one slash and not with two. */
export function qualifiedFamilies(qualifiers: number): number {
  const isLocal = (qualifiers & (LEADING_SLASH | NOT_TWO_SLASHES)) === (LEADING_SLASH | NOT_TWO_SLASHES);
  return familiesOfQualifiers(qualifiers) | (isLocal ? REDIRECT : 0);
}

function patternRefinement(
  method: string,
  receiver: Value | null,
  args: readonly Value[],
  scope: Scope,
): Refinement | undefined {
  const whole = MATCHES_WHOLE.has(method);
  if (!whole && !MATCHES.has(method)) return undefined;
  const held = receiver?.refs
    .map((ref) => scope.state.object(ref)?.fields.get("#subject"))
    .find((item) => item !== undefined);
  const values = [...(held ? [held] : []), ...(receiver ? [receiver] : []), ...args];
  const pattern = values.find(({ constant, taints }) => typeof constant === "string" && taints.length === 0);
  const subject = values.find(({ taints }) => taints.length > 0);
  if (!subject || typeof pattern?.constant !== "string") return undefined;
  // `re.match` is anchored at the start.
  const written = method === "match" && receiver?.accessPath === "re" ? `^${pattern.constant}` : pattern.constant;
  return matchRefinement(written.replace(/^\^\^/u, "^"), subject, whole, scope);
}

export function matchRefinement(written: string, subject: Value, whole: boolean, scope: Scope): Refinement | undefined {
  const [, , inner = written, flags = ""] = /^([/#~@!])(.*)\1([a-zA-Z]*)$/su.exec(written) ?? [];
  const pattern = anchored(flags.includes("m") ? withLineAnchors(inner) : inner);
  const text = { ...subject, taints: refineTaints(subject.taints, scope.state) };
  const families = familiesOfPattern(pattern, whole);
  if (families !== 0) return refinementOf(refinedFor(text, families, /^\^\\?\//u.test(pattern) ? LEADING_SLASH : 0));
  // A deny-list: text without a match is safe.
  if (!whole && /\\\.\\\.|\[\^[\w\\.\-_]+\]/u.test(pattern)) {
    return refinementOf([], refinedFor(text, /\[\^/u.test(pattern) ? ALL : PATH));
  }
  return undefined;
}
