import { z } from "@hono/zod-openapi";
import { filterParameter, FreeJson, PageQuery, Since, Timestamp, text, Uuid } from "../http/schemas.ts";
import { Branch, BRANCH_RULES, ProjectPath, RepositoryUrl } from "../projects/schemas.ts";

export const Scan = z
  .object({
    id: Uuid,
    project_id: Uuid,
    org_id: Uuid,
    status: z.string().openapi({
      description: "`pending`, `queued`, `running`, `completed`, `failed`, `canceled`, or a client's own value.",
      example: "completed",
    }),
    summary: z
      .unknown()
      .nonoptional()
      .openapi({ description: "Free JSON. Counts and scanners of a finished scan, `error` of a failed one." }),
    scanner_type: z.string().nullable().openapi({ example: "manual" }),
    target_ref: z.string().nullable().openapi({ description: "The branch.", example: "main" }),
    started_at: Timestamp.nullable(),
    finished_at: Timestamp.nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .openapi("Scan");
export type Scan = z.infer<typeof Scan>;

export const RunScanRequest = z
  .object({
    clone_url: RepositoryUrl,
    branch: Branch.nullish().openapi({ description: `Default: the project's default branch. ${BRANCH_RULES}` }),
  })
  .openapi("RunScanRequest");
export type RunScanRequest = z.infer<typeof RunScanRequest>;

export const CreateScanRequest = z
  .object({
    scanner_type: text(200, 0).nullish().openapi({ description: "The name of the scanner.", example: "ci" }),
    target_ref: text(255, 0).nullish().openapi({ description: "Branch, tag or commit.", example: "main" }),
  })
  .openapi("CreateScanRequest");
export type CreateScanRequest = z.infer<typeof CreateScanRequest>;

export const UpdateScanRequest = z
  .object({
    status: text(50)
      .nullish()
      .openapi({ description: "Any string. `null` leaves it unchanged.", example: "completed" }),
    summary: FreeJson.optional().openapi({
      description: "Any JSON value of at most 65536 bytes and 64 levels. `null` is an ordinary value here.",
      example: { findings: { total: 3 } },
    }),
  })
  .openapi("UpdateScanRequest");
export type UpdateScanRequest = z.infer<typeof UpdateScanRequest>;

export const ScansQuery = PageQuery.extend({
  status: filterParameter("status", 50, "Only scans of exactly this status.", "completed"),
  branch: filterParameter("branch", 255, "Only scans with exactly this `target_ref`.", "main"),
  scanner_type: filterParameter("scanner_type", 200, "Only scans of exactly this `scanner_type`.", "push"),
  since: Since,
});

export const ScanPath = ProjectPath.extend({
  scan_id: z.string().openapi({ param: { name: "scan_id", in: "path" }, format: "uuid", description: "Scan id." }),
});
