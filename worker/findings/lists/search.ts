import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../database/client.ts";
import {
  findingBatches,
  findingDirectories,
  findingFiles,
  findings,
  ruleTexts,
  ruleTitlePages,
} from "../../database/finding-tables.ts";
import { organizationKey } from "../../database/keys.ts";
import { organizations } from "../../database/tables.ts";
import type { FindingsFilter } from "./filter.ts";
import { type KnownKeys, selectKeys } from "./keys.ts";
import { isUnplaced } from "./narrowed.ts";
import { ALL_RANGES, findSeverityRanges, parseRanges, type Term } from "./terms.ts";

/*
 * `path` and `q` name few directories, files or rules in most lists: then a list merges their ranges of an index, one for each severity.
 * Where each of these parts reads each batch, batches must have several findings for each term. Otherwise, and where most of the
 * directories or rules are named, to read one finding after the other costs less.
 */

/** Each costs a row when a list begins to read it, and may cost another one to look it up. */
const MAX_TERMS = 32;
/** Of a statement, whose text has an upper bound. */
const MAX_PARTS = 96;
const MIN_FINDINGS_PER_TERM = 8;
/** Of the newest, for their mean size. */
const MEASURED_BATCHES = 3;
const ONE_ROW = sql`(select 1)`;

export interface Search {
  /** What the filter names. */
  keys: KnownKeys;
  /** The rules whose title contains `q`. */
  rules?: readonly number[] | undefined;
  /** What the findings of the list are read by, where it is narrowed. */
  terms?: readonly Term[] | undefined;
  /** The ranges of severities that the organization has. */
  severityRanges: readonly number[];
  /** Whether all findings have their rule, directory and file. */
  isIndexed: boolean;
  /** All directories and files of `path`, where these are few. */
  ofPath?: readonly Term[] | undefined;
  /** Whether all findings of the terms match `path`, and `q`. */
  isExact: { path: boolean; title: boolean };
  /** Whether no project is hidden. */
  seesAll: boolean;
}

/** Looks up the rules, directories and files of a filter in one round trip. */
export async function findSearch(database: Database, filter: FindingsFilter): Promise<Search> {
  const { orgId, pathPrefix, titlePart, severities, vulnerabilityId } = filter;
  const [[facts], pages, directories, files] = await database.batch([
    selectFacts(database, filter),
    selectTitles(database, orgId, titlePart),
    selectDirectories(database, orgId, pathPrefix),
    selectFiles(database, orgId, pathPrefix),
  ]);
  if (!facts) throw new Error("The facts are one row always.");
  const { isIndexed, seesAll, batchSize, ranges, lastDirectory, lastRule, keys } = facts;
  const severityRanges = parseRanges(ranges);
  const rules = titlePart === undefined ? undefined : pages.flatMap(({ titles }) => rulesWith(titles, titlePart));
  const ofPath = termsOfPath(pathPrefix, directories, files);
  const options = [
    ...(rules
      ? [
          {
            terms: (await ofScanner(database, filter, rules)).map((id) => ({ by: "rule", id }) satisfies Term),
            isExact: { path: false, title: true },
          },
        ]
      : []),
    ...(pathPrefix ? [{ terms: ofPath.terms, isExact: { path: ofPath.isExact, title: false } }] : []),
  ];
  const [least] = options.toSorted((a, b) => a.terms.length - b.terms.length);
  const all: Search = {
    keys: keysWith(rules, keys),
    rules,
    severityRanges,
    seesAll,
    isIndexed,
    ofPath: ofPath.areFew ? ofPath.terms : undefined,
    isExact: { path: false, title: false },
  };
  if (!least || !isIndexed || vulnerabilityId !== undefined) return all;
  const narrowed = { ...all, ...least };
  const { terms } = narrowed;
  const limit = isUnplaced({ ...filter, search: narrowed })
    ? MAX_TERMS
    : Math.min(MAX_TERMS, batchSize / MIN_FINDINGS_PER_TERM);
  if (terms.length > limit || areMost(terms, { lastDirectory, lastRule })) return all;
  if (terms.length * (severities ?? severityRanges).length <= MAX_PARTS) return narrowed;
  const looked = await findSeverityRanges(database, orgId, terms);
  const parts = looked.flatMap((term) => term.severityRanges).length;
  return severities === undefined && parts <= MAX_PARTS ? { ...narrowed, terms: looked } : all;
}

/** Of no organization, where no rule matches: no findings are read in vain. */
function keysWith(rules: readonly number[] | undefined, json: string): KnownKeys {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the statement writes it
  const keys = JSON.parse(json) as KnownKeys;
  return rules?.length === 0 ? { ...keys, organization_id: null } : keys;
}

