import type { Call } from "../interpreter/call.ts";
import { OPAQUE_PREFIX, type Value } from "../domain/value.ts";

/** Joins the parts of a path, of which only the first one may be absolute. */
const JOINS = /^File\.join$/u;

/** Removes space around a text, or the indentation of its lines. */
const TRIMS =
  /^(?:trim|trim(?:Indent|Margin|Start|End|Left|Right|Space)|Trim(?:Start|End|Space)|[lr]?(?:strip|trim)|strip(?:Indent|Leading|Trailing)|dedent|squish|chomp)$/u;
/** The same at its end, also of other characters. */
const TRIMS_END = /^(?:[tT]rim(?:End|Right|Suffix)|removeSuffix|rstrip|rtrim|chomp|delete_suffix|removesuffix)$/u;

/** The value with which the result of a call begins: `url.slice(0, end)`, `File.join(root, name)`. */
export function beginningOf(call: Call): Value | null {
  const trimmed = trimmedText(call);
  if (trimmed) return { ...trimmed, knownPrefix: trimmed.knownPrefix.trimStart() };
  const [first, ...others] = call.args;
  if (!first || others.length === 0 || !JOINS.test(call.named.accessPath))
    return isBeginning(call) ? call.receiver : null;
  if (first.taints.length > 0) return null;
  return {
    ...first,
    knownPrefix: typeof first.constant === "string" ? first.constant : first.knownPrefix || OPAQUE_PREFIX,
  };
}

/** The text that a call trims, a method of it or a function: `text.trim()`, `trim($text)`, `strings.TrimSpace(text)`. */
function trimmedText({ expression: { name }, receiver, args }: Call): Value | null {
  const isMethod = receiver !== null && receiver.taints.length > 0;
  const [text, ...removed] = isMethod ? [receiver, ...args] : args;
  const isTrimmed = removed.length === 0 ? TRIMS.test(name) || TRIMS_END.test(name) : TRIMS_END.test(name);
  return isTrimmed && text && text.taints.length > 0 ? text : null;
}

/** Whether the result of a call begins like its receiver: `url.slice(0, end)`, `url.toString()`, `url.replace("&page=1", "")`. */
function isBeginning({ expression: { name }, receiver, args }: Call): boolean {
  if (/^(?:slice|substring|substr)$/u.test(name)) return args[0]?.constant === 0;
  if (name === "toString") return args.length === 0;
  const [replaced] = args;
  return /^replace(?:All)?$/u.test(name) && receiver !== null && isLater(replaced, receiver.knownPrefix);
}

/** What stands in a URL only after its host. */
const AFTER_HOST = /[?#&=%]/u;
const FIRST_CHARACTERS = /^\[([?#&=%]+)\]/u;

/** Whether a text or pattern matches nothing in the beginning of a URL. */
function isLater(replaced: Value | undefined, beginning: string): boolean {
  const written = typeof replaced?.constant === "string" ? replaced.constant : "";
  if (replaced?.type !== "RegExp") return AFTER_HOST.test(written) && !beginning.includes(written);
  const characters = FIRST_CHARACTERS.exec(written)?.[1] ?? "";
  return characters !== "" && !Array.from(characters).some((character) => beginning.includes(character));
}

/** Calls that join the parts of a path, the first of which is a directory. */
const JOINS_PARTS = /^(?:[jJ]oin|joinpath|resolve|Combine|get|of|File)$/u;

/** The directory in which a call names a file: the first part of a path, or its receiver. */
export function directoryOf({ receiver, args, named }: Call): Value | null {
  if (!JOINS_PARTS.test(named.name)) return null;
  const parts = receiver && receiver.taints.length > 0 ? [receiver, ...args] : args;
  return parts.length > 1 ? (parts[0] ?? null) : null;
}

export function hasCanonicalPath({ receiver, args }: Call): boolean {
  return receiver?.canonicalPath ?? args.some((arg) => arg.canonicalPath);
}
