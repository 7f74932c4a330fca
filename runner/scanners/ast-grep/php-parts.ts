import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SourceFile } from "../../repository/source-tree.ts";

const PHP = /\.(?:php\d?|phtml|inc)$/iu;
/** HTML after a closing tag, or before the first opening one. */
const HAS_HTML = /\?>\s*[^\s<]|\?>\s*<(?!\?)|^\s*<(?!\?)|^\s*[^\s<]|<\?=/u;
const OPENING = /<\?(?:php\b|=|(?!xml))/giu;
const HEREDOC = /<<<[ \t]*(["']?)([A-Za-z_]\w*)\1\r?\n/uy;
/** After these, a closing tag ends no statement. */
const COMPLETE = new Set(["", ";", "{", "}", ":"]);

/**
 * Copies the PHP files that contain HTML to another root, without the HTML: the grammar of the engine is the one of PHP alone.
 *
 * @returns the files that were copied. The bytes of their code are where they are in the original.
 */
export async function copyPhpParts(root: string, files: readonly SourceFile[], target: string): Promise<SourceFile[]> {
  const copied: SourceFile[] = [];
  for (const file of files) {
    if (!PHP.test(file.storedPath)) continue;
    const text = await readFile(join(root, file.storedPath), "latin1").catch(() => "");
    if (!HAS_HTML.test(text)) continue;
    const path = join(target, file.storedPath);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, phpOf(text), "latin1");
    copied.push(file);
  }
  return copied;
}

/** The PHP code of a file, with spaces in the place of HTML and tags. A closing tag becomes the end of its statement. */
export function phpOf(text: string): string {
  const parts: string[] = [];
  let offset = 0;
  while (offset < text.length) {
    OPENING.lastIndex = offset;
    const opening = OPENING.exec(text);
    const start = opening?.index ?? text.length;
    parts.push(blank(text.slice(offset, start)));
    if (!opening) break;
    const [tag] = opening;
    const after = start + tag.length;
    const isFirst = start === 0 && tag !== "=";
    const isEcho = tag === "<?=" && /^ [$"'(]/u.test(text.slice(after, after + 2));
    parts.push(isEcho ? "echo" : isFirst && tag.length === 5 ? tag : blank(tag));
    const from = isEcho ? after + 1 : after;
    const { code, end } = codeFrom(text, from);
    parts.push(code);
    offset = end;
  }
  return parts.join("");
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/gu, " ");
}

/** The code up to the next closing tag, which is not one in a string or a block comment. */
function codeFrom(text: string, start: number): { code: string; end: number } {
  let last = "";
  let code = "";
  for (let at = start; at < text.length;) {
    if (text.startsWith("?>", at)) return { code: code + (COMPLETE.has(last) ? "  " : "; "), end: at + 2 };
    const end = endOfToken(text, at);
    const token = text.slice(at, end);
    const isComment = /^(?:\/\/|\/\*|#(?!\[))/u.test(token);
    // A closing tag ends the comment of a line, but without it the comment would go on.
    code += isComment && text.startsWith("?>", end) ? blank(token) : token;
    if (!isComment && token.trim() !== "") last = token.slice(-1);
    at = end;
  }
  return { code, end: text.length };
}

function endOfToken(text: string, start: number): number {
  const sign = text[start] ?? "";
  if (sign === "'" || sign === '"' || sign === "`") return endOfString(text, start, sign);
  if (text.startsWith("/*", start)) {
    const end = text.indexOf("*/", start + 2);
    return end === -1 ? text.length : end + 2;
  }
  if (text.startsWith("//", start) || (sign === "#" && text[start + 1] !== "[")) {
    const end = /\r?\n|\?>/u.exec(text.slice(start, start + 10_000));
    return end ? start + end.index : Math.min(text.length, start + 10_000);
  }
  HEREDOC.lastIndex = start;
  const heredoc = sign === "<" ? HEREDOC.exec(text) : null;
  if (!heredoc) return start + 1;
  const closing = new RegExp(`^[ \\t]*${heredoc[2]}\\b`, "gmu");
  closing.lastIndex = start + heredoc[0].length;
  return closing.exec(text) ? closing.lastIndex : text.length;
}

function endOfString(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === quote) return at + 1;
  }
  return text.length;
}
