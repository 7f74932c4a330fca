import { z } from "zod";
import { SkipReason } from "../../../worker/contract/scan-summary.ts";

/** What a scanner's child process reads from standard input, as one JSON document: the fields that all scanners share. */
export const BatchRequest = z.object({
  root: z.string(),
  files: z.array(z.object({ path: z.string(), storedPath: z.string() })),
  /** The child ends after the file with which it has reported more. */
  maxFindings: z.int().min(0),
  /** The child ends after the file with which it has used more, and leaves the other files to its successor. */
  work: z.object({ elapsedMs: z.int(), cpuMs: z.int(), residentBytes: z.int() }),
});
export type BatchRequest = z.infer<typeof BatchRequest>;
export type BatchFile = BatchRequest["files"][number];

/** A file that was not searched, or not by one rule. */
export const SkippedMessage = z.strictObject({
  type: z.literal("skipped"),
  path: z.string(),
  reason: SkipReason,
  rule: z.string().max(200).optional(),
});
export type SkippedMessage = z.infer<typeof SkippedMessage>;

/**
 * The lines on the child's standard output besides its findings: it has loaded its rules; all of one file was reported
 * (`truncated` if not all that is in it was looked at); it ends without an error.
 */
export const ProgressMessage = z.discriminatedUnion("type", [
  SkippedMessage,
  z.strictObject({ type: z.literal("ready") }),
  z.strictObject({ type: z.literal("file_done"), truncated: z.boolean() }),
  z.strictObject({ type: z.literal("batch_done") }),
]);
export type ProgressMessage = z.infer<typeof ProgressMessage>;
