import { checkedTaints, type Engine, type Scope } from "./engine.ts";
import { ALL, bitsOf } from "./families.ts";
import { HOST_MARK } from "./members.ts";
import { anchorsHost, fixesHost, isStrict } from "./strict-pattern.ts";
import type { Clearing, Facts, Value } from "./value.ts";

const PATH = bitsOf(["path-traversal"]);
const XPATH = bitsOf(["xpath-injection"]);
const PLACES = bitsOf(["ssrf", "open-redirect"]);
const REDIRECT = bitsOf(["open-redirect"]);
const ROOTED = 1;
const NOT_DOUBLE = 2;

const CONTAINS = new Set([
  "contains",
  "includes",
  "has",
  "include?",
  "containsKey",
  "member?",
  "key?",
  "has_key?",
  "hasOwnProperty",
  "Contains",
  "in_array",
  "array_key_exists",
  "containsValue",
]);
const POSITIONS = new Set(["indexOf", "strpos", "stripos", "find", "index", "search", "Index", "strncmp"]);
const EQUALS = new Set([
  "equals",
  "equalsIgnoreCase",
  "eql?",
  "equal?",
  "contentEquals",
  "EqualFold",
  "isEqual",
  "compareTo",
  "compareToIgnoreCase",
  "strcmp",
]);
const STARTS = new Set(["startsWith", "startswith", "start_with?", "starts_with", "HasPrefix", "str_starts_with"]);
const MATCHES_WHOLE = new Set(["matches", "fullmatch", "fullMatch"]);
const MATCHES = new Set([
  "test",
  "match",
  "match?",
  "search",
  "find",
  "MatchString",
  "exec",
  "preg_match",
  "=~",
  "lookingAt",
]);

export function factsOf(yes: readonly Clearing[], no: readonly Clearing[] = []): Facts | undefined {
  return yes.length === 0 && no.length === 0 ? undefined : { yes, no };
}

export function negated(facts: Facts | undefined): Facts | undefined {
  return facts && { yes: facts.no, no: facts.yes };
}

export function both(a: Facts | undefined, b: Facts | undefined): Facts | undefined {
  return factsOf([...(a?.yes ?? []), ...(b?.yes ?? [])], common(a?.no, b?.no));
}

export function either(a: Facts | undefined, b: Facts | undefined): Facts | undefined {
  return factsOf(common(a?.yes, b?.yes), [...(a?.no ?? []), ...(b?.no ?? [])]);
}

/** What holds whichever of two did not hold. */
function common(a: readonly Clearing[] = [], b: readonly Clearing[] = []): Clearing[] {
  return a.flatMap((left) => {
    const right = b.find(({ key }) => key === left.key);
    return right ? [{ key: left.key, families: left.families & right.families }] : [];
  });
}

export function clearingsOf(value: Value, families: number, marks = 0): Clearing[] {
  return value.taints.flatMap(({ key }) => {
    const clearing = { key, families, marks };
    if (!key.endsWith(HOST_MARK)) return [clearing];
    return [clearing, { key: key.slice(0, -HOST_MARK.length), families: families & PLACES, marks: 0 }];
  });
}

/** `a == b`: equal to something that nobody outside chose. */
export function equality(a: Value, b: Value, operator: string): Facts | undefined {
  const [checked, other] = a.taints.length > 0 ? [a, b] : [b, a];
  if (checked.taints.length === 0 || other.taints.length > 0) return checked.taints.length > 0 ? a.facts : undefined;
  // That there is no error, or nothing at all, tells nothing of the text it came from.
  if (other.constant === null) return undefined;
  const facts = factsOf(clearingsOf(checked, ALL));
  return operator.startsWith("!") || operator === "<>" || operator === "is not" || operator === "ne"
    ? negated(facts)
    : facts;
}

/** `x in list`: one of those that were chosen before. */
export function membership(engine: Engine, item: Value, list: Value, scope: Scope): Facts | undefined {
  if (item.taints.length === 0 && list.normal) return factsOf(clearingsOf(withoutParents(list), PATH));
  if (item.taints.length === 0 || engine.deepTaints(list, scope.state).length > 0) return undefined;
  return factsOf(clearingsOf(item, ALL));
}

function withoutParents(list: Value): Value {
  return { ...list, taints: list.taints.map((taint) => ({ ...taint, key: taint.key.replace(/\.parents$/u, "") })) };
}

/** What a call that answers yes or no tells of its arguments. */
export function callFacts(
  engine: Engine,
  method: string,
  receiver: Value | null,
  args: readonly Value[],
  scope: Scope,
): Facts | undefined {
  // A method's subject, or that of a function of a module.
  const isOwn = receiver !== null && (args.length < 2 || engine.deepTaints(receiver, scope.state).length > 0);
  const [subject, other] = isOwn ? [receiver, args[0]] : args;
  if (!subject || !other) return patternFacts(method, receiver, args, scope);
  if (EQUALS.has(method)) return equality(subject, other, "==");
  if (method === "in_array" || method === "array_key_exists") return membership(engine, subject, other, scope);
  if (POSITIONS.has(method)) return positionFacts(engine, subject, other, scope);
  if (CONTAINS.has(method)) return containsFacts(engine, subject, other, scope);
  if (STARTS.has(method)) return startFacts(subject, other);
  return patternFacts(method, receiver, args, scope);
}

