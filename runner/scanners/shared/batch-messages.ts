import { z } from "zod";
import { AnalysisLimit, SkipReason } from "../../../worker/contract/scan-summary.ts";

/**
 * A request that a scanner's child process reads from standard input, as a line of JSON: the fields that all scanners share. A child that
 * has scanned the files of one gets the next.
 */
export const BatchRequest = z.object({
  root: z.string(),
  files: z.array(z.object({ path: z.string(), storedPath: z.string() })),
  /** The child ends after the file that exceeds this number of findings. */
  maxFindings: z.int().min(0),
  /** The child ends after the file that exceeds one of these limits of its first request; another child scans the rest. */
  work: z.object({ elapsedMs: z.int(), cpuMs: z.int(), residentBytes: z.int() }),
});
export type BatchRequest = z.infer<typeof BatchRequest>;
export type BatchFile = BatchRequest["files"][number];

/** A file that was not scanned, or not with one of the rules. */
export const SkippedMessage = z.strictObject({
  type: z.literal("skipped"),
  path: z.string(),
  reason: SkipReason,
  rule: z.string().max(200).optional(),
  limits: z.array(AnalysisLimit).optional(),
});
export type SkippedMessage = z.infer<typeof SkippedMessage>;

/**
 * The messages of a child besides findings: `ready` when its rules are loaded, `file_done` after each file (`truncated` if it was
 * scanned only in part), `batch_done` after those of a request; `isLast` if the child ends then.
 */
export const ProgressMessage = z.discriminatedUnion("type", [
  SkippedMessage,
  z.strictObject({ type: z.literal("ready") }),
  z.strictObject({ type: z.literal("file_done"), truncated: z.boolean() }),
  z.strictObject({ type: z.literal("batch_done"), isLast: z.boolean() }),
]);
export type ProgressMessage = z.infer<typeof ProgressMessage>;
