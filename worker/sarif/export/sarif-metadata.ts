import { z } from "zod";
import { Trace } from "../../contract/finding.ts";

const Fingerprints = z.record(z.string(), z.string());

const Place = z.object({
  path: z.string().optional(),
  line: z.int().optional(),
  column: z.int().optional(),
  end_line: z.int().optional(),
  end_column: z.int().optional(),
});

/**
 * The content of `metadata.sarif` of a finding, from which an export restores the uploaded result. All of it is optional, because
 * metadata is free-form. Lines and columns count from 1, offsets from 0.
 */
export const SarifMetadata = z.object({
  /** Hash of the stored descriptor of the rule. */
  rule: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .optional()
    .catch(undefined),
  level: z.enum(["error", "warning", "note", "none"]).optional().catch(undefined),
  kind: z.enum(["open", "review", "informational"]).optional().catch(undefined),
  fingerprints: Fingerprints.optional().catch(undefined),
  partial_fingerprints: Fingerprints.optional().catch(undefined),
  rule_name: z.string().optional().catch(undefined),
  help_uri: z.string().optional().catch(undefined),
  /** CVSS score */
  security_severity: z.number().min(0).max(10).optional().catch(undefined),
  rank: z.number().min(0).max(100).optional().catch(undefined),
  uri_base_id: z.string().optional().catch(undefined),
  end_line: z.int().optional().catch(undefined),
  end_column: z.int().optional().catch(undefined),
  char_offset: z.int().optional().catch(undefined),
  char_length: z.int().optional().catch(undefined),
  byte_offset: z.int().optional().catch(undefined),
  byte_length: z.int().optional().catch(undefined),
  /** `unicodeCodePoints`, or absent for UTF-16 units. */
  column_kind: z.literal("unicodeCodePoints").optional().catch(undefined),
  tool_version: z.string().optional().catch(undefined),
  /** The category of the run. */
  automation_id: z.string().optional().catch(undefined),
  precision: z.enum(["very-high", "high", "medium", "low"]).optional().catch(undefined),
  tags: z.array(z.string()).max(100).optional().catch(undefined),
  related_locations: z
    .array(Place.extend({ id: z.int().min(0).optional(), message: z.string().optional() }))
    .max(100)
    .optional()
    .catch(undefined),
  logical_locations: z
    .array(
      z.object({
        name: z.string().optional(),
        fully_qualified_name: z.string().optional(),
        kind: z.string().optional(),
      }),
    )
    .max(100)
    .optional()
    .catch(undefined),
  /** Whether the tool dismisses it, because of `suppressions`. */
  suppressed: z.boolean().optional().catch(undefined),
  suppressions: z
    .array(
      z.object({
        kind: z.enum(["inSource", "external"]),
        status: z.enum(["accepted", "underReview", "rejected"]).optional(),
        justification: z.string().optional(),
      }),
    )
    .max(100)
    .optional()
    .catch(undefined),
  code_flows: z
    .array(
      z.object({
        message: z.string().optional(),
        thread_flows: z.array(
          z.object({
            id: z.string().optional(),
            message: z.string().optional(),
            locations: z.array(
              Place.extend({
                message: z.string().optional(),
                importance: z.enum(["essential", "important", "unimportant"]).optional(),
                nesting_level: z.int().min(0).optional(),
                execution_order: z.int().min(0).optional(),
              }),
            ),
          }),
        ),
      }),
    )
    .optional()
    .catch(undefined),
  /** Further locations, besides that of the finding. */
  locations: z.array(Place).max(100).optional().catch(undefined),
});
export type SarifMetadata = z.infer<typeof SarifMetadata>;

/** The metadata of any finding that an export reads. */
export const ReadableMetadata = z.object({
  /** Hash of the whole content of an uploaded result. */
  result_hash: z.string().optional().catch(undefined),
  kind: z.enum(["security", "quality"]).optional().catch(undefined),
  rule_id: z.string().min(1).optional().catch(undefined),
  cwe: z.string().nullish().catch(undefined),
  cwes: z.array(z.string()).optional().catch(undefined),
  snippet: z.string().optional().catch(undefined),
  end_line: z.int().optional().catch(undefined),
  trace: Trace.optional().catch(undefined),
  sarif: SarifMetadata.optional().catch(undefined),
});
