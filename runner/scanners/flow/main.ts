import { readFileSync } from "node:fs";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { grammarOf } from "./languages.ts";
import { type ChildMessage, FlowRequest } from "./messages.ts";
import { scanText } from "./scan-text.ts";
import { loadTables } from "./tables/load-tables.ts";

/** Syntax nodes hold native memory that V8 does not count: garbage is collected after this many characters. */
const SWEEP_CHARACTERS = 400_000;
const BYTE_ORDER_MARK = 0xfe_ff;

/** The child process: reads a request from standard input and writes one line of JSON for each finding. */
async function main(): Promise<void> {
  const request = FlowRequest.parse(await json(process.stdin));
  const tables = loadTables(new Set(request.files.flatMap(({ path }) => grammarOf(path)?.language ?? [])));
  const files = request.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  let found = 0;
  let scanned = 0;
  let parsed = 0;
  let unswept = 0;
  for (const { path, storedPath } of files) {
    scanned++;
    if (performance.now() > request.scanDeadlineMs) {
      say({ type: "skipped", path, reason: "timed_out" });
      continue;
    }
    const text = readText(join(request.root, storedPath));
    if (text === null) {
      say({ type: "skipped", path, reason: "unreadable" });
      continue;
    }
    const result = scanText(path, text, tables, request.fileDeadlineMs);
    if (result.reason) say({ type: "skipped", path, reason: result.reason });
    for (const flow of result.flows) say(flow);
    found += result.flows.length;
    if (result.parsed) parsed++;
    if (result.parsed) unswept += text.length;
    if (result.reason || unswept > SWEEP_CHARACTERS) {
      globalThis.gc?.();
      unswept = 0;
    }
    if (found > request.maxFindings) break;
  }
  say({ type: "done", files: scanned, parsed, truncated: scanned < files.length });
}

function readText(path: string): string | null {
  try {
    const text = readFileSync(path, "utf8");
    return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
  } catch {
    return null;
  }
}

function say(message: ChildMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

try {
  await main();
} catch (error) {
  // The error's name only: its message may quote the scanned code.
  const reason = error instanceof Error ? error.name : "unknown error";
  process.stderr.write(`flow scanner: ${reason}\n`);
  process.exitCode = 1;
}
