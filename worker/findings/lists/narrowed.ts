import { type SQL, sql } from "drizzle-orm";
import { findings } from "../../database/finding-tables.ts";
import { mergeParts } from "../../database/merge-parts.ts";
import type { FindingsFilter } from "./filter.ts";
import { isOneOf } from "./is-one-of.ts";
import type { Bounds, Part } from "./ranges.ts";
import type { Narrowing } from "./search.ts";

/*
 * Lists of the findings of few rules or directories. Where a filter names batches, by their scan or project, a part is read as any
 * other; otherwise without batches, because most of them have none of its findings.
 */

/** A candidate without its batch, which `place-rows.ts` looks up for the rows of a page. */
const UNPLACED = sql.raw(`null as batch, f.id as id, null as number, null as uuid_prefix, null as scan_uuid,
  null as created_at, f.content_id as content_id, f.severity_id as severity_id, f.location_line as location_line,
  f.location_column as location_column, f.scan_id as scan_id`);

export function isUnplaced({ search, ofScan, scanId, project, latest }: FindingsFilter): boolean {
  const isOfAll = ofScan === undefined && scanId === undefined && project === undefined && latest !== true;
  return isOfAll && search?.narrowing !== undefined && search.seesAll;
}

export function partsOfNarrowing({ severities, scanner }: FindingsFilter, { by, ids }: Narrowing): Part[] {
  const others = [
    ...(severities ? [sql` and ${isOneOf(severities)}`] : []),
    ...(scanner === undefined ? [] : [sql` and f.scanner_id = (select scanner_id from keys)`]),
  ];
  const column = sql.raw(by === "rule" ? "f.rule_text_id" : "f.directory_id");
  return ids.map((id) => ({
    rank: 0,
    where: sql`${column} = ${sql.raw(String(id))}${sql.join(others)}`,
    index: `indexed by findings_${by}`,
  }));
}

/** Selects the candidates of the parts in order. */
export function mergeUnplaced(parts: readonly Part[], { low, high }: ReturnType<Bounds["of"]>, direction: SQL): SQL {
  const range = sql`${low ? sql` and f.id >= ${low}` : sql``}${high ? sql` and f.id <= ${high}` : sql``}`;
  const selected = parts.map(
    ({ where, index }) => sql`select 0 as rank, ${UNPLACED} from ${findings} as f ${sql.raw(index)}
      where f.organization_id = (select organization_id from keys) and ${where}${range}`,
  );
  return mergeParts(selected, sql`id${direction}`);
}
