import { z } from "@hono/zod-openapi";
import { Slug, Timestamp, Uuid } from "../http/schemas.ts";

export const Organization = z
  .object({
    id: Uuid,
    slug: Slug,
    name: z.string().openapi({ example: "Acme Corp" }),
    status: z.string().openapi({ example: "active" }),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .openapi("Organization");
export type Organization = z.infer<typeof Organization>;
