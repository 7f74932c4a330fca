import { type SQL, sql } from "drizzle-orm";

/** Whether the title of a rule `r` contains the text, in either case. D1 limits a LIKE pattern to 50 bytes. */
export function hasTitle(part: string): SQL {
  return sql`instr(lower(r.title), lower(${part})) > 0`;
}
