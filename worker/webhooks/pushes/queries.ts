import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { RequestOrigin } from "../../audit/audit-entry.ts";
import { auditEvents } from "../../database/audit-tables.ts";
import type { Database } from "../../database/client.ts";
import { compile } from "../../database/compile.ts";
import { deletedProjects } from "../../database/deleted-projects.ts";
import { nextScanId, organizationKey, uuidOf } from "../../database/keys.ts";
import { projects, scanJobs, scans, webhookDeliveries } from "../../database/tables.ts";
import { isFiltered } from "../../branch-filter/queries.ts";
import { COUNTS, isExceeded } from "../../quotas/check-quotas.ts";
import { insertMovedEvents, insertQueuedEvents } from "../../scan-events/queries.ts";
import type { PushedHead } from "../hosts/host.ts";
import { type NewDelivery, notStartedOf, scanIdsOf } from "../queries.ts";
import { REASONS } from "../reasons.ts";

/** Maximum number of scans that one delivery starts in one organization. */
export const MAX_SCANS_PER_DELIVERY = 50;
/** Maximum number of scans beyond it that the delivery log names. */
const MAX_NAMED = 100;
/** How long a delivery without an id is recognized as a repetition by its body: afterwards, the same body may be another push. */
const REPLAY_WINDOW_MS = 7 * 24 * 60 * 60 * 1_000;
/** Maximum number of branches of a push that the delivery log names. */
const MAX_BRANCHES = 10;

interface NewPush extends NewDelivery, RequestOrigin {
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
  /** Number of scans beyond the maximum of a delivery or a quota, which it did not start. */
  notStarted: number;
}

/** What a push asks for. */
export interface Push {
  repositoryKeys: readonly string[];
  /** The only project that is scanned; empty for all of the repository. */
  projectId: string;
  /** Each of another branch. */
  heads: readonly PushedHead[];
  /** Of heads that are not among them. */
  moreHeads: number;
  dueAt: number;
  unmatchedReason: string;
  /** Of the organization; null for no limit. */
  quotas: { queued_scans: number | null; findings: number | null };
}

