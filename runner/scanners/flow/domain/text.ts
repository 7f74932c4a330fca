import { bitsOf, TEXT } from "./families.ts";
import { joinedText } from "./fold.ts";
import type { State } from "./state.ts";
import { fixesHost } from "./strict-pattern.ts";
import { afterLiteral, CONCATENATED, ofDirectory, sanitizeTaints, joinTaints, qualified } from "./taint.ts";
import { OPAQUE_PREFIX, possibleStringsOf, sanitize, UNKNOWN, type Value } from "./value.ts";

const DESTINATIONS = bitsOf(["ssrf", "open-redirect"]);
/** Text with words, or a tag. */
const WORDS = /[a-z]{2}|<\/?[a-z]/iu;
/** The beginning of what follows a directory in a path. */
const SEPARATOR = /^[/\\]/u;
const SEPARATORS = /(?:^|\.)(?:sep|[sS]eparator(?:Char)?|(?:DIRECTORY_)?SEPARATOR|DirectorySeparatorChar)$/u;
/** The beginning of what follows a URL and is no part of its host. */
const ENDS_HOST = /^[/?#]/u;
const MAX_LEAD = 300;
const MAX_CHOICES = 16;
const LINES = bitsOf(["log-injection", "header-injection"]);
const NUMBER = /^%.*[dufFeEgGxX]$/u;
/** Placeholders that quote a text and escape its line breaks: `%r` of Python, `%q` of Go, `%p` of Ruby, `%j` and `%o` of Node. */
const QUOTED = /^%.*[raqpjoO]$|![ra]/u;
const IN_MESSAGE = /%(?:\(\w+\))?[-+# 0-9.]*[a-zA-Z%]/gu;

/** Concatenates texts. Text after a fixed host or path, or after a URL that the code has checked, does not choose the destination. */
export function concatenate(parts: readonly Value[], state?: State): Value {
  const [first, ...others] = state ? afterChecked(parts, state) : parts;
  if (!first) return UNKNOWN;
  return others.reduce(concatenateTwo, first);
}

/** In `url + "?" + query`, only the URL chooses the destination: what follows is as safe as it is. */
function afterChecked(parts: readonly Value[], state: State): readonly Value[] {
  const [first, separator] = parts;
  if (parts.length < 3 || !first || first.taints.length === 0 || !ENDS_HOST.test(String(separator?.constant ?? "")))
    return parts;
  const families = first.taints.reduce((bits, taint) => bits & state.refined(taint).sanitizedFor, DESTINATIONS);
  return families === 0 ? parts : parts.map((part) => sanitize(part, families));
}

function concatenateTwo(a: Value, b: Value): Value {
  if (
    a.constant !== undefined &&
    b.constant !== undefined &&
    (typeof a.constant === "string" || typeof b.constant === "string")
  ) {
    const constant = joinedText([String(a.constant), String(b.constant)]);
    if (constant !== undefined) return { ...UNKNOWN, constant, knownPrefix: constant };
  }
  const isKnown = a.constant !== undefined;
  const knownPrefix = isKnown ? String(a.constant ?? "") : a.knownPrefix;
  const isBuilt = WORDS.test(knownPrefix) && !knownPrefix.includes(OPAQUE_PREFIX);
  const here = afterLiteral(a.constant, b.taints);
  const before = isKnown ? knownPrefix + b.knownPrefix : knownPrefix;
  const added = fixesDestination(before) ? sanitizeTaints(here, DESTINATIONS) : here;
  const after = WORDS.test(typeof b.constant === "string" ? b.constant : "");
  const first = SEPARATOR.test(b.knownPrefix) || SEPARATORS.test(b.accessPath) ? ofDirectory(a.taints) : a.taints;
  const taints = joinTaints(
    after ? qualified(first, CONCATENATED) : first,
    isBuilt ? qualified(added, CONCATENATED) : added,
  );
  const isText = typeof a.constant === "string" || typeof b.constant === "string";
  // What the code appends to a canonical path, such as a separator, does not lead out of it.
  const canonicalPath = a.canonicalPath && b.taints.length === 0;
  return {
    ...UNKNOWN,
    possibleStrings: possibleTexts(a, b),
    taints: isText ? sanitizeTaints(taints, TEXT) : taints,
    knownPrefix: before.slice(0, MAX_LEAD),
    canonicalPath,
  };
}

/** The possible texts of two, if they are few. */
function possibleTexts(a: Value, b: Value): readonly string[] | undefined {
  const [before, after] = [possibleStringsOf(a), possibleStringsOf(b)];
  const isShort = [...before, ...after].every(({ length }) => length < MAX_LEAD);
  if (before.length * after.length === 0 || before.length * after.length > MAX_CHOICES || !isShort) return undefined;
  return [...new Set(before.flatMap((text) => after.map((other) => text + other)))];
}

/** Whether text after this prefix cannot choose the host. */
function fixesDestination(written: string): boolean {
  const knownPrefix = written.replace(/^\s*(?:location:\s*|redirect:)/iu, "");
  return (
    knownPrefix.includes(OPAQUE_PREFIX) ||
    fixesHost(knownPrefix) ||
    /^\/[^/\\]/u.test(knownPrefix) ||
    /^\.{0,2}\/?[\w-][\w.-]*[/?]/u.test(knownPrefix)
  );
}

/** A text as a placeholder formats it. */
function inPlaceOf(placeholder: string, value: Value): Value {
  if (NUMBER.test(placeholder)) return UNKNOWN;
  return QUOTED.test(placeholder) ? sanitize(value, LINES) : value;
}

/** The arguments of a call that formats a message: `log("%q: %d", name, count)`. */
export function formattedArguments(args: readonly Value[]): readonly Value[] {
  const at = args.findIndex(({ constant }) => typeof constant === "string");
  const placeholders = (String(args[at]?.constant ?? "").match(IN_MESSAGE) ?? []).filter((item) => !item.endsWith("%"));
  return args.map((arg, index) => (index > at && at !== -1 ? inPlaceOf(placeholders[index - at - 1] ?? "", arg) : arg));
}

/** The name or number of a placeholder: `{name}`, `%(name)s`, `%<name>s`. */
const NAMED = /^%?[({<](\w+)/u;
/** The position of its value: `%2$s`. */
const PLACED = /^%(\d+)\$/u;

/** The values for a format string in the order of its placeholders, and then those that none of them names. */
export function inOrder(
  format: Value,
  placeholder: RegExp,
  placed: readonly Value[],
  named: ReadonlyMap<string, Value>,
): readonly Value[] {
  const all = [...placed, ...named.values()];
  if (typeof format.constant !== "string") return all;
  let next = 0;
  const values = Array.from(format.constant.matchAll(new RegExp(placeholder, "gu")), ([written]) => {
    const position = PLACED.exec(written)?.[1];
    if (position !== undefined) return placed[Number(position) - 1] ?? UNKNOWN;
    const name = NAMED.exec(written)?.[1];
    if (name === undefined) return placed[next++] ?? UNKNOWN;
    return (/^\d+$/u.test(name) ? placed[Number(name)] : named.get(name)) ?? placed.at(-1) ?? UNKNOWN;
  });
  const used = new Set(values);
  const unnamed = Array.from(named, ([name, value]) => (name === "**" ? null : value));
  const isNumbered = /\{\d+[:}]/u.test(format.constant);
  const ignored = new Set(leavesOut(format.constant, placeholder) ? [...unnamed, ...(isNumbered ? placed : [])] : []);
  return [...values, ...all.filter((value) => !used.has(value) && !ignored.has(value))];
}

/** Whether all placeholders of a format are known, so that it omits a value that none of them names. */
function leavesOut(format: string, placeholder: RegExp): boolean {
  return !/[%{]/u.test(format.replaceAll(new RegExp(placeholder, "gu"), "").replaceAll(/%%|\{\{/gu, ""));
}

/** A format string with its values in place of the placeholders. */
export function fill(format: Value, values: readonly Value[], placeholder: RegExp): Value {
  if (typeof format.constant !== "string") return concatenate([format, ...values]);
  const texts = format.constant.split(placeholder);
  const placeholders = format.constant.match(new RegExp(placeholder, "gu")) ?? [];
  const parts: Value[] = [];
  for (const [index, text] of texts.entries()) {
    parts.push({ ...UNKNOWN, constant: text, knownPrefix: text });
    const given = index < texts.length - 1 ? values[Math.min(index, values.length - 1)] : undefined;
    if (given) parts.push(inPlaceOf(placeholders[index] ?? "", given));
  }
  for (const value of values.slice(texts.length - 1)) parts.push(value);
  return concatenate(parts);
}
