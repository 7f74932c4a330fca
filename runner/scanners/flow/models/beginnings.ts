import type { Call } from "../interpreter/call.ts";
import { OPAQUE_PREFIX, type Value } from "../domain/value.ts";

/** Joins the parts of a path, of which only the first one may be absolute. */
const JOINS = /^File\.join$/u;

/** The value with which the result of a call begins: `url.slice(0, end)`, `File.join(root, name)`. */
export function beginningOf(call: Call): Value | null {
  const [first, ...others] = call.args;
  if (!first || others.length === 0 || !JOINS.test(call.named.accessPath))
    return isBeginning(call) ? call.receiver : null;
  if (first.taints.length > 0) return null;
  return {
    ...first,
    knownPrefix: typeof first.constant === "string" ? first.constant : first.knownPrefix || OPAQUE_PREFIX,
  };
}

/** Whether a call returns the beginning of its receiver: `url.slice(0, end)`. */
function isBeginning({ expression: { name }, args }: Call): boolean {
  return /^(?:slice|substring|substr)$/u.test(name) && args[0]?.constant === 0;
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