/** The values of a push, as the statements have them. */
interface StoredPush extends Pick<NewPush, "orgId" | "host" | "deliveryKey" | "now"> {
  id: string;
  event: string | null;
  deliveryId: string | null;
  unmatchedReason: string;
  projectId: string;
  repository: string | null;
  /** JSON */
  branches: string;
  dueAt: number;
  /** JSON, as are the keys. */
  heads: string;
  repositoryKeys: string;
  /** The first 30 hexadecimal digits of the ids of scans that it starts. The last two count them. */
  scanIdPrefix: string;
  /** With those that are not among `heads`. */
  headCount: number;
  maxQueuedScans: number | null;
  maxFindings: number | null;
  auditId: string;
  requestId: string;
  network: string;
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
  const { room, reason: fullReason } = selectRoom(push);
  const { wanted, waiting, filtered, made } = selectPairs(push, { keptScans, reason: fullReason });
  const { outcome, reason, scanIds, notStarted } = webhookDeliveries;
  const moved = sql`(select organization_id, scan_id from (${waiting}) where ${isRecorded})`;
  const headOf = (branch: SQL) => sql`(select head.value->>'commit' from json_each(${push.heads}) as head
    where head.value->>'branch' = ${branch})`;
  // A range of the index: the unary plus keeps the planner from walking all scans of the organization.
  const isNew = sql`${scans.uuid} between unhex(${push.scanIdPrefix} || '00') and unhex(${push.scanIdPrefix} || 'ff')`;
  const isStarted = sql`(${isNew} and +${scans.organizationId} = ${organization})`;
  return [
    database.insert(webhookDeliveries).select(sql`
      select ${organization}, ${uuidOf(id)}, ${push.host}, ${push.event},
        ${push.deliveryId}, null, 'ignored', case when filtered is not null then ${REASONS.filtered.reason}
          when ${isMovedTo(push)} then ${REASONS.moved.reason} else ${push.unmatchedReason} end, '[]', ${now}, null,
        ${push.repository}, ${push.branches}, filtered, 1
      from (select ${filtered} as filtered)
      where not ${isRepetition} and ${organization} is not null`),
    insertMovedEvents(database, moved, headOf(sql`job.branch`), now),
    database
      .update(scanJobs)
      .set({
        headCommit: headOf(sql`${scanJobs.branch}`),
        cloneUrl: sql`(select ${projects.repoUrl} from ${projects}
          where ${projects.organizationId} = ${scanJobs.organizationId} and ${projects.id} = ${scanJobs.projectId})`,
      })
      .where(sql`(${scanJobs.organizationId}, ${scanJobs.scanId}) in ${moved}`),
    database.insert(scans).select(sql`
      select organization_id, ${nextScanId(organization)} - 1 + number,
        unhex(${push.scanIdPrefix} || format('%02x', number - 1)), project_id, 'queued', '{}', 'push', branch,
        null, null, ${now}, ${now}, 0
      from (select *, row_number() over (order by place, project_id) as number from (${wanted}))
      where number <= ${room} and ${isRecorded}`),
    database.insert(scanJobs).select(sql`
      select ${scans.organizationId}, ${scans.id}, ${scans.projectId}, project.repo_url, ${scans.targetRef}, 1, null,
        ${push.dueAt}, ${now}, head.value->>'commit', 0, null, null, null
      from ${scans}
        cross join ${projects} as project
          on project.organization_id = ${scans.organizationId} and project.id = ${scans.projectId}
        join json_each(${push.heads}) as head on head.value->>'branch' = ${scans.targetRef}
      where ${isStarted}`),
    insertQueuedEvents(database, orgId, isNew),
    database
      .update(webhookDeliveries)
      .set({
        outcome: sql`iif(made.scans > 0, 'accepted', 'ignored')`,
        reason: sql`iif(made.scans > 0, null, made.reason)`,
        scanIds: sql`made.scan_ids`,
        notStarted: sql`made.not_started`,
      })
      .from(sql`(${made}) as made`)
      // There are heads without a scan and no other ones where a quota leaves no room.
      .where(and(isThis, sql`(made.scans > 0 or made.lacks_scans)`)),
    // The key passes from an earlier delivery to the one that took its place: it is that which is repeated from now on.
    database
      .update(webhookDeliveries)
      .set({ deliveryKey: null })
      .where(and(sameDelivery(push), isAccepted)),
    // The key where it is accepted; otherwise it changes nothing, and returns this delivery and the one that it repeats.
    database
      .update(webhookDeliveries)
      .set({ deliveryKey: sql`iif(${isThis} and outcome = 'accepted', ${push.deliveryKey}, delivery_key)` })
      .where(or(isThis, sameDelivery(push)))
      .returning({ isThis: sql<number>`${isThis}`.as("is_this"), outcome, reason, scanIds, notStarted }),
    database.insert(auditEvents).select(sql`
      select ${organization}, ${uuidOf(push.auditId)}, ${now}, 'webhook', ${uuidOf(id)}, null, 'receiveDelivery', '', ${push.requestId},
        ${push.network}, json_object('host', ${push.host}, 'delivery', ${push.deliveryId}) where ${isAccepted}`),
  ];
});

/** Whether a project has a former URL of the repository. */
const isMovedTo = ({ orgId, repositoryKeys }: StoredPush): SQL => sql`exists (select 1 from ${projects}
  where ${projects.organizationId} = ${organizationKey(orgId)} and repository_moved is not null
    and repository_moved->>'$.key' in (select value from json_each(${repositoryKeys})))`;

/** In the text: SQLite plans a statement anew whenever a LIMIT is bound, which takes longer than to run it. */
const limitOf = (count: number) => sql.raw(`limit ${count}`);

/** How many scans may be started, and once they are, why no more are. A quota that is not set is not counted. */
function selectRoom({ orgId, maxQueuedScans, maxFindings }: StoredPush): { room: SQL; reason: SQL } {
  const queued = sql.raw(COUNTS.queued_scans);
  const ofOrganization = (cases: SQL) => sql`(select case
      when iif(quota.findings is null, 0, ${sql.raw(isExceeded("findings", "quota.findings"))}) then ${cases} end
    from organizations as o cross join (select ${maxFindings} as findings, ${maxQueuedScans} as queued) as quota
    where o.uuid = ${uuidOf(orgId)})`;
  return {
    room: ofOrganization(sql`0 when quota.queued is null then ${MAX_SCANS_PER_DELIVERY}
      else min(quota.queued - ${queued}, ${MAX_SCANS_PER_DELIVERY})`),
    reason: ofOrganization(sql`${REASONS.tooManyFindings.reason}
      when iif(quota.queued is null, 0, ${queued} >= quota.queued) then ${REASONS.tooManyQueued.reason} else ${REASONS.tooMany.reason}`),
  };
}

