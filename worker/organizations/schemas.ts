import { z } from "@hono/zod-openapi";
import { Name, Slug, text, Timestamp, Uuid } from "../http/schemas.ts";

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

export const OrgList = z
  .object({
    orgs: z.array(Organization).openapi({ description: "The caller's own organization, or none if it was deleted." }),
  })
  .openapi("OrgList");

export const CreateOrganizationRequest = z
  .object({ slug: Slug, name: Name.openapi({ example: "Acme Corp" }) })
  .openapi("CreateOrganizationRequest");
export type CreateOrganizationRequest = z.infer<typeof CreateOrganizationRequest>;

export const UpdateOrganizationRequest = z
  .object({
    name: Name.nullish().openapi({ example: "Acme Corp" }),
    status: text(50).nullish().openapi({ example: "active" }),
  })
  .openapi("UpdateOrganizationRequest");
export type UpdateOrganizationRequest = z.infer<typeof UpdateOrganizationRequest>;
