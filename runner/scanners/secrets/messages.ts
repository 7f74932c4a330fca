import { z } from "zod";

/** The child's input, one JSON document. */
export const ScanRequest = z.object({
  root: z.string(),
  files: z.array(z.object({ path: z.string(), storedPath: z.string() })),
  /** Base64. */
  fingerprintKey: z.base64(),
  maxFindings: z.int().min(1),
  fileDeadlineMs: z.int().min(1),
  /** A file of custom rules, in addition to the embedded ones. */
  rulesFile: z.string().nullable(),
});
export type ScanRequest = z.infer<typeof ScanRequest>;

const count = z.int().min(0);

export const MatchMessage = z.strictObject({
  type: z.literal("match"),
  rule: z.string().max(200),
  path: z.string(),
  offset: count,
  line: z.int().min(1),
  column: z.int().min(1),
  /** Keyed hash of the secret. The secret itself is in no message. */
  identity: z.string().regex(/^[0-9a-f]{64}$/),
  confidence: z.enum(["high", "medium", "low"]),
  entropy: z.number().min(0),
  preview: z.string().max(20),
  snippet: z.string().max(1_000),
});
export type MatchMessage = z.infer<typeof MatchMessage>;

export const SkippedMessage = z.strictObject({
  type: z.literal("skipped"),
  path: z.string(),
  reason: z.enum(["timed_out", "slow_rule", "unreadable", "too_large"]),
  /** The rule that was too slow on this file. */
  rule: z.string().max(200).optional(),
});
export type SkippedMessage = z.infer<typeof SkippedMessage>;

const DoneMessage = z.strictObject({
  type: z.literal("done"),
  files: count,
  characters: count,
  truncated: z.boolean(),
});

/** A line of the child's standard output. `done` is the last one, and without it the scan is not complete. */
export const ScanMessage = z.discriminatedUnion("type", [MatchMessage, SkippedMessage, DoneMessage]);
export type ScanMessage = z.infer<typeof ScanMessage>;
