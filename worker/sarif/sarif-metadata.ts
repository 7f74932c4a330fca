import { z } from "zod";

const Fingerprints = z.record(z.string(), z.string());

const Place = z.object({
  path: z.string().optional(),
  line: z.int().optional(),
  column: z.int().optional(),
  end_line: z.int().optional(),
  end_column: z.int().optional(),
});

/**
 * What `metadata.sarif` of a finding keeps, so that it comes out as it went in. All of it may be absent: findings of others
 * have none, and metadata is free. Lines and columns count from 1, offsets from 0.
 */
export const SarifMetadata = z.object({
  level: z.enum(["error", "warning", "note", "none"]).optional().catch(undefined),
  kind: z.enum(["open", "review", "informational"]).optional().catch(undefined),
  fingerprints: Fingerprints.optional().catch(undefined),
  partial_fingerprints: Fingerprints.optional().catch(undefined),
  rule_name: z.string().optional().catch(undefined),
  help_uri: z.string().optional().catch(undefined),
  /** CVSS */
  security_severity: z.number().min(0).max(10).optional().catch(undefined),
  rank: z.number().min(0).max(100).optional().catch(undefined),
  uri_base_id: z.string().optional().catch(undefined),
  end_line: z.int().optional().catch(undefined),
  end_column: z.int().optional().catch(undefined),
  char_offset: z.int().optional().catch(undefined),
  char_length: z.int().optional().catch(undefined),
  byte_offset: z.int().optional().catch(undefined),
  byte_length: z.int().optional().catch(undefined),
  /** Columns count `unicodeCodePoints`; absent: UTF-16 units. */
  column_kind: z.literal("unicodeCodePoints").optional().catch(undefined),
  /** Beyond that of the finding. */
  locations: z.array(Place).max(100).optional().catch(undefined),
});
export type SarifMetadata = z.infer<typeof SarifMetadata>;

/** What is read of any finding's metadata when it is written as SARIF. */
export const ReadableMetadata = z.object({
  /** Of all that an uploaded result says. */
  result_hash: z.string().optional().catch(undefined),
  rule_id: z.string().min(1).optional().catch(undefined),
  cwe: z.string().nullish().catch(undefined),
  cwes: z.array(z.string()).optional().catch(undefined),
  snippet: z.string().optional().catch(undefined),
  end_line: z.int().optional().catch(undefined),
  sarif: SarifMetadata.optional().catch(undefined),
});
