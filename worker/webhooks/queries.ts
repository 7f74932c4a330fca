import { and, eq, getTableColumns, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/client.ts";
import { listById, type Listing, type Slice } from "../database/listing.ts";
import { organizations, projects, scanJobs, scans, webhookDeliveries } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { insertQueuedEvents } from "../scan-events/queries.ts";
import type { PushedHead } from "./hosts/host.ts";
import type { WebhookDelivery } from "./schemas.ts";

/** Of one organization with one repository; more start no scan. */
const MAX_PROJECTS = 20;
/** Of several organizations with one repository, how many are tried without a hint. */
export const MAX_ORGANIZATIONS = 100;

export interface Organization {
  id: string;
  slug: string;
}

export async function findOrganizations(database: Database, slug: string): Promise<Organization[]> {
  const { id, slug: column } = organizations;
  return database.select({ id, slug: column }).from(organizations).where(eq(column, slug));
}

export async function findOrganizationsWithRepository(
  database: Database,
  repositoryKeys: readonly string[],
): Promise<Organization[]> {
  const { id, slug } = organizations;
  return database
    .selectDistinct({ id, slug })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.orgId))
    .where(inArray(projects.repoKey, [...repositoryKeys]))
    .orderBy(id)
    .limit(MAX_ORGANIZATIONS);
}

/** A delivery whose sender is proven. */
export interface NewDelivery {
  orgId: string;
  host: string;
  event: string | undefined;
  deliveryId: string | undefined;
  /** Undefined where the host sends no id: then it is never taken for a repetition. */
  deliveryKey: string | undefined;
  now: number;
}

export interface DeliveryOutcome {
  outcome: "accepted" | "ignored";
  reason: string | null;
  scanIds: string[];
  /** Those of the scans that this delivery has started. */
  newScanIds: string[];
}

function deliveryRow(delivery: NewDelivery, id: string, reason: string) {
  const { orgId, host, event, deliveryId, now } = delivery;
  return { id, orgId, host, event, deliveryId, outcome: "ignored", reason, scanIds: "[]", createdAt: now };
}

/** Without its key: an ignored delivery is judged anew whenever the host repeats it. */
export async function insertIgnoredDelivery(database: Database, delivery: NewDelivery, reason: string): Promise<void> {
  await database.insert(webhookDeliveries).values(deliveryRow(delivery, uuidv7(), reason));
}

/**
 * Starts a scan of each head in each active project of the organization that has the repository, in one batch with the
 * record of the delivery. A head whose scan is not finished gets no other one. A repeated delivery gives the scans that it
 * started: where it was ignored, or one of these failed, was canceled or is gone, it is judged anew and starts what is missing.
 */
export async function insertPush(
  database: Database,
  delivery: NewDelivery,
  push: { repositoryKeys: readonly string[]; heads: readonly PushedHead[]; dueAt: number; unmatchedReason: string },
): Promise<DeliveryOutcome> {
  const id = uuidv7();
  const { orgId, deliveryKey = null, now } = delivery;
  const row = deliveryRow(delivery, id, push.unmatchedReason);
  const heads = push.heads.map((head) => ({ ...head, ids: Array.from({ length: MAX_PROJECTS }, () => uuidv7()) }));
  const headsJson = JSON.stringify(heads);
  const idsJson = JSON.stringify(heads.flatMap(({ ids }) => ids));
  const isRecorded = sql`exists (select 1 from ${webhookDeliveries} where ${webhookDeliveries.id} = ${id})`;
  const isAccepted = sql`exists (select 1 from ${webhookDeliveries} where ${webhookDeliveries.id} = ${id} and outcome = 'accepted')`;
  const { isRepetition, keptScans } = selectEarlier(delivery);
  // The unary plus keeps the planner from walking the whole organization where there are several keys.
  const matching = sql`(select id, org_id, row_number() over (order by id) as number from ${projects}
    where ${and(sql`+${projects.orgId} = ${orgId}`, eq(projects.status, "active"), inArray(projects.repoKey, [...push.repositoryKeys]))}
    order by id limit ${MAX_PROJECTS})`;
  // A cross join keeps its order: each head is looked up by the whole index, not among all open jobs of the project.
  const scansOfHeads = sql`(select job.scan_id from json_each(${headsJson}) as head cross join ${scanJobs} as job
    where job.project_id in (select id from ${matching}) and job.branch = head.value->>'branch'
      and job.head_commit = head.value->>'commit' and job.due_at is not null
    union select scan_id from ${keptScans})`;
  const [, , , , , , , [recorded], started] = await database.batch([
    database.insert(webhookDeliveries).select(sql`
      select ${id}, ${orgId}, ${row.host}, ${row.event ?? null}, ${row.deliveryId ?? null}, null, ${row.outcome},
        ${row.reason}, ${row.scanIds}, ${now} where not ${isRepetition}`),
    database.insert(scans).select(sql`
      select json_extract(head.value, '$.ids[' || (project.number - 1) || ']'), project.id, project.org_id, 'queued', '{}',
        'push', head.value->>'branch', null, null, ${now}, ${now}
      from json_each(${headsJson}) as head, ${matching} as project
      where ${isRecorded} and not exists (select 1 from ${scanJobs} as job where job.project_id = project.id
        and job.branch = head.value->>'branch' and job.head_commit = head.value->>'commit' and job.due_at is not null)
        and not exists (select 1 from ${keptScans} as kept where kept.project_id = project.id
        and kept.target_ref = head.value->>'branch')`),
    database.insert(scanJobs).select(sql`
      select scan.id, scan.org_id, project.repo_url, scan.target_ref, 1, null, ${push.dueAt}, ${now}, scan.project_id,
        head.value->>'commit', 0, null
      from ${scans} as scan join ${projects} as project on project.id = scan.project_id
        join json_each(${headsJson}) as head on head.value->>'branch' = scan.target_ref
      where scan.id in (select value from json_each(${idsJson}))`),
    insertQueuedEvents(database, idsJson),
    database
      .update(webhookDeliveries)
      .set({
        outcome: "accepted",
        reason: null,
        scanIds: sql`(select json_group_array(scan_id) from ${scansOfHeads})`,
      })
      .where(and(eq(webhookDeliveries.id, id), sql`exists ${scansOfHeads}`)),
    // The key passes from an earlier delivery to the one that took its place: it is that which is repeated from now on.
    database
      .update(webhookDeliveries)
      .set({ deliveryKey: null })
      .where(and(sameDelivery(delivery), isAccepted)),
    database
      .update(webhookDeliveries)
      .set({ deliveryKey })
      .where(and(eq(webhookDeliveries.id, id), isAccepted)),
    database
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.orgId, orgId), or(eq(webhookDeliveries.id, id), sameDelivery(delivery))))
      .orderBy(sql`${webhookDeliveries.id} = ${id} desc`)
      .limit(1),
    database
      .select({ id: scans.id })
      .from(scans)
      .where(sql`${scans.id} in (select value from json_each(${idsJson}))`),
  ]);
  const present = recorded && presentDelivery(recorded);
  return {
    outcome: present?.outcome === "accepted" ? "accepted" : "ignored",
    reason: present?.reason ?? null,
    scanIds: present?.scans ?? [],
    newScanIds: started.map((scan) => scan.id),
  };
}

