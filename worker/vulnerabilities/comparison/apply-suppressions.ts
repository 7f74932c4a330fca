import { type SQL, sql } from "drizzle-orm";
import { ruleTexts } from "../../database/finding-tables.ts";
import { vulnerabilities } from "../../database/vulnerability-tables.ts";
import { type ComparedScan, ownContents } from "./compared-scan.ts";
import { decidesPlace, insertEvents } from "./record-changes.ts";

/** Maximum number of characters, as of a comment of a user. */
const MAX_COMMENT_LENGTH = 5_000;
const IS_SUPPRESSED = sql`(r.metadata->>'$[0].sarif.suppressed' is 1)`;
/** `metadata.sarif.suppressions` of the content `c` of the rule `r`: see `splitMetadata`. */
const SUPPRESSIONS = sql`(c.metadata->('$[' || (select count(*) from json_each(r.metadata, '$[1]') as hole
  where hole.value->>0 <> 1 and hole.key < (select own.key from json_each(r.metadata, '$[1]') as own
    where own.value->>1 = 'sarif' and own.value->>2 = 'suppressions')) || ']'))`;
const JUSTIFICATION = sql`(select substr(one.value->>'justification', 1, ${sql.raw(String(MAX_COMMENT_LENGTH))})
  from json_each(${SUPPRESSIONS}) as one where one.value->>'justification' is not null order by one.key limit 1)`;

/**
 * Statements that dismiss what the tool suppresses, and take that back where it no longer does. A decision of a user takes
 * precedence.
 */
export function applySuppressions(compared: ComparedScan, now: number): SQL[] {
  const { organization, at } = compared;
  const decided = sql`select v.id, v.triage, v.comment, iif(${IS_SUPPRESSED}, 'dismissed', 'needs_triage') as new_triage,
      iif(${IS_SUPPRESSED}, ${JUSTIFICATION}, null) as new_comment
    from ${ownContents(compared)} cross join ${vulnerabilities} as v on v.organization_id = f.organization_id and v.id = f.vulnerability_id
      cross join ${ruleTexts} as r on r.organization_id = c.organization_id and r.id = c.rule_text_id
    where v.triaged_by is null and v.triage = iif(${IS_SUPPRESSED}, 'needs_triage', 'dismissed') and ${decidesPlace(compared)}`;
  return [
    insertEvents(
      compared,
      sql`select id as v, 'triaged' as type, json_object('before', json_object('status', triage, 'comment', comment),
          'after', json_object('status', new_triage, 'comment', new_comment)) as detail from (${decided})`,
    ),
    sql`update ${vulnerabilities} set triage = decided.new_triage, comment = decided.new_comment, triaged_at = ${at}, updated_at = max(updated_at + 1, ${now})
      from (with read as materialized (${decided}) select * from read) as decided
      where organization_id = ${organization} and ${vulnerabilities}.id = decided.id`,
  ];
}
