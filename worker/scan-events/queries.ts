import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { RunnerEvent } from "../contract/runner-event.ts";
import type { Database } from "../database/client.ts";
import { type Attempt, isScan } from "../scan-jobs/job-guards.ts";
import { organizationKey, scanKey } from "../database/keys.ts";
import { type Listing, type Slice, sliceListed } from "../database/listing.ts";
import { type ScanAddress, selectScanAt } from "../database/scan-address.ts";
import { scanEvents, scanJobs, scans } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import type { ScanEvent } from "./schemas.ts";

/**
 * Maximum number of events per scan. Further events of runners are dropped; the number of transitions is bounded by the attempts.
 */
const MAX_EVENTS = 200;

export interface NewEvent {
  type: string;
  message: string;
  detail?: Record<string, unknown>;
  at: number;
}

/** The events that a runner sends with a call, and the time of the call. */
export interface EventContext {
  events: readonly RunnerEvent[];
  now: number;
}

/**
 * A statement that records the events of an attempt if `guard` holds, which is the guard of the transition: first the events of
 * the runner, each once, then the transition.
 */
export function insertEventsWhere(
  database: Database,
  attempt: Omit<Attempt, "attempt"> & { attempt: number | SQL },
  { context, transition }: { context?: EventContext; transition?: NewEvent },
  guard: SQL,
) {
  const events =
    context?.events.map((event) => ({ ...event, at: context.now - event.age_ms, from_runner: true })) ?? [];
  const own = transition ? [{ detail: {}, ...transition, id: uuidv7(), from_runner: false }] : [];
  const recorded = sql`(select count(*) from ${scanEvents} where ${isEventOf(attempt)})`;
  return database
    .insert(scanEvents)
    .select(
      sql`
    select ${scans.organizationId}, ${nextSequence} + key, ${scans.id}, ${scans.projectId}, unhex(value->>'id', '-'), ${attempt.attempt},
      value->>'type', value->>'message', value->'detail', max(${scans.createdAt}, value->>'at')
    from json_each(${JSON.stringify([...events, ...own])}), ${scans}
    where ${isScan(attempt)} and ${guard}
      and (not value->>'from_runner' or ${recorded} + key < ${MAX_EVENTS})`,
    )
    .onConflictDoNothing();
}

/** The next number within the scan. */
const nextSequence = sql`(select ifnull(max(last.sequence), 0) + 1 from ${scanEvents} as last
  where last.organization_id = ${scans.organizationId})`;

function isEventOf(scan: Pick<Attempt, "scanId" | "orgId">): SQL | undefined {
  return and(eq(scanEvents.organizationId, organizationKey(scan.orgId)), eq(scanEvents.scanId, scanKey(scan)));
}

/** A statement that records that the scans of an organization that fulfil a condition were queued. The event has the id of its scan. */
export function insertQueuedEvents(database: Database, orgId: string, isQueued: SQL) {
  return database.insert(scanEvents).select(sql`
    select ${scans.organizationId}, ${nextSequence} - 1 + row_number() over (order by ${scans.uuid}), ${scans.id}, ${scans.projectId},
      ${scans.uuid}, 1, 'queued', 'Waits for a runner.',
      json_object('branch', ${scans.targetRef}, 'scanner_type', ${scans.scannerType}), ${scans.createdAt}
    from ${scans} where ${isQueued} and +${scans.organizationId} = ${organizationKey(orgId)}`);
}

/**
 * A statement that records, before it happens, that pushes move scans to other commits.
 * @param moved Their (organization_id, scan_id). @param commit Of `job`, one of their jobs.
 */
export function insertMovedEvents(database: Database, moved: SQL, commit: SQL, now: number) {
  return database.insert(scanEvents).select(sql`
    select job.organization_id, ${nextSequence} - 1 + row_number() over (), job.scan_id, job.project_id, ${newUuid(now)}, job.attempt,
      'moved', 'A later push moved it to another commit.', json_object('from', job.head_commit, 'to', ${commit}),
      max(${scans.createdAt}, ${now})
    from ${scanJobs} as job
      join ${scans} on ${scans.organizationId} = job.organization_id and ${scans.id} = job.scan_id
    where (job.organization_id, job.scan_id) in ${moved}
      and (select count(*) from ${scanEvents} as earlier where earlier.organization_id = job.organization_id
        and earlier.scan_id = job.scan_id) < ${MAX_EVENTS}`);
}

/** A UUIDv7 of a row that no one else has made. */
function newUuid(now: number): SQL {
  return sql`unhex(format('%012x7', ${now}) || substr(hex(randomblob(2)), 2) || '8' || substr(hex(randomblob(8)), 2))`;
}

/** Whether the attempt was followed by another one for this reason. */
export async function wasRetried(database: Database, attempt: Attempt, reason: string): Promise<boolean> {
  const rows = await database
    .select({ sequence: scanEvents.sequence })
    .from(scanEvents)
    .where(
      and(
        isEventOf(attempt),
        eq(scanEvents.attempt, attempt.attempt),
        eq(scanEvents.type, "retried"),
        sql`${scanEvents.detail}->>'reason' = ${reason}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Lists the events of a scan, oldest first. All are read, because there are few.
 * @returns undefined if the organization has no such project or the project no such scan.
 */
export async function listEvents(
  database: Database,
  scan: ScanAddress,
  slice: Slice,
): Promise<Listing<ScanEvent> | undefined> {
  const [found, rows] = await database.batch([
    selectScanAt(database, scan),
    database
      .select()
      .from(scanEvents)
      .where(
        and(
          eq(scanEvents.organizationId, organizationKey(scan.orgId)),
          sql`${scanEvents.scanId} = ${selectScanAt(database, scan)}`,
        ),
      )
      .orderBy(asc(scanEvents.createdAt), asc(scanEvents.sequence)),
  ]);
  return found.length === 0 ? undefined : sliceListed(rows.map(presentEvent), slice, ({ id }) => id);
}

function presentEvent(row: typeof scanEvents.$inferSelect): ScanEvent {
  return {
    id: row.uuid,
    type: row.type,
    attempt: row.attempt,
    message: row.message,
    detail: JSON.parse(row.detail),
    created_at: toTimestamp(row.createdAt),
  };
}
