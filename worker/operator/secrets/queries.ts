import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { runStatements } from "../../database/run-statements.ts";
import { uuidFromHex } from "../../database/uuid.ts";

/** The columns with secrets that are encrypted with a data key. Endpoints of commit statuses have empty ones. */
export const SECRET_COLUMNS = [
  { name: "access token", table: "projects", column: "access_token_sealed", bound: "access_token_repository" },
  { name: "webhook signing token", table: "webhook_signing_tokens", column: "token_encrypted", bound: "null" },
  { name: "URL of a webhook endpoint", table: "notification_endpoints", column: "url_sealed", bound: "null" },
  { name: "secret of a webhook endpoint", table: "notification_endpoints", column: "secret_sealed", bound: "null" },
  {
    name: "previous secret of a webhook endpoint",
    table: "notification_endpoints",
    column: "previous_secret_sealed",
    bound: "null",
  },
] as const;
export type SecretColumn = (typeof SECRET_COLUMNS)[number];

/** A row by the numbers of its organization and of itself. */
export type RowKey = readonly [organization: number, id: number];

export interface StoredSecret {
  key: RowKey;
  /** UUIDs of the row and of the organization. */
  uuid: string;
  orgId: string;
  slug: string;
  /** Whether it is in a copy that a move makes or removes. */
  isCopy: boolean;
  encrypted: string;
  /** The repository of an access token. */
  repository: string | null;
}

/** Rows that one page looks at; each of its secrets may have some thousands of characters. */
const ROWS_PER_PAGE = 100;

/**
 * A page of the secrets in one column, except those of deleted organizations.
 * @param skipped the beginning of secrets that are not returned
 * @returns the secrets, the number of rows looked at, and the last of them: null where the table ends
 */
export async function listSecrets(
  database: Database,
  { table, column, bound }: SecretColumn,
  { after, skipped = "" }: { after: RowKey; skipped?: string },
): Promise<{ secrets: StoredSecret[]; rows: number; last: RowKey | null }> {
  const page = sql`select * from ${sql.raw(table)} where (organization_id, id) > (${after[0]}, ${after[1]})
    order by organization_id, id limit ${ROWS_PER_PAGE}`;
  const encrypted = sql.raw(column);
  const [keys = [], found = []] = await runStatements(database, [
    sql`select organization_id as organization, id from (${page}) order by 1, 2`,
    sql`select t.organization_id as organization, t.id, hex(t.uuid) as uuid, hex(o.uuid) as org, o.slug,
        o.copy_of is not null as copy, t.${encrypted} as encrypted, ${sql.raw(bound)} as repository
      from (${page}) as t join organizations as o on o.id = t.organization_id
      where t.${encrypted} <> '' and o.deleted_at is null
        and (${skipped} = '' or substr(t.${encrypted}, 1, length(${skipped})) <> ${skipped}) order by 1, 2`,
  ]);
  const secrets = found.map((row) => ({
    key: keyOf(row),
    uuid: uuidFromHex(String(row["uuid"])),
    orgId: uuidFromHex(String(row["org"])),
    slug: String(row["slug"]),
    isCopy: row["copy"] === 1,
    encrypted: String(row["encrypted"]),
    repository: typeof row["repository"] === "string" ? row["repository"] : null,
  }));
  const last = keys.at(-1);
  return { secrets, rows: keys.length, last: keys.length < ROWS_PER_PAGE || !last ? null : keyOf(last) };
}

function keyOf(row: Record<string, unknown>): RowKey {
  return [Number(row["organization"]), Number(row["id"])];
}

export interface ReencryptedSecret {
  key: RowKey;
  from: string;
  to: string;
}

/** Replaces secrets that have not changed since they were read. @returns how many it has replaced */
export async function replaceSecrets(
  database: Database,
  { table, column }: SecretColumn,
  secrets: readonly ReencryptedSecret[],
): Promise<number> {
  if (secrets.length === 0) return 0;
  const changes = JSON.stringify(secrets.map(({ key, from, to }) => [...key, from, to]));
  const [name, encrypted] = [sql.raw(table), sql.raw(column)];
  const [replaced = []] = await runStatements(database, [
    sql`update ${name} set ${encrypted} = change.value ->> 3 from json_each(${changes}) as change
      where ${name}.organization_id = change.value ->> 0 and ${name}.id = change.value ->> 1
        and ${name}.${encrypted} = change.value ->> 2 returning 1 as replaced`,
  ]);
  return replaced.length;
}
