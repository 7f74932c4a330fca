import process from "node:process";
import { json } from "node:stream/consumers";
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

/**
 * The main loop of a scanner's child process: reads its request, scans the files in order, and writes each message as a line of
 * JSON. Ends after a file when a limit of the batch is reached; `scan-in-batches.ts` continues in another child.
 * @param prepare loads the rules; the function that it returns scans one file.
 */
export async function serveBatch<Request extends BatchRequest>(
  schema: z.ZodType<Request>,
  prepare: (request: Request) => Promise<(file: BatchFile) => FileReport> | ((file: BatchFile) => FileReport),
): Promise<void> {
  const request = schema.parse(await json(process.stdin));
  const scanFile = await prepare(request);
  say({ type: "ready" });
  const isSpent = shareOf(request);
  let found = 0;
  for (const file of request.files) {
    const { messages, findings, truncated } = scanFile(file);
    for (const message of messages) say(message);
    say({ type: "file_done", truncated });
    found += findings ?? messages.filter(({ type }) => type !== "skipped").length;
    // Native memory is released in the event loop: without yielding, the memory of every file is kept.
    await setImmediate();
    if (found > request.maxFindings || isSpent()) break;
  }
  say({ type: "batch_done" });
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
