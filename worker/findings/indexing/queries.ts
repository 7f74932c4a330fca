import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import {
  directoryOf,
  findingContents,
  findingDirectories,
  findingFiles,
  findings,
} from "../../database/finding-tables.ts";
import { isServed } from "../../database/keys.ts";
import { organizations } from "../../database/tables.ts";

/** An organization from before findings had a rule, a directory and a file, and the number of the last finding that has them. */
export interface Unindexed {
  id: number;
  indexedTo: number;
}

export async function listUnindexed(database: Database, limit: number): Promise<Unindexed[]> {
  return database
    .select({ id: organizations.id, indexedTo: sql<number>`${organizations.indexedFindingsTo}`.as("indexedTo") })
    .from(organizations)
    .where(and(isNotNull(organizations.indexedFindingsTo), isServed(organizations.id)))
    .orderBy(asc(organizations.id))
    .limit(limit);
}

const PATH = sql.raw("c.location_path");
const DIRECTORY = directoryOf(PATH);
const NAME = sql`substr(${PATH}, length(${DIRECTORY}) + 1)`;
const ruleOf = sql`(select c.rule_text_id from ${findingContents} as c
  where c.organization_id = ${findings.organizationId} and c.id = ${findings.contentId})`;
const placeOf = (column: "d.id" | "p.id") => sql`ifnull((select ${sql.raw(column)} from ${findingContents} as c
  cross join ${findingDirectories} as d on d.organization_id = c.organization_id and d.path = ${DIRECTORY}
  cross join ${findingFiles} as p on p.organization_id = c.organization_id and p.directory_id = d.id and p.name = ${NAME}
  where c.organization_id = ${findings.organizationId} and c.id = ${findings.contentId}), 0)`;

/**
 * Fills the columns of the next findings.
 * @returns the number of the last one; undefined if there are no more.
 */
export async function indexNext(
  database: Database,
  { id, indexedTo }: Unindexed,
  limit: number,
): Promise<number | undefined> {
  const last = sql`(select max(id) from (select id from ${findings} where organization_id = ${id} and id > ${indexedTo}
    order by id limit ${limit}))`;
  const contents = sql`${findings} as f cross join ${findingContents} as c on c.organization_id = f.organization_id
    and c.id = f.content_id where f.organization_id = ${id} and f.id > ${indexedTo} and f.id <= ${last}`;
  const [, , , [progress]] = await database.batch([
    database.insert(findingDirectories).select(
      sql`select ${id}, (select ifnull(max(id), 0) from ${findingDirectories} where organization_id = ${id})
          + row_number() over (order by path), path
        from (select distinct ${DIRECTORY} as path from ${contents} and ${PATH} is not null) as new
        where not exists (select 1 from ${findingDirectories} as d where d.organization_id = ${id} and d.path = new.path)`,
    ),
    database.insert(findingFiles).select(
      sql`select ${id}, (select ifnull(max(id), 0) from ${findingFiles} where organization_id = ${id})
          + row_number() over (order by new.path), d.id, new.name
        from (select distinct ${DIRECTORY} as path, ${NAME} as name from ${contents} and ${PATH} is not null) as new
        cross join ${findingDirectories} as d on d.organization_id = ${id} and d.path = new.path
        where not exists (select 1 from ${findingFiles} as p
          where p.organization_id = ${id} and p.directory_id = d.id and p.name = new.name)`,
    ),
    database
      .update(findings)
      .set({ ruleTextId: ruleOf, directoryId: placeOf("d.id"), fileId: placeOf("p.id") })
      .where(
        sql`${findings.organizationId} = ${id} and ${findings.id} > ${indexedTo} and ${findings.id} <= ${last}
          and ${findings.fileId} is null`,
      ),
    database
      .update(organizations)
      .set({ indexedFindingsTo: last })
      .where(and(eq(organizations.id, id), eq(organizations.indexedFindingsTo, indexedTo)))
      .returning({ indexedTo: organizations.indexedFindingsTo }),
  ]);
  return progress?.indexedTo ?? undefined;
}
