import { type SQL, sql } from "drizzle-orm";
import { IS_QUALITY_RULE, ruleTexts } from "../../database/finding-tables.ts";
import { organizationKey } from "../../database/keys.ts";
import type { FindingKind } from "../schemas.ts";

/** Whether the content `c` is of a kind: that of its rule, `security` if it has none. */
export function isOfKind(orgId: string, kind: FindingKind): SQL {
  return sql`${sql.raw(kind === "quality" ? "" : "not ")}exists (select 1 from ${ruleTexts} as r indexed by rule_texts_quality
    where r.organization_id = ${organizationKey(orgId)} and r.id = c.rule_text_id and ${IS_QUALITY_RULE})`;
}
