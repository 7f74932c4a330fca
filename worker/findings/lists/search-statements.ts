import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import {
  findingDirectories,
  findingFiles,
  findings,
  ruleSeverityPages,
  ruleTitlePages,
} from "../../database/finding-tables.ts";
import { organizationKey, uuidOf } from "../../database/keys.ts";
import { organizations } from "../../database/tables.ts";
import { selectBounds } from "./bounds.ts";
import type { FindingsFilter } from "./filter.ts";
import { scannerKey, selectKeys } from "./keys.ts";
import type { Position } from "./position.ts";
import { ALL_RANGES } from "./terms.ts";

/**
 * Whether all findings are in the indexes, whether all projects are shown, where the page begins, which severities there are, and about
 * how many terms.
 */
export function selectFacts(database: Database, filter: FindingsFilter, after: Position | undefined) {
  const { orgId, hiddenProjects, severities, scanner, pathPrefix } = filter;
  const lastDirectory = sql<number>`(select ifnull(max(id), 0) from ${findingDirectories}
    where ${pathPrefix !== undefined} and organization_id = o.id)`;
  const ofScanner =
    scanner === undefined
      ? sql`f indexed by findings_severity where`
      : sql`f indexed by findings_scanner where f.scanner_id = ${scannerKey(orgId, scanner)} and`;
  const ranges = sql<string>`(select json_group_array(column1) from ${ALL_RANGES} where ${severities === undefined}
    and exists (select 1 from ${findings} as ${ofScanner} f.organization_id = o.id and f.severity_range = column1))`;
  return database
    .select({
      keys: selectKeys(filter).as("keys"),
      isIndexed: sql`o.indexed_findings_to is null`.mapWith(Boolean).as("isIndexed"),
      lastDirectory: lastDirectory.as("lastDirectory"),
      ranges: ranges.as("ranges"),
      bounds: selectBounds(filter, after).as("bounds"),
      seesAll: sql`${hiddenProjects ? sql`not exists ${hiddenProjects}` : sql`true`}`.mapWith(Boolean).as("seesAll"),
    })
    .from(sql`(select 1) left join ${organizations} as o on o.uuid = ${uuidOf(orgId)}`);
}

/**
 * The pages of rules, and what is in those with a title that contains the text, in either case. A title is in it as a JSON string.
 */
export function selectRulePages(database: Database, orgId: string, titlePart: string | undefined) {
  const quoted = sql`json_quote(${titlePart ?? null})`;
  const titles = sql.raw("p.titles");
  const isNamed = sql`instr(lower(${titles}), lower(substr(${quoted}, 2, length(${quoted}) - 2))) > 0`;
  const ifNamed = (column: SQL, name: string) => sql<string | null>`iif(${isNamed}, ${column}, null)`.as(name);
  const severities = sql`(select s.severities from ${ruleSeverityPages} as s
    where s.organization_id = p.organization_id and s.page = p.page)`;
  return database
    .select({
      rules: sql<number>`length(${titles}) - length(replace(${titles}, char(10), ''))`.as("rules"),
      titles: ifNamed(titles, "titles"),
      scanners: ifNamed(sql.raw("p.scanners"), "scanners"),
      severities: ifNamed(severities, "severities"),
    })
    .from(sql`${ruleTitlePages} as p`)
    .where(sql`${titlePart !== undefined} and p.organization_id = ${organizationKey(orgId)}`);
}

/** The directories below a prefix, and that in which the prefix ends. */
export function selectDirectories(database: Database, orgId: string, prefix: string, limit: number) {
  const inOrganization = sql`d.organization_id = ${organizationKey(orgId)}`;
  const from = (where: SQL) =>
    sql`select d.id, d.path from ${findingDirectories} as d where ${inOrganization} and ${where}`;
  const below = from(beginsWith("d.path", prefix));
  const containing = from(sql`d.path = ${directoryOf(prefix)} and d.path <> ${prefix}`);
  return database
    .select({ id: sql<number>`id`.as("id"), path: sql<string>`path`.as("path") })
    .from(sql`(${containing} union all ${below})`)
    .where(sql`${prefix !== ""}`)
    .limit(limit);
}

/** The files whose name begins with the end of a prefix. */
export function selectFiles(database: Database, orgId: string, prefix: string, limit: number) {
  const directory = directoryOf(prefix);
  const name = prefix.slice(directory.length);
  return database
    .select({ id: findingFiles.id })
    .from(findingFiles)
    .where(
      sql`${name !== ""} and ${findingFiles.organizationId} = ${organizationKey(orgId)}
        and ${findingFiles.directoryId} = (select d.id from ${findingDirectories} as d
          where d.organization_id = ${organizationKey(orgId)} and d.path = ${directory}) and ${beginsWith("name", name)}`,
    )
    .limit(limit);
}

/** With the slash at its end. */
function directoryOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

function beginsWith(column: "d.path" | "name", prefix: string): SQL {
  const text = sql.raw(column);
  return sql`${text} >= ${prefix} and ${text} < ${prefix} || char(1114111)`;
}
