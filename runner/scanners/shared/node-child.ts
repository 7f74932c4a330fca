import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describeLimit, limitReached, runConfined } from "../../sandbox/confinement.ts";
import type { ProcessResult } from "../../sandbox/run-process.ts";
import { DEFAULT_LIMITS, type ScanContext, ScannerError } from "./scanner.ts";

const MEBIBYTE = 1024 ** 2;
/** Memory of Node itself, for stacks and caches, before any work. */
const RESERVED_BYTES = 768 * MEBIBYTE;
const MAX_STDOUT_BYTES = 64 * MEBIBYTE;
/** The code of a child, which is all that it may read besides the tree. */
const PROGRAM = ["../../", "../../../worker/contract/", "../../../node_modules/", "../../../package.json"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** An embedded scanner in its own process: it reads what it may, writes nothing, and communicates over its pipes. */
export interface NodeChild {
  /** The subject of its messages: "The secret scanner". */
  name: string;
  script: string;
  readable: readonly string[];
  nodeArguments: readonly string[];
  maxHeapMb: number;
}

/** @returns the child's output, and which limit ended it, in a sentence. @throws ScannerError when it does not start. */
export async function runNodeChild(
  { name, script, readable, nodeArguments, maxHeapMb }: NodeChild,
  request: unknown,
  context: ScanContext,
): Promise<{ result: ProcessResult; stopped: string | null }> {
  const limits = context.limits ?? DEFAULT_LIMITS;
  const heapBytes = Math.min(maxHeapMb * MEBIBYTE, limits.memoryBytes);
  const permissions = ["--permission", ...[...PROGRAM, ...readable].map((path) => `--allow-fs-read=${path}`)];
  const heap = `--max-old-space-size=${Math.floor(heapBytes / MEBIBYTE)}`;
  const options = {
    cwd: dirname(script),
    env: {},
    timeoutMs: context.timeoutMs,
    maxStdoutBytes: MAX_STDOUT_BYTES,
    signal: context.signal,
    input: JSON.stringify(request),
    network: "none" as const,
    limits: { ...limits, memoryBytes: limits.memoryBytes + RESERVED_BYTES },
  };
  let result: ProcessResult;
  try {
    result = await runConfined(process.execPath, [...permissions, ...nodeArguments, heap, script], options);
  } catch (error) {
    throw new ScannerError(`${name} did not start: ${error instanceof Error ? error.message : "unknown"}`);
  }
  const reached = limitReached(result);
  if (reached === null) return { result, stopped: result.ended === "aborted" ? `${name} was canceled.` : null };
  const applied = { ...options, limits: { ...limits, memoryBytes: heapBytes } };
  return { result, stopped: `${name} ${describeLimit(reached, applied)}.` };
}
