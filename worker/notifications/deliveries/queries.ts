import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { isServed, organizationKey, uuidOf } from "../../database/keys.ts";
import { findListById, type Listing, type Slice } from "../../database/listing.ts";
import { notificationEndpoints, notifications } from "../../database/notification-tables.ts";
import { runStatements } from "../../database/run-statements.ts";
import { toTimestamp, toTimestampOrNull } from "../../database/timestamp.ts";
import { movedOn } from "../../database/updated-at.ts";
import { uuidFromHex } from "../../database/uuid.ts";
import { cancelWaiting, type EndpointAddress } from "../endpoints/queries.ts";
import type { NotificationDelivery } from "../schemas.ts";

const { organizationId, uuid, endpointId, dueAt, leasedUntil } = notifications;
const columns = {
  uuid,
  event: notifications.event,
  state: notifications.state,
  attempts: notifications.attempts,
  responseStatus: notifications.responseStatus,
  error: notifications.error,
  createdAt: notifications.createdAt,
  attemptedAt: notifications.attemptedAt,
  dueAt,
};
type Row = Pick<typeof notifications.$inferSelect, keyof typeof columns>;

function present(row: Row): NotificationDelivery {
  return {
    id: row.uuid,
    event: row.event,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the states that the statements below write
    state: row.state as NotificationDelivery["state"],
    attempts: row.attempts,
    response_status: row.responseStatus,
    error: row.error,
    created_at: toTimestamp(row.createdAt),
    attempted_at: toTimestampOrNull(row.attemptedAt),
    next_attempt_at: toTimestampOrNull(row.dueAt),
  };
}

const endpointKey = (at: EndpointAddress) =>
  sql`(select e.id from ${notificationEndpoints} as e where e.organization_id = ${organizationKey(at.orgId)} and e.uuid = ${uuidOf(at.endpointId)})`;
const isOf = (at: EndpointAddress) =>
  and(eq(organizationId, organizationKey(at.orgId)), eq(endpointId, sql`${endpointKey(at)}`));

/** Newest first. @returns undefined if there is no such endpoint. */
export async function listDeliveries(
  database: Database,
  at: EndpointAddress,
  slice: Slice,
): Promise<Listing<NotificationDelivery> | undefined> {
  const owner = endpointKey(at);
  return findListById(database, slice, {
    table: notifications,
    columns,
    where: isOf(at),
    newestFirst: true,
    owner,
    present,
  });
}

/** @returns undefined unless there is such an endpoint and it is enabled. */
export async function insertTest(
  database: Database,
  at: EndpointAddress,
  message: { id: string; event: string; body: string; now: number },
): Promise<NotificationDelivery | undefined> {
  const { id, event, body, now } = message;
  const [row] = await database
    .insert(notifications)
    .select(
      sql`select e.organization_id, ${uuidOf(id)}, e.id, ${event}, ${body}, 'pending', ${now}, null, 0, null, null, null, ${now}
        from ${notificationEndpoints} as e where e.organization_id = ${organizationKey(at.orgId)}
          and e.uuid = ${uuidOf(at.endpointId)} and e.disabled_reason is null`,
    )
    .returning(columns);
  return row && present(row);
}

/** Sends a message again, with all of its attempts. @returns undefined unless it is there and its endpoint enabled. */
export async function requeueDelivery(
  database: Database,
  at: EndpointAddress,
  id: string,
  now: number,
): Promise<NotificationDelivery | undefined> {
  const isEnabled = sql`exists (select 1 from ${notificationEndpoints} as e where e.organization_id = ${organizationId}
    and e.id = ${endpointId} and e.disabled_reason is null)`;
  const [row] = await database
    .update(notifications)
    .set({ state: "pending", dueAt: now, attempts: 0, leasedUntil: null })
    .where(and(isOf(at), eq(uuid, id), isEnabled))
    .returning(columns);
  return row && present(row);
}

export async function hasDelivery(database: Database, at: EndpointAddress, id: string): Promise<boolean> {
  const rows = await database
    .select({ uuid })
    .from(notifications)
    .where(and(isOf(at), eq(uuid, id)));
  return rows.length > 0;
}

