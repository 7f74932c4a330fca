import { and, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/client.ts";
import { compile } from "../database/compile.ts";
import { isServed, organizationKey } from "../database/keys.ts";
import { listById, type Listing, type Slice } from "../database/listing.ts";
import { organizations, projects, webhookDeliveries } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { uuidFromHex } from "../database/uuid.ts";
import type { SecretState } from "./organization-secrets.ts";
import { adviceFor } from "./reasons.ts";
import type { WebhookDelivery } from "./schemas.ts";
import { storedSigningTokens } from "../signing-tokens/queries.ts";

/** Maximum number of organizations whose secrets are compared for a delivery without `?org=`. */
export const MAX_ORGANIZATIONS = 100;

export interface Organization extends SecretState {
  id: string;
  slug: string;
  /** JSON array of the encrypted signing tokens that it has stored. */
  signingTokens: string;
  /** Its shard. */
  database: Database;
}

const secretState = { generation: organizations.webhookGeneration, overlapEndsAt: organizations.webhookOverlapEndsAt };
const organizationColumns = {
  id: organizations.uuid,
  slug: organizations.slug,
  signingTokens: storedSigningTokens,
  ...secretState,
};

const selectOrganizations = compile((database, { slug }: { slug: string }) => [
  database
    .select(organizationColumns)
    .from(organizations)
    .where(and(eq(organizations.slug, slug), isNull(organizations.suspendedAt))),
]);

export async function findOrganizations(database: Database, slug: string): Promise<Organization[]> {
  const [rows] = await database.batch(selectOrganizations(database, { slug }));
  return rows.map((row) => Object.assign(row, { database }));
}

export async function findSecretState(database: Database, orgId: string): Promise<SecretState | undefined> {
  const [state] = await database.select(secretState).from(organizations).where(eq(organizations.uuid, orgId));
  return state;
}

/** @returns undefined if the current generation is not the expected one. */
export async function raiseGeneration(
  database: Database,
  orgId: string,
  { overlapEndsAt, expected }: { overlapEndsAt: number; expected: number | undefined },
): Promise<SecretState | undefined> {
  const { uuid, webhookGeneration } = organizations;
  const isExpected = expected === undefined ? undefined : eq(webhookGeneration, expected);
  const [state] = await database
    .update(organizations)
    .set({ webhookGeneration: sql`${webhookGeneration} + 1`, webhookOverlapEndsAt: overlapEndsAt })
    .where(and(eq(uuid, orgId), isExpected))
    .returning(secretState);
  return state;
}

export async function findOrganizationsWithRepository(
  database: Database,
  repositoryKeys: readonly string[],
): Promise<Organization[]> {
  const rows = await database
    .selectDistinct(organizationColumns)
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(
      and(
        inArray(projects.repoKey, [...repositoryKeys]),
        isNull(organizations.suspendedAt),
        isNull(organizations.copyOf),
      ),
    )
    .orderBy(organizations.uuid)
    .limit(MAX_ORGANIZATIONS);
  return rows.map((row) => Object.assign(row, { database }));
}

/** A delivery with a valid signature. */
export interface NewDelivery {
  orgId: string;
  host: string;
  event: string | undefined;
  deliveryId: string | undefined;
  now: number;
}

function deliveryRow(delivery: NewDelivery, id: string, reason: string) {
  const { orgId, host, event, deliveryId, now } = delivery;
  const row = { uuid: id, host, event, deliveryId, outcome: "ignored", reason, scanIds: "[]", createdAt: now };
  return { ...row, organizationId: organizationKey(orgId) };
}

/** Inserts it without its key, because a repetition of an ignored delivery is evaluated again. */
export async function insertIgnoredDelivery(
  database: Database,
  delivery: NewDelivery,
  reason: string,
  repository: string | null = null,
): Promise<void> {
  await database.insert(webhookDeliveries).values({ ...deliveryRow(delivery, uuidv7(), reason), repository });
}

/** Inserts a refused delivery, or counts it where an earlier one has the same key. */
export async function insertRefusal(
  database: Database,
  delivery: NewDelivery,
  { deliveryKey, reason }: { deliveryKey: string; reason: string },
): Promise<void> {
  const { organizationId, host, count } = webhookDeliveries;
  await database
    .insert(webhookDeliveries)
    .values({ ...deliveryRow(delivery, uuidv7(), reason), outcome: "refused", deliveryKey })
    .onConflictDoUpdate({
      target: [organizationId, host, webhookDeliveries.deliveryKey],
      targetWhere: isNotNull(webhookDeliveries.deliveryKey),
      set: { count: sql`${count} + 1` },
    });
}

/** @param stored as the column `scan_ids` */
export function scanIdsOf(stored: string): string[] {
  const scanIds: unknown = JSON.parse(stored);
  return Array.isArray(scanIds) ? scanIds.map((hex) => uuidFromHex(String(hex))) : [];
}

/** @param stored as the column `not_started` */
export function notStartedOf(stored: string | null): WebhookDelivery["not_started"] {
  return stored === null ? null : JSON.parse(stored);
}

function presentDelivery(row: typeof webhookDeliveries.$inferSelect): WebhookDelivery {
  return {
    id: row.uuid,
    host: row.host,
    event: row.event,
    delivery_id: row.deliveryId,
    outcome: row.outcome,
    reason: row.reason,
    scans: scanIdsOf(row.scanIds),
    not_started: notStartedOf(row.notStarted),
    repository: row.repository,
    branches: row.branches === null ? [] : JSON.parse(row.branches),
    filtered: row.filtered === null ? null : JSON.parse(row.filtered),
    count: row.count,
    what_to_do: row.reason === null ? null : adviceFor(row.reason),
    created_at: toTimestamp(row.createdAt),
  };
}

/** Lists deliveries, the newest first. */
export async function listDeliveries(
  database: Database,
  orgId: string,
  slice: Slice,
): Promise<Listing<WebhookDelivery>> {
  return listById(database, slice, {
    table: webhookDeliveries,
    columns: getTableColumns(webhookDeliveries),
    where: eq(webhookDeliveries.organizationId, organizationKey(orgId)),
    newestFirst: true,
    present: presentDelivery,
  });
}

/** Deletes at most `limit` deliveries, the oldest first. @returns how many were deleted. */
export async function deleteDeliveriesBefore(database: Database, time: number, limit: number): Promise<number> {
  const { organizationId, uuid } = webhookDeliveries;
  const oldest = database
    .select({ organizationId, uuid })
    .from(webhookDeliveries)
    .where(and(lt(webhookDeliveries.createdAt, time), isServed(webhookDeliveries.organizationId)))
    .orderBy(webhookDeliveries.createdAt)
    .limit(limit);
  const rows = await database
    .delete(webhookDeliveries)
    .where(sql`(${organizationId}, ${uuid}) in ${oldest}`)
    .returning({ organizationId });
  return rows.length;
}
