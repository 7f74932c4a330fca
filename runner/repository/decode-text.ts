import { isUtf8 } from "node:buffer";

const PROBE_BYTES = 8 * 1024;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const IGNORE_COMMENT = Buffer.from("ast-grep-ignore");
const IGNORE_COMMENT_DASHES = [3, 8];
const UNDERSCORE = 0x5f;
/** Fraction of control characters above which a file is binary. */
const BINARY_SHARE = 0.02;
/** Fraction of zeros in every second byte above which those are the high bytes of UTF-16. */
const UTF16_SHARE = 0.7;
/** Source files that compilers and interpreters accept despite a NUL byte: it must not exclude the file from the scan. */
const CODE_EXTENSION =
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|x?html?|pyi?|py3|go|java|kts?|scala|php\d?|phtml|inc|rbw?|erb|rs|cs|c|h|cc|cpp|hpp|swift|sh|bash|ps1|pl|lua|sql|ya?ml|json|xml|toml|tf|env)$/i;

/**
 * Window length in which UTF-16 text never consists almost entirely of ASCII bytes: for Latin letters half of the bytes are zero.
 */
const STRETCH_BYTES = 128;
const ASCII_SHARE = 0.9;
/** Box-drawing characters in UTF-16 may consist of ASCII bytes, but of few distinct ones. */
const DISTINCT_BYTES = 8;
/** A shorter window at the end of a file is inconclusive. */
const MIN_STRETCH_BYTES = 32;

/** A file's text in UTF-8 without a byte order mark, or why it is skipped. */
export function decodeText(content: Buffer, path: string): Buffer | "binary" | "encoding" {
  const marked = markedUtf16(content);
  if (marked !== null && !hasAscii(content.subarray(2))) return fromUtf16(content, marked) ?? "encoding";
  if (!content.includes(0)) return toUtf8(content);
  const unmarked = unmarkedUtf16(content);
  const decoded = unmarked && fromUtf16(content, unmarked);
  if (decoded) return decoded;
  if (!CODE_EXTENSION.test(path) && isBinary(content)) return "binary";
  return toUtf8(Buffer.from(content).map((byte) => (byte === 0 ? SPACE : byte)));
}

function toUtf8(content: Uint8Array): Buffer {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!isUtf8(bytes)) return Buffer.from(bytes.toString("latin1"), "utf8");
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return hasMark ? bytes.subarray(3) : bytes;
}

function fromUtf16(content: Buffer, encoding: "utf-16le" | "utf-16be"): Buffer | null {
  const text = new TextDecoder(encoding).decode(content);
  return text.slice(0, PROBE_BYTES).includes("\0") ? null : Buffer.from(text, "utf8");
}

function markedUtf16(content: Buffer): "utf-16le" | "utf-16be" | null {
  if (content[0] === 0xff && content[1] === 0xfe) return "utf-16le";
  return content[0] === 0xfe && content[1] === 0xff ? "utf-16be" : null;
}

/** Whether the content has ASCII text that interpreters execute despite a UTF-16 byte order mark. */
function hasAscii(content: Buffer): boolean {
  const last = Math.max(0, content.length - MIN_STRETCH_BYTES);
  for (let start = 0; start <= last; start += STRETCH_BYTES / 2) {
    const stretch = content.subarray(start, start + STRETCH_BYTES);
    const ascii = stretch.filter((byte) => (byte >= 0x20 && byte < 0x7f) || byte === LINE_FEED);
    if (ascii.length >= ASCII_SHARE * stretch.length && new Set(ascii).size >= DISTINCT_BYTES) return true;
  }
  return false;
}

/** Latin text in UTF-16 has zeros in every second byte and in no other. */
function unmarkedUtf16(content: Buffer): "utf-16le" | "utf-16be" | null {
  const probe = content.subarray(0, PROBE_BYTES & ~1);
  const zeros = [0, 0];
  for (const [index, byte] of probe.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => (2 * count) / probe.length);
  if (even === 0 && odd >= UTF16_SHARE) return "utf-16le";
  return odd === 0 && even >= UTF16_SHARE ? "utf-16be" : null;
}

function isBinary(content: Buffer): boolean {
  const probe = content.subarray(0, PROBE_BYTES);
  const controls = probe.filter((byte) => byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b).length;
  return controls > BINARY_SHARE * probe.length;
}

/** https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const LFS_POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\d-[\w.-]+ [\w:.-]+\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
const MAX_LFS_POINTER_BYTES = 1_024;

/** Whether a file is a Git LFS pointer. */
export function isLfsPointer(content: Buffer): boolean {
  return content.length < MAX_LFS_POINTER_BYTES && LFS_POINTER.test(content.toString("latin1"));
}

/** Rewrites ignore comments in place, at the same length: the engine honors them and has no option to ignore them. */
export function neutralizeIgnoreComments(text: Buffer): void {
  let found = text.indexOf(IGNORE_COMMENT);
  while (found !== -1) {
    for (const dash of IGNORE_COMMENT_DASHES) text[found + dash] = UNDERSCORE;
    found = text.indexOf(IGNORE_COMMENT, found + IGNORE_COMMENT.length);
  }
}
