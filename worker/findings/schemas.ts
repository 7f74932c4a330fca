import { z } from "@hono/zod-openapi";
import { filterParameter, FreeJson, PageQuery, Since, text, Timestamp, Uuid } from "../http/schemas.ts";
import { ScanPath } from "../scans/schemas.ts";

export const MAX_FINDINGS_PER_BATCH = 10_000;
export const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const MAX_SEVERITY_LENGTH = 50;
/** Least and most UTF-16 units. */
export const FINDING_TEXTS = {
  required: { external_id: [1, 500], title: [1, 1_000], severity: [1, MAX_SEVERITY_LENGTH], scanner: [1, 100] },
  optional: { description: [0, 20_000], location_path: [0, 4_096] },
} as const;
const { required: REQUIRED, optional: OPTIONAL } = FINDING_TEXTS;
const textOf = ([least, most]: readonly [number, number]) => text(most, least);

const EXTERNAL_ID = { example: "5f2c1d0b9a8e7f6d5c4b3a2918070605f4e3d2c1" };
const TITLE = { example: "Command injection: shell command built from non-constant parts" };
const SEVERITY = { example: "high" };
const SCANNER = { example: "ast-grep" };
const DESCRIPTION = {
  example: "A shell runs a command built from request data. An attacker can execute arbitrary commands.",
};
const LOCATION_PATH = { description: "Path in the repository.", example: "src/server.js" };
const LOCATION_LINE = { example: 12 };
const LOCATION_COLUMN = { example: 5 };
/** int32, with the format name of OpenAPI. */
const Int32 = z.int().min(-2_147_483_648).max(2_147_483_647).openapi({ format: "int32" });
const METADATA = { example: { rule_id: "javascript.shell-from-variable", cwe: "CWE-78", confidence: "high" } };

