import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../database/client.ts";
import { findingBatches, findingDirectories, ruleTexts, ruleTitlePages } from "../../database/finding-tables.ts";
import { organizationKey } from "../../database/keys.ts";
import { organizations } from "../../database/tables.ts";
import type { FindingsFilter } from "./filter.ts";
import { isUnplaced } from "./narrowed.ts";

/*
 * `path` and `q` name few directories or rules in most lists: then a list merges their ranges of an index. Where each of these parts
 * reads each batch, batches must have several findings for each part. Otherwise, and where most of the directories or rules are named,
 * to read one finding after the other costs less.
 */

const MAX_PARTS = 16;
const MIN_FINDINGS_PER_PART = 8;
/** Of the newest, for their mean size. */
const MEASURED_BATCHES = 8;
const ONE_ROW = sql`(select 1)`;

/** The rules or directories whose findings a list consists of. */
export interface Narrowing {
  by: "rule" | "directory";
  ids: readonly number[];
}

export interface Search {
  /** The rules whose title contains `q`. */
  rules?: readonly number[] | undefined;
  narrowing?: Narrowing | undefined;
  /** Whether all findings of the narrowed list match `path`, and `q`. */
  isExact: { path: boolean; title: boolean };
  /** Whether no project is hidden. */
  seesAll: boolean;
}

/** Looks up the rules and directories of a filter in one round trip. */
export async function findSearch(database: Database, filter: FindingsFilter): Promise<Search> {
  const { orgId, pathPrefix, titlePart } = filter;
  const [[facts], pages, directories] = await database.batch([
    selectFacts(database, filter),
    selectTitles(database, orgId, titlePart),
    selectDirectories(database, orgId, pathPrefix),
  ]);
  const rules = titlePart === undefined ? undefined : pages.flatMap(({ titles }) => rulesWith(titles, titlePart));
  const ofPath: Narrowing = { by: "directory", ids: directories.map(({ id }) => id) };
  const options = [...(rules ? [{ by: "rule", ids: rules } satisfies Narrowing] : []), ...(pathPrefix ? [ofPath] : [])];
  const [least] = options.toSorted((a, b) => a.ids.length - b.ids.length);
  const { isIndexed = false, seesAll = false, batchSize = 0, lastDirectory = 0, lastRule = 0 } = facts ?? {};
  const isInOrder = !filter.sort.endsWith("severity") && filter.vulnerabilityId === undefined;
  const isPathExact = directories.every(({ path }) => path.startsWith(pathPrefix ?? ""));
  const narrowed = (narrowing: Narrowing | undefined): Search => ({
    rules,
    narrowing,
    isExact: { path: narrowing?.by === "directory" && isPathExact, title: narrowing?.by === "rule" },
    seesAll,
  });
  const search = narrowed(least);
  const limit = isUnplaced({ ...filter, search }) ? MAX_PARTS : Math.min(MAX_PARTS, batchSize / MIN_FINDINGS_PER_PART);
  const isFew = least !== undefined && least.ids.length <= limit;
  const terms = least?.by === "rule" ? lastRule : lastDirectory;
  const isMost = least !== undefined && least.ids.length > 1 && least.ids.length * 2 > terms;
  return isInOrder && isIndexed && isFew && !isMost ? search : narrowed(undefined);
}

/** Whether all findings are in the indexes, whether all are shown, how many a batch has, and about how many terms there are. */
function selectFacts(database: Database, { orgId, hiddenProjects }: FindingsFilter) {
  const organization = organizationKey(orgId);
  const last = (table: SQLiteTable) =>
    sql<number>`(select ifnull(max(id), 0) from ${table} where organization_id = ${organization})`;
  const newest = sql`select first_id, last_id from ${findingBatches}
    where organization_id = ${organization} order by last_id desc limit ${MEASURED_BATCHES}`;
  const isIndexed = sql`(select indexed_findings_to is null from ${organizations} where id = ${organization})`;
  return database
    .select({
      isIndexed: isIndexed.mapWith(Boolean).as("isIndexed"),
      lastDirectory: last(findingDirectories).as("lastDirectory"),
      lastRule: last(ruleTexts).as("lastRule"),
      seesAll: sql`${hiddenProjects ? sql`not exists ${hiddenProjects}` : sql`true`}`.mapWith(Boolean).as("seesAll"),
      batchSize: sql<number>`(select ifnull((max(last_id) - min(first_id) + 1) / count(*), 0) from (${newest}))`.as(
        "batchSize",
      ),
    })
    .from(ONE_ROW);
}

/** The pages with a title that contains the text, in either case. A title is in it as a JSON string. */
function selectTitles(database: Database, orgId: string, titlePart: string | undefined) {
  const quoted = sql`json_quote(${titlePart ?? null})`;
  return database
    .select({ titles: ruleTitlePages.titles })
    .from(ruleTitlePages)
    .where(
      sql`${titlePart !== undefined} and ${ruleTitlePages.organizationId} = ${organizationKey(orgId)}
        and instr(lower(${ruleTitlePages.titles}), lower(substr(${quoted}, 2, length(${quoted}) - 2))) > 0`,
    );
}

/** The directories below a prefix, and that in which the prefix ends, where its files may match. */
function selectDirectories(database: Database, orgId: string, prefix = "") {
  const directory = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  const inOrganization = sql`d.organization_id = ${organizationKey(orgId)}`;
  const from = (where: SQL) =>
    sql`select d.id, d.path from ${findingDirectories} as d where ${inOrganization} and ${where}`;
  const below = from(sql`d.path >= ${prefix} and d.path < ${prefix} || char(1114111)`);
  const containing = from(sql`d.path = ${directory} and d.path <> ${prefix}`);
  return database
    .select({ id: sql<number>`id`.as("id"), path: sql<string>`path`.as("path") })
    .from(sql`(${containing} union all ${below})`)
    .where(sql`${prefix !== ""}`)
    .limit(MAX_PARTS + 1);
}

/** The numbers of the rules of a page whose title contains the text. */
function rulesWith(titles: string, part: string): number[] {
  const wanted = lower(part);
  return titles.split("\n").flatMap((line) => {
    const space = line.indexOf(" ");
    if (space < 0) return [];
    const title: unknown = JSON.parse(line.slice(space + 1));
    return typeof title === "string" && lower(title).includes(wanted) ? [Number(line.slice(0, space))] : [];
  });
}

/** As in SQLite, which knows the case of ASCII letters alone. */
function lower(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
