import { z } from "@hono/zod-openapi";

const USE = {
  used: z.int().openapi({ example: 3 }),
  quota: z.int().nullable().openapi({ description: "Null for no limit.", example: 50 }),
};
const Use = z.object(USE).openapi("Use");

export const Usage = z
  .object({
    users: Use,
    projects: Use,
    queued_scans: Use,
    running_scans: Use.openapi({
      description: "Scans that runners work on. The quota refuses nothing: scans beyond it wait.",
    }),
    findings: Use.openapi({ description: "Stored findings, of all scans." }),
    requests_this_minute: z.object(USE).nullable().openapi({
      description: "Authenticated requests, including this one; null where they are not limited.",
    }),
  })
  .openapi("Usage");
export type Usage = z.infer<typeof Usage>;
