import { createHash } from "node:crypto";
import { type Fields, storable, textOf } from "./json-fields.ts";

const MAX_ID_LENGTH = 500;
/** Leaves room for the ordinal. */
const MAX_BASE_LENGTH = 480;
const MAX_IDENTITY_LENGTH = 2_000;
/** What semgrep writes where a fingerprint would be, for those without an account: it is the same for every result. */
const NO_FINGERPRINT = "requires login";
/** What gitleaks gives as partial fingerprints: they are the same for everything in a commit, and name people. */
const OF_COMMITS = new Set(["author", "commitMessage", "commitSha", "date", "email"]);
/** What most tools and hosts compare by. */
const USUAL_PARTIAL = "primaryLocationLineHash";

/** What an id is made of where the file gives no fingerprint. */
export interface Sameness {
  scanner: string;
  ruleId: string;
  path: string;
  /** Snippet or message. */
  text: string;
}

/**
 * What makes a result the same when it is found again: its fingerprint (of several, that of the last name, which is the
 * newest version); or its rule and partial fingerprint, which tells lines apart, not rules; or else a hash of scanner, rule,
 * path and text without white space.
 */
export function identityOf(fingerprints: Fields, partial: Fields, sameness: Sameness): string {
  const whole = newest(fingerprints);
  if (whole !== undefined) return shortened(whole);
  const usual = textOf(partial[USUAL_PARTIAL]);
  const values = usual === undefined ? sortedValues(partial) : [usual];
  if (values.length > 0) return shortened([sameness.ruleId, ...values].join(":"));
  const text = sameness.text.normalize("NFC").replaceAll(/\s+/gu, "").slice(0, MAX_IDENTITY_LENGTH);
  return digest(JSON.stringify(["sarif/v1", sameness.scanner, sameness.ruleId, sameness.path, text]));
}

function newest(fingerprints: Fields): string | undefined {
  return sortedValues(fingerprints).at(-1);
}

function sortedValues(fields: Fields): string[] {
  const names = Object.keys(fields)
    .filter((name) => !OF_COMMITS.has(name))
    .toSorted();
  const values = names.map((name) => textOf(fields[name])).filter((value) => value !== undefined);
  return values.filter((value) => value !== NO_FINGERPRINT);
}

function shortened(text: string): string {
  const kept = storable(text, text.length);
  return kept.length <= MAX_BASE_LENGTH ? kept : digest(kept);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 40);
}

/** Gives out the external ids of one file: each once, whatever identities its results share. */
export class ExternalIds {
  /** Identity → the contents that have it. */
  readonly #contents = new Map<string, number | number[]>();
  readonly #given = new Set<string>();

  /** Undefined when a result with this identity and content had its id already: it is an exact duplicate. */
  take(identity: string, content: string): string | undefined {
    const hash = hashOf(content);
    const known = this.#contents.get(identity);
    if (known === undefined) {
      this.#contents.set(identity, hash);
      return this.#give(identity, 1);
    }
    const hashes = typeof known === "number" ? [known] : known;
    if (hashes.includes(hash)) return undefined;
    hashes.push(hash);
    this.#contents.set(identity, hashes);
    return this.#give(identity, hashes.length);
  }

  #give(identity: string, ordinal: number): string {
    for (let next = ordinal; ; next += 1) {
      const id = (next === 1 ? identity : `${identity}#${next}`).slice(0, MAX_ID_LENGTH);
      if (this.#given.has(id)) continue;
      this.#given.add(id);
      return id;
    }
  }
}

/** 53 bits, after cyrb53: contents are compared only where their identities are equal. */
function hashOf(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}
