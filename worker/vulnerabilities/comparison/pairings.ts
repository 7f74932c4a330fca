import { type SQL, sql } from "drizzle-orm";

const RANGES = {
  code: "1, 8",
  path: "9, 6",
  blob: "15, 6",
  context: "21, 16",
  before: "21, 8",
  lineBefore: "21, 4",
  after: "29, 8",
  lineAfter: "29, 4",
};

/** A part of the key, of a table if there are several. */
export function part(name: keyof typeof RANGES, table?: string): SQL {
  return sql.raw(`substr(${table === undefined ? "" : `${table}.`}key, ${RANGES[name]})`);
}

export const GROUP = sql.raw("g");

/** How findings `f` and candidates `s` are paired: common table expressions, and a selection of `f` and `v` from them. */
export interface Pairing {
  tables: SQL;
  pairs: SQL;
}

const columns = (keys: readonly SQL[]): SQL =>
  sql.join(
    keys.map((key, n) => sql`${key} as ${sql.raw(`k${n}`)}`),
    sql`, `,
  );
const equal = (keys: readonly SQL[]): SQL =>
  sql.join(
    keys.map((_, n) => sql.raw(`fk.k${n} = sk.k${n}`)),
    sql` and `,
  );

/** The first with the first, the second with the second, …, of those with equal keys. */
function byRank(keys: readonly SQL[]): Pairing {
  const by = sql.join([...keys], sql`, `);
  return {
    tables: sql`fk as (select id, ${columns(keys)}, row_number() over (partition by ${by} order by line, id) as n from f),
      sk as (select v, ${columns(keys)}, row_number() over (partition by ${by} order by closed, line, v) as n from s)`,
    pairs: sql`select fk.id as f, sk.v from fk join sk on ${equal(keys)} and fk.n = sk.n`,
  };
}

/** If there is one of each with equal keys. */
export function ifUnique(keys: readonly SQL[]): Pairing {
  const by = sql.join([...keys], sql`, `);
  return {
    tables: sql`fk as (select id, ${columns(keys)}, count(*) over (partition by ${by}) as n from f),
      sk as (select v, ${columns(keys)}, count(*) over (partition by ${by}) as n from s)`,
    pairs: sql`select fk.id as f, sk.v from fk join sk on ${equal(keys)} and fk.n = 1 and sk.n = 1`,
  };
}

/** In order of their lines, if there are equally many with equal keys. */
export function inOrder(keys: readonly SQL[]): Pairing {
  const by = sql.join([...keys], sql`, `);
  const ranked = (id: SQL, from: SQL) => sql`select ${id}, ${columns(keys)}, count(*) over (partition by ${by}) as n,
    row_number() over (partition by ${by} order by line, ${id}) as rank from ${from}`;
  return {
    tables: sql`fk as (${ranked(sql.raw("id"), sql.raw("f"))}), sk as (${ranked(sql.raw("v"), sql.raw("s"))})`,
    pairs: sql`select fk.id as f, sk.v from fk join sk on ${equal(keys)} and fk.n = sk.n and fk.rank = sk.rank`,
  };
}

/**
 * By the code around it, if it is equally frequent or unique: all of it, the nearest line on both sides, three lines on one side, then
 * the nearest line on one side. The nearest lines come before three lines on one side, because code that is inserted next to it
 * has these in common with it.
 */
export const SURROUNDINGS = [
  byRank([GROUP, part("context")]),
  ifUnique([GROUP, part("lineBefore"), part("lineAfter")]),
  ifUnique([GROUP, part("before")]),
  ifUnique([GROUP, part("after")]),
  ifUnique([GROUP, part("lineBefore")]),
  ifUnique([GROUP, part("lineAfter")]),
];

/** The same for code that is in another file. */
export const SURROUNDINGS_ELSEWHERE = [
  ifUnique([part("code"), part("context")]),
  ifUnique([part("code"), part("lineBefore"), part("lineAfter")]),
  ifUnique([part("code"), part("before")]),
  ifUnique([part("code"), part("after")]),
  ifUnique([part("code")]),
];
