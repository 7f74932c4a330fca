import { textDigest } from "../../digest/text-digest.ts";
import { DistinctTexts } from "./distinct-texts.ts";
import type { TextBytes } from "./text-bytes.ts";

const HASH_DIGITS = 32;
const NO_TEXT = "null";
/** More than a chunk has descriptions. */
const MAX_DESCRIPTIONS = 2 ** 24;

/**
 * The rules of a chunk: findings with the same scanner, title and metadata of the rule. Each is described by one or several texts. What
 * is known of them is in arrays of numbers: an object for each would outlive collections when every finding has its own.
 */
export class ChunkRules {
  readonly #texts = new DistinctTexts();
  /** By the number of the text of a rule: how many descriptions it has. */
  #descriptions: number[] = [];
  /** By the numbers of both texts: the number of the rule with this description. */
  #numbers = new Map<number, number>();
  /** By that number. */
  #ruleTexts: number[] = [];
  #describingTexts: number[] = [];
  #findings: number[] = [];
  /** After `write`: the hash under which the rule is stored for these findings. */
  #hashes: string[] = [];
  /** The number of the text that stands for no description. */
  #noText = -1;

  /**
   * Adds a finding: the JSON of its rule and of its description.
   * @returns the number of the two, and by how many UTF-16 units the chunk grows; undefined, and nothing is added, if by more than `room`.
   */
  add(rule: string, description: string): { number: number; length: number };
  add(rule: string, description: string, room: number): { number: number; length: number } | undefined;
  add(rule: string, description: string, room = Infinity): { number: number; length: number } | undefined {
    const [ruleText, text] = [this.#texts.numberOf(rule), this.#texts.numberOf(description)];
    const key = ruleText * MAX_DESCRIPTIONS + text;
    const known = this.#numbers.get(key);
    const length = known === undefined ? rule.length + description.length : 0;
    if (length > room) return undefined;
    const number = known ?? this.#findings.length;
    if (known === undefined) {
      this.#numbers.set(key, number);
      this.#ruleTexts.push(ruleText);
      this.#describingTexts.push(text);
      this.#findings.push(0);
      if (description === NO_TEXT) this.#noText = text;
      while (this.#descriptions.length <= ruleText) this.#descriptions.push(0);
      this.#descriptions[ruleText] = (this.#descriptions[ruleText] ?? 0) + 1;
    }
    this.#findings[number] = (this.#findings[number] ?? 0) + 1;
    return { number, length };
  }

  /** Writes what is stored of the rules, separated by commas: a description only if findings share it. @returns the hashes. */
  write(out: TextBytes): string[] {
    const hashes: string[] = [];
    /** By the text of the rule: under which it is stored without a description, once it is. */
    const plainHashes: string[] = [];
    for (const [number, ruleText] of this.#ruleTexts.entries()) {
      const json = this.#texts.part(ruleText);
      const text = this.#describingTexts[number] ?? 0;
      const description = text !== this.#noText && this.#isShared(number) ? this.#texts.part(text) : undefined;
      const known = description ? undefined : plainHashes[ruleText];
      const hash = known ?? textDigest(HASH_DIGITS, json, description ?? NO_TEXT);
      this.#hashes.push(hash);
      if (known !== undefined) continue;
      if (!description) plainHashes[ruleText] = hash;
      out.append(`${hashes.length === 0 ? "" : ","}["${hash}",`);
      if (description) out.appendBytes(description);
      else out.append(NO_TEXT);
      out.append(",");
      out.appendBytes(json.subarray(1));
      hashes.push(hash);
    }
    return hashes;
  }

  /** After `write`: the hash of a rule, and the JSON of the description if it is stored with the finding. */
  referTo(number: number): { hash: string; description: Uint8Array | undefined } {
    const hash = this.#hashes[number];
    if (hash === undefined) throw new RangeError("There is no such rule.");
    const text = this.#describingTexts[number] ?? 0;
    return { hash, description: this.#isShared(number) ? undefined : this.#texts.part(text) };
  }

  clear(): void {
    this.#texts.clear();
    this.#descriptions = [];
    // A map that is cleared links what it had to what it gets next: V8 keeps all of it until a full collection.
    this.#numbers = new Map();
    this.#ruleTexts = [];
    this.#describingTexts = [];
    this.#findings = [];
    this.#hashes = [];
    this.#noText = -1;
  }

  /** Whether nothing of the description is stored with the findings. */
  #isShared(number: number): boolean {
    const rule = this.#ruleTexts[number] ?? 0;
    const isNull = this.#describingTexts[number] === this.#noText;
    return isNull || this.#descriptions[rule] === 1 || (this.#findings[number] ?? 0) > 1;
  }
}
