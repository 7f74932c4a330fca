import { and, count, eq, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { webhookSigningTokens } from "../database/credential-tables.ts";
import { nextId, organizationKey } from "../database/keys.ts";
import { listById, type Listing, type Slice } from "../database/listing.ts";
import { toTimestamp } from "../database/timestamp.ts";
import type { StoredSigningToken } from "./schemas.ts";

const { organizationId, id, uuid, name, encryptedToken, createdAt } = webhookSigningTokens;
const columns = { uuid, name, createdAt };

const isOf = (orgId: string) => eq(organizationId, organizationKey(orgId));

function present(row: { uuid: string; name: string; createdAt: number }): StoredSigningToken {
  return { id: row.uuid, name: row.name, created_at: toTimestamp(row.createdAt) };
}

/** In order of creation. */
export async function listSigningTokens(
  database: Database,
  orgId: string,
  slice: Slice,
): Promise<Listing<StoredSigningToken>> {
  return listById(database, slice, { table: webhookSigningTokens, columns, where: isOf(orgId), present });
}

/** @returns undefined if the organization has `limit` already: of two concurrent requests one gets the last place. */
export async function insertSigningToken(
  database: Database,
  orgId: string,
  token: { uuid: string; name: string; encrypted: string; createdAt: number },
  limit: number,
): Promise<StoredSigningToken | undefined> {
  const organization = organizationKey(orgId);
  const stored = sql`(select ${count()} from ${webhookSigningTokens} where ${isOf(orgId)})`;
  const [row] = await database
    .insert(webhookSigningTokens)
    .select(
      sql`select ${organization}, ${nextId(webhookSigningTokens, organization)}, ${sql.param(token.uuid, uuid)},
        ${token.name}, ${token.encrypted}, ${token.createdAt} where ${stored} < ${limit}`,
    )
    .returning(columns);
  return row && present(row);
}

/** @returns whether there was one. */
export async function deleteSigningToken(database: Database, orgId: string, tokenId: string): Promise<boolean> {
  const rows = await database
    .delete(webhookSigningTokens)
    .where(and(isOf(orgId), eq(uuid, tokenId)))
    .returning({ id });
  return rows.length > 0;
}

/** Of the current row of `organizations`, in a select: a JSON array of the encrypted tokens, the newest first. */
export const storedSigningTokens = sql<string>`(select json_group_array(encrypted) from (
  select ${encryptedToken} as encrypted from ${webhookSigningTokens}
  where ${organizationId} = organizations.id order by ${id} desc))`;
