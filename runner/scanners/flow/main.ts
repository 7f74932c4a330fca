import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { type FileReport, serveBatch } from "../shared/batch-child.ts";
import type { BatchFile, SkippedMessage } from "../shared/batch-messages.ts";
import { grammarOf } from "./languages.ts";
import { FlowRequest } from "./messages.ts";
import { scanText } from "./scan-text.ts";
import { loadTables } from "./tables/load-tables.ts";

/** Syntax nodes have native memory that V8 does not count, so garbage is collected after this number of characters. */
const COLLECT_AFTER_CHARACTERS = 400_000;
const BYTE_ORDER_MARK = 0xfe_ff;

function prepare(request: FlowRequest): (file: BatchFile) => FileReport {
  const tables = loadTables(new Set(request.files.flatMap(({ storedPath }) => grammarOf(storedPath)?.language ?? [])));
  let uncollected = 0;
  return ({ path, storedPath }) => {
    const text = readText(join(request.root, storedPath));
    if (text === null) return { messages: [{ type: "skipped", path, reason: "unreadable" }], truncated: false };
    const { flows, parsed, reason, limits } = scanText({ path, storedPath }, text, tables, request.fileDeadlineMs);
    if (parsed) uncollected += text.length;
    if (reason !== null || uncollected > COLLECT_AFTER_CHARACTERS) {
      globalThis.gc?.();
      uncollected = 0;
    }
    const skipped: SkippedMessage[] = reason === null ? [] : [{ type: "skipped", path, reason }];
    if (limits.length > 0) skipped.push({ type: "skipped", path, reason: "approximated", limits });
    return { messages: [...skipped, ...flows], truncated: false };
  };
}

function readText(path: string): string | null {
  try {
    const text = readFileSync(path, "utf8");
    return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
  } catch {
    return null;
  }
}

try {
  await serveBatch(FlowRequest, prepare);
} catch (error) {
  // Only the name of the error, because its message may quote the scanned code.
  const reason = error instanceof Error ? error.name : "unknown error";
  process.stderr.write(`flow scanner: ${reason}\n`);
  process.exitCode = 1;
}
