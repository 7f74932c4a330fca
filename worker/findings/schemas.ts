import { z } from "@hono/zod-openapi";
import { Timestamp, Uuid } from "../http/schemas.ts";

export const Finding = z
  .object({
    id: Uuid,
    scan_id: Uuid,
    org_id: Uuid,
    external_id: z.string().openapi({
      description: "Unique within its scan. Of the pipeline: a fingerprint that stays the same when lines move.",
      example: "5f2c1d0b9a8e7f6d5c4b3a2918070605f4e3d2c1",
    }),
    title: z.string().openapi({ example: "Shell command built from a variable" }),
    severity: z.string().openapi({ example: "high" }),
    scanner: z.string().openapi({ example: "ast-grep" }),
    description: z.string().nullable(),
    location_path: z.string().nullable().openapi({ example: "src/server.js" }),
    location_line: z.int32().nullable().openapi({ example: 12 }),
    location_column: z.int32().nullable().openapi({ example: 5 }),
    metadata: z.unknown().openapi({ description: "Free JSON. Of the pipeline: rule, CWE, confidence, snippet." }),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .openapi("Finding");
export type Finding = z.infer<typeof Finding>;
