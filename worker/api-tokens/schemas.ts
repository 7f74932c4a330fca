import { z } from "@hono/zod-openapi";
import { Name, OrganizationPath, SLUG_PATTERN, Slug, Timestamp, Uuid } from "../http/schemas.ts";

const DEFAULT_DAYS = 90;
const MAX_DAYS = 366;
const MAX_PROJECTS = 100;

const ApiTokenRole = z.enum(["admin", "member", "viewer", "ci"]).openapi({
  description:
    "At most the role of its owner. It has no effect beyond the role that the owner has at the time of a request.",
  example: "ci",
});

const shape = {
  id: Uuid,
  name: z.string().openapi({ example: "nightly upload" }),
  role: ApiTokenRole,
  projects: z
    .array(z.string().openapi({ pattern: SLUG_PATTERN.source, example: "shop" }))
    .nullable()
    .openapi({ description: "The slugs of the only projects that it opens; `null` for all of the organization." }),
  user_id: Uuid.openapi({
    description: "The owner. A token is deleted with its owner, and refused while that user is not active.",
  }),
  created_at: Timestamp,
  expires_at: Timestamp,
  last_used_on: z.string().nullable().openapi({
    format: "date",
    description: "The day (UTC) of the last request that it admitted.",
    example: "2026-11-20",
  }),
};

export const ApiToken = z.object(shape).openapi("ApiToken");
export type ApiToken = z.infer<typeof ApiToken>;

export const CreatedApiToken = z
  .object({
    ...shape,
    token: z.string().openapi({
      description: "Shown this once. Send it as `Authorization: Bearer <token>`.",
      example: "vms_<78 letters and digits><6 of a checksum>",
    }),
  })
  .openapi("CreatedApiToken");
export type CreatedApiToken = z.infer<typeof CreatedApiToken>;

export const CreateApiTokenRequest = z
  .object({
    name: Name.openapi({ example: "nightly upload" }),
    role: ApiTokenRole,
    projects: z
      .array(Slug.openapi({ example: "shop" }))
      .min(1)
      .max(MAX_PROJECTS)
      .nullish()
      .openapi({ description: "The slugs of the only projects that it opens. Absent: all of the organization." }),
    expires_in_days: z
      .int()
      .min(1)
      .max(MAX_DAYS)
      .nullish()
      .transform((days) => days ?? DEFAULT_DAYS)
      .openapi({ type: "integer", description: `Absent: ${DEFAULT_DAYS} days.`, example: DEFAULT_DAYS }),
  })
  .openapi("CreateApiTokenRequest");
export type CreateApiTokenRequest = z.infer<typeof CreateApiTokenRequest>;

export const ApiTokenPath = OrganizationPath.extend({
  token_id: Uuid.openapi({ param: { name: "token_id", in: "path" }, description: "Id of the API token." }),
});
