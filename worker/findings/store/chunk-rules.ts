import { textDigest } from "../../digest/text-digest.ts";
import { TextBytes } from "./text-bytes.ts";

const HASH_DIGITS = 32;
const KEY_DIGITS = 32;
const NO_TEXT = "null";

/** Findings with the same scanner, title and metadata of the rule. */
interface Rule {
  /** The JSON of these, in the bytes. */
  start: number;
  end: number;
  /** The number of descriptions. */
  descriptions: number;
  /** Under which it is stored without a description, once it is. */
  hash: string | undefined;
}

/** A rule with a description. */
interface Described {
  rule: Rule;
  findings: number;
  /** The JSON of the description, in the bytes. */
  start: number;
  end: number;
  isNull: boolean;
  /** Under which the rule is stored for these findings. */
  hash: string;
}

/** The rules of a chunk. */
export class ChunkRules {
  readonly #bytes = new TextBytes();
  readonly #rules = new Map<string, Rule>();
  readonly #described = new Map<string, number>();
  readonly #list: Described[] = [];

  /**
   * Adds a finding: the JSON of its rule and of its description.
   * @returns the number of the two, and by how many UTF-16 units the chunk grows; undefined, and nothing is added, if by more than `room`.
   */
  add(rule: string, description: string): { number: number; length: number };
  add(rule: string, description: string, room: number): { number: number; length: number } | undefined;
  add(rule: string, description: string, room = Infinity): { number: number; length: number } | undefined {
    const ruleKey = textDigest(KEY_DIGITS, rule);
    const key = textDigest(KEY_DIGITS, ruleKey, description);
    const known = this.#described.get(key);
    const length = known === undefined ? rule.length + description.length : 0;
    if (length > room) return undefined;
    const number =
      known ?? this.#addDescribed(this.#rules.get(ruleKey) ?? this.#addRule(ruleKey, rule), key, description);
    const described = this.#list[number];
    if (described) described.findings += 1;
    return { number, length };
  }

  /** Writes what is stored of the rules, separated by commas: a description only if findings share it. @returns the hashes. */
  write(out: TextBytes): string[] {
    const hashes: string[] = [];
    for (const described of this.#list) {
      const { rule } = described;
      const json = this.#bytes.part(rule.start, rule.end);
      const description = !described.isNull && isShared(described) ? this.#descriptionOf(described) : undefined;
      const known = description ? undefined : rule.hash;
      described.hash = known ?? textDigest(HASH_DIGITS, json, description ?? NO_TEXT);
      if (known !== undefined) continue;
      if (!description) rule.hash = described.hash;
      out.append(`${hashes.length === 0 ? "" : ","}["${described.hash}",`);
      if (description) out.appendBytes(description);
      else out.append(NO_TEXT);
      out.append(",");
      out.appendBytes(json.subarray(1));
      hashes.push(described.hash);
    }
    return hashes;
  }

  /** After `write`: the hash of a rule, and the JSON of the description if it is stored with the finding. */
  referTo(number: number): { hash: string; description: Uint8Array | undefined } {
    const described = this.#list[number];
    if (!described) throw new RangeError("There is no such rule.");
    return { hash: described.hash, description: isShared(described) ? undefined : this.#descriptionOf(described) };
  }

  clear(): void {
    this.#bytes.clear();
    this.#rules.clear();
    this.#described.clear();
    this.#list.length = 0;
  }

  #descriptionOf({ start, end }: Described): Uint8Array {
    return this.#bytes.part(start, end);
  }

  #addRule(key: string, json: string): Rule {
    const rule = { ...this.#append(json), descriptions: 0, hash: undefined };
    this.#rules.set(key, rule);
    return rule;
  }

  #addDescribed(rule: Rule, key: string, description: string): number {
    const number = this.#list.length;
    this.#list.push({ rule, findings: 0, ...this.#append(description), isNull: description === NO_TEXT, hash: "" });
    this.#described.set(key, number);
    rule.descriptions += 1;
    return number;
  }

  #append(json: string): { start: number; end: number } {
    const start = this.#bytes.length;
    this.#bytes.append(json);
    return { start, end: this.#bytes.length };
  }
}

/** Whether nothing of the description is stored with the findings. */
function isShared({ isNull, rule, findings }: Described): boolean {
  return isNull || rule.descriptions === 1 || findings > 1;
}