/** None where the host sends no id. */
function sameDelivery({ orgId, host, deliveryKey }: NewDelivery): SQL {
  return sql`(${webhookDeliveries.orgId} = ${orgId} and ${webhookDeliveries.host} = ${host}
    and ${webhookDeliveries.deliveryKey} = ${deliveryKey ?? null})`;
}

/** The earlier outcome of the same delivery, for statements before its key is reassigned. */
function selectEarlier(delivery: NewDelivery): { isRepetition: SQL; keptScans: SQL } {
  const listed = sql`json_each(${webhookDeliveries.scanIds}) as listed`;
  const hasNoResult = sql`(${scans.id} is null or ${scans.status} in ('failed', 'canceled'))`;
  return {
    isRepetition: sql`exists (select 1 from ${webhookDeliveries} where ${sameDelivery(delivery)}
      and ${webhookDeliveries.outcome} = 'accepted' and not exists (
        select 1 from ${listed} left join ${scans} on ${scans.id} = listed.value
          and ${scans.orgId} = ${delivery.orgId} where ${hasNoResult}))`,
    keptScans: sql`(select ${scans.id} as scan_id, ${scans.projectId}, ${scans.targetRef} from ${webhookDeliveries}, ${listed}
      join ${scans} on ${scans.id} = listed.value and ${scans.orgId} = ${delivery.orgId}
      where ${sameDelivery(delivery)} and not ${hasNoResult})`,
  };
}

function presentDelivery(row: typeof webhookDeliveries.$inferSelect): WebhookDelivery {
  const scanIds: unknown = JSON.parse(row.scanIds);
  return {
    id: row.id,
    host: row.host,
    event: row.event,
    delivery_id: row.deliveryId,
    outcome: row.outcome,
    reason: row.reason,
    scans: Array.isArray(scanIds) ? scanIds.map(String) : [],
    created_at: toTimestamp(row.createdAt),
  };
}

/** Newest first. */
export async function listDeliveries(
  database: Database,
  orgId: string,
  slice: Slice,
): Promise<Listing<WebhookDelivery>> {
  return listById(database, slice, {
    table: webhookDeliveries,
    columns: getTableColumns(webhookDeliveries),
    where: eq(webhookDeliveries.orgId, orgId),
    newestFirst: true,
    present: presentDelivery,
  });
}

/** @returns how many were deleted: at most `limit`, the oldest first. */
export async function deleteDeliveriesBefore(database: Database, time: number, limit: number): Promise<number> {
  const oldest = database
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, time))
    .orderBy(webhookDeliveries.createdAt)
    .limit(limit);
  const rows = await database
    .delete(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, oldest))
    .returning({ id: webhookDeliveries.id });
  return rows.length;
}
