import process from "node:process";
import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import type { BatchFile, BatchRequest, ProgressMessage, SkippedMessage } from "./batch-messages.ts";

export interface FileReport {
  messages: readonly (SkippedMessage | { type: string })[];
  /** The number of messages that are findings (default: all but those of skipped files). */
  findings?: number;
  /** The file was scanned only in part. */
  truncated: boolean;
}

/** Scans one file. `request` is the one that names the file: the first of the process, or one of a later batch. */
export type ScanFile<Request> = (file: BatchFile, request: Request) => FileReport;

/**
 * The main loop of a scanner's child process: reads its requests, each a line of JSON, scans the files of each in order, and writes each
 * message as a line of JSON. Ends when there are no more requests, or after a file when a limit of its work is reached;
 * `scan-in-batches.ts` continues in another child.
 * @param prepare loads the rules, for the first request.
 */
export async function serveBatches<Request extends BatchRequest>(
  schema: z.ZodType<Request>,
  prepare: (request: Request) => Promise<ScanFile<Request>> | ScanFile<Request>,
): Promise<void> {
  let prepared: { scanFile: ScanFile<Request>; isSpent: () => boolean } | undefined;
  for await (const line of linesOf(process.stdin)) {
    const request = schema.parse(JSON.parse(line));
    if (!prepared) {
      prepared = { scanFile: await prepare(request), isSpent: shareOf(request) };
      say({ type: "ready" });
    }
    const { scanFile, isSpent } = prepared;
    let found = 0;
    for (const file of request.files) {
      const { messages, findings, truncated } = scanFile(file, request);
      for (const message of messages) say(message);
      say({ type: "file_done", truncated });
      found += findings ?? messages.filter(({ type }) => type !== "skipped").length;
      // Native memory is released in the event loop: without yielding, the memory of every file is kept.
      await setImmediate();
      if (found > request.maxFindings || isSpent()) break;
    }
    const isLast = isSpent();
    say({ type: "batch_done", isLast });
    if (isLast) break;
  }
}

async function* linesOf(input: Readable): AsyncGenerator<string> {
  input.setEncoding("utf8");
  let parts: string[] = [];
  for await (const chunk of input as AsyncIterable<string>) {
    const [end = "", ...lines] = chunk.split("\n");
    parts.push(end);
    for (const line of lines) {
      yield parts.join("");
      parts = [line];
    }
  }
  const last = parts.join("");
  if (last !== "") yield last;
}

function shareOf({ work }: BatchRequest): () => boolean {
  const memoryAtStart = process.memoryUsage.rss();
  return () => {
    const { user, system } = process.cpuUsage();
    return (
      performance.now() > work.elapsedMs ||
      (user + system) / 1_000 > work.cpuMs ||
      process.memoryUsage.rss() - memoryAtStart > work.residentBytes
    );
  };
}

function say(message: ProgressMessage | { type: string }): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