/** A message that is to be sent now, and to whom. */
export interface ClaimedMessage {
  id: string;
  event: string;
  body: string;
  /** Including this one, from 1. */
  attempts: number;
  format: string;
  encryptedUrl: string;
  encryptedSecret: string;
  /** Null unless it still signs. */
  encryptedPreviousSecret: string | null;
}

/**
 * Claims the message of an endpoint that is due for the longest, unless another one is on its way: the messages of an endpoint
 * are sent one after the other. A claim that is not settled in time has failed.
 */
export async function claimMessage(
  database: Database,
  at: EndpointAddress,
  { now, until }: { now: number; until: number },
): Promise<ClaimedMessage | undefined> {
  const endpoint = sql`(select e.id from ${notificationEndpoints} as e where e.organization_id = ${organizationKey(at.orgId)}
    and e.uuid = ${uuidOf(at.endpointId)} and e.disabled_reason is null)`;
  const organization = sql`(select o.id from organizations as o where o.uuid = ${uuidOf(at.orgId)} and o.copy_of is null
    and o.suspended_at is null)`;
  const [, [row] = []] = await runStatements(database, [
    sql`update ${notifications} set leased_until = ${until}, attempts = attempts + 1, attempted_at = ${now}
      where organization_id = ${organization} and uuid = (select n.uuid from ${notifications} as n indexed by notifications_due
          where n.organization_id = ${organization} and n.endpoint_id = ${endpoint} and n.due_at is not null and n.due_at <= ${now}
          order by n.due_at, n.uuid limit 1)
        and not exists (select 1 from ${notifications} as l indexed by notifications_leased
          where l.organization_id = ${organization} and l.endpoint_id = ${endpoint} and l.leased_until is not null and l.leased_until > ${now})`,
    sql`select hex(n.uuid) as id, n.event, n.body, n.attempts, e.format, e.url_sealed, e.secret_sealed,
        iif(e.previous_secret_expires_at > ${now}, e.previous_secret_sealed, null) as previous_secret_sealed
      from ${notifications} as n indexed by notifications_leased
        cross join ${notificationEndpoints} as e on e.organization_id = n.organization_id and e.id = n.endpoint_id
      where n.organization_id = ${organization} and n.endpoint_id = ${endpoint} and n.leased_until = ${until} and changes() = 1`,
  ]);
  if (!row) return undefined;
  const previous = row["previous_secret_sealed"];
  return {
    id: uuidFromHex(String(row["id"])),
    event: String(row["event"]),
    body: String(row["body"]),
    attempts: Number(row["attempts"]),
    format: String(row["format"]),
    encryptedUrl: String(row["url_sealed"]),
    encryptedSecret: String(row["secret_sealed"]),
    encryptedPreviousSecret: typeof previous === "string" ? previous : null,
  };
}

/** The outcome of an attempt. */
export interface AttemptResult {
  status: number | null;
  /** Null if the message was delivered. */
  error: string | null;
  /** When it is sent again; null if this was the last attempt. */
  retryAt: number | null;
  /** Whether the endpoint wants no more messages. */
  isGone: boolean;
}

/**
 * Settles a claim, and disables an endpoint that is gone or fails since `failingBefore`. Has no effect on a message that was
 * claimed anew meanwhile.
 */
