import { type SQL, sql } from "drizzle-orm";
import { organizationKey } from "./keys.ts";
import { projects, scans } from "./tables.ts";

/*
 * A deleted project keeps its row until the cron trigger has removed all that belongs to it. Deleted scans wait for that in one
 * deleted project of the organization, which has this slug; no slug of the API begins with a tilde.
 */

export const SLUG_OF_DELETED_SCANS = "~";

/** Selects the numbers of the deleted projects of an organization. */
export function deletedProjects(organization: SQL): SQL {
  return sql`(select gone.id from ${projects} as gone where gone.organization_id = ${organization} and gone.deleted_at is not null)`;
}

/** The number of the project with the deleted scans of an organization; null if it has none. */
export function projectOfDeletedScans(organization: SQL): SQL {
  return sql`(select gone.id from ${projects} as gone where gone.organization_id = ${organization} and gone.slug = ${SLUG_OF_DELETED_SCANS})`;
}

/** Selects the numbers of the deleted scans of an organization, except those of deleted projects. */
export function deletedScans(orgId: string): SQL {
  return sql`(select gone_scan.id from ${scans} as gone_scan where gone_scan.organization_id = ${organizationKey(orgId)}
    and gone_scan.project_id = ${projectOfDeletedScans(organizationKey(orgId))})`;
}
