import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { organizationId } from "./tables.ts";
import { bytes } from "./uuid.ts";

/** The answers to requests with an idempotency key. A row is stored in the batch of the request's work. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    organizationId: organizationId(),
    /** Hash of method, path and key. */
    hash: bytes("hash").notNull(),
    /** Hash of the rest of the request. */
    requestHash: bytes("request_hash").notNull(),
    createdAt: integer("created_at").notNull(),
    /** JSON: what the operation rebuilds its response from. */
    answer: text("answer").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.hash] }),
    index("idempotency_keys_created").on(table.createdAt),
  ],
);
