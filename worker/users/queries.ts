import type { users } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import type { User } from "./schemas.ts";

export function presentUser(row: Omit<typeof users.$inferSelect, "passwordHash">): User {
  return {
    id: row.id,
    org_id: row.orgId,
    email: row.email,
    role: row.role,
    status: row.status,
    created_at: toTimestamp(row.createdAt),
    updated_at: toTimestamp(row.updatedAt),
  };
}
