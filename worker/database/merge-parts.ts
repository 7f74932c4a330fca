import { type SQL, sql } from "drizzle-orm";

/** D1 allows five terms of a compound SELECT; nested ones allow more. */
const MAX_PARTS = 5;

/** Merges sorted parts, each a SELECT, incrementally: SQLite reads no more of a part than is asked for. */
export function mergeParts(parts: readonly SQL[], order: SQL): SQL {
  if (parts.length <= MAX_PARTS) return sql`${sql.join([...parts], sql` union all `)} order by ${order}`;
  const groups = groupsOf(parts).map((group) => sql`select * from (${mergeParts(group, order)})`);
  return mergeParts(groups, order);
}

/** Concatenates parts in order. */
export function concatenateParts(parts: readonly SQL[]): SQL {
  const inOrder = parts.map((part) => sql`select * from (${part})`);
  return inOrder.length <= MAX_PARTS ? union(inOrder) : concatenateParts(groupsOf(inOrder).map(union));
}

function groupsOf(parts: readonly SQL[]): SQL[][] {
  return Array.from({ length: Math.ceil(parts.length / MAX_PARTS) }, (_, group) =>
    parts.slice(group * MAX_PARTS, (group + 1) * MAX_PARTS),
  );
}

function union(parts: readonly SQL[]): SQL {
  return sql`select * from (${sql.join([...parts], sql` union all `)})`;
}