/** The heads of a push in the projects of its repository, and what there is of each. */
function selectPairs(push: StoredPush, { keptScans, reason }: { keptScans: SQL; reason: SQL }) {
  // The unary plus keeps the planner from walking the whole organization where there are several keys.
  const matching = sql`from ${projects} where +${projects.organizationId} = ${organizationKey(push.orgId)}
    and ${projects.status} = 'active' and ${projects.repoKey} in (select value from json_each(${push.repositoryKeys}))
    and ${projects.uuid} = ifnull(nullif(${uuidOf(push.projectId)}, x''), ${projects.uuid})`;
  const pairs = sql`json_each(${push.heads}) as head
    cross join (select organization_id, id, slug, branch_include, branch_exclude ${matching} order by id ${limitOf(MAX_SCANS_PER_DELIVERY)}) as project`;
  const openJob = sql`job.organization_id = project.organization_id and job.project_id = project.id
    and job.branch = head.value->>'branch' and job.due_at is not null`;
  const isSkipped = isFiltered("project", sql`head.value->>'branch'`);
  const hasNoScan = sql`not ${isSkipped} and not exists (select 1 from ${scanJobs} as job
      where ${openJob} and job.head_commit = head.value->>'commit')
    and not exists (select 1 from ${keptScans} as kept where kept.project_id = project.id
      and kept.target_ref = head.value->>'branch')`;
  const countSkipped = sql`(select count(*) from ${pairs} where ${isSkipped})`;
  return {
    /** Those without a scan. */
    wanted: sql`select project.organization_id, project.id as project_id, head.key as place, head.value->>'branch' as branch
      from ${pairs} where ${hasNoScan}`,
    /** The newest unclaimed scan of a push of the branch, where no scan is of the new head. */
    waiting: sql`select job.organization_id, max(job.scan_id) as scan_id from ${pairs} cross join ${scanJobs} as job
      where ${openJob} and job.head_commit is not null and job.claim_id is null and ${hasNoScan}
      group by job.organization_id, job.project_id, job.branch`,
    // SQLite keeps the order of a cross join: each head is looked up by the full index, not among all open jobs of the project.
    /** Once scans were started. */
    made: sql`with pair as materialized (select project.organization_id, project.id as project_id, project.slug,
        head.value->>'branch' as branch, head.value->>'commit' as head_commit, ${isSkipped} as is_skipped from ${pairs}),
      made as materialized (select ${scans.uuid} as uuid, job.project_id, job.branch from pair cross join ${scanJobs} as job
          cross join ${scans} on ${scans.organizationId} = job.organization_id and ${scans.id} = job.scan_id
        where job.organization_id = pair.organization_id and job.project_id = pair.project_id and job.branch = pair.branch
          and job.due_at is not null and job.head_commit = pair.head_commit and not pair.is_skipped
        union select uuid, project_id, target_ref from ${keptScans}),
      lacking as materialized (select slug, branch from pair where not is_skipped
        and not exists (select 1 from made where made.project_id = pair.project_id and made.branch = pair.branch)),
      missing as materialized (select ${push.headCount} * (select count(*) ${matching}) - (select count(*) from pair where is_skipped)
        - (select count(*) from (select distinct project_id, branch from made)) as number)
      select (select count(*) from made) as scans, exists (select 1 from lacking) as lacks_scans, ${reason} as reason,
        (select json_group_array(distinct lower(hex(uuid))) from made) as scan_ids,
        iif(number > 0, json_object('count', number, 'reason', ${reason}, 'first', json((select
          json_group_array(json_object('project', slug, 'branch', branch)) from (select slug, branch from lacking ${limitOf(MAX_NAMED)})))),
          null) as not_started
      from missing`,
    /** The branches that the filter of a project skips, or null. */
    filtered: sql`(select iif(number > 0, json_object('count', number, 'reason', ${REASONS.filtered.reason}, 'first',
      json((select json_group_array(json_object('project', slug, 'branch', branch)) from (
        select project.slug, head.value->>'branch' as branch from ${pairs} where ${isSkipped} ${limitOf(MAX_NAMED)})))), null)
      from (select ${countSkipped} as number))`,
  };
}

