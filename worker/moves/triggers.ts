import { HELD } from "../database/constraint.ts";
import { LEFT_TABLES, MOVED_TABLES } from "./moved-tables.ts";

/*
 * Triggers in the source while an organization moves: they apply to every writer, and cost nothing for organizations that do not
 * move.
 */

const EVENTS = [
  { event: "insert", row: "new" },
  { event: "update", row: "new" },
  { event: "delete", row: "old" },
] as const;

const name = (kind: "log" | "hold", organization: number, event: string, table: string): string =>
  `move_${organization}_${kind}_${event}_${table}`;

/** Statements that create triggers which record every changed row in `changed_rows`. */
export function logTriggers(organization: number): string[] {
  return MOVED_TABLES.flatMap(({ name: table, key }) =>
    EVENTS.map(
      ({ event, row }) => `create trigger if not exists ${name("log", organization, event, table)}
        after ${event} on ${table} when ${row}.organization_id = ${organization} begin
        insert into changed_rows (organization_id, table_name, key) values (${organization}, '${table}', ${row}.${key}); end`,
    ),
  );
}

const held = [
  ...[...MOVED_TABLES.map(({ name: table }) => table), ...LEFT_TABLES].map((table) => ({
    table,
    column: "organization_id",
  })),
  { table: "organizations", column: "id" },
];

/** Statements that create triggers which make every write fail with `HELD`. */
export function holdTriggers(organization: number): string[] {
  return held.flatMap(({ table, column }) =>
    EVENTS.map(
      ({ event, row }) => `create trigger if not exists ${name("hold", organization, event, table)}
        before ${event} on ${table} when ${row}.${column} = ${organization} begin select raise(abort, '${HELD}'); end`,
    ),
  );
}

/** Statements that drop the triggers of an organization, if they exist. */
export function dropTriggers(organization: number, kinds: readonly ("log" | "hold")[] = ["log", "hold"]): string[] {
  return kinds.flatMap((kind) =>
    held.flatMap(({ table }) =>
      EVENTS.map(({ event }) => `drop trigger if exists ${name(kind, organization, event, table)}`),
    ),
  );
}