export const Finding = z
  .object({
    id: Uuid,
    scan_id: Uuid,
    org_id: Uuid,
    external_id: z.string().openapi({
      ...EXTERNAL_ID,
      description:
        "Unique within its scan. For the pipeline's findings: a fingerprint that stays the same when lines move.",
    }),
    title: z.string().openapi(TITLE),
    severity: z.string().openapi({
      ...SEVERITY,
      description: "For the pipeline's findings: `critical`, `high`, `medium`, `low` or `info`.",
    }),
    scanner: z.string().openapi(SCANNER),
    description: z.string().nullable().openapi(DESCRIPTION),
    location_path: z.string().nullable().openapi(LOCATION_PATH),
    location_line: Int32.nullable().openapi(LOCATION_LINE),
    location_column: Int32.nullable().openapi(LOCATION_COLUMN),
    metadata: z
      .unknown()
      .nonoptional()
      .openapi({ ...METADATA, description: "Free JSON. For the pipeline's findings: rule, CWE, confidence, snippet." }),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .openapi("Finding");
export type Finding = z.infer<typeof Finding>;

export const CreateFindingRequest = z
  .object({
    external_id: textOf(REQUIRED.external_id).openapi({
      ...EXTERNAL_ID,
      description: "The scanner's identifier of the finding, unique within the scan.",
    }),
    title: textOf(REQUIRED.title).openapi(TITLE),
    severity: textOf(REQUIRED.severity).openapi({
      ...SEVERITY,
      description: "Any string; the filter compares it exactly.",
    }),
    scanner: textOf(REQUIRED.scanner).openapi(SCANNER),
    description: textOf(OPTIONAL.description).nullish().openapi(DESCRIPTION),
    location_path: textOf(OPTIONAL.location_path).nullish().openapi(LOCATION_PATH),
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
    // The length is checked first: 16 MB may contain millions of elements, each of which would report an error.
    findings: z
      .array(z.unknown())
      .max(MAX_FINDINGS_PER_BATCH)
      .pipe(z.array(CreateFindingRequest))
      .openapi({
        type: "array",
        items: { $ref: "#/components/schemas/CreateFindingRequest" },
        maxItems: MAX_FINDINGS_PER_BATCH,
        description: `At most ${MAX_FINDINGS_PER_BATCH} findings; an empty array is allowed.`,
      }),
  })
  .openapi("CreateFindingsRequest");

export const FindingPath = ScanPath.extend({
  finding_id: z
    .string()
    .openapi({ param: { name: "finding_id", in: "path" }, format: "uuid", description: "Finding id." }),
});

const MAX_SEVERITIES = 20;
const SeverityFilter = text(MAX_SEVERITY_LENGTH, 0);

/** Filters of the lists and of the summary. */
export const FindingsFilterQuery = z.object({
  severity: z
    .union([SeverityFilter.transform((one) => [one]), z.array(SeverityFilter).max(MAX_SEVERITIES)])
    .optional()
    .openapi({
      param: { name: "severity", in: "query", style: "form", explode: true },
      type: "array",
      items: { type: "string", maxLength: MAX_SEVERITY_LENGTH },
      maxItems: MAX_SEVERITIES,
      description: "Only findings of exactly this severity, or, repeated, of one of these.",
      example: ["high"],
    }),
  scanner: filterParameter("scanner", 100, "Only findings of exactly this scanner.", "ast-grep"),
  project: filterParameter("project", 100, "Only findings of the project with this slug.", "shop"),
  scan_id: filterParameter("scan_id", 100, "Only findings of this scan.", "01993c5e-7f0a-7cc4-9d6b-0a4f3c2e1b5d"),
  vulnerability_id: filterParameter(
    "vulnerability_id",
    100,
    "Only findings of this vulnerability: at most one in each scan.",
    "01993c5e-7f0a-7cc4-9d6b-000000000001",
  ),
  kind: filterParameter(
    "kind",
    20,
    "`quality` for only findings whose `metadata.kind` is `quality`, such as those of linters; `security` for all others.",
    "security",
  ),
  since: Since,
  latest: filterParameter(
    "latest",
    10,
    "`true` for only the latest completed scan of each project and branch: the current findings.",
    "true",
  ),
});
export type FindingsFilterQuery = z.infer<typeof FindingsFilterQuery>;

/** What a finding is about. One whose metadata says nothing about it is about security. */
export type FindingKind = "security" | "quality";

export const FindingsQuery = PageQuery.extend({
  ...FindingsFilterQuery.shape,
  path: filterParameter("path", 1_000, "Only findings whose `location_path` has this prefix.", "src/"),
  q: filterParameter(
    "q",
    200,
    "Only findings whose title contains this; ASCII letters of either case are the same.",
    "shell",
  ),
  sort: z
    .enum(["created_at", "-created_at", "severity", "-severity"])
    .default("created_at")
    .openapi({
      param: { name: "sort", in: "query" },
      description:
        "`created_at`: in order of creation. `severity`: `critical`, `high`, `medium`, `low`, `info`, then all others; ties in order of creation. With a minus: descending.",
      example: "severity",
    }),
});
export type FindingsQuery = z.infer<typeof FindingsQuery>;

const Count = z.int().openapi({ example: 12 });

export const FindingsSummary = z
  .object({
    total: Count,
    by_severity: z
      .array(z.object({ severity: z.string().openapi({ example: "high" }), count: Count }))
      .openapi({ description: "Ordered by severity, `critical` first." }),
    by_scanner: z
      .array(z.object({ scanner: z.string().openapi({ example: "ast-grep" }), count: Count }))
      .openapi({ description: "Ordered by count, highest first." }),
    by_project: z
      .array(z.object({ project: z.string().openapi({ description: "Its slug.", example: "shop" }), count: Count }))
      .openapi({ description: "Projects with findings, highest count first." }),
    by_day: z
      .array(z.object({ day: z.string().openapi({ format: "date", example: "2026-11-20" }), count: Count }))
      .openapi({
        description: "Created on each of the last 90 days (UTC), today last; days without findings included.",
      }),
  })
  .openapi("FindingsSummary");
export type FindingsSummary = z.infer<typeof FindingsSummary>;
