import { writeUtf8 } from "../../digest/write-utf8.ts";
import type { ByteHash } from "../../json/byte-hash.ts";

const INITIAL_BYTES = 1_024;
const MAX_BYTES_OF_UNIT = 3;

const decoder = new TextDecoder("utf-8", { fatal: false, ignoreBOM: true });

/**
 * Texts in UTF-8, one after another, in memory that is used again. Kept as strings until all are there, they would outlive
 * collections, and what they leave behind would be collected late.
 */
export class TextBytes {
  length = 0;
  #bytes = new Uint8Array(INITIAL_BYTES);

  append(text: string): void {
    this.#reserve(text.length * MAX_BYTES_OF_UNIT);
    this.length += writeUtf8(text, this.#bytes, this.length);
  }

  appendBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Valid until the next change. */
  part(start: number, end: number): Uint8Array {
    return this.#bytes.subarray(start, end);
  }

  /** All of it, in order, in strings of at most so many bytes. */
  *pieces(maxBytes: number): Generator<string> {
    for (let start = 0; start < this.length;) {
      let end = Math.min(start + maxBytes, this.length);
      while (end < this.length && isWithinCharacter(this.#bytes[end])) end -= 1;
      yield decoder.decode(this.part(start, end));
      start = end;
    }
  }

  /** The length of all of it as a string: a unit for each character, two for one of four bytes. */
  get units(): number {
    let units = 0;
    for (let at = 0; at < this.length; at += 1) {
      const byte = this.#bytes[at] ?? 0;
      if (!isWithinCharacter(byte)) units += byte >= 0xf0 ? 2 : 1;
    }
    return units;
  }

  /** Adds the bytes from `start` to the end to a hash. */
  addTo(hash: ByteHash, start: number): void {
    hash.add(this.#bytes, start, this.length);
  }

  /** Whether the bytes from `start` to `end` and those from `other` to the end are the same. */
  isEqual(start: number, end: number, other: number): boolean {
    if (end - start !== this.length - other) return false;
    const bytes = this.#bytes;
    for (let at = start; at < end; at += 1) if (bytes[at] !== bytes[other + at - start]) return false;
    return true;
  }

  clear(): void {
    this.length = 0;
  }

  #reserve(bytes: number): void {
    const needed = this.length + bytes;
    if (needed <= this.#bytes.length) return;
    this.#bytes = new Uint8Array(this.#bytes.buffer.transfer(Math.max(needed, this.#bytes.length * 2)));
  }
}

/** Whether a byte is not the first of its character. */
function isWithinCharacter(byte = 0): boolean {
  return (byte & 0xc0) === 0x80;
}
