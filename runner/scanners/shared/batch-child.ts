import process from "node:process";
import { json } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import type { BatchFile, BatchRequest, ProgressMessage, SkippedMessage } from "./batch-messages.ts";

export interface FileReport {
  messages: readonly (SkippedMessage | { type: string })[];
  /** Not all that is in the file was looked at. */
  truncated: boolean;
}

/**
 * The work of a scanner's child process: reads its request, scans the files in their order, and writes a line of JSON for
 * each message. Ends early, after a file, when it has used its share of memory or time: `scan-in-batches.ts` goes on.
 *
 * @param prepare loads what the scan needs, and gives what scans one file.
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
    const { messages, truncated } = scanFile(file);
    for (const message of messages) say(message);
    say({ type: "file_done", truncated });
    found += messages.filter(({ type }) => type !== "skipped").length;
    // Native memory is released from the event loop: a loop that never returns to it keeps the memory of every file.
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
