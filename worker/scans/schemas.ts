import { z } from "@hono/zod-openapi";
import { Timestamp, Uuid } from "../http/schemas.ts";
import { Branch, ProjectPath, RepositoryUrl } from "../projects/schemas.ts";

export const Scan = z
  .object({
    id: Uuid,
    project_id: Uuid,
    org_id: Uuid,
    status: z.string().openapi({
      description: "`pending`, `queued`, `running`, `completed`, `failed`, `canceled`, or what a client has set.",
      example: "completed",
    }),
    summary: z
      .unknown()
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
    branch: Branch.nullish().openapi({ description: "Default: the project's default branch." }),
  })
  .openapi("RunScanRequest");
export type RunScanRequest = z.infer<typeof RunScanRequest>;

export const ScanPath = ProjectPath.extend({
  scan_id: z.string().openapi({ param: { name: "scan_id", in: "path" }, format: "uuid", description: "Scan id." }),
});
