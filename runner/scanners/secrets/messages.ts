import { z } from "zod";
import { BatchRequest } from "../shared/batch-messages.ts";

export const ScanRequest = BatchRequest.extend({
  /** Base64. */
  fingerprintKey: z.base64(),
  fileDeadlineMs: z.int().min(1),
  /** Maximum for one file. */
  maxCandidates: z.int().min(1),
  /** A file of custom rules, in addition to the embedded ones. */
  rulesFile: z.string().nullable(),
  /** The number of files in earlier batches on which a rule was too slow, by rule id. */
  timesSlow: z.record(z.string(), z.int().min(1)),
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
