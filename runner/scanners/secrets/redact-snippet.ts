import type { Candidate } from "./scan-text.ts";

/** A stretch of text that is not shown. */
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

/** The line on which a secret begins, without any of the secrets of its file. */
export class SnippetRedactor {
  private readonly text: string;
  private readonly masks: readonly Mask[];
  private readonly values: readonly string[];

  /** @param candidates all of the file, those that collapsed into others too. */
  constructor(text: string, candidates: readonly Candidate[]) {
    this.text = text;
    this.masks = candidates.map((candidate) => toMask(text, candidate));
    this.values = [...new Set(candidates.map(({ value }) => value))].filter(
      (value) => value.length >= SHORTEST_REPEATED && !BLOCK_HEADER.test(value),
    );
  }

  snippet(candidate: Candidate): string {
    const start = Math.max(lineStart(this.text, candidate.start), candidate.start - CONTEXT_LENGTH);
    const lineEnd = endOfLine(this.text, candidate.start);
    const end = Math.min(lineEnd, Math.max(candidate.end, candidate.start) + CONTEXT_LENGTH);
    const masked = hide(this.text, start, end, [...this.masksWithin(start, end), ...this.repeats(start, end)]);
    return masked.replaceAll(CONTROL_CHARACTER, " ").trim().slice(0, MAX_SNIPPET_LENGTH).toWellFormed();
  }

  private masksWithin(start: number, end: number): Mask[] {
    return this.masks.filter((mask) => mask.start <= end && mask.end > start);
  }

  /** Places where a secret stands again though no rule matched there. */
  private repeats(start: number, end: number): Mask[] {
    return this.values.flatMap((value) => {
      const from = Math.max(0, start - value.length);
      const around = this.text.slice(from, end + value.length);
      const found: Mask[] = [];
      for (let at = around.indexOf(value); at !== -1; at = around.indexOf(value, at + value.length)) {
        found.push({ start: from + at, end: from + at + value.length, label: MASK });
      }
      return found;
    });
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

/** Masks that overlap become one, which then shows no end of either. */
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
