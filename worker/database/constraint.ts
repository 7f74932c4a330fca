import { DrizzleQueryError } from "drizzle-orm";

const PREFIX = "D1_ERROR: ";
const MAX_CAUSES = 5;

/**
 * The message of a D1 error, the only property by which errors can be distinguished. The message of a `DrizzleQueryError` is
 * skipped: it contains the bound parameters, which are user input and secrets.
 */
export function databaseErrorText(error: unknown): string | undefined {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    if (!(current instanceof DrizzleQueryError) && current.message.startsWith(PREFIX)) {
      return current.message.slice(PREFIX.length);
    }
    current = current.cause;
  }
  return undefined;
}

/** Whether the error is a violation of the unique index over exactly these columns, written `table.column`. */
export function violatesUnique(error: unknown, ...columns: string[]): boolean {
  return databaseErrorText(error)?.startsWith(`UNIQUE constraint failed: ${columns.join(", ")}:`) ?? false;
}

/** Whether a value of the column, written `table.column`, was missing. */
export function violatesNotNull(error: unknown, column: string): boolean {
  return databaseErrorText(error)?.startsWith(`NOT NULL constraint failed: ${column}:`) ?? false;
}

/** Whether the parent of a written row is gone: it was deleted after the caller was admitted. */
export function violatesForeignKey(error: unknown): boolean {
  return databaseErrorText(error)?.startsWith("FOREIGN KEY constraint failed") ?? false;
}

/** Whether a written row violates a constraint. */
export function violatesConstraint(error: unknown): boolean {
  return databaseErrorText(error)?.includes(": SQLITE_CONSTRAINT") ?? false;
}

/**
 * What D1 says when a database is overloaded or was reset: the words of Cloudflare's list of D1 errors. SQLite's messages
 * about a statement end with their code instead.
 */
const OVERLOADED =
  /^D1 DB\b.*(?: is overloaded\.|\breset\b)|^Internal error .*caused object to be reset|^Network connection lost|^Cannot resolve D1 DB due to transient issue/;

/** Whether the same statement can succeed a moment later. A write may have been done all the same. */
export function isOverloaded(error: unknown): boolean {
  return OVERLOADED.test(databaseErrorText(error) ?? "");
}

/** What a write fails with while its organization changes from one shard to another: see worker/moves. */
export const HELD = "organization_is_moving";

/** Whether a write failed because the organization is switched to another shard. */
export function isHeld(error: unknown): boolean {
  return databaseErrorText(error)?.startsWith(HELD) ?? false;
}
