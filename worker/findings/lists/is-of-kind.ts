import { type SQL, sql } from "drizzle-orm";
import { ruleTexts } from "../../database/finding-tables.ts";
import { organizationKey } from "../../database/keys.ts";
import type { FindingKind } from "../schemas.ts";

/** Whether the content `c` is of a kind: that of its rule, `security` if it has none. */
export function isOfKind(orgId: string, kind: FindingKind): SQL {
  return sql`c.rule_text_id ${sql.raw(kind === "quality" ? "in" : "not in")} (select r.id from ${ruleTexts} as r
    where r.organization_id = ${organizationKey(orgId)} and r.metadata ->> '$[0].kind' = 'quality')`;
}
