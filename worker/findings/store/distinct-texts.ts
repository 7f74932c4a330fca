import { ByteHash } from "../../json/byte-hash.ts";
import { TextBytes } from "./text-bytes.ts";

/** Powers of two. */
const INITIAL_SLOTS = 16;
const EMPTY = 0;

/** Different texts, numbered from 0. All about them is bytes, for the reason that `TextBytes` has. */
export class DistinctTexts {
  readonly #bytes = new TextBytes();
  /** Where each ends. */
  #ends = new Uint32Array(INITIAL_SLOTS / 2);
  #hashes = new Float64Array(INITIAL_SLOTS / 2);
  #count = 0;
  /** One more than the number of a text, at its hash or the next slot that was empty. At least half of them are empty. */
  #slots = new Uint32Array(INITIAL_SLOTS);
  readonly #hash = new ByteHash();

  /** The number of a text: the same for the same text. */
  numberOf(text: string): number {
    const bytes = this.#bytes;
    const [start, number] = [bytes.length, this.#count];
    bytes.append(text);
    this.#hash.reset();
    bytes.addTo(this.#hash, start);
    const hash = this.#hash.value();
    let slot = this.#slotOf(hash);
    for (; this.#slots[slot] !== EMPTY; slot = this.#after(slot)) {
      const known = (this.#slots[slot] ?? 0) - 1;
      if (this.#hashes[known] !== hash || !bytes.isEqual(this.#startOf(known), this.#endOf(known), start)) continue;
      bytes.length = start;
      return known;
    }
    this.#slots[slot] = number + 1;
    this.#ends[number] = bytes.length;
    this.#hashes[number] = hash;
    this.#count += 1;
    if (this.#count === this.#ends.length) this.#grow();
    return number;
  }

  /** The bytes of a text. Valid until the next change. */
  part(number: number): Uint8Array {
    return this.#bytes.part(this.#startOf(number), this.#endOf(number));
  }

  clear(): void {
    this.#bytes.clear();
    this.#count = 0;
    this.#slots.fill(EMPTY);
  }

  #grow(): void {
    this.#ends = new Uint32Array(this.#ends.buffer.transfer(this.#ends.byteLength * 2));
    this.#hashes = new Float64Array(this.#hashes.buffer.transfer(this.#hashes.byteLength * 2));
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let number = 0; number < this.#count; number += 1) {
      let slot = this.#slotOf(this.#hashes[number] ?? 0);
      while (this.#slots[slot] !== EMPTY) slot = this.#after(slot);
      this.#slots[slot] = number + 1;
    }
  }

  #slotOf(hash: number): number {
    return (hash >>> 0) & (this.#slots.length - 1);
  }

  #after(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1);
  }

  #startOf(number: number): number {
    return number === 0 ? 0 : this.#endOf(number - 1);
  }

  #endOf(number: number): number {
    return this.#ends[number] ?? 0;
  }
}
