import { ByteHash } from "../../json/byte-hash.ts";
import { TextBytes } from "./text-bytes.ts";

/** Different texts, numbered from 0. They are bytes, for the reason that `TextBytes` has. */
export class DistinctTexts {
  readonly #bytes = new TextBytes();
  readonly #ends: number[] = [];
  /** By the hash of its bytes, or the next number that is unused. */
  readonly #numbers = new Map<number, number>();
  readonly #hash = new ByteHash();

  /** The number of a text: the same for the same text. */
  numberOf(text: string): number {
    const bytes = this.#bytes;
    const [start, number] = [bytes.length, this.#ends.length];
    bytes.append(text);
    for (let hash = this.#hashOf(start); ; hash += 1) {
      const known = this.#numbers.get(hash);
      if (known === undefined) {
        this.#numbers.set(hash, number);
        this.#ends.push(bytes.length);
        return number;
      }
      if (bytes.isEqual(this.#startOf(known), this.#endOf(known), start)) {
        bytes.length = start;
        return known;
      }
    }
  }

  /** The bytes of a text. Valid until the next change. */
  part(number: number): Uint8Array {
    return this.#bytes.part(this.#startOf(number), this.#endOf(number));
  }

  clear(): void {
    this.#bytes.clear();
    this.#ends.length = 0;
    this.#numbers.clear();
  }

  #hashOf(start: number): number {
    this.#hash.reset();
    const bytes = this.#bytes.part(start, this.#bytes.length);
    this.#hash.add(bytes, 0, bytes.length);
    return this.#hash.value();
  }

  #startOf(number: number): number {
    return this.#ends[number - 1] ?? 0;
  }

  #endOf(number: number): number {
    return this.#ends[number] ?? 0;
  }
}
