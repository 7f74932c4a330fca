import { z } from "zod";
import { runBatch } from "../../moves/databases.ts";
import { unpacked } from "../../moves/rows.ts";
import { RULES, type Rule } from "./rules.ts";

/*
 * Statements are text, because tables and columns come from the schema of the database itself.
 */

/** A table with the columns of its primary key, and what is verified of its rows. */
export interface CheckedTable {
  name: string;
  key: readonly string[];
  rules: readonly Rule[];
}

const Keys = z.array(z.string());
const References = z.array(z.tuple([z.int(), z.string(), z.string(), z.string()]));

/** The tables whose rows belong to organizations and refer to others, in order of their names. */
export async function listCheckedTables(shard: D1Database): Promise<CheckedTable[]> {
  const [rows = []] = await runBatch(shard, [
    `select t.name as name,
      (select json_group_array(name) from (select name from pragma_table_info(t.name) where pk > 0 order by pk)) as keys,
      (select json_group_array(json_array(id, "table", "from", "to")) from pragma_foreign_key_list(t.name)) as refs
    from sqlite_master as t where t.type = 'table' and t.name not glob '_cf_*'
      and exists (select 1 from pragma_table_info(t.name) where name = 'organization_id') order by t.name`,
  ]);
  const tables = rows.map(({ name, keys, refs }) => {
    const own = RULES.filter(({ table }) => table === name);
    const references = referencesOf(String(name), References.parse(JSON.parse(String(refs))));
    return { name: String(name), key: Keys.parse(JSON.parse(String(keys))), rules: [...references, ...own] };
  });
  return tables.filter(({ rules }) => rules.length > 0);
}

function referencesOf(table: string, columns: z.infer<typeof References>): Rule[] {
  return [...Map.groupBy(columns, ([id]) => id).values()].map((pairs) => {
    const parent = pairs[0]?.[1] ?? "";
    const isSet = pairs.map(([, , from]) => `c."${from}" is not null`).join(" and ");
    const isSame = pairs.map(([, , from, to]) => `p."${to}" = c."${from}"`).join(" and ");
    const violation = `${isSet} and not exists (select 1 from "${parent}" as p where ${isSame})`;
    return { table, problem: `orphan: its row of ${parent} is missing`, violation };
  });
}

/** The key of a row: integers, and other values as `packed` of worker/moves has them. */
export type PackedKey = readonly (string | number)[];

export interface TablePage {
  rows: number;
  /** Null where the table ends. */
  last: PackedKey | null;
  /** Of all problems, only the first of each kind. */
  found: number;
  problems: { organization: string | null; problem: string }[];
}

const ROWS_PER_PAGE = 2_000;
const LISTED_PER_RULE = 5;
const Key = z.array(z.union([z.string(), z.number()]));

/** Verifies a page of rows. Copies that moves make, and deleted organizations, are skipped. */
export async function checkTable(
  shard: D1Database,
  { name, key, rules }: CheckedTable,
  after: PackedKey | null,
): Promise<TablePage> {
  const order = key.map((column) => `"${column}"`).join(", ");
  const packedKey = key.map((column) => packedOf(`"${column}"`)).join(", ");
  const bounds = key.map((_, n) => unpacked(`(?1 ->> ${n})`)).join(", ");
  const isAfter = after === null ? "true" : `(${order}) > (${bounds})`;
  const page = `select * from "${name}" where ${isAfter} order by ${order} limit ${ROWS_PER_PAGE}`;
  const backwards = key.map((column) => `"${column}" desc`).join(", ");
  const values = after === null ? [] : [JSON.stringify(after)];
  const [[last] = [], ...found] = await runBatch(shard, [
    {
      sql: `select json_array(${packedKey}) as last, count(*) over () as rows from (${page}) order by ${backwards} limit 1`,
      values,
    },
    ...rules.map(({ violation }) => ({
      sql: `select json_array(${packedKey}) as key, count(*) over () as found,
          (select o.slug from organizations as o where o.id = c.organization_id) as organization
        from (${page}) as c where (${violation})
          and not exists (select 1 from organizations as o where o.id = c.organization_id and o.copy_of is not null)
        limit ${LISTED_PER_RULE}`,
      values,
    })),
  ]);
  const problems = found.flatMap((violations, n) =>
    violations.map(({ key: of, organization }) => ({
      organization: typeof organization === "string" ? organization : null,
      problem: `${name} ${String(of)}: ${rules[n]?.problem}`,
    })),
  );
  const rows = Number(last?.["rows"] ?? 0);
  return {
    rows,
    last: rows < ROWS_PER_PAGE || !last ? null : Key.parse(JSON.parse(String(last["last"]))),
    found: found.reduce((sum, [first]) => sum + Number(first?.["found"] ?? 0), 0),
    problems,
  };
}

const packedOf = (column: string): string =>
  `iif(typeof(${column}) = 'integer', ${column}, substr(typeof(${column}), 1, 1) || hex(${column}))`;

/** An organization as a shard or the directory has it. */
export interface Listed {
  id: number;
  uuid: string;
  slug: string;
  /** Empty in a shard. */
  shard: string;
  status: string;
}

/** The organizations with numbers after one, up to another. */
export async function listOrganizationsOf(
  database: D1Database,
  table: "directory" | "organizations",
  [after, upTo]: readonly [number, number],
): Promise<Listed[]> {
  const columns = table === "directory" ? "shard, status" : "'' as shard, '' as status";
  const where = table === "directory" ? "true" : "copy_of is null";
  const [rows = []] = await runBatch(database, [
    {
      sql: `select id, hex(uuid) as uuid, slug, ${columns} from ${table} where id > ? and id <= ? and ${where} order by id`,
      values: [after, upTo],
    },
  ]);
  return rows.map(({ id, uuid, slug, shard, status }) => ({
    id: Number(id),
    uuid: String(uuid),
    slug: String(slug),
    shard: String(shard),
    status: String(status),
  }));
}

/** The greatest number of an organization; 0 if there is none. */
export async function lastOrganization(database: D1Database, table: "directory" | "organizations"): Promise<number> {
  const [[row] = []] = await runBatch(database, [`select ifnull(max(id), 0) as last from ${table}`]);
  return Number(row?.["last"]);
}
