import type { organizations } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import type { Organization } from "./schemas.ts";

export function presentOrganization(row: typeof organizations.$inferSelect): Organization {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    status: row.status,
    created_at: toTimestamp(row.createdAt),
    updated_at: toTimestamp(row.updatedAt),
  };
}
