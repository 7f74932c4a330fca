import { and, eq, getTableColumns, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/client.ts";
import { compile } from "../database/compile.ts";
import { isServed, nextId, organizationKey, uuidOf } from "../database/keys.ts";
import { listById, type Listing, type Slice } from "../database/listing.ts";
import { organizations, projects, scanJobs, scans, webhookDeliveries } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { selectUuid, uuidFromHex } from "../database/uuid.ts";
import { insertQueuedEvents } from "../scan-events/queries.ts";
import type { PushedHead } from "./hosts/host.ts";
import type { SecretState } from "./organization-secrets.ts";
import type { WebhookDelivery } from "./schemas.ts";

/** Maximum number of projects of one organization that share a repository; further ones are not scanned. */
const MAX_PROJECTS = 20;
/** How long a delivery without an id is recognized as a repetition by its body: afterwards, the same body may be another push. */
const REPLAY_WINDOW_MS = 7 * 24 * 60 * 60 * 1_000;
/** Maximum number of organizations whose secrets are compared for a delivery without `?org=`. */
export const MAX_ORGANIZATIONS = 100;

export interface Organization extends SecretState {
  id: string;
  slug: string;
  /** Its shard. */
  database: Database;
}

const secretState = { generation: organizations.webhookGeneration, overlapEndsAt: organizations.webhookOverlapEndsAt };
const organizationColumns = { id: organizations.uuid, slug: organizations.slug, ...secretState };

export async function findOrganizations(database: Database, slug: string): Promise<Organization[]> {
  const rows = await database
    .select(organizationColumns)
    .from(organizations)
    .where(and(eq(organizations.slug, slug), isNull(organizations.suspendedAt)));
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

interface NewPush extends NewDelivery {
  /** Identifies repetitions of the delivery. */
  deliveryKey: string;
}

export interface DeliveryOutcome {
  outcome: "accepted" | "ignored";
  reason: string | null;
  scanIds: string[];
  /** The scans that this delivery itself has started. */
  newScanIds: string[];
  /** Where they are. */
  shard: string;
}

function deliveryRow(delivery: NewDelivery, id: string, reason: string) {
  const { orgId, host, event, deliveryId, now } = delivery;
  const row = { uuid: id, host, event, deliveryId, outcome: "ignored", reason, scanIds: "[]", createdAt: now };
  return { ...row, organizationId: organizationKey(orgId) };
}

/** Inserts it without its key, because a repetition of an ignored delivery is evaluated again. */
export async function insertIgnoredDelivery(database: Database, delivery: NewDelivery, reason: string): Promise<void> {
  await database.insert(webhookDeliveries).values(deliveryRow(delivery, uuidv7(), reason));
}

interface StoredPush extends Pick<NewPush, "orgId" | "host" | "deliveryKey" | "now"> {
  id: string;
  event: string | null;
  deliveryId: string | null;
  unmatchedReason: string;
  dueAt: number;
  /** JSON, like the next two: the heads, each with the ids of its scans. */
  heads: string;
  scanIds: string;
  repositoryKeys: string;
  /** Only deliveries received since this time are recognized as earlier ones. */
  rememberedFrom: number;
}

const storePush = compile((database, push: StoredPush) => {
  const { orgId, id, now } = push;
  const organization = organizationKey(orgId);
  const isThis = sql`(${eq(webhookDeliveries.organizationId, organization)} and ${webhookDeliveries.uuid} = ${uuidOf(id)})`;
  const isRecorded = sql`exists (select 1 from ${webhookDeliveries} where ${isThis})`;
  const isAccepted = sql`exists (select 1 from ${webhookDeliveries} where ${isThis} and outcome = 'accepted')`;
  const { isRepetition, keptScans } = selectEarlier(push);
  // SQLite plans a statement anew whenever a LIMIT is bound, which takes longer than to run it. The unary plus keeps it from walking the whole organization where there are several keys.
  const matching = sql`(select organization_id, id, row_number() over (order by id) as number from ${projects}
    where +${projects.organizationId} = ${organization} and ${eq(projects.status, "active")}
      and ${projects.repoKey} in (select value from json_each(${push.repositoryKeys}))
    order by id limit ${sql.raw(String(MAX_PROJECTS))})`;
  // SQLite keeps the order of a cross join: each head is looked up by the full index, not among all open jobs of the project.
  const openJobOf = (project: SQL) => sql`job.organization_id = ${organization} and ${project}
    and job.branch = head.value->>'branch' and job.head_commit = head.value->>'commit' and job.due_at is not null`;
  const scansOfHeads = sql`(select ${scans.uuid} as uuid from json_each(${push.heads}) as head cross join ${scanJobs} as job
      cross join ${scans} on ${scans.organizationId} = job.organization_id and ${scans.id} = job.scan_id
    where ${openJobOf(sql`job.project_id in (select id from ${matching})`)}
    union select uuid from ${keptScans})`;
  const started = sql`json_each(${push.scanIds}) as given cross join ${scans} on ${scans.uuid} = unhex(given.value, '-')`;
  return [
    database.insert(webhookDeliveries).select(sql`
      select ${organization}, ${uuidOf(id)}, ${push.host}, ${push.event},
        ${push.deliveryId}, null, 'ignored', ${push.unmatchedReason}, '[]', ${now}
      where not ${isRepetition} and ${organization} is not null`),
    database.insert(scans).select(sql`
      select project.organization_id, ${nextId(scans, organization)} - 1 + row_number() over (),
        unhex(json_extract(head.value, '$.ids[' || (project.number - 1) || ']'), '-'), project.id, 'queued', '{}', 'push',
        head.value->>'branch', null, null, ${now}, ${now}, 0
      from json_each(${push.heads}) as head, ${matching} as project
      where ${isRecorded}
        and not exists (select 1 from ${scanJobs} as job where ${openJobOf(sql`job.project_id = project.id`)})
        and not exists (select 1 from ${keptScans} as kept where kept.project_id = project.id
          and kept.target_ref = head.value->>'branch')`),
    database.insert(scanJobs).select(sql`
      select ${scans.organizationId}, ${scans.id}, ${scans.projectId}, project.repo_url, ${scans.targetRef}, 1, null,
        ${push.dueAt}, ${now}, head.value->>'commit', 0, null, null
      from ${started}
        cross join ${projects} as project
          on project.organization_id = ${scans.organizationId} and project.id = ${scans.projectId}
        join json_each(${push.heads}) as head on head.value->>'branch' = ${scans.targetRef}
      where ${scans.organizationId} = ${organization}`),
    insertQueuedEvents(database, orgId, push.scanIds),
    database
      .update(webhookDeliveries)
      .set({
        outcome: "accepted",
        reason: null,
        scanIds: sql`(select json_group_array(lower(hex(uuid))) from ${scansOfHeads})`,
      })
      .where(and(isThis, sql`exists ${scansOfHeads}`)),
    // The key moves from the earlier delivery to this one, which later repetitions are compared with.
    database
      .update(webhookDeliveries)
      .set({ deliveryKey: null })
      .where(and(sameDelivery(push), isAccepted)),
    database.update(webhookDeliveries).set({ deliveryKey: push.deliveryKey }).where(and(isThis, isAccepted)),
    database
      .select()
      .from(webhookDeliveries)
      .where(or(isThis, sameDelivery(push)))
      .orderBy(sql`${isThis} desc`),
    database
      .select({ id: selectUuid(sql`${scans.uuid}`) })
      .from(started)
      .where(eq(scans.organizationId, organization)),
  ];
});

/**
 * Starts a scan of each head in each active project of the organization with the repository, in one batch with the record of the
 * delivery. A head with an unfinished scan gets no other one. A repeated delivery returns the scans that it started before; if it
 * was ignored, or one of the scans failed, was canceled or was deleted, it is evaluated again and starts the missing scans.
 */
export async function insertPush(
  database: Database,
  delivery: NewPush,
  push: { repositoryKeys: readonly string[]; heads: readonly PushedHead[]; dueAt: number; unmatchedReason: string },
): Promise<DeliveryOutcome> {
  const { deliveryId = null, event = null, now } = delivery;
  const heads = push.heads.map((head) => ({ ...head, ids: Array.from({ length: MAX_PROJECTS }, () => uuidv7()) }));
  const stored = {
    ...delivery,
    event,
    deliveryId,
    id: uuidv7(),
    unmatchedReason: push.unmatchedReason,
    dueAt: push.dueAt,
    heads: JSON.stringify(heads),
    scanIds: JSON.stringify(heads.flatMap((head) => head.ids)),
    repositoryKeys: JSON.stringify(push.repositoryKeys),
    rememberedFrom: deliveryId ? 0 : now - REPLAY_WINDOW_MS,
  };
  const [, , , , , , , [recorded], newScans] = await database.batch(storePush(database, stored));
  const present = recorded && presentDelivery(recorded);
  return {
    outcome: present?.outcome === "accepted" ? "accepted" : "ignored",
    reason: present?.reason ?? null,
    scanIds: present?.scans ?? [],
    newScanIds: newScans.map((scan) => scan.id),
    shard: database.shard,
  };
}

function sameDelivery({ orgId, host, deliveryKey }: Pick<StoredPush, "orgId" | "host" | "deliveryKey">): SQL {
  return sql`(${webhookDeliveries.organizationId} = ${organizationKey(orgId)} and ${webhookDeliveries.host} = ${host}
    and ${webhookDeliveries.deliveryKey} = ${deliveryKey})`;
}

/** SQL for the earlier outcome of the same delivery, for statements before its key is reassigned. */
function selectEarlier(push: StoredPush): { isRepetition: SQL; keptScans: SQL } {
  const known = sql`(${sameDelivery(push)} and ${webhookDeliveries.createdAt} > ${push.rememberedFrom})`;
  const listed = sql`json_each(${webhookDeliveries.scanIds}) as listed`;
  const isListed = sql`${scans.uuid} = unhex(listed.value)
    and ${scans.organizationId} = ${webhookDeliveries.organizationId}`;
  const hasNoResult = sql`(${scans.id} is null or ${scans.status} in ('failed', 'canceled'))`;
  return {
    isRepetition: sql`exists (select 1 from ${webhookDeliveries} where ${known}
      and ${webhookDeliveries.outcome} = 'accepted' and not exists (
        select 1 from ${listed} left join ${scans} on ${isListed} where ${hasNoResult}))`,
    keptScans: sql`(select ${scans.uuid} as uuid, ${scans.projectId}, ${scans.targetRef}
      from ${webhookDeliveries} cross join ${listed} cross join ${scans} on ${isListed}
      where ${known} and not ${hasNoResult})`,
  };
}

function presentDelivery(row: typeof webhookDeliveries.$inferSelect): WebhookDelivery {
  const scanIds: unknown = JSON.parse(row.scanIds);
  return {
    id: row.uuid,
    host: row.host,
    event: row.event,
    delivery_id: row.deliveryId,
    outcome: row.outcome,
    reason: row.reason,
    scans: Array.isArray(scanIds) ? scanIds.map((hex) => uuidFromHex(String(hex))) : [],
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
