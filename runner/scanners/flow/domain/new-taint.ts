import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { shortened } from "./shortened.ts";
import type { SourceKind, Taint } from "./taint.ts";

/** Suffix of the key of a URL's host: a check of the host refines only the destination. */
export const HOST_SUFFIX = "#host";
/** Names of members that are a host. */
export const HOSTS =
  /^(?:get:?)?(?:(?:dnssafe|idn)?host|hostname|hostwithport|netloc|origin|(?:raw)?authority)(?:\(\))?:?$/iu;

/** The key of a member of what has a key. */
export function memberKey(key: string, name: string): string {
  return HOSTS.test(name) ? `${key}${HOST_SUFFIX}` : `${key}.${name}`;
}

/** The key of what code reads by this path: `req.body.site`. */
export function keyOfPath(path: string): string {
  const [first = "", ...names] = path.split(".");
  return names.reduce(memberKey, first);
}

export function newTaint(kind: SourceKind, at: SyntaxNode, key: string, isProperty = false): Taint {
  // Two reads of a file may return different data, so each read has its own key, unless it reads a property of an object.
  const isSame = isProperty || kind === "request" || kind === "environment";
  const unique = isSame ? key : `${key}@${at.mark}`;
  return {
    key: shortened(unique),
    kind,
    source: at,
    sanitizedFor: 0,
    qualifiers: 0,
    step: { at, previous: null, length: 1 },
  };
}