/** Omits the rules of other scanners, where few are to be read for it. */
async function ofScanner(
  database: Database,
  { orgId, scanner }: FindingsFilter,
  rules: readonly number[],
): Promise<readonly number[]> {
  if (scanner === undefined || rules.length === 0 || rules.length > MAX_TERMS) return rules;
  const ids = sql.join(
    rules.map((id) => sql`(${id})`),
    sql`, `,
  );
  const found = await database
    .select({ id: ruleTexts.id })
    .from(ruleTexts)
    .where(
      sql`${ruleTexts.organizationId} = ${organizationKey(orgId)} and ${ruleTexts.id} in (values ${ids})
        and ${ruleTexts.scanner} = ${scanner}`,
    );
  return found.map(({ id }) => id);
}

/** The files of a prefix and the directories below it; the directory of the files if there are many. */
function termsOfPath(
  prefix: string | undefined,
  directories: readonly { id: number; path: string }[],
  files: readonly { id: number }[],
): { terms: Term[]; areFew: boolean; isExact: boolean } {
  const areFew = directories.length + files.length <= MAX_TERMS;
  const ofFiles: Term[] = areFew ? files.map(({ id }) => ({ by: "file", id })) : [];
  const named = areFew ? directories.filter(({ path }) => path.startsWith(prefix ?? "")) : directories;
  const isExact = directories.every(({ path }) => path.startsWith(prefix ?? "")) || areFew;
  return { terms: [...ofFiles, ...named.map(({ id }) => ({ by: "directory", id }) satisfies Term)], areFew, isExact };
}

/** Whether these are most directories, or rules. */
function areMost(
  terms: readonly Term[],
  { lastDirectory, lastRule }: { lastDirectory: number; lastRule: number },
): boolean {
  const counted = terms.filter(({ by }) => by !== "file");
  const last = counted[0]?.by === "rule" ? lastRule : lastDirectory;
  return counted.length > 1 && counted.length * 2 > last;
}

/**
 * Whether all findings are in the indexes, whether all are shown, how many a batch has, which severities there are, and about how many
 * terms.
 */
function selectFacts(database: Database, filter: FindingsFilter) {
  const { orgId, hiddenProjects, severities, pathPrefix, titlePart } = filter;
  const organization = organizationKey(orgId);
  const last = (table: SQLiteTable, isNeeded: boolean) =>
    sql<number>`(select ifnull(max(id), 0) from ${table} where ${isNeeded} and organization_id = ${organization})`;
  const newest = sql`select first_id, last_id from ${findingBatches}
    where organization_id = ${organization} order by last_id desc limit ${MEASURED_BATCHES}`;
  const isIndexed = sql`(select indexed_findings_to is null from ${organizations} where id = ${organization})`;
  return database
    .select({
      keys: selectKeys(filter).as("keys"),
      isIndexed: isIndexed.mapWith(Boolean).as("isIndexed"),
      lastDirectory: last(findingDirectories, pathPrefix !== undefined).as("lastDirectory"),
      lastRule: last(ruleTexts, titlePart !== undefined).as("lastRule"),
      ranges:
        sql<string>`(select json_group_array(column1) from ${ALL_RANGES} where ${severities === undefined} and exists (
        select 1 from ${findings} as f indexed by findings_severity
          where f.organization_id = ${organization} and f.severity_range = column1))`.as("ranges"),
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

/** The directories below a prefix, and that in which the prefix ends. */
function selectDirectories(database: Database, orgId: string, prefix = "") {
  const inOrganization = sql`d.organization_id = ${organizationKey(orgId)}`;
  const from = (where: SQL) =>
    sql`select d.id, d.path from ${findingDirectories} as d where ${inOrganization} and ${where}`;
  const below = from(beginsWith("d.path", prefix));
  const containing = from(sql`d.path = ${directoryOf(prefix)} and d.path <> ${prefix}`);
  return database
    .select({ id: sql<number>`id`.as("id"), path: sql<string>`path`.as("path") })
    .from(sql`(${containing} union all ${below})`)
    .where(sql`${prefix !== ""}`)
    .limit(MAX_TERMS + 1);
}

/** The files whose name begins with the end of a prefix. */
function selectFiles(database: Database, orgId: string, prefix = "") {
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
    .limit(MAX_TERMS + 1);
}

/** With the slash at its end. */
function directoryOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

function beginsWith(column: "d.path" | "name", prefix: string): SQL {
  const text = sql.raw(column);
  return sql`${text} >= ${prefix} and ${text} < ${prefix} || char(1114111)`;
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
