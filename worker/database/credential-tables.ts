import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { organizationId, users } from "./tables.ts";
import { bytes, uuid } from "./uuid.ts";

/** Session tokens that a logout has revoked, until they expire. */
export const revokedSessions = sqliteTable(
  "revoked_sessions",
  {
    organizationId: organizationId(),
    /** The claim `jti` of the token. */
    tokenId: uuid("token_id").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.tokenId] }),
    index("revoked_sessions_expires").on(table.expiresAt),
  ],
);

/** Signing tokens that git hosts have generated for the organization's webhooks. */
export const webhookSigningTokens = sqliteTable(
  "webhook_signing_tokens",
  {
    organizationId: organizationId(),
    id: integer("id").notNull(),
    uuid: uuid("uuid").notNull(),
    name: text("name").notNull(),
    encryptedToken: text("token_encrypted").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("webhook_signing_tokens_uuid_unique").on(table.organizationId, table.uuid),
  ],
);

/** API tokens. The token itself is not stored. Revoking one deletes the row; deleting a user deletes those of the user. */
export const apiTokens = sqliteTable(
  "api_tokens",
  {
    organizationId: organizationId(),
    id: integer("id").notNull(),
    uuid: uuid("uuid").notNull(),
    /** SHA-256 of the token. */
    hash: bytes("hash").notNull(),
    userId: integer("user_id").notNull(),
    name: text("name").notNull(),
    role: text("role").notNull(),
    /** JSON array of the UUIDs, in hexadecimal digits, of the only projects that it opens; null for all. */
    projectIds: text("project_ids"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** Days since 1970; null for never. */
    lastUsedDay: integer("last_used_day"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.userId],
      foreignColumns: [users.organizationId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("api_tokens_hash_unique").on(table.organizationId, table.hash),
    uniqueIndex("api_tokens_uuid_unique").on(table.organizationId, table.uuid),
    index("api_tokens_user").on(table.organizationId, table.userId),
    index("api_tokens_expires").on(table.expiresAt),
  ],
);
