import { type SQL, sql } from "drizzle-orm";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import {
  findingScanners,
  findingSeverities,
  IS_QUALITY_RULE,
  ruleTexts,
  type WordTable,
} from "../../database/finding-tables.ts";
import { organizationKey, projectKey, scanKey } from "../../database/keys.ts";
import type { FindingsFilter } from "./filter.ts";

type Named = Pick<
  FindingsFilter,
  | "orgId"
  | "ofScan"
  | "project"
  | "scanId"
  | "scanner"
  | "severities"
  | "hiddenProjects"
  | "assumesAll"
  | "search"
  | "kind"
>;

/** The numbers of what a filter names, but for severities. */
const KEYS = ["organization_id", "of_scan", "scan_id", "project_id", "scanner_id"] as const;
type Key = (typeof KEYS)[number];
export type KnownKeys = Readonly<Record<Key, number | null>>;

function numbersOf(named: Named): Record<Key, SQL> {
  const { orgId, ofScan, project, scanId, scanner } = named;
  const nothing = sql`null`;
  return {
    organization_id: organizationOf(named),
    of_scan: ofScan ?? nothing,
    scan_id: scanId === undefined ? nothing : scanKey({ orgId, scanId }),
    project_id: project === undefined ? nothing : projectKey({ orgId, slug: project }),
    scanner_id: scanner === undefined ? nothing : scannerKey(orgId, scanner),
  };
}

/**
 * Common table expressions: `keys` has one row with the numbers of all resources that a filter names, each looked up once per
 * statement; `hidden` has the projects that are not shown. Where no rule is of the filter, `organization_id` is null: no findings
 * are read in vain.
 */
export function keysOf(named: Named): SQL {
  const { orgId, severities = [], hiddenProjects } = named;
  const numbers = numbersOf(named);
  const columns = [
    ...KEYS.map((key) => sql`${numbers[key]} as ${sql.raw(key)}`),
    ...otherSeveritiesOf(severities).map(
      (name, n) => sql`${wordKey(findingSeverities, orgId, name)} as ${sql.raw(`severity_${n}`)}`,
    ),
  ];
  const hidden = hiddenProjects ? sql`, hidden as materialized ${hiddenProjects}` : sql``;
  return sql`keys as materialized (select ${sql.join(columns, sql`, `)})${hidden}`;
}

/** A JSON object of the numbers, for `keyOf`. */
export function selectKeys(named: Named): SQL<string> {
  const numbers = numbersOf(named);
  return sql<string>`json_object(${sql.join(
    KEYS.map((key) => sql`${key}, ${numbers[key]}`),
    sql`, `,
  )})`;
}

/** A number, where `keys` is in scope. A search has looked it up: each part of a list would read a row of `keys` for it. */
export function keyOf({ search }: Pick<Named, "search">, key: Key): SQL {
  return sql.raw(search?.keys ? String(search.keys[key]) : `(select ${key} from keys)`);
}

function organizationOf({ orgId, search, kind, assumesAll, hiddenProjects }: Named): SQL {
  if (search?.rules?.length === 0) return sql`null`;
  const organization = organizationKey(orgId);
  const key =
    kind === "quality"
      ? sql`(select r.organization_id from ${ruleTexts} as r where r.organization_id = ${organization} and ${IS_QUALITY_RULE} limit 1)`
      : organization;
  return assumesAll && hiddenProjects ? sql`iif(exists ${hiddenProjects}, null, ${key})` : key;
}

/** Selects the number of a scanner. */
export function scannerKey(orgId: string, name: string): SQL {
  return wordKey(findingScanners, orgId, name);
}

function wordKey(table: WordTable, orgId: string, name: string): SQL {
  return sql`(select w.id from ${table} as w where w.organization_id = ${organizationKey(orgId)} and w.name = ${name})`;
}

/** The severities of a filter that this service's own scanners do not use, once each: `severity_0` and so on in `keys`. */
export function otherSeveritiesOf(severities: readonly string[]): string[] {
  return [...new Set(severities)].filter((name) => rankOf(name) === SEVERITIES.length);
}
