import type { Readable } from "node:stream";
import type { z } from "zod";
import { ProgressMessage } from "./batch-messages.ts";
import type { SkippedFile } from "./scanner.ts";

const MAX_LINE_CHARACTERS = 1024 * 1024;
const MAX_CHARACTERS = 64 * 1024 * 1024;
const PROGRESS = new Set(["ready", "file_done", "batch_done", "skipped"]);

/** The output of a child up to the last file that it completed. Messages about the file at which it broke down are dropped. */
export class BatchOutput<Finding> {
  readonly findings: Finding[] = [];
  readonly skipped: SkippedFile[] = [];
  files = 0;
  truncated = false;
  /** The rules are loaded: a later breakdown is caused by a file. */
  ready = false;
  done = false;
  fault: "malformed" | "too_large" | null = null;
  readonly #schema: z.ZodType<Finding>;
  readonly #maxFiles: number;
  #pending: { findings: Finding[]; skipped: SkippedFile[] } = { findings: [], skipped: [] };
  #characters = 0;

  constructor(schema: z.ZodType<Finding>, maxFiles: number) {
    this.#schema = schema;
    this.#maxFiles = maxFiles;
  }

  /** Reads until the stream ends or fails, or a line is not a valid message. An incomplete last line is dropped. */
  async read(stdout: Readable): Promise<void> {
    stdout.setEncoding("utf8");
    let rest = "";
    try {
      for await (const chunk of stdout as AsyncIterable<string>) {
        this.#characters += chunk.length;
        const lines = (rest + chunk).split("\n");
        rest = lines.pop() ?? "";
        const isFine = lines.every((line) => this.#accept(line));
        if (!isFine || rest.length > MAX_LINE_CHARACTERS) this.fault = "malformed";
        else if (this.#characters > MAX_CHARACTERS) this.fault = "too_large";
        if (this.fault !== null) return;
      }
    } catch {
      // The process was killed, which closed its pipe early.
    }
  }

  #accept(line: string): boolean {
    if (this.done) return false;
    try {
      const value: unknown = JSON.parse(line);
      if (!isProgress(value)) this.#pending.findings.push(this.#schema.parse(value));
      else this.#progress(ProgressMessage.parse(value));
      return this.files <= this.#maxFiles;
    } catch {
      return false;
    }
  }

  #progress(message: ProgressMessage): void {
    if (message.type === "ready") this.ready = true;
    else if (message.type === "batch_done") this.done = true;
    else if (message.type === "skipped") {
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
