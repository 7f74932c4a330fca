import type { Candidate } from "./scan-text.ts";

/** A range of text that is masked. */
interface Mask {
  start: number;
  end: number;
  label: string;
}

const MASK = "****";
const SHORTEST_SHOWN = 12;
const SHORTEST_REPEATED = 4;
const MAX_SNIPPET_LENGTH = 240;
const CONTEXT_LENGTH = 100;
const CONTROL_CHARACTER = /\p{Cc}/gu;
const BLOCK_HEADER = /^-----BEGIN [A-Z0-9 ]+-----/;
const REST_OF_TOKEN = /[A-Za-z0-9_+/=~-]{0,400}/y;

export function previewOf({ rule, value }: Pick<Candidate, "rule" | "value">): string {
  if (rule.preview === "none" || value.length < SHORTEST_SHOWN) return MASK;
  return `${value.slice(0, 4)}${MASK}${value.slice(-2)}`.toWellFormed();
}

/** The line on which a secret begins, with all secrets of its file masked. Fast also with thousands of them. */
export class SnippetRedactor {
  private readonly text: string;
  private readonly masks: readonly Mask[];
  /** For each mask, the maximum end of it and all masks before it. */
  private readonly furthestEnds: readonly number[];
  private readonly values: ReadonlySet<string>;
  private readonly longest: number;
  /** Lengths of the values that begin with the same characters. */
  private readonly lengths = new Map<string, Set<number>>();

  /** @param candidates all candidates of the file, including those that were collapsed into others. */
  constructor(text: string, candidates: readonly Candidate[]) {
    this.text = text;
    this.masks = candidates.map((candidate) => toMask(text, candidate)).toSorted((a, b) => a.start - b.start);
    const ends: number[] = [];
    for (const { end } of this.masks) ends.push(Math.max(end, ends.at(-1) ?? 0));
    this.furthestEnds = ends;
    const values = candidates.map(({ value }) => value);
    this.values = new Set(values.filter((value) => value.length >= SHORTEST_REPEATED && !BLOCK_HEADER.test(value)));
    this.longest = values.reduce((longest, { length }) => Math.max(longest, length), 0);
    for (const value of this.values) {
      const lengths = this.lengths.get(value.slice(0, SHORTEST_REPEATED)) ?? new Set();
      this.lengths.set(value.slice(0, SHORTEST_REPEATED), lengths.add(value.length));
    }
  }

  snippet(candidate: Candidate): string {
    const start = Math.max(lineStart(this.text, candidate.start), candidate.start - CONTEXT_LENGTH);
    const lineEnd = endOfLine(this.text, candidate.start);
    const end = Math.min(lineEnd, Math.max(candidate.end, candidate.start) + CONTEXT_LENGTH);
    const masked = hide(this.text, start, end, [...this.masksWithin(start, end), ...this.repeats(start, end)]);
    return masked.replaceAll(CONTROL_CHARACTER, " ").trim().slice(0, MAX_SNIPPET_LENGTH).toWellFormed();
  }

  /** The whole text, masked. */
  whole(): string {
    const end = this.text.length;
    return hide(this.text, 0, end, [...this.masks, ...this.repeats(0, end)]);
  }

  private masksWithin(start: number, end: number): Mask[] {
    const found: Mask[] = [];
    for (let index = this.firstAfter(end) - 1; (this.furthestEnds[index] ?? 0) > start; index -= 1) {
      const mask = this.masks[index];
      if (mask && mask.end > start) found.push(mask);
    }
    return found;
  }

  private firstAfter(position: number): number {
    let [low, high] = [0, this.masks.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.masks[middle]?.start ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Masks for further occurrences of known secrets, where no rule matched. */
  private repeats(start: number, end: number): Mask[] {
    const found: Mask[] = [];
    for (let at = Math.max(0, start - this.longest); at < end; at += 1) {
      for (const length of this.lengths.get(this.text.slice(at, at + SHORTEST_REPEATED)) ?? []) {
        if (at + length > start && this.values.has(this.text.slice(at, at + length))) {
          found.push({ start: at, end: at + length, label: MASK });
        }
      }
    }
    return found;
  }
}

function toMask(text: string, candidate: Candidate): Mask {
  const { start, end, value } = candidate;
  const block = BLOCK_HEADER.exec(value);
  if (block) return { start: start + block[0].length, end, label: ` ${MASK}` };
  REST_OF_TOKEN.lastIndex = end;
  const rest = REST_OF_TOKEN.exec(text)?.[0].length ?? 0;
  return { start, end: end + rest, label: previewOf(candidate) };
}

function hide(text: string, start: number, end: number, masks: readonly Mask[]): string {
  let shown = "";
  let position = start;
  for (const mask of merge(masks)) {
    shown += text.slice(position, Math.max(position, mask.start)) + mask.label;
    position = Math.max(position, mask.end);
  }
  return shown + text.slice(position, Math.max(position, end));
}

/** Merges overlapping masks. */
function merge(masks: readonly Mask[]): Mask[] {
  const merged: Mask[] = [];
  for (const mask of masks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (!last || mask.start >= last.end) merged.push({ ...mask });
    else if (mask.end > last.end || mask.start > last.start) {
      last.label = MASK;
      last.end = Math.max(last.end, mask.end);
    }
  }
  return merged;
}

function lineStart(text: string, position: number): number {
  return position === 0 ? 0 : text.lastIndexOf("\n", position - 1) + 1;
}

function endOfLine(text: string, position: number): number {
  const end = text.indexOf("\n", position);
  return end === -1 ? text.length : end;
}
