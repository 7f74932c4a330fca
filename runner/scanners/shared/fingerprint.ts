import { createHash, createHmac } from "node:crypto";
import type { FindingIdentity } from "../../../worker/contract/finding-identity.ts";
import { isCredential } from "./deduplicate.ts";

const MAX_IDENTITY_LENGTH = 2_000;
const CODE_DIGITS = 16;

/** A match that an engine reports, before it has a fingerprint. */
export interface Match {
  ruleId: string;
  path: string;
  /** Byte or character offset in the file; used for sorting only. */
  offset: number;
  /** Identifies the match when lines move: its normalized text, or a keyed hash for a secret. */
  identity: string;
}

const NO_FILE = "0".repeat(12);
const NO_CONTEXT = "0".repeat(16);

/** Text without white space, so that re-indenting or wrapping does not change the fingerprint. */
export function codeIdentity(text: string): string {
  return text.normalize("NFC").replaceAll(/\s+/gu, "").slice(0, MAX_IDENTITY_LENGTH);
}

/** Keyed, so that a weak password cannot be guessed from the fingerprint. */
export function secretIdentity(secret: string, key: Uint8Array): string {
  return createHmac("sha256", key).update(secret).digest("hex");
}

/** A finding of code about a hard-coded credential is identified like a secret. */
export function keyCredentials<M extends Match & { cwe: string | null }>(matches: readonly M[], key: Uint8Array): M[] {
  return matches.map((match) =>
    isCredential(match.cwe) ? { ...match, identity: secretIdentity(match.identity, key) } : match,
  );
}

export interface Fingerprint {
  fingerprint: string;
  /** The same without path and ordinal, for `codeOnly`. */
  code: string;
}

/** The identity of a finding before its place is known: `identifyFindings` completes it. */
export function codeOnly(code: string): FindingIdentity {
  return { code, path: NO_FILE, blob: NO_FILE, before: NO_CONTEXT, after: NO_CONTEXT };
}

/**
 * Sorts matches by path and offset, drops duplicates of a rule at one place, and computes fingerprints: a hash of scanner, rule,
 * path, identity and the ordinal among equal ones. Line numbers are not part of it, so that it is stable when code moves.
 */
export function fingerprintMatches<M extends Match>(scanner: string, matches: readonly M[]): (M & Fingerprint)[] {
  const sorted = matches.toSorted(
    (a, b) => compare(a.path, b.path) || a.offset - b.offset || compare(a.ruleId, b.ruleId),
  );
  const places = new Set<string>();
  const ordinals = new Map<string, number>();
  return sorted.flatMap((match) => {
    const place = JSON.stringify([match.ruleId, match.path, match.offset]);
    if (places.has(place)) return [];
    places.add(place);
    const key = JSON.stringify(["v1", scanner, match.ruleId, match.path, match.identity]);
    const ordinal = ordinals.get(key) ?? 0;
    ordinals.set(key, ordinal + 1);
    const fingerprint = createHash("sha256").update(`${key}\0${ordinal}`).digest("hex").slice(0, 40);
    const code = createHash("sha256")
      .update(JSON.stringify(["v1", scanner, match.ruleId, match.identity]))
      .digest("hex");
    return [{ ...match, fingerprint, code: code.slice(0, CODE_DIGITS) }];
  });
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
