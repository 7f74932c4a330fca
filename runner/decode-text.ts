import { isUtf8 } from "node:buffer";

const BINARY_PROBE_BYTES = 8 * 1024;
const MAX_AVERAGE_LINE_BYTES = 1_000;
const MAX_LINE_BYTES = 20_000;
const LINE_FEED = 0x0a;
const IGNORE_COMMENT = Buffer.from("ast-grep-ignore");
const IGNORE_COMMENT_DASHES = [3, 8];
const UNDERSCORE = 0x5f;

/** A file's text in UTF-8 without a byte order mark, or null for one that is binary. */
export function decodeText(content: Buffer): Buffer | null {
  if (content[0] === 0xff && content[1] === 0xfe) return fromUtf16(content, "utf-16le");
  if (content[0] === 0xfe && content[1] === 0xff) return fromUtf16(content, "utf-16be");
  if (content.subarray(0, BINARY_PROBE_BYTES).includes(0)) return null;
  if (!isUtf8(content)) return Buffer.from(content.toString("latin1"), "utf8");
  const hasMark = content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf;
  return hasMark ? content.subarray(3) : content;
}

function fromUtf16(content: Buffer, encoding: "utf-16le" | "utf-16be"): Buffer | null {
  const text = new TextDecoder(encoding).decode(content);
  return text.slice(0, BINARY_PROBE_BYTES).includes("\0") ? null : Buffer.from(text, "utf8");
}

/** Lines no person wrote, on which parsers of code spend minutes. */
export function isMinified(text: Buffer): boolean {
  let lines = 0;
  let start = 0;
  while (start < text.length) {
    const found = text.indexOf(LINE_FEED, start);
    const end = found === -1 ? text.length : found;
    if (end - start > MAX_LINE_BYTES) return true;
    lines += 1;
    start = end + 1;
  }
  return text.length > MAX_AVERAGE_LINE_BYTES * lines;
}

/** The engine obeys these comments and has no switch against it. In place, and of the same length. */
export function neutralizeIgnoreComments(text: Buffer): void {
  let found = text.indexOf(IGNORE_COMMENT);
  while (found !== -1) {
    for (const dash of IGNORE_COMMENT_DASHES) text[found + dash] = UNDERSCORE;
    found = text.indexOf(IGNORE_COMMENT, found + IGNORE_COMMENT.length);
  }
}
