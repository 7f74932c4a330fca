import type { Readable } from "node:stream";
import type { z } from "zod";
import { ProgressMessage } from "./batch-messages.ts";
import type { SkippedFile } from "./scanner.ts";

const MAX_LINE_CHARACTERS = 1024 * 1024;
const MAX_CHARACTERS = 64 * 1024 * 1024;
const PROGRESS = new Set(["ready", "file_done", "batch_done", "skipped"]);

/**
 * The output of a child for its current batch, up to the last file that it completed. Messages about the file at which it broke down
 * are dropped.
 */
export class BatchOutput<Finding> {
  findings: Finding[] = [];
  skipped: SkippedFile[] = [];
  files = 0;
  truncated = false;
  /** The rules are loaded: a later breakdown is caused by a file. */
  ready = false;
  done = false;
  /** The child takes no further batch. */
  isLast = false;
  fault: "malformed" | "too_large" | null = null;
  readonly #schema: z.ZodType<Finding>;
  #maxFiles = 0;
  #pending: { findings: Finding[]; skipped: SkippedFile[] } = { findings: [], skipped: [] };
  #characters = 0;

  constructor(schema: z.ZodType<Finding>) {
    this.#schema = schema;
  }

  /** Begins a batch with this number of files. */
  begin(maxFiles: number): void {
    this.findings = [];
    this.skipped = [];
    this.files = 0;
    this.truncated = false;
    this.done = false;
    this.#maxFiles = maxFiles;
    this.#characters = 0;
  }

  /**
   * Reads until the stream ends or fails, or a line is not a valid message. An incomplete last line is dropped.
   * @param onDone called at the end of each batch; may begin another
   */
  async read(stdout: Readable, onDone: () => void): Promise<void> {
    stdout.setEncoding("utf8");
    let rest = "";
    for await (const chunk of untilError(stdout)) {
      this.#characters += chunk.length;
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      const isFine = lines.every((line) => this.#accept(line, onDone));
      if (!isFine || rest.length > MAX_LINE_CHARACTERS) this.fault = "malformed";
      else if (this.#characters > MAX_CHARACTERS) this.fault = "too_large";
      if (this.fault !== null) return;
    }
  }

  #accept(line: string, onDone: () => void): boolean {
    if (this.done) return false;
    try {
      const value: unknown = JSON.parse(line);
      if (!isProgress(value)) this.#pending.findings.push(this.#schema.parse(value));
      else this.#progress(ProgressMessage.parse(value));
    } catch {
      return false;
    }
    if (this.files > this.#maxFiles) return false;
    if (this.done) onDone();
    return true;
  }

  #progress(message: ProgressMessage): void {
    if (message.type === "ready") this.ready = true;
    else if (message.type === "batch_done") {
      this.done = true;
      this.isLast = message.isLast;
    } else if (message.type === "skipped") {
      const { type: _, ...skipped } = message;
      this.#pending.skipped.push(skipped);
    } else {
      this.files += 1;
      this.truncated ||= message.truncated;
      this.findings.push(...this.#pending.findings);
      this.skipped.push(...this.#pending.skipped);
      this.#pending = { findings: [], skipped: [] };
    }
  }
}

function isProgress(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    typeof value.type === "string" &&
    PROGRESS.has(value.type)
  );
}

async function* untilError(stdout: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* stdout;
  } catch {
    // The process was killed, which closed its pipe early.
  }
}
