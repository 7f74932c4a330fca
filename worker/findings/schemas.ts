import { z } from "@hono/zod-openapi";
import { FreeJson, text, Timestamp, Uuid } from "../http/schemas.ts";
import { ScanPath } from "../scans/schemas.ts";

export const MAX_FINDINGS_PER_BATCH = 10_000;
export const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const MAX_SEVERITY_LENGTH = 50;

const EXTERNAL_ID = { example: "5f2c1d0b9a8e7f6d5c4b3a2918070605f4e3d2c1" };
const TITLE = { example: "Shell command built from a variable" };
const SEVERITY = { example: "high" };
const SCANNER = { example: "ast-grep" };
const DESCRIPTION = { example: "A value from outside reaches a shell: whoever sends it can run commands." };
const LOCATION_PATH = { description: "Path in the repository.", example: "src/server.js" };
const LOCATION_LINE = { example: 12 };
const LOCATION_COLUMN = { example: 5 };
/** int32, said in the words of OpenAPI. */
const Int32 = z.int().min(-2_147_483_648).max(2_147_483_647).openapi({ format: "int32" });
const METADATA = { example: { rule_id: "javascript.shell-from-variable", cwe: "CWE-78", confidence: "high" } };

export const Finding = z
  .object({
    id: Uuid,
    scan_id: Uuid,
    org_id: Uuid,
    external_id: z.string().openapi({
      ...EXTERNAL_ID,
      description: "Unique within its scan. Of the pipeline: a fingerprint that stays the same when lines move.",
    }),
    title: z.string().openapi(TITLE),
    severity: z.string().openapi({
      ...SEVERITY,
      description: "Of the pipeline: `critical`, `high`, `medium`, `low` or `info`.",
    }),
    scanner: z.string().openapi(SCANNER),
    description: z.string().nullable().openapi(DESCRIPTION),
    location_path: z.string().nullable().openapi(LOCATION_PATH),
    location_line: Int32.nullable().openapi(LOCATION_LINE),
    location_column: Int32.nullable().openapi(LOCATION_COLUMN),
    metadata: z
      .unknown()
      .nonoptional()
      .openapi({ ...METADATA, description: "Free JSON. Of the pipeline: rule, CWE, confidence, snippet." }),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .openapi("Finding");
export type Finding = z.infer<typeof Finding>;

export const CreateFindingRequest = z
  .object({
    external_id: text(500).openapi({
      ...EXTERNAL_ID,
      description: "The scanner's own name for the finding, unique within the scan.",
    }),
    title: text(1_000).openapi(TITLE),
    severity: text(MAX_SEVERITY_LENGTH).openapi({
      ...SEVERITY,
      description: "Any word; the filter compares it exactly.",
    }),
    scanner: text(100).openapi(SCANNER),
    description: text(20_000, 0).nullish().openapi(DESCRIPTION),
    location_path: text(4_096, 0).nullish().openapi(LOCATION_PATH),
    location_line: Int32.nullish().openapi(LOCATION_LINE),
    location_column: Int32.nullish().openapi(LOCATION_COLUMN),
    metadata: FreeJson.optional().openapi({
      ...METADATA,
      description: "Any JSON value of at most 65536 bytes and 64 levels. Default `{}`.",
    }),
  })
  .openapi("CreateFindingRequest");
export type CreateFindingRequest = z.infer<typeof CreateFindingRequest>;

export const CreateFindingsRequest = z
  .object({
    // The length comes first: sixteen megabytes hold millions of elements, each of which would be an error to report.
    findings: z
      .array(z.unknown())
      .max(MAX_FINDINGS_PER_BATCH)
      .pipe(z.array(CreateFindingRequest))
      .openapi({
        type: "array",
        items: { $ref: "#/components/schemas/CreateFindingRequest" },
        maxItems: MAX_FINDINGS_PER_BATCH,
        description: `At most ${MAX_FINDINGS_PER_BATCH} findings; none is allowed too.`,
      }),
  })
  .openapi("CreateFindingsRequest");

export const FindingPath = ScanPath.extend({
  finding_id: z
    .string()
    .openapi({ param: { name: "finding_id", in: "path" }, format: "uuid", description: "Finding id." }),
});

export const FindingsFilter = z.object({
  severity: text(MAX_SEVERITY_LENGTH, 0)
    .optional()
    .openapi({
      param: { name: "severity", in: "query" },
      description: "Only findings of exactly this severity. One that no finding has gives an empty list.",
      example: "high",
    }),
});
