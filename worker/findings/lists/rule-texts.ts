import { RuleMetadata } from "../store/rule-metadata.ts";
import { z } from "zod";

/** The part of a finding that all findings of its rule share. */
export interface RuleText {
  scanner: string;
  title: string;
  description: string | null;
  metadata: RuleMetadata;
  /** Total length, in UTF-16 units. */
  length: number;
}

const StoredRuleText = z.tuple([z.string(), z.string(), z.string().nullable(), RuleMetadata]);

/** Maximum total length for all organizations, in UTF-16 units. */
const MAX_LENGTH = 4_000_000;
/** Maximum number of known texts of one organization in a statement. */
const MAX_KNOWN = 1_000;
/** A database that is restored to an earlier time may reuse a number for another text. */
const LIFETIME_MS = 60_000;

interface Entry {
  text: RuleText;
  expiresAt: number;
}

/** Rule texts that this isolate has read, so that pages need not read them for each row. */
class RuleTextCache {
  readonly #organizations = new Map<string, Map<number, Entry>>();
  #length = 0;

  /** The comma-separated numbers of the cached texts. */
  knownOf(orgId: string, now: number): string {
    const entries = this.#organizations.get(orgId);
    if (!entries) return "";
    for (const [id, { expiresAt }] of entries) if (expiresAt <= now) this.#delete(entries, id);
    return `,${[...entries.keys()].slice(-MAX_KNOWN).join(",")},`;
  }

  /** Whether no text of the organization is known, as after `knownOf`. */
  isEmpty(orgId: string): boolean {
    return (this.#organizations.get(orgId)?.size ?? 0) === 0;
  }

  get(orgId: string, id: number): RuleText | undefined {
    return this.#organizations.get(orgId)?.get(id)?.text;
  }

  /** @param json in the form that `ranges.ts` selects */
  add(orgId: string, id: number, json: string, now: number): RuleText {
    const [scanner, title, description, metadata] = StoredRuleText.parse(JSON.parse(json));
    const text = { scanner, title, description, metadata, length: json.length };
    if (this.#length + json.length > MAX_LENGTH) this.#clear();
    const entries = this.#organizations.get(orgId) ?? new Map<number, Entry>();
    this.#organizations.set(orgId, entries);
    this.#delete(entries, id);
    entries.set(id, { text, expiresAt: now + LIFETIME_MS });
    this.#length += json.length;
    return text;
  }

  #delete(entries: Map<number, Entry>, id: number): void {
    this.#length -= entries.get(id)?.text.length ?? 0;
    entries.delete(id);
  }

  #clear(): void {
    this.#organizations.clear();
    this.#length = 0;
  }
}

export const ruleTextCache = new RuleTextCache();