/** Found at 0 means begins with; compared with 0 the answer is turned around, as 0 is no. */
function positionFacts(engine: Engine, holder: Value, item: Value, scope: Scope): Facts | undefined {
  return negated(startFacts(holder, item)) ?? containsFacts(engine, holder, item, scope);
}

function containsFacts(engine: Engine, holder: Value, item: Value, scope: Scope): Facts | undefined {
  if (item.taints.length > 0 && typeof holder.constant !== "string") return membership(engine, item, holder, scope);
  if (holder.taints.length === 0 || typeof item.constant !== "string") return undefined;
  return factsOf([], clearingsOf(holder, harmlessWithout(item.constant)));
}

/** The families that need these signs. */
export function harmlessWithout(signs: string): number {
  if (/^(?:\.\.|\.\.\/|\.\.\\)$/u.test(signs)) return PATH;
  return signs === "'" ? XPATH : 0;
}

function startFacts(text: Value, start: Value | undefined): Facts | undefined {
  if (text.taints.length === 0 || !start || start.taints.some(({ kind }) => kind !== "parameter")) return undefined;
  const lead = typeof start.constant === "string" ? start.constant : undefined;
  if (lead?.startsWith("..")) return factsOf([], text.normal ? clearingsOf(text, PATH) : []);
  if (text.normal) return factsOf(clearingsOf(text, PATH));
  if (lead === "//") return factsOf([], clearingsOf(text, 0, NOT_DOUBLE));
  if (lead === "/\\") return undefined;
  if (lead === "/") return factsOf(clearingsOf(text, 0, ROOTED));
  if (lead !== undefined && fixesHost(lead)) return factsOf(clearingsOf(text, PLACES));
  if (lead !== undefined && /^\/[^/\\]/u.test(lead)) return factsOf(clearingsOf(text, REDIRECT));
  return undefined;
}

/** A path on the same host: it begins with one slash, and not with two. */
export function markedBits(marks: number): number {
  return (marks & (ROOTED | NOT_DOUBLE)) === (ROOTED | NOT_DOUBLE) ? REDIRECT : 0;
}

function patternFacts(method: string, receiver: Value | null, args: readonly Value[], scope: Scope): Facts | undefined {
  const whole = MATCHES_WHOLE.has(method);
  if (!whole && !MATCHES.has(method)) return undefined;
  const held = receiver?.refs
    .map((ref) => scope.state.content(ref)?.fields.get("#subject"))
    .find((item) => item !== undefined);
  const values = [...(held ? [held] : []), ...(receiver ? [receiver] : []), ...args];
  const pattern = values.find(({ constant, taints }) => typeof constant === "string" && taints.length === 0);
  const subject = values.find(({ taints }) => taints.length > 0);
  if (!subject || typeof pattern?.constant !== "string") return undefined;
  // `re.match` begins at the beginning.
  const written = method === "match" && receiver?.path === "re" ? `^${pattern.constant}` : pattern.constant;
  return matchFacts(written.replace(/^\^\^/u, "^"), subject, whole, scope);
}

export function matchFacts(written: string, subject: Value, whole: boolean, scope: Scope): Facts | undefined {
  const begun = written.replace(/^\\A/u, "^");
  const delimited = /^([/#~@!])(.*)\1[a-zA-Z]*$/su.exec(begun);
  const pattern = delimited?.[2] ?? begun;
  const text = { ...subject, taints: checkedTaints(subject.taints, scope.state) };
  if (isStrict(pattern, whole)) return factsOf(clearingsOf(text, ALL));
  if (isStrict(pattern.replaceAll(/\\?\//gu, ""), whole)) return factsOf(clearingsOf(text, ALL & ~(PATH | PLACES)));
  if (anchorsHost(pattern) || (whole && anchorsHost(`^${pattern}`))) return factsOf(clearingsOf(text, PLACES));
  if (
    /^\^?\\?\/\((?:\?!|\?:\[\^)/u.test(pattern) ||
    /^\^\\?\/\[\^[^\]]*\/[^\]]*\]/u.test(pattern) ||
    /^\^\\?\/(?:\\[wd]|\[(?!\^)(?:[^\]\\/]|\\[wd-])*\])/u.test(pattern)
  )
    return factsOf(clearingsOf(text, REDIRECT));
  // A search for something harmful: where it is not found, it is not there.
  if (!whole && /\\\.\\\.|\[\^[\w\\.\-_]+\]/u.test(pattern)) {
    return factsOf([], clearingsOf(text, /\[\^/u.test(pattern) ? ALL : PATH));
  }
  return undefined;
}
