import type { SkipReason } from "../schemas.ts";
import { type Identity, stemWords } from "./result-identity.ts";
import type { Place } from "./read-location.ts";

const WORDS = 5;
const POSITIONS = 4;
/** Values that replace the number of a result. Below the last one is a stored one with another severity. */
const [SKIPPED, DUPLICATE, STORED] = [0, -1, -2];

/** The number of a new result, that of a stored one whose severity differs, or why it is skipped. */
export type Outcome = { added: number } | { updated: number } | Extract<SkipReason, "duplicate" | "already_stored">;

/**
 * Numbers the results of a file with the same stem by their place, independent of their order in the file. Takes 57 bytes per
 * result, in typed arrays, because a file may have 100,000.
 */
export class ResultNumbers {
  readonly #stems: Uint32Array<ArrayBuffer>;
  readonly #hashes: Uint32Array<ArrayBuffer>;
  readonly #places: Int32Array<ArrayBuffer>;
  /** Ranks of the severities; the highest severity has 0. */
  readonly #ranks: Uint8Array<ArrayBuffer>;
  /** Numbers from 1, or one of the constants. */
  readonly #numbers: Int32Array<ArrayBuffer>;
  /** Indexes of the results, sorted by stem and hash; of equal ones that with the highest severity first. */
  readonly #order: Uint32Array<ArrayBuffer>;
  #size = 0;
  /** The numbers of exported findings, except 1. */
  readonly #preferred = new Map<number, number>();
  /** For each stem, by its first index in the order, the numbers that are used by findings of the scan. */
  readonly #taken = new Map<number, Set<number>>();

  constructor(results: number) {
    this.#stems = new Uint32Array(results * WORDS);
    this.#hashes = new Uint32Array(results * 2);
    this.#places = new Int32Array(results * POSITIONS);
    this.#ranks = new Uint8Array(results);
    this.#numbers = new Int32Array(results);
    this.#order = new Uint32Array(results);
  }

  /** `index` counts all results of the file; those that are not findings are skipped. */
  add(
    index: number,
    { stem, ordinal, hash }: Identity,
    { place, rank }: { place: Place | undefined; rank: number },
  ): void {
    this.#ranks[index] = rank;
    this.#stems.set(stemWords(stem), index * WORDS);
    this.#hashes.set(hash, index * 2);
    this.#places.set(positionsOf(place), index * POSITIONS);
    if (ordinal > 1) this.#preferred.set(index, ordinal);
    this.#order[this.#size] = index;
    this.#size += 1;
  }

