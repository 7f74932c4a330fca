import { createHash } from "node:crypto";
import type { SourceText } from "./source-text.ts";

/** What reads code: the analysis of a file, or the lowering of a part. */
export interface Reader {
  /** The lowered code of a part is used. */
  uses(part: CodePart): void;
  /** The text of a file between two offsets is seen. */
  sees(file: SourceText, offset: number, endOffset: number): void;
}

/** Code between two offsets. */
export interface Located {
  file: SourceText;
  place: { offset: number; endOffset: number };
}

let reader: Reader | null = null;

/** Runs work whose reading of code is reported to a reader. */
export function readWith<Result>(next: Reader | null, work: () => Result): Result {
  const before = reader;
  reader = next;
  try {
    return work();
  } finally {
    reader = before;
  }
}

export function noteUse(part: CodePart): void {
  reader?.uses(part);
}

export function noteText(file: SourceText, offset: number, endOffset: number): void {
  reader?.sees(file, offset, endOffset);
}

const roots = new WeakMap<SourceText, CodePart>();

/** The part of a file that is the whole of it. */
export function rootOf(file: SourceText): CodePart {
  const root = roots.get(file) ?? new CodePart(file, 0, file.text.length, null, () => {});
  roots.set(file, root);
  return root;
}

/** The part for a body that is lowered later, in the part that is being lowered. */
export function partAt(body: Located, lower: () => void): CodePart | null {
  return reader instanceof CodePart && reader.file === body.file ? reader.add(body, lower) : null;
}

function digestOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length}\n${text}`);
  return hash.digest("base64url").slice(0, 22);
}

/**
 * A file, or the body of a function in it that is lowered when it is first interpreted: the smallest unit of code that the result
 * of an analysis depends on. Its own text is without the bodies in it that are parts themselves. Two parts with the same own text,
 * in parts of which the same is true, have the same lowered code.
 */
export class CodePart implements Reader {
  readonly file: SourceText;
  readonly offset: number;
  readonly endOffset: number;
  readonly parent: CodePart | null;
  isLowered = false;
  /** Parts whose code is in the lowered code of this one. */
  readonly used = new Set<CodePart>();
  /** Parts whose text was seen when this one was lowered, with all that is in them. */
  readonly seen = new Set<CodePart>();
  readonly #lower: () => void;
  readonly #byPlace = new Map<string, CodePart>();
  /** Among the inner parts of its parent. */
  #index = 0;
  #inner: CodePart[] = [];
  #cuts: CodePart[] = [];
  #ranges: number[] = [];
  #ownDigest: string | undefined;
  #wholeDigest: string | undefined;

  constructor(file: SourceText, offset: number, endOffset: number, parent: CodePart | null, lower: () => void) {
    this.file = file;
    this.offset = offset;
    this.endOffset = endOffset;
    this.parent = parent;
    this.#lower = lower;
  }

  /** The same for the part at the same place among the others of a changed file: numbers, each followed by a full stop. */
  get key(): string {
    return this.parent === null ? "" : `${this.parent.key}${this.#index}.`;
  }

  /** Of the own text. */
  get ownDigest(): string {
    this.#ownDigest ??= digestOf(this.#ownTexts());
    return this.#ownDigest;
  }

  /** Without the bodies in it that are parts themselves. */
  get ownText(): string {
    return this.#ownTexts().join("");
  }

  /** Of the text with all parts in it. */
  get wholeDigest(): string {
    this.#wholeDigest ??= digestOf([this.file.text.slice(this.offset, this.endOffset)]);
    return this.#wholeDigest;
  }

  /** The bodies in this part that are parts themselves, in their order; none lies in another. */
  get cuts(): readonly CodePart[] {
    return this.#cuts;
  }

  /** The part with a key, in which all outer parts are lowered for that; null if there is none. @throws OutOfSteps or OutOfTime */
  find(key: string): CodePart | null {
    if (key === "") return this;
    const end = key.indexOf(".");
    if (end === -1) return null;
    this.lowerNow();
    return this.#inner[Number(key.slice(0, end))]?.find(key.slice(end + 1)) ?? null;
  }

  /** @throws OutOfSteps or OutOfTime */
  lowerNow(): void {
    if (!this.isLowered) readWith(null, this.#lower);
  }

  /** Lowers this part. */
  lowering<Result>(work: () => Result): Result {
    const result = readWith(this, work);
    this.#settle();
    return result;
  }

  add({ place: { offset, endOffset } }: Located, lower: () => void): CodePart | null {
    if (offset < this.offset || endOffset > this.endOffset || offset === endOffset) return null;
    const place = `${offset}:${endOffset}`;
    const part = this.#byPlace.get(place) ?? new CodePart(this.file, offset, endOffset, this, lower);
    this.#byPlace.set(place, part);
    return part;
  }

  uses(part: CodePart): void {
    this.used.add(part);
  }

  sees(_: SourceText, offset: number, endOffset: number): void {
    // No body is shorter.
    if (endOffset - offset > 1) this.#ranges.push(offset, endOffset);
  }

  /** The cuts that overlap a range. */
  cutsIn(offset: number, endOffset: number): CodePart[] {
    let low = 0;
    let high = this.#cuts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#cuts[middle]?.endOffset ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while ((this.#cuts[end]?.offset ?? Infinity) < endOffset) end++;
    return this.#cuts.slice(low, end);
  }

  #settle(): void {
    this.isLowered = true;
    this.#inner = [...this.#byPlace.values()].toSorted((a, b) => a.offset - b.offset || b.endOffset - a.endOffset);
    this.#cuts = [];
    for (const [index, part] of this.#inner.entries()) {
      part.#index = index;
      const last = this.#cuts.at(-1);
      // What is lowered in the body of another function was looked at before its turn.
      if (last && part.offset < last.endOffset) this.seen.add(last);
      else this.#cuts.push(part);
    }
    for (let index = 0; index < this.#ranges.length; index += 2)
      this.#see(this.#ranges[index] ?? 0, this.#ranges[index + 1] ?? 0);
    this.#ranges = [];
  }

  #see(offset: number, endOffset: number): void {
    for (const part of this.cutsIn(offset, endOffset)) this.seen.add(part);
    if (offset >= this.offset && endOffset <= this.endOffset) return;
    for (const inside of this.#line())
      for (const part of inside.parent?.cutsIn(offset, endOffset) ?? []) if (part !== inside) this.seen.add(part);
  }

  /** This part and those that it lies in. */
  #line(): CodePart[] {
    return [this, ...(this.parent ? this.parent.#line() : [])];
  }

  #ownTexts(): string[] {
    let from = this.offset;
    const texts = this.#cuts.map(({ offset, endOffset }) => {
      const text = this.file.text.slice(from, offset);
      from = endOffset;
      return text;
    });
    return [...texts, this.file.text.slice(from, this.endOffset)];
  }
}
