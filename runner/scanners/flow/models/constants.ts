import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Family } from "../domain/families.ts";
import { constantValue, possibleStringsOf, type Value } from "../domain/value.ts";

/** Functions that return the bytes of a text, by their names in the supported languages. */
const BYTES =
  /^(?:getBytes|GetBytes|toByteArray|encodeToByteArray|encode|bytes|bytearray|toCharArray|ToCharArray|from|fromhex|FromHexString|FromBase64String|b64decode|a2b_hex|unhexlify|decode64|(?:strict_|urlsafe_)?decode64|hex2bin|base64_decode|DecodeString|decodeHex|parseHexBinary|decode|wrap|pack|str2ba|force_encoding)$/u;
const MODULES =
  /(?:^|\.)(?:Buffer|Uint8Array|base64|binascii|Base64|Hex|hex|Convert|ByteBuffer|TextEncoder|bytes|bytearray)(?:\(\)|\.|$)/u;
/** The text stays as it is. */
const OF_RECEIVER = /^(?:getBytes|toByteArray|encodeToByteArray|encode|toCharArray|ToCharArray|force_encoding)$/u;
/** A reference to a value that is set elsewhere. */
const REFERENCE = /^\s*$|\$\{|\{\{|%\(|<%|^<[^<>]*>$|^%[sdv]$|^__\w+__$|^:\w+$|^\$\w+$/u;
const ALGORITHMS = new Set<Family>(["weak-cipher", "weak-hash"]);
/** Where the default of a setting is a weakness if the setting is missing. */
const MISSING = new Set<Family>(["hard-coded-key"]);

/**
 * The bytes of a constant text, as a list with that text as its only element, because decoded bytes have another text.
 * @returns null for any other call
 */
export function constantBytes(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, receiver, args, expression } = call;
  if (!BYTES.test(named.name)) return null;
  const ofReceiver = receiver !== null && typeof receiver.constant === "string" && OF_RECEIVER.test(named.name);
  if (named.name === "pack" && receiver !== null && receiver.refs.length > 0) return receiver;
  const [first, ...others] = args;
  // `pack("a*", text)`
  if (named.name === "pack" && others.some(({ taints }) => taints.length > 0)) return null;
  // `b64decode(text).decode("utf-8")`
  if (receiver && receiver.taints.length > 0) return null;
  const isModule = MODULES.test(named.accessPath) || receiver === null || named.name.startsWith("Get");
  const source = ofReceiver ? receiver : isModule ? first : undefined;
  if (typeof source?.constant !== "string" || source.taints.length > 0) return null;
  if (ofReceiver) return { ...source, type: "" };
  return engine.list(expression.at, scope, [source], ":bytes");
}

/**
 * Whether a value that should be secret or random is constant: text, or a list of constants. Empty text is no value.
 *
 * @param lists the lists that are looked into already
 */
export function isConstant(value: Value, family: Family, scope: Scope, lists = new Set<number>()): boolean {
  if (value.taints.length > 0 || value.closures !== undefined || value.cls !== undefined) return false;
  if (typeof value.constant === "number") return family === "predictable-seed" || lists.size > 0;
  if (value.refs.length > 0) {
    const [ref] = value.refs;
    if (ref === undefined || value.refs.length > 1) return false;
    if (lists.has(ref)) return true;
    lists.add(ref);
    const { kind, items = null, unknownKeys } = scope.state.object(ref) ?? {};
    if (kind !== "list" || unknownKeys !== null || items === null || items.length === 0) return false;
    return items.every((item) => isConstant(item, family, scope, lists));
  }
  const texts = typeof value.constant === "boolean" || value.constant === null ? [] : possibleStringsOf(value);
  return texts.length > 0 && texts.every((text) => !REFERENCE.test(text));
}

/** The arguments of a sink, with the default of an algorithm that a setting names: a program with a weak default uses it. */
export function withFallbacks<Given extends { args: readonly Value[] }>(call: Given, family: Family): Given {
  if (!ALGORITHMS.has(family) || call.args.every(({ fallback }) => fallback === undefined)) return call;
  return { ...call, args: call.args.map((arg) => (arg.fallback === undefined ? arg : constantValue(arg.fallback))) };
}

/** The text that a secret is without the setting that should name it: `process.env.KEY || "secret"`. */
export function defaultOf({ fallback }: Value, family: Family): Value | null {
  return fallback === undefined || !MISSING.has(family) ? null : constantValue(fallback);
}
