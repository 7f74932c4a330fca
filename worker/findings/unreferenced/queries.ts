import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { findingContents, findings, ruleTexts, unreferencedContents } from "../../database/finding-tables.ts";

/**
 * Looks at contents that have lost a finding, deletes those that have no other, and then the texts of rules that nothing
 * refers to any more. Each statement judges and deletes at once, so that a finding that is stored meanwhile keeps its content.
 * @returns how many were looked at: at most `limit`.
 */
export async function deleteUnreferenced(database: Database, limit: number): Promise<number> {
  const some = await database
    .select()
    .from(unreferencedContents)
    .orderBy(unreferencedContents.organizationId, unreferencedContents.contentId)
    .limit(limit);
  if (some.length === 0) return 0;
  const looked = JSON.stringify(some.map(({ organizationId, contentId }) => [organizationId, contentId]));
  const isOneOf = sql`in (select value->>0, value->>1 from json_each(${looked}))`;
  const [deleted] = await database.batch([
    database
      .delete(findingContents)
      .where(
        sql`(${findingContents.organizationId}, ${findingContents.id}) ${isOneOf} and not exists (
          select 1 from ${findings} as f where f.organization_id = ${findingContents.organizationId}
            and f.problem_id = ${findingContents.problemId} and f.content_id = ${findingContents.id})`,
      )
      .returning({ organizationId: findingContents.organizationId, ruleTextId: findingContents.ruleTextId }),
    database
      .delete(unreferencedContents)
      .where(sql`(${unreferencedContents.organizationId}, ${unreferencedContents.contentId}) ${isOneOf}`),
  ]);
  const rules = new Set(deleted.map(({ organizationId, ruleTextId }) => JSON.stringify([organizationId, ruleTextId])));
  if (rules.size > 0) await deleteUnreferencedRules(database, `[${[...rules].join(",")}]`);
  return some.length;
}

/** The newest text stays: its number is not given out again, and isolates may still know what it was. */
async function deleteUnreferencedRules(database: Database, rules: string): Promise<void> {
  await database.delete(ruleTexts).where(
    sql`(${ruleTexts.organizationId}, ${ruleTexts.id}) in (select value->>0, value->>1 from json_each(${rules}))
      and not exists (select 1 from ${findingContents} as c
        where c.organization_id = ${ruleTexts.organizationId} and c.rule_text_id = ${ruleTexts.id})
      and ${ruleTexts.id} < (select max(r.id) from ${ruleTexts} as r
        where r.organization_id = ${ruleTexts.organizationId})`,
  );
}
