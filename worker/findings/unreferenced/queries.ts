import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { isServed } from "../../database/keys.ts";
import {
  DESCRIPTOR_OF_RULE,
  directoryOf,
  findingContents,
  findingDirectories,
  findingFiles,
  findings,
  ruleDescriptors,
  ruleTexts,
  unreferencedContents,
} from "../../database/finding-tables.ts";

/**
 * Examines contents that a deleted finding referred to, deletes those without findings, and then the rule texts, files and directories without any.
 * Each statement checks and deletes atomically, so that a concurrently stored finding keeps its content.
 * @returns how many were examined: at most `limit`.
 */
export async function deleteUnreferenced(database: Database, limit: number): Promise<number> {
  const some = await database
    .select()
    .from(unreferencedContents)
    .where(isServed(unreferencedContents.organizationId))
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
      .returning({
        organizationId: findingContents.organizationId,
        ruleTextId: findingContents.ruleTextId,
        path: findingContents.locationPath,
      }),
    database
      .delete(unreferencedContents)
      .where(sql`(${unreferencedContents.organizationId}, ${unreferencedContents.contentId}) ${isOneOf}`),
  ]);
  const rules = new Set(deleted.map(({ organizationId, ruleTextId }) => JSON.stringify([organizationId, ruleTextId])));
  const paths = new Set(
    deleted
      .filter(({ path }) => path !== null)
      .map(({ organizationId, path }) => JSON.stringify([organizationId, path])),
  );
  if (paths.size > 0) await deleteUnreferencedPaths(database, `[${[...paths].join(",")}]`);
  if (rules.size > 0) await deleteUnreferencedRules(database, `[${[...rules].join(",")}]`);
  return some.length;
}

/** A content that has no finding yet may be in one: then its directory and file are inserted again. */
async function deleteUnreferencedPaths(database: Database, paths: string): Promise<void> {
  const { organizationId, directoryId, name, id } = findingFiles;
  const path = sql.raw("(element.value->>1)");
  await database.batch([
    database.delete(findingFiles).where(
      sql`(${organizationId}, ${directoryId}, ${name}) in (
          select d.organization_id, d.id, substr(${path}, length(d.path) + 1) from json_each(${paths}) as element
            cross join ${findingDirectories} as d on d.organization_id = element.value->>0 and d.path = ${directoryOf(path)})
        and not exists (select 1 from ${findings} as f where f.organization_id = ${organizationId} and f.file_id = ${id})`,
    ),
    database.delete(findingDirectories).where(
      sql`(${findingDirectories.organizationId}, ${findingDirectories.path}) in (
          select element.value->>0, ${directoryOf(path)} from json_each(${paths}) as element)
        and not exists (select 1 from ${findingFiles} as p where p.organization_id = ${findingDirectories.organizationId}
          and p.directory_id = ${findingDirectories.id})`,
    ),
  ]);
}

/** Keeps the newest text, because its number must not be reused while isolates may have the text cached. */
async function deleteUnreferencedRules(database: Database, rules: string): Promise<void> {
  const deleted = await database
    .delete(ruleTexts)
    .where(
      sql`(${ruleTexts.organizationId}, ${ruleTexts.id}) in (select value->>0, value->>1 from json_each(${rules}))
      and not exists (select 1 from ${findingContents} as c
        where c.organization_id = ${ruleTexts.organizationId} and c.rule_text_id = ${ruleTexts.id})
      and ${ruleTexts.id} < (select max(r.id) from ${ruleTexts} as r
        where r.organization_id = ${ruleTexts.organizationId})`,
    )
    .returning({ organizationId: ruleTexts.organizationId, descriptor: sql<string | null>`${DESCRIPTOR_OF_RULE}` });
  const descriptors = deleted.filter(({ descriptor }) => descriptor !== null);
  if (descriptors.length === 0) return;
  const looked = JSON.stringify(descriptors.map(({ organizationId, descriptor }) => [organizationId, descriptor]));
  await database.delete(ruleDescriptors).where(
    sql`(${ruleDescriptors.organizationId}, ${ruleDescriptors.hash}) in (select value->>0, unhex(value->>1) from json_each(${looked}))
      and not exists (select 1 from ${ruleTexts} where organization_id = ${ruleDescriptors.organizationId}
        and ${DESCRIPTOR_OF_RULE} = lower(hex(${ruleDescriptors.hash})))`,
  );
}