  sort(): void {
    this.#order
      .subarray(0, this.#size)
      .sort((a, b) => this.#compare(a, b) || (this.#ranks[a] ?? 0) - (this.#ranks[b] ?? 0) || a - b);
  }

  /** Discards all results. */
  clear(): void {
    this.clearStored();
    this.#preferred.clear();
    this.#size = 0;
  }

  /** Frees the memory, which may be several MiB: a collection would be late. */
  close(): void {
    for (const { buffer } of [this.#stems, this.#hashes, this.#places, this.#ranks, this.#numbers, this.#order]) {
      buffer.transfer(0);
    }
  }

  /** Discards the recorded findings of the scan. */
  clearStored(): void {
    this.#taken.clear();
    this.#numbers.fill(SKIPPED);
  }

  /**
   * Records a finding of the scan: its number is used, and results with one of its hashes are the same finding.
   * @param rank that of its severity, if a result may change it
   */
  recordStored(
    { stem, ordinal, rank }: { stem: string; ordinal: number; rank: number | undefined },
    hashes: readonly (readonly [number, number])[],
  ): void {
    const words = stemWords(stem);
    const start = this.#find(words);
    if (start === undefined) return;
    this.#taken.set(start, (this.#taken.get(start) ?? new Set()).add(ordinal));
    for (const hash of hashes) {
      const position = this.#find(words, hash);
      if (position === undefined) continue;
      const index = this.#at(position);
      this.#numbers[index] = rank === undefined || rank === this.#ranks[index] ? STORED : STORED - ordinal;
    }
  }

  /** Assigns the lowest unused number of its stem to each result that is neither a duplicate nor stored already. */
  number(): void {
    for (let start = 0; start < this.#size;) {
      let end = start + 1;
      while (end < this.#size && this.#compareStems(this.#at(start), this.#at(end)) === 0) end += 1;
      this.#numberGroup(start, end);
      start = end;
    }
  }

  outcome(index: number): Outcome {
    const number = this.#numbers[index] ?? SKIPPED;
    if (number === DUPLICATE) return "duplicate";
    if (number === STORED) return "already_stored";
    return number < STORED ? { updated: STORED - number } : { added: number };
  }

  /** The stem made from its hash words; exported findings have other stems. */
  stem(index: number): string {
    const words = this.#stems.subarray(index * WORDS, (index + 1) * WORDS);
    return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
  }

  hash(index: number): [number, number] {
    return [this.#hashes[index * 2] ?? 0, this.#hashes[index * 2 + 1] ?? 0];
  }

  /** Numbers the results of one stem. */
  #numberGroup(start: number, end: number): void {
    if (end - start === 1 && !this.#taken.has(start)) {
      const index = this.#at(start);
      if ((this.#numbers[index] ?? SKIPPED) > STORED) this.#numbers[index] = this.#preferred.get(index) ?? 1;
      return;
    }
    const open: number[] = [];
    for (let position = start; position < end; position += 1) {
      const index = this.#at(position);
      const isDuplicate = position > start && this.#compare(this.#at(position - 1), index) === 0;
      if (isDuplicate) this.#numbers[index] = DUPLICATE;
      else if ((this.#numbers[index] ?? SKIPPED) > STORED) open.push(index);
    }
    const taken = new Set(this.#taken.get(start));
    const byPlace = open.toSorted((a, b) => this.#comparePlaces(a, b) || this.#compare(a, b));
    const unnumbered = byPlace.filter((index) => {
      const preferred = this.#preferred.get(index);
      if (preferred === undefined || taken.has(preferred)) return true;
      taken.add(preferred);
      this.#numbers[index] = preferred;
      return false;
    });
    let next = 1;
    for (const index of unnumbered) {
      while (taken.has(next)) next += 1;
      this.#numbers[index] = next;
      next += 1;
    }
  }

  #at(position: number): number {
    return this.#order[position] ?? 0;
  }

  /** The first position of a stem, or of a stem and hash. */
  #find(stem: Uint32Array, hash?: readonly [number, number]): number | undefined {
    let [low, high] = [0, this.#size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compareWith(this.#at(middle), stem, hash) < 0) low = middle + 1;
      else high = middle;
    }
    return low < this.#size && this.#compareWith(this.#at(low), stem, hash) === 0 ? low : undefined;
  }

  #compareWith(index: number, stem: Uint32Array, hash: readonly [number, number] | undefined): number {
    return (
      compareWords(this.#stems, index * WORDS, stem, 0, WORDS) ||
      (hash ? compareWords(this.#hashes, index * 2, hash, 0, 2) : 0)
    );
  }

  #compareStems(a: number, b: number): number {
    return compareWords(this.#stems, a * WORDS, this.#stems, b * WORDS, WORDS);
  }

  #compare(a: number, b: number): number {
    return this.#compareStems(a, b) || compareWords(this.#hashes, a * 2, this.#hashes, b * 2, 2);
  }

  #comparePlaces(a: number, b: number): number {
    return compareWords(this.#places, a * POSITIONS, this.#places, b * POSITIONS, POSITIONS);
  }
}

/** Line and column, or offset and length. */
function positionsOf(place: Place | undefined): [number, number, number, number] {
  if (place?.line !== undefined) return [place.line, place.column ?? 0, place.endLine ?? 0, place.endColumn ?? 0];
  return [0, 0, place?.charOffset ?? place?.byteOffset ?? 0, place?.charLength ?? place?.byteLength ?? 0];
}

function compareWords(a: ArrayLike<number>, from: number, b: ArrayLike<number>, other: number, count: number): number {
  for (let word = 0; word < count; word += 1) {
    const difference = (a[from + word] ?? 0) - (b[other + word] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
