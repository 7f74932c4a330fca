import { textDigest } from "../../digest/text-digest.ts";
import { DistinctTexts } from "./distinct-texts.ts";
import type { TextBytes } from "./text-bytes.ts";

const HASH_DIGITS = 32;
const NO_TEXT = "null";
/** More than a chunk has descriptions. */
const MAX_DESCRIPTIONS = 2 ** 24;

/** Findings with the same scanner, title and metadata of the rule. */
interface Rule {
  /** Of the JSON of these, in the texts. */
  text: number;
  /** The number of descriptions. */
  descriptions: number;
  /** Under which it is stored without a description, once it is. */
  hash: string | undefined;
}

/** A rule with a description. */
interface Described {
  rule: Rule;
  findings: number;
  /** Of the JSON of the description, in the texts. */
  text: number;
  isNull: boolean;
  /** Under which the rule is stored for these findings. */
  hash: string;
}

/** The rules of a chunk. */
export class ChunkRules {
  readonly #texts = new DistinctTexts();
  /** By the number of the text. */
  readonly #rules = new Map<number, Rule>();
  /** By the numbers of both texts. */
  readonly #described = new Map<number, number>();
  readonly #list: Described[] = [];

  /**
   * Adds a finding: the JSON of its rule and of its description.
   * @returns the number of the two, and by how many UTF-16 units the chunk grows; undefined, and nothing is added, if by more than `room`.
   */
  add(rule: string, description: string): { number: number; length: number };
  add(rule: string, description: string, room: number): { number: number; length: number } | undefined;
  add(rule: string, description: string, room = Infinity): { number: number; length: number } | undefined {
    const [ruleText, text] = [this.#texts.numberOf(rule), this.#texts.numberOf(description)];
    const key = ruleText * MAX_DESCRIPTIONS + text;
    const known = this.#described.get(key);
    const length = known === undefined ? rule.length + description.length : 0;
    if (length > room) return undefined;
    const number = known ?? this.#list.length;
    if (known === undefined) {
      this.#described.set(key, number);
      const isNull = description === NO_TEXT;
      this.#list.push({ rule: this.#describe(ruleText), findings: 0, text, isNull, hash: "" });
    }
    const described = this.#list[number];
    if (described) described.findings += 1;
    return { number, length };
  }

  /** Writes what is stored of the rules, separated by commas: a description only if findings share it. @returns the hashes. */
  write(out: TextBytes): string[] {
    const hashes: string[] = [];
    for (const described of this.#list) {
      const { rule } = described;
      const json = this.#texts.part(rule.text);
      const description = !described.isNull && isShared(described) ? this.#texts.part(described.text) : undefined;
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
    return { hash: described.hash, description: isShared(described) ? undefined : this.#texts.part(described.text) };
  }

  clear(): void {
    this.#texts.clear();
    this.#rules.clear();
    this.#described.clear();
    this.#list.length = 0;
  }

  /** The rule with this text, with one more description. */
  #describe(text: number): Rule {
    const rule = this.#rules.get(text) ?? { text, descriptions: 0, hash: undefined };
    this.#rules.set(text, rule);
    rule.descriptions += 1;
    return rule;
  }
}

/** Whether nothing of the description is stored with the findings. */
function isShared({ isNull, rule, findings }: Described): boolean {
  return isNull || rule.descriptions === 1 || findings > 1;
}
