import { createHash, createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PipelineFinding } from "../../worker/contract/finding.ts";
import type { FindingIdentity } from "../../worker/contract/finding-identity.ts";
import type { SourceFile, SourceTree } from "../repository/source-tree.ts";

/** Of the hashes of an identity, in hexadecimal digits. */
const DIGITS = 12;
const NO_OBJECT = "0".repeat(DIGITS);
const CONTEXT_DIGITS = 8;
const CONTEXT_LINES = 3;
const MAX_LINE_LENGTH = 500;

/** The `path` of an identity: 12 hexadecimal digits of the SHA-256 of a repository path. */
export function hashPath(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, DIGITS);
}

/** The `blob` of an identity: the first 12 hexadecimal digits of the id of a git object. */
export function hashBlob(objectId: string): string {
  return objectId.slice(0, DIGITS);
}

/**
 * The code around some lines of a text, 1-based, without white space and lines that have no letter or digit: of the nearest line,
 * and of three. Keyed, because it may be a credential.
 */
export function hashContext(
  lines: readonly string[],
  { line, endLine }: { line: number; endLine: number },
  key: Uint8Array,
): Pick<FindingIdentity, "before" | "after"> {
  const hash = (side: string, context: readonly string[]): string =>
    createHmac("sha256", key)
      .update(JSON.stringify([side, ...context]))
      .digest("hex")
      .slice(0, CONTEXT_DIGITS);
  const around = (side: string, context: readonly string[]): string =>
    hash(side, context.slice(0, 1)) + hash(side, context);
  return {
    before: around("before", codeLines(lines, line - 2, -1)),
    after: around("after", codeLines(lines, endLine, 1)),
  };
}

function codeLines(lines: readonly string[], start: number, step: number): string[] {
  const found: string[] = [];
  for (let at = start; at >= 0 && at < lines.length && found.length < CONTEXT_LINES; at += step) {
    const text = (lines[at] ?? "").slice(0, MAX_LINE_LENGTH).replaceAll(/\s+/gu, "");
    if (/[\p{L}\p{N}]/u.test(text)) found.push(text);
  }
  return found;
}

/** Completes the identities of findings, which have their code, by file and surrounding code. Reads each file once. */
export async function identifyFindings(
  findings: readonly PipelineFinding[],
  tree: SourceTree,
  key: Uint8Array,
): Promise<PipelineFinding[]> {
  const files = new Map<string, SourceFile>();
  // The original of a blanked copy replaces it.
  for (const file of tree.files)
    if (file.isBlankedCopy === undefined || !files.has(file.path)) files.set(file.path, file);
  const byPath = Map.groupBy(findings, ({ location_path: path }) => path);
  const identified = new Map<PipelineFinding, PipelineFinding>();
  for (const [path, ofFile] of byPath) {
    const file = path === null ? undefined : files.get(path);
    if (!file) continue;
    const lines = (await readFile(join(tree.root, file.storedPath), "utf8")).split("\n");
    for (const finding of ofFile) identified.set(finding, identify(finding, file, lines, key));
  }
  return findings.map((finding) => identified.get(finding) ?? withoutIdentity(finding));
}

function identify(
  finding: PipelineFinding,
  { path, objectId = NO_OBJECT }: SourceFile,
  lines: readonly string[],
  key: Uint8Array,
): PipelineFinding {
  const { identity, location_line: line, metadata } = finding;
  if (!identity || line === null) return withoutIdentity(finding);
  const endLine = typeof metadata["end_line"] === "number" ? metadata["end_line"] : line;
  const context = hashContext(lines, { line, endLine: Math.max(line, endLine) }, key);
  return { ...finding, identity: { ...identity, path: hashPath(path), blob: hashBlob(objectId), ...context } };
}

/** The service then recognizes it by its fingerprint alone. */
function withoutIdentity({ identity: _identity, ...finding }: PipelineFinding): PipelineFinding {
  return finding;
}
