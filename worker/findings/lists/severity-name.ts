import { type SQL, sql } from "drizzle-orm";
import { SEVERITIES } from "../../contract/finding.ts";
import { findingSeverities } from "../../database/finding-tables.ts";
import { organizationKey } from "../../database/keys.ts";

/** Severities that are read at once. */
const MAX_FIRST_WORDS = 20;

/**
 * The severity of a candidate `m` with the content `c`, if it is none of ours.
 * @param other that of all such rows, if the filter asks for a single one: it is not looked up.
 */
export function severityName(orgId: string, other: string | undefined): SQL {
  const words = sql`from ${findingSeverities} as w where w.organization_id =`;
  // SQLite reads the first words once, when a row needs one.
  const first = sql`(select json_group_object(id, name) from (select w.id, w.name ${words} ${organizationKey(orgId)}
    order by w.id limit ${MAX_FIRST_WORDS}))`;
  const lookedUp = sql`ifnull(${first} ->> cast(m.severity_id as text), (select w.name ${words} c.organization_id
    and w.id = m.severity_id))`;
  return sql`iif(m.severity_id < ${SEVERITIES.length}, null, ${other === undefined ? lookedUp : sql`${other}`})`;
}
