import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { findings, LAST_SEVERITY_RANGE } from "../../database/finding-tables.ts";
import { organizationKey } from "../../database/keys.ts";

/** A rule, directory or file: its findings of a severity are a range of an index. */
export interface Term {
  by: keyof typeof COLUMNS;
  id: number;
  /** Of the severities that its findings have, where that is known. */
  severityRanges?: readonly number[];
}

const COLUMNS = { rule: "rule_text_id", directory: "directory_id", file: "file_id" };
/** D1 allows 100 parameters. */
const TERMS_PER_STATEMENT = 90;

/** No rows to read for D1. */
export const ALL_RANGES = sql.raw(
  `(values ${Array.from({ length: LAST_SEVERITY_RANGE + 1 }, (_, range) => `(${range})`).join(", ")})`,
);

/** The index of the findings `f` of a term, or of those of a scanner, and the condition that it needs. */
export function indexOf(by: Term["by"], id: string, isOfScanner = false): { index: string; condition: string } {
  return {
    index: `indexed by findings_${isOfScanner && by === "directory" ? "scanner_directory" : `${by}_severity`}`,
    condition: `f.${COLUMNS[by]} = ${id} and f.file_id is not null`,
  };
}

/** Looks up which severities the findings of terms have: a row is read for each that a term has. */
export async function findSeverityRanges(
  database: Database,
  orgId: string,
  terms: readonly Term[],
): Promise<(Term & { severityRanges: readonly number[] })[]> {
  const groups = [...Map.groupBy(terms, ({ by }) => by)].flatMap(([by, some]) =>
    Array.from({ length: Math.ceil(some.length / TERMS_PER_STATEMENT) }, (_, n) => ({
      by,
      some: some.slice(n * TERMS_PER_STATEMENT, (n + 1) * TERMS_PER_STATEMENT),
    })),
  );
  const [first, ...others] = groups.map(({ by, some }) => {
    const { index, condition } = indexOf(by, "term.column1");
    const ranges = sql<string>`(select json_group_array(r.column1) from ${ALL_RANGES} as r where exists (
      select 1 from ${findings} as f ${sql.raw(index)} where f.organization_id = ${organizationKey(orgId)}
        and ${sql.raw(condition)} and f.severity_range = r.column1))`;
    const ids = sql.join(
      some.map(({ id }) => sql`(${id})`),
      sql`, `,
    );
    return database.select({ ranges: ranges.as("ranges") }).from(sql`(values ${ids}) as term`);
  });
  if (!first) return [];
  const found = (await database.batch([first, ...others])).flat();
  return groups
    .flatMap(({ some }) => some)
    .map(({ by, id }, n) => ({ by, id, severityRanges: parseRanges(found[n]?.ranges) }));
}

export function parseRanges(json = "[]"): number[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the statements write it
  return JSON.parse(json) as number[];
}
