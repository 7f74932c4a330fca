import { db } from "./db.mjs";
import { sortColumn } from "./sorting.mjs";

export function listPosts({ sort, limit }) {
  const order = sortColumn(sort);
  return db.raw(`select id, title from posts order by ${order} limit ?`, [limit]); // expect
}
