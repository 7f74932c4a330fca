import { onlyObject } from "../domain/heap-object.ts";
import type { Call } from "../interpreter/call.ts";
import { type Engine, type Scope } from "../interpreter/engine.ts";
import { ALL, bitsOf } from "../domain/families.ts";
import { foldMethod, joinedText } from "../domain/fold.ts";
import { literal } from "../domain/name-patterns.ts";
import { matchesLines, withLineAnchors } from "../domain/line-breaks.ts";
import { beginningOf } from "./beginnings.ts";
import { escapesQuotes, inQuotes } from "./quote-escapes.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { textsOfMatch } from "./matches.ts";
import { matchOf } from "./regex-matches.ts";
import { isStrict, keepsOnlySafeCharacters } from "../domain/strict-pattern.ts";
import { concatenate, fill, inOrder } from "../domain/text.ts";
import { joinTaints } from "../domain/taint.ts";
import { sanitize, constantValue, join, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** Methods that return a match of the expression. */
const FINDS = new Set(["FindString", "Find"]);
const REPLACES = new Set([
  "replace",
  "replaceAll",
  "replaceFirst",
  "sub",
  "gsub",
  "preg_replace",
  "str_replace",
  "ReplaceAllString",
  "ReplaceAll",
  "Replace",
  "tr",
  "delete",
]);
/** Others replace the first match, unless they have a third argument. */
const REPLACES_ALL = new Set(["replaceAll", "gsub", "preg_replace", "ReplaceAllString"]);
/** A run of dots: `\.+`, `\.\.+`, `\.\.*`, `\.{2,}`, `[.]+`. */
const DOTS = /^\(?(?:\\\.|\[\\?\.\])(?:\{2,\}|(?:\\\.|\[\\?\.\])?[+*])\)?$/u;
const COMPILES = new Set(["compile", "RegExp", "Regexp", "Regex", "MustCompile", "regcomp", "NewReplacer"]);
const LINES = bitsOf(["log-injection", "header-injection"]);
const XSS = bitsOf(["xss"]);
const LDAP = bitsOf(["ldap-injection"]);
const XPATH = bitsOf(["xpath-injection"]);
const REGEX = bitsOf(["regex-injection"]);
/** A literal of a global expression. */
const GLOBAL = /\/[a-fh-z]*g[a-z]*$/u;
const PATH = bitsOf(["path-traversal"]);
const NO_TAINTS = UNKNOWN.taints;
const PLACEHOLDERS = /%(?:\d+\$|<\w+>)?(?:'.|[-+# 0-9.,])*[a-zA-Z]|%?\{\w*(?:![rsa])?(?::[^}]*)?\}/u;

/** Models of string methods. @returns null for any other call. */
export function callText(engine: Engine, call: Call, scope: Scope): Value | null {
  const { expression, receiver, args } = call;
  const { name } = expression;
  if (COMPILES.has(name)) {
    const texts = args.map(({ constant }) => constant);
    // The replacer's old and new strings are concatenated to one text.
    if (name === "NewReplacer") {
      const { taints } = args.reduce(join, UNKNOWN);
      return { ...(taints.length > 0 ? tainted(taints) : constantValue(texts.join(""))), type: "RegExp" };
    }
    const [pattern] = args;
    const flags = args.length > 1 ? args[1]?.constant : (pattern?.flags ?? "");
    if (typeof pattern?.constant === "string")
      return {
        ...pattern,
        ...(engine.has("lineAnchors") && { constant: withLineAnchors(pattern.constant) }),
        type: "RegExp",
        ...(typeof flags === "string" && { flags }),
      };
  }
  if (name === "union" && call.named.root === "Regexp") return anyOf(args, scope);
  if ((name === "toRegex" || name === "toPattern") && typeof receiver?.constant === "string")
    return { ...receiver, type: "RegExp" };
  if (name === "matcher" && receiver && args[0]) {
    const fields = new Map([["#subject", args[0]]]);
    return { ...receiver, refs: [engine.allocate(expression.at, scope, { kind: "object", fields }, ":matcher")] };
  }
  const match = matchOf(engine, call, scope);
  if (match) return match;
  const folded = foldedText(call);
  if (folded) return folded;
  // In other languages, a route or a map may have this method.
  if (REPLACES.has(name) && (name !== "delete" || engine.language === "ruby")) return replaced(engine, call, scope);
  if (FINDS.has(name) && receiver?.type === "RegExp" && isStrict(String(receiver.constant ?? ""), true)) return UNKNOWN;
  return joined(engine, call, scope) ?? formatted(engine, call, scope);
}

/** Functions that make a text of their argument. */
const CONVERTS = /^(?:str|String|strval)$/u;

/** The result of a method of a constant text with constant arguments. */
export function foldedText({ expression, receiver, args }: Call): Value | null {
  const [first] = args;
  const isConversion = !receiver && args.length === 1 && CONVERTS.test(expression.name);
  if (isConversion && typeof first?.constant === "string") return constantValue(first.constant);
  if (expression.name === "basename" && args.length === 1 && typeof first?.constant === "string")
    return constantValue(first.constant.replace(/^.*[/\\]/su, ""));
  if (typeof receiver?.constant !== "string" || receiver.type === "RegExp") return null;
  const constants = args.map(({ constant }) => constant);
  const folded = foldMethod(receiver.constant, expression.name, constants);
  if (folded === undefined) return null;
  const text = typeof folded === "string" ? joinedText([folded], receiver.constant.length) : folded;
  return text === undefined ? UNKNOWN : constantValue(text);
}

function replaced(engine: Engine, call: Call, scope: Scope): Value | null {
  const { receiver, args, expression } = call;
  const values = [...(receiver ? [receiver] : []), ...args].map((value) => oneText(value, scope));
  const pattern = values.find(({ constant, taints }) => typeof constant === "string" && taints.length === 0);
  if (!pattern || typeof pattern.constant !== "string") return null;
  if (engine.language === "javascript" && receiver) return replacedByScript(engine, call, receiver, scope);
  const taints = values.reduce(
    (all, value) => joinTaints(all, engine.reachableTaints(value, scope.state)),
    UNKNOWN.taints,
  );
  const isSet = ["tr", "delete"].includes(expression.name);
  // `text.delete("^a-z")` removes all other characters.
  const isExpression = isSet
    ? pattern.constant.startsWith("^") && (expression.name === "tr" || args.length === 1)
    : expression.name !== "str_replace";
  const written = isSet && isExpression ? `[${pattern.constant}]` : pattern.constant;
  const sanitizedFor = sanitizedByReplacing(expression, written, args, isExpression);
  const value = tainted(sanitize({ ...UNKNOWN, taints }, sanitizedFor).taints);
  const text = escapesQuotes(pattern.constant, values) ? inQuotes(value) : value;
  // What a function returns beside the match, which the pattern describes.
  const made = args
    .flatMap(({ closures }) => closures ?? [])
    .map((each) => invokeMaybe(engine, each, { args: [UNKNOWN], at: expression.at }, scope));
  return made.length > 0 ? tainted(made.reduce((all, { taints: of }) => joinTaints(all, of), text.taints)) : text;
}

/** The families for which text is safe without the matches of a pattern. */
function sanitizedByReplacing(
  expression: Call["expression"],
  pattern: string,
  args: readonly Value[],
  isExpression: boolean,
): number {
  const text = pattern.replace(/^([/#~@!])(.*)\1[a-z]*$/su, "$2");
  if (isExpression && keepsOnlySafeCharacters(text)) return ALL;
  if (matchesLines(text)) return LINES;
  const marksUp = text.includes("<") && [text, ...args.map(({ constant }) => constant)].some(isMarkup);
  const parents = removesParents(expression, pattern, args) ? PATH : 0;
  return parents | escapedBy(text, args) | (marksUp ? XSS : 0) | (/['"]/u.test(text) ? XPATH : 0);
}

/** The text of the receiver with a replacement, which may be what a function makes of the match. The first match alone sanitizes nothing. */
function replacedByScript(engine: Engine, call: Call, object: Value, scope: Scope): Value {
  const { args, expression } = call;
  // Libraries have a function of the text, the pattern and the replacement.
  const [receiver = UNKNOWN, pattern = UNKNOWN, replacement = UNKNOWN] = args.length > 2 ? args : [object, ...args];
  const isExpression = pattern.type === "RegExp";
  const written = typeof pattern.constant === "string" ? pattern.constant : "";
  const isAll = expression.name === "replaceAll" || (isExpression && pattern.flags?.includes("g") !== false);
  const sanitizedFor = isAll ? sanitizedByReplacing(expression, written, args, isExpression) : 0;
  const texts = textsOfMatch(isExpression ? written : ".*", receiver, scope);
  const matched = sanitizedFor === 0 && texts ? [texts.whole, ...texts.groups.map(({ value }) => value)] : [];
  const made = (replacement.closures ?? []).map((closure) =>
    invokeMaybe(engine, closure, { args: matched, at: expression.at }, scope),
  );
  const cleaned = sanitize({ ...UNKNOWN, taints: receiver.taints }, sanitizedFor);
  const isEscaped = isAll && escapesQuotes(written, [replacement]);
  const kept = (isEscaped ? inQuotes(cleaned) : cleaned).taints;
  const result = tainted(
    [replacement, ...made].reduce(
      (taints, value) => joinTaints(taints, engine.reachableTaints(value, scope.state)),
      kept,
    ),
  );
  return { ...result, knownPrefix: beginningOf(call)?.knownPrefix ?? result.knownPrefix };
}

/** A list of constants as one text: `["\r", "\n"]`. */
function oneText(value: Value, scope: Scope): Value {
  const items = value.taints.length > 0 ? null : onlyObject(value, scope.state)?.items;
  if (!items || items.length === 0 || items.some(({ constant }) => typeof constant !== "string")) return value;
  return constantValue(items.map(({ constant }) => String(constant)).join(""));
}

/** Whether all runs of dots are replaced by at most one dot, so that no `..` is left. Removing `../` once may leave another one. */
function removesParents({ name, args: written }: Call["expression"], pattern: string, args: readonly Value[]): boolean {
  const isGlobal = written.some(({ value }) => value.op === "constant" && GLOBAL.test(value.at.text));
  const inner = /^([/#~@!])(.*)\1[a-z]*$/su.exec(pattern)?.[2] ?? pattern;
  if (!(isGlobal || args.length > 2 || REPLACES_ALL.has(name)) || !DOTS.test(inner)) return false;
  return args.some(({ constant }) => constant === "" || constant === "." || constant === "_" || constant === "-");
}

function isMarkup(text: unknown): boolean {
  return typeof text === "string" && text.includes("&lt;");
}

/** The families for which a replacement escapes all special characters of the text. */
function escapedBy(pattern: string, args: readonly Value[]): number {
  if (args.some(({ constant }) => constant === "\\28" || constant === "\\2a")) return LDAP;
  if (args.some(({ constant }) => constant === "&apos;" || constant === "&#39;") && pattern === "'") return XPATH;
  const inside = /^\(?\[((?:\\.|[^\]\\^])(?:\\.|[^\]\\])*)\]\)?[+*]?$/su.exec(pattern)?.[1];
  if (inside === undefined) return 0;
  const holds = (signs: string): boolean => signs.split("").every((sign) => inside.includes(sign));
  const ofMarkup = holds("<>") || holds("<&") ? XSS : 0;
  return ofMarkup | (holds("()*") ? LDAP : 0) | (holds("'\"") ? XPATH : 0) | (holds(".*+?()|[{^$") ? REGEX : 0);
}

/** Whether a split and join removes line breaks: `text.split("\n").join(" ")`. */
function losesLines({ receiver, args }: Call["expression"], separator: Value | undefined): boolean {
  if (typeof separator?.constant !== "string" || /[\r\n]/u.test(separator.constant)) return false;
  return [receiver, args[0]?.value].some((list) => {
    if (list?.op !== "call") return false;
    const [by] = list.args;
    if (list.name === "splitlines" || list.name === "lines") return true;
    if (list.name !== "split") return false;
    return !by || (by.value.op === "constant" && /[\r\n]|\\[rnRs]/u.test(String(by.value.value)));
  });
}

function joined(engine: Engine, { expression, receiver, args }: Call, scope: Scope): Value | null {
  const { name } = expression;
  if (name === "concat" && receiver && receiver.refs.length === 0)
    return concatenatedItems([receiver, ...args], engine, scope);
  if (!["join", "implode", "Join"].includes(name) || args.some(({ closures }) => closures)) return null;
  const [separator] = receiver && args[0]?.constant === undefined ? [receiver] : args;
  if (losesLines(expression, separator)) {
    const values = [...(receiver ? [receiver] : []), ...args];
    const all = values.reduce(
      (taints, value) => joinTaints(taints, engine.reachableTaints(value, scope.state)),
      NO_TAINTS,
    );
    return tainted(sanitize(tainted(all), LINES).taints);
  }
  // Only lists of text, not lists of path segments.
  const list = [...(receiver ? [receiver] : []), ...args].find(({ refs }) =>
    refs.some((ref) => scope.state.object(ref)?.kind === "list"),
  );
  if (!list) return null;
  const lists = list.refs.flatMap((ref) => scope.state.object(ref) ?? []);
  const items = lists.flatMap((each) => each.items ?? []);
  const areAll = list.taints.length === 0 && lists.every((each) => each.items && !each.unknownKeys);
  const written = [...(receiver ? [receiver] : []), ...args].find(
    (value) => value !== list && (value.taints.length > 0 || typeof value.constant === "string"),
  );
  if (items.length > 0 && areAll)
    return items.length === 1 ? (items[0] ?? UNKNOWN) : concatenatedItems(between(items, written), engine, scope);
  return tainted(joinTaints(engine.reachableTaints(list, scope.state), written?.taints ?? NO_TAINTS));
}

/** The items with the separator between them. */
function between(items: readonly Value[], separator: Value | undefined): readonly Value[] {
  return separator ? items.flatMap((item, index) => (index > 0 ? [separator, item] : [item])) : items;
}

function concatenatedItems(items: readonly Value[], engine: Engine, scope: Scope): Value {
  return concatenate(
    items.map((item) => (item.refs.length > 0 ? tainted(engine.reachableTaints(item, scope.state)) : item)),
    scope.state,
  );
}

/** The values of a list for the placeholders of a template: each of them, if they are not known. */
function listed(template: Value | undefined, list: Value = UNKNOWN, scope: Scope): readonly Value[] {
  const items = list.taints.length > 0 ? null : onlyObject(list, scope.state)?.items;
  if (items) return items;
  const count = String(template?.constant ?? "").match(new RegExp(PLACEHOLDERS, "gu"))?.length ?? 1;
  return Array.from({ length: Math.max(1, count) }, () => list);
}

function formatted(engine: Engine, { expression, receiver, args, keywords }: Call, scope: Scope): Value | null {
  const { name } = expression;
  if (name === "format_map" && receiver && args[0]) {
    const map = args[0].taints.length > 0 ? undefined : onlyObject(args[0], scope.state);
    const fields = map?.kind === "map" && !map.unknownKeys ? map.fields : null;
    return fields && fill(receiver, inOrder(receiver, PLACEHOLDERS, [], fields), PLACEHOLDERS);
  }
  const isFormat = ["format", "sprintf", "Sprintf", "formatted", "vsprintf", "Errorf"].includes(name);
  if (!isFormat) return null;
  const own = receiver && (typeof receiver.constant === "string" || receiver.taints.length > 0) ? [receiver] : [];
  const textOf = (value: Value): Value =>
    value.refs.length > 0 ? tainted(engine.reachableTaints(value, scope.state)) : value;
  const [template, ...given] = [...own, ...args].map(textOf);
  const placed = name === "vsprintf" ? listed(template, args[1], scope) : given;
  const named = new Map(Array.from(keywords, ([key, value]) => [key, textOf(value)]));
  return template ? fill(template, inOrder(template, PLACEHOLDERS, placed, named), PLACEHOLDERS) : null;
}

/** `Regexp.union("a", /b/)` of known texts and expressions, or of a list of them. */
function anyOf(args: readonly Value[], { state }: Scope): Value | null {
  const [only] = args;
  const parts = (args.length === 1 && only && onlyObject(only, state)?.items) || args;
  const patterns = parts.flatMap(({ constant, type, taints }) => {
    if (typeof constant !== "string" || taints.length > 0) return [];
    return [type === "RegExp" ? constant : literal(constant)];
  });
  return patterns.length < parts.length || parts.length === 0
    ? null
    : { ...constantValue(`(?:${patterns.join("|")})`), type: "RegExp" };
}
