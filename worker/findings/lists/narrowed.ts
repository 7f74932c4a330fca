import { type SQL, sql } from "drizzle-orm";
import { findings } from "../../database/finding-tables.ts";
import { mergeParts } from "../../database/merge-parts.ts";
import type { FindingsFilter } from "./filter.ts";
import { keyOf } from "./keys.ts";
import type { Part } from "./parts.ts";
import type { Bounds } from "./ranges.ts";

/*
 * Lists of the findings of few rules, directories or files. Where a filter names batches, by their scan or project, a part is read as
 * any other; otherwise without batches, because most of them have none of its findings.
 */

/** A candidate without its batch, which `place-rows.ts` looks up for the rows of a page. */
const UNPLACED =
  sql.raw(`null as batch, f.id, null as number, null as uuid_prefix, null as scan_uuid, null as created_at,
  f.content_id, f.severity_id, f.location_line, f.location_column, f.rule_text_id, f.directory_id, f.file_id, f.scan_id`);

export function isUnplaced({ search, ofScan, scanId, project, latest }: FindingsFilter): boolean {
  const isOfAll = ofScan === undefined && scanId === undefined && project === undefined && latest !== true;
  return isOfAll && search?.terms !== undefined && search.seesAll;
}

/** Selects the candidates of the parts of a rank in order. */
export function mergeUnplaced(
  filter: FindingsFilter,
  parts: readonly Part[],
  { low, high }: ReturnType<Bounds["of"]>,
  direction: SQL,
): SQL {
  const range = sql`${low ? sql` and f.id >= ${low}` : sql``}${high ? sql` and f.id <= ${high}` : sql``}`;
  const selected = parts.map(
    ({ rank, where, index }) => sql`select ${sql.raw(String(rank))} as rank, ${UNPLACED} from ${findings} as f ${index}
      where f.organization_id = ${keyOf(filter, "organization_id")} and ${where}${range}`,
  );
  return mergeParts(selected, sql`id${direction}`);
}
