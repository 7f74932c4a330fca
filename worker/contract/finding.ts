import { z } from "zod";
import { FindingIdentity } from "./finding-identity.ts";
import { jsonBoundsViolation } from "./json-bounds.ts";
import { text } from "./text.ts";

export const SEVERITIES = ["critical", "high", "medium", "low", "info"] as const;
export const Severity = z.enum(SEVERITIES);
export type Severity = z.infer<typeof Severity>;

/** 0 for the highest severity; unknown severities come last. */
export function rankOf(severity: string): number {
  const rank = SEVERITIES.findIndex((name) => name === severity);
  return rank === -1 ? SEVERITIES.length : rank;
}

const int32 = z.int().min(1).max(2_147_483_647);

const MAX_METADATA_BYTES = 256 * 1024;

/** Metadata from the engine. `snippet` is redacted if it contains a secret. */
export const PipelineMetadata = z
  .looseObject({
    rule_id: z.string().max(200),
    cwe: z.string().max(20).nullable(),
    confidence: z.enum(["high", "medium", "low"]),
    snippet: z.string().max(2_000),
    fingerprint: z.string().max(200),
  })
  .superRefine((metadata, context) => {
    const violation = jsonBoundsViolation(metadata, MAX_METADATA_BYTES);
    if (violation !== undefined) context.addIssue(violation);
  });

/** `metadata.trace` of a finding by the flow analysis: the path of the data, from its source to where it is used. */
export const Trace = z.array(z.object({ path: z.string(), line: int32, column: int32, text: z.string() }));
export type Trace = z.infer<typeof Trace>;

/** A finding of the scan pipeline. Lines and columns are 1-based; columns count UTF-16 units. */
export const PipelineFinding = z.object({
  external_id: text(200),
  title: text(500),
  severity: Severity,
  scanner: text(100),
  description: text(10_000, 0).nullable(),
  location_path: text(4_096, 0).nullable(),
  location_line: int32.nullable(),
  location_column: int32.nullable(),
  metadata: PipelineMetadata,
  /** Absent from runners of earlier releases. */
  identity: FindingIdentity.optional(),
});
export type PipelineFinding = z.infer<typeof PipelineFinding>;