export async function settleMessage(
  database: Database,
  at: EndpointAddress,
  { id, attempts }: Pick<ClaimedMessage, "id" | "attempts">,
  { status, error, retryAt, isGone }: AttemptResult,
  { now, failingBefore }: { now: number; failingBefore: number },
): Promise<void> {
  const state = error === null ? "delivered" : retryAt === null ? "failed" : "pending";
  const isEndpoint = and(
    eq(notificationEndpoints.organizationId, organizationKey(at.orgId)),
    eq(notificationEndpoints.uuid, at.endpointId),
  );
  const { failingSince, disabledReason, disabledAt, updatedAt } = notificationEndpoints;
  const isFailing = sql`ifnull(${failingSince}, ${now}) <= ${failingBefore}`;
  await database.batch([
    database
      .update(notifications)
      .set({ state, dueAt: retryAt, leasedUntil: null, responseStatus: status, error })
      .where(and(isOf(at), eq(uuid, id), eq(notifications.attempts, attempts), sql`${leasedUntil} is not null`)),
    error === null
      ? database
          .update(notificationEndpoints)
          .set({ failingSince: null, updatedAt: movedOn(updatedAt, now) })
          .where(and(isEndpoint, sql`${failingSince} is not null`))
      : database
          .update(notificationEndpoints)
          .set({
            failingSince: sql`ifnull(${failingSince}, ${now})`,
            disabledReason: isGone ? "gone" : sql`iif(${isFailing}, 'failing', null)`,
            updatedAt: sql`iif(${isGone ? sql`true` : sql`${failingSince} is null or ${isFailing}`}, ${movedOn(updatedAt, now)}, ${updatedAt})`,
            disabledAt: isGone ? now : sql`iif(${isFailing}, ${now}, ${disabledAt})`,
          })
          .where(and(isEndpoint, isNull(disabledReason))),
    ...(error === null ? [] : [cancelWaiting(database, at)]),
  ]);
}

/** When the next message of an endpoint is due; undefined if none waits. */
export async function findNextDue(database: Database, at: EndpointAddress): Promise<number | undefined> {
  const [row] = await database
    .select({ due: sql<number | null>`min(${dueAt})` })
    .from(notifications)
    .where(and(isOf(at), sql`${dueAt} is not null`));
  return row?.due ?? undefined;
}

/**
 * The endpoints of a shard, or of one organization, for which messages are due. Reads a few rows for each endpoint for which some
 * wait, however many do.
 */
export async function listDueEndpoints(
  database: Database,
  { now, limit, orgId }: { now: number; limit: number; orgId?: string | undefined },
): Promise<EndpointAddress[]> {
  const isOpen = sql`n.due_at is not null`;
  const inOrganization = orgId === undefined ? sql`true` : sql`n.organization_id = ${organizationKey(orgId)}`;
  const [rows = []] = await runStatements(database, [
    sql`with recursive waiting(organization, endpoint) as (
        select * from (select n.organization_id, n.endpoint_id from ${notifications} as n indexed by notifications_due
          where ${isOpen} and ${inOrganization} order by n.organization_id, n.endpoint_id limit 1)
        union all select n.organization_id, n.endpoint_id from waiting cross join ${notifications} as n on n.rowid = (
          select n.rowid from ${notifications} as n indexed by notifications_due
          where ${isOpen} and ${inOrganization} and (n.organization_id, n.endpoint_id) > (waiting.organization, waiting.endpoint)
          order by n.organization_id, n.endpoint_id limit 1))
      select hex(o.uuid) as org, hex(e.uuid) as endpoint from waiting
        cross join organizations as o on o.id = waiting.organization and o.copy_of is null and o.suspended_at is null
        cross join ${notificationEndpoints} as e on e.organization_id = waiting.organization and e.id = waiting.endpoint
      where (select min(n.due_at) from ${notifications} as n indexed by notifications_due where n.organization_id = waiting.organization
        and n.endpoint_id = waiting.endpoint and ${isOpen}) <= ${now} limit ${limit}`,
  ]);
  return rows.map(({ org, endpoint }) => ({
    orgId: uuidFromHex(String(org)),
    endpointId: uuidFromHex(String(endpoint)),
  }));
}

/** Deletes final deliveries. @returns how many were deleted: at most `limit`. */
export async function deleteDeliveriesBefore(database: Database, time: number, limit: number): Promise<number> {
  const oldest = database
    .select({ organizationId, uuid })
    .from(notifications)
    .where(and(lt(notifications.createdAt, time), isNull(dueAt), isServed(organizationId)))
    .orderBy(notifications.createdAt)
    .limit(limit);
  const rows = await database
    .delete(notifications)
    .where(sql`(${organizationId}, ${uuid}) in ${oldest}`)
    .returning({ uuid });
  return rows.length;
}
