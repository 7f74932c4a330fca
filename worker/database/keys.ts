import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { organizations, projects, scans } from "./tables.ts";
import { scanComparisons } from "./vulnerability-tables.ts";

/*
 * Clients use UUIDs and slugs; rows refer to each other by numeric keys. These subqueries convert one to the other within a
 * statement, without an extra round trip.
 */

/** The numeric key of an organization. */
export function organizationKey(orgId: string): SQL {
  return sql`(select id from ${organizations} where uuid = ${uuidOf(orgId)})`;
}

/** The numeric key of a project of the organization. */
export function projectKey({ orgId, slug }: { orgId: string; slug: string }): SQL {
  return sql`(select ${projects.id} from ${projects}
    where ${projects.organizationId} = ${organizationKey(orgId)} and ${projects.slug} = ${slug})`;
}

/** The numeric key of a scan of the organization. */
export function scanKey({ orgId, scanId }: { orgId: string; scanId: string }): SQL {
  return sql`(select ${scans.id} from ${scans}
    where ${scans.uuid} = ${uuidOf(scanId)} and ${scans.organizationId} = ${organizationKey(orgId)})`;
}

/** A UUID as a bound parameter. */
export function uuidOf(text: string): SQL {
  return sql`${sql.param(text, organizations.uuid)}`;
}

/** The next unused key of a table within an organization. */
export function nextId(
  table: SQLiteTable & { id: SQLiteColumn; organizationId: SQLiteColumn },
  organization: SQL,
): SQL {
  return sql`(select ifnull(max(${table.id}), 0) + 1 from ${table} where ${table.organizationId} = ${organization})`;
}

/**
 * The next unused key of a scan within an organization. Unlike those of other rows, the key of a deleted scan is not used again if
 * the scan was compared: the later scans of its line of history are compared with it.
 */
export function nextScanId(organization: SQL): SQL {
  const last = sql`(select max(${scanComparisons.scanId}) from ${scanComparisons} where ${scanComparisons.organizationId} = ${organization})`;
  return sql`max(${nextId(scans, organization)}, ifnull(${last}, 0) + 1)`;
}

/** In statements about all organizations of a shard: not of a copy that a move makes or removes. */
export function isServed(organizationId: SQLiteColumn | SQL): SQL {
  return sql`${organizationId} not in (select copy.id from organizations as copy where copy.copy_of is not null)`;
}
