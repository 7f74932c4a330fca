const LINE_FEED = 0x0a;
const SPACE = 0x20;
const MAX_AVERAGE_LINE_BYTES = 1_000;
const MAX_LINE_BYTES = 20_000;
/** Lines over `WIDE_LINE_BYTES` are kept if their total is at most this. */
const MAX_WIDE_BYTES = 64 * 1024;
const WIDE_LINE_BYTES = 1_000;
/** A comment, a directive or punctuation: the content of other lines in minified files. */
const NO_CODE = /^(?:\s*(?:(?:\/\/|#|\*|<!--|--).*|["']use strict["'];?)|\W*)$/u;
const BLOCK_COMMENT = /\/\*.*?(?:\*\/|$)|^.*\*\//gu;
const COMMENT_START = Buffer.from("/*");
const COMMENT_END = Buffer.from("*/");

interface Line {
  start: number;
  /** Offset of the line end, without the line feed. */
  end: number;
}

/**
 * The text that code parsers can process within seconds: `minified` if all code is on long lines, else the text with its long
 * lines blanked. Byte offsets are preserved.
 */
export function readableCode(text: Buffer): Buffer | "minified" {
  if (!hasLongLines(text)) return text;
  const lines = linesOf(text);
  const wide = lines.filter(({ start, end }) => end - start > WIDE_LINE_BYTES);
  const isCode = ({ start, end }: Line): boolean =>
    end - start <= WIDE_LINE_BYTES && hasCode(text.toString("utf8", start, end));
  if (!lines.some(isCode)) return "minified";
  const wideBytes = wide.reduce((sum, { start, end }) => sum + end - start, 0);
  const limit = wideBytes > MAX_WIDE_BYTES ? WIDE_LINE_BYTES : MAX_LINE_BYTES;
  const blanked = wide.filter(({ start, end }) => end - start > limit);
  if (blanked.length === 0) return text;
  const copy = Buffer.from(text);
  for (const line of blanked) blank(copy, line);
  return copy;
}

/** Whether a text has a very long line, or long ones on average. */
export function hasLongLines(text: Buffer): boolean {
  return hasLongLine(text) || !hasLines(text, Math.ceil(text.length / MAX_AVERAGE_LINE_BYTES));
}

/** Searches backwards from the longest permitted line end instead of visiting every line. */
function hasLongLine(text: Buffer): boolean {
  let start = 0;
  while (text.length - start > MAX_LINE_BYTES) {
    const lastEnd = text.lastIndexOf(LINE_FEED, start + MAX_LINE_BYTES);
    if (lastEnd < start) return true;
    start = lastEnd + 1;
  }
  return false;
}

function hasLines(text: Buffer, count: number): boolean {
  let start = 0;
  for (let line = 1; line < count; line += 1) {
    const end = text.indexOf(LINE_FEED, start);
    if (end === -1 || end + 1 === text.length) return false;
    start = end + 1;
  }
  return true;
}

function linesOf(text: Buffer): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length;) {
    const found = text.indexOf(LINE_FEED, start);
    const end = found === -1 ? text.length : found;
    lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}

function hasCode(line: string): boolean {
  return !NO_CODE.test(line.replaceAll(BLOCK_COMMENT, ""));
}

/** Keeps the end of a comment that began on an earlier line: without it, the following code would be part of the comment. */
function blank(text: Buffer, { start, end }: Line): void {
  const line = text.subarray(start, end);
  const [opened, closed] = [line.indexOf(COMMENT_START), line.indexOf(COMMENT_END)];
  const closesEarlier = closed !== -1 && (opened === -1 || closed < opened);
  line.fill(SPACE);
  if (closesEarlier) COMMENT_END.copy(line, closed);
}