/**
 * Makes sure that each head is scanned in each active project of the organization that has the repository, in one batch with the
 * record of the delivery. A head whose scan is not finished gets no other one; a waiting scan of the branch moves to the
 * new head; for the others, up to a maximum, scans are started. A repeated delivery gives the scans that it started: where it was
 * ignored, or one of these failed, was canceled or is gone, it is judged anew and starts what is missing.
 */
export async function insertPush(database: Database, delivery: NewPush, push: Push): Promise<DeliveryOutcome> {
  const { deliveryId = null, event = null, now } = delivery;
  const stored = {
    ...delivery,
    event,
    deliveryId,
    id: uuidv7(),
    auditId: uuidv7(),
    unmatchedReason: push.unmatchedReason,
    projectId: push.projectId,
    repository: push.repositoryKeys[0] ?? null,
    branches: JSON.stringify(push.heads.slice(0, MAX_BRANCHES).map(({ branch }) => branch)),
    dueAt: push.dueAt,
    heads: JSON.stringify(push.heads),
    headCount: push.heads.length + push.moreHeads,
    scanIdPrefix: uuidv7().replaceAll("-", "").slice(0, -2),
    repositoryKeys: JSON.stringify(push.repositoryKeys),
    maxQueuedScans: push.quotas.queued_scans,
    maxFindings: push.quotas.findings,
    rememberedFrom: deliveryId ? 0 : now - REPLAY_WINDOW_MS,
  };
  const [, , , , , , , , rows] = await database.batch(storePush(database, stored));
  const recorded = rows.find(({ isThis }) => isThis === 1) ?? rows[0];
  const scanIds = scanIdsOf(recorded?.scanIds ?? "[]");
  return {
    outcome: recorded?.outcome === "accepted" ? "accepted" : "ignored",
    reason: recorded?.reason ?? null,
    scanIds,
    newScanIds: scanIds.filter((id) => id.replaceAll("-", "").startsWith(stored.scanIdPrefix)).toSorted(),
    shard: database.shard,
    notStarted: notStartedOf(recorded?.notStarted ?? null)?.count ?? 0,
  };
}

function sameDelivery({ orgId, host, deliveryKey }: Pick<StoredPush, "orgId" | "host" | "deliveryKey">): SQL {
  return sql`(${webhookDeliveries.organizationId} = ${organizationKey(orgId)} and ${webhookDeliveries.host} = ${host}
    and ${webhookDeliveries.deliveryKey} = ${deliveryKey})`;
}

/** The earlier outcome of the same delivery, for statements before its key is reassigned. */
function selectEarlier(push: StoredPush): { isRepetition: SQL; keptScans: SQL } {
  const known = sql`(${sameDelivery(push)} and ${webhookDeliveries.createdAt} > ${push.rememberedFrom})`;
  const listed = sql`json_each(${webhookDeliveries.scanIds}) as listed`;
  const isListed = sql`${scans.uuid} = unhex(listed.value)
    and ${scans.organizationId} = ${webhookDeliveries.organizationId}`;
  const hasNoResult = sql`(${scans.id} is null or ${scans.status} in ('failed', 'canceled')
    or ${scans.projectId} in ${deletedProjects(sql`${webhookDeliveries.organizationId}`)})`;
  return {
    isRepetition: sql`exists (select 1 from ${webhookDeliveries} where ${known}
      and ${webhookDeliveries.outcome} = 'accepted' and not exists (
        select 1 from ${listed} left join ${scans} on ${isListed} where ${hasNoResult}))`,
    keptScans: sql`(select ${scans.uuid} as uuid, ${scans.projectId}, ${scans.targetRef}
      from ${webhookDeliveries} cross join ${listed} cross join ${scans} on ${isListed}
      where ${known} and not ${hasNoResult})`,
  };
}
