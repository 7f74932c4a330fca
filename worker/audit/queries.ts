import { and, eq, getTableName, gte, lt, type SQL, sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { v7 as uuidv7 } from "uuid";
import { auditEvents } from "../database/audit-tables.ts";
import type { Database } from "../database/client.ts";
import { compileStatement } from "../database/compile.ts";
import { apiTokens, webhookSigningTokens } from "../database/credential-tables.ts";
import { isServed, organizationKey, uuidOf } from "../database/keys.ts";
import { listById, type Listing, type Slice } from "../database/listing.ts";
import { notificationEndpoints } from "../database/notification-tables.ts";
import { organizations, projects, scans, users } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { uuidText } from "../database/uuid.ts";
import { type AuditEntry, auditEntry, CREATED_OBJECTS, type CreatedObject } from "./audit-entry.ts";
import type { AuditEvent } from "./schemas.ts";

/** Whether the statement before this one in the batch has changed a row. */
export const HAS_CHANGED = sql`changes() > 0`;

/** Whether there is what is exported: the scan of the project, or the project. */
export function isThere({
  projectSlug,
  scanId,
}: {
  projectSlug?: string | undefined;
  scanId?: string | undefined;
}): SQL {
  if (projectSlug === undefined) return sql`true`;
  const hasScan =
    scanId === undefined
      ? sql`true`
      : sql`exists (select 1 from ${scans} as s where s.organization_id = o.id and s.project_id = p.id and s.uuid = ${uuidOf(scanId)})`;
  return sql`exists (select 1 from ${projects} as p where p.organization_id = o.id and p.slug = ${projectSlug} and ${hasScan})`;
}

const dialect = new SQLiteAsyncDialect();

/** The ids of what the batch has just created: the newest of their table. */
const CREATED: Record<CreatedObject, SQL> = {
  users: uuidText(sql`(select uuid from ${users} where organization_id = o.id order by id desc limit 1)`),
  projects: sql`(select slug from ${projects} where organization_id = o.id order by id desc limit 1)`,
  "webhook-signing-tokens": uuidText(
    sql`(select uuid from ${webhookSigningTokens} where organization_id = o.id order by id desc limit 1)`,
  ),
  scans: uuidText(sql`(select uuid from ${scans} where organization_id = o.id order by id desc limit 1)`),
  tokens: uuidText(sql`(select uuid from ${apiTokens} where organization_id = o.id order by id desc limit 1)`),
  "webhook-endpoints": uuidText(
    sql`(select uuid from ${notificationEndpoints} where organization_id = o.id order by id desc limit 1)`,
  ),
};

/** The names of their tables. */
export const CREATED_IN: Record<CreatedObject, string> = {
  users: getTableName(users),
  projects: getTableName(projects),
  scans: getTableName(scans),
  tokens: getTableName(apiTokens),
  "webhook-signing-tokens": getTableName(webhookSigningTokens),
  "webhook-endpoints": getTableName(notificationEndpoints),
};

/** The row, unless the condition does not hold. */
function selectEntry(entry: AuditEntry, condition: SQL, target = sql`${targetOf(entry)}${createdOf(entry)}`): SQL {
  return selectEntryAt({ ...entry, now: Date.now() }, condition, target);
}

const createdOf = ({ creates }: Pick<AuditEntry, "creates">): SQL =>
  creates === null ? sql`` : sql` || ${CREATED[creates]}`;

/** The path, up to the id of what is created. */
function targetOf({ target, creates }: Pick<AuditEntry, "target" | "creates">): string {
  const path = [target, creates].filter((part) => part !== null && part !== "").join("/");
  return creates === null ? path : `${path}/`;
}

/** @param entry Its values may be placeholders. */
function selectEntryAt(
  entry: Omit<AuditEntry, "target" | "creates"> & { now: number },
  condition: SQL,
  target: SQL,
): SQL {
  const tokenId = sql`(select uuid from ${apiTokens} where organization_id = o.id and hash = unhex(${entry.apiTokenHash}))`;
  const actorId = entry.actorId === null ? sql`null` : uuidOf(entry.actorId);
  const isOrganization =
    "id" in entry.organization
      ? sql`o.uuid = ${uuidOf(entry.organization.id)}`
      : sql`o.slug = ${entry.organization.slug}`;
  return sql`select o.id, ${uuidOf(entry.id)}, ${entry.now}, ${entry.actorType}, ${actorId}, ${tokenId}, ${entry.action},
      ${target}, ${entry.requestId}, ${entry.network}, ${entry.changes}
    from ${organizations} as o where ${isOrganization} and ${condition}`;
}

/** A statement that writes the row, once however often it is in the batches of a request. */
export function prepareEntry(binding: D1Database, entry: AuditEntry, condition: SQL): D1PreparedStatement {
  const { sql: text, params } = dialect.sqlToQuery(insertOnce(selectEntry(entry, condition)));
  return binding.prepare(text).bind(...params);
}

const insertOnce = (row: SQL): SQL => sql`insert into ${auditEvents} ${row} on conflict do nothing`;

interface Change extends Omit<AuditEntry, "organization" | "actorId" | "creates"> {
  orgId: string;
  actorId: string;
  now: number;
}

const prepareChangeThat = (creates: CreatedObject | null) =>
  compileStatement((change: Change) => {
    const { id, actorType, actorId, apiTokenHash, action, target, requestId, network, changes, now } = change;
    const origin = { requestId, network, organization: { id: change.orgId } };
    const entry = { id, actorType, actorId, apiTokenHash, action, changes, now, ...origin };
    return insertOnce(selectEntryAt(entry, HAS_CHANGED, sql`${target}${createdOf({ creates })}`));
  });
const CHANGES = new Map([null, ...CREATED_OBJECTS].map((creates) => [creates, prepareChangeThat(creates)] as const));

/** The same if the statement before it in the batch has changed a row, with its text built once: most requests that write have one. */
export function prepareChange(binding: D1Database, entry: AuditEntry): D1PreparedStatement {
  const { organization, actorId, creates, ...rest } = entry;
  const prepare = CHANGES.get(creates);
  if (!prepare || actorId === null || !("id" in organization)) return prepareEntry(binding, entry, HAS_CHANGED);
  return prepare(binding, { ...rest, orgId: organization.id, actorId, target: targetOf(entry), now: Date.now() });
}

/** The same for a batch of Drizzle. */
export function insertAuditEntry(database: Database, entry: AuditEntry, condition: SQL = sql`true`) {
  return database.insert(auditEvents).select(selectEntry(entry, condition));
}

/**
 * The end of a scan, after the statement that changes its status.
 * @param by a runner's report, or the service, which has lost the runner
 */
export function insertEndOfScan(
  database: Database,
  { orgId, scanId }: { orgId: string; scanId: string },
  { by, changes }: { by: "runner" | "service"; changes: object },
) {
  const organization = { id: orgId };
  const entry = { organization, actorType: by, actorId: null, action: "finishScan", changes: JSON.stringify(changes) };
  const project = sql`(select p.slug from ${scans} as s join ${projects} as p on p.organization_id = s.organization_id and p.id = s.project_id
    where s.organization_id = o.id and s.uuid = ${uuidOf(scanId)})`;
  const target = sql`'projects/' || ${project} || ${`/scans/${scanId}`}`;
  return database.insert(auditEvents).select(selectEntry(auditEntry(entry), HAS_CHANGED, target));
}

/** Deletions by retention, before the statement that deletes the scans: a row for each organization, with their ids. */
export function insertRetention(database: Database, expired: readonly { organizationId: number; id: number }[]) {
  const ids = Map.groupBy(expired, ({ organizationId: organization }) => organization);
  const rows = [...ids].map(([organization, some]) => [organization, uuidv7(), some.map(({ id }) => id)]);
  const deleted = sql`(select json_group_array(${uuidText(sql`s.uuid`)}) from json_each(e.value->2) as i
    cross join ${scans} as s on s.organization_id = o.id and s.id = i.value)`;
  return database.insert(auditEvents)
    .select(sql`select o.id, unhex(e.value->>1, '-'), ${Date.now()}, 'service', null, null, 'applyRetention', '',
      null, null, json_object('deleted_scans', json(${deleted}))
    from json_each(${JSON.stringify(rows)}) as e cross join ${organizations} as o on o.id = e.value->>0 where ${deleted} <> '[]'`);
}

/** Failed sign-ins of an organization that are recorded per hour: anybody can make one. */
const MAX_FAILURES = 100;
const HOUR_MS = 60 * 60 * 1_000;
export const LOGIN_FAILED = "loginFailed";

/** Records a sign-in that failed. The last row before the limit says that further ones are not recorded. */
export async function insertFailedLogin(database: Database, orgId: string, entry: Partial<AuditEntry>): Promise<void> {
  const anHourAgo = uuidv7({ msecs: Date.now() - HOUR_MS });
  const recent = sql`(select count(*) from ${auditEvents} where organization_id = o.id and action = ${LOGIN_FAILED}
    and uuid > ${uuidOf(anHourAgo)})`;
  const failure = { organization: { id: orgId }, actorType: "anonymous", actorId: null, action: LOGIN_FAILED } as const;
  await database.batch([
    insertAuditEntry(database, auditEntry({ ...failure, ...entry }), sql`${recent} < ${MAX_FAILURES - 1}`),
    insertAuditEntry(
      database,
      auditEntry({ ...failure, ...entry, changes: '{"further_failures":"not recorded for an hour"}' }),
      sql`changes() = 0 and ${recent} = ${MAX_FAILURES - 1}`,
    ),
  ]);
}

export interface AuditFilter {
  actorId?: string | undefined;
  action?: string | undefined;
  target?: string | undefined;
  /** Milliseconds since 1970. */
  since?: number | undefined;
  until?: number | undefined;
}

const { organizationId, uuid, createdAt, actorType, actorId, tokenId, action, target, requestId, network, changes } =
  auditEvents;
const columns = { uuid, createdAt, actorType, actorId, tokenId, action, target, requestId, network, changes };

function present(row: Omit<typeof auditEvents.$inferSelect, "organizationId">): AuditEvent {
  return {
    id: row.uuid,
    created_at: toTimestamp(row.createdAt),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the entries that are written
    actor_type: row.actorType as AuditEvent["actor_type"],
    actor_id: row.actorId,
    token_id: row.tokenId,
    action: row.action,
    target: row.target,
    request_id: row.requestId,
    network: row.network,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what describeChanges writes
    changes: JSON.parse(row.changes) as AuditEvent["changes"],
  };
}

/** A row gets its id at most this long before its time: rows outside of the times of a filter are not read. */
const MAX_DELAY_MS = 60_000;
/** The maximum time in a UUIDv7. */
const MAX_UUID_MS = 2 ** 48 - 1;

/** The first id of a time. */
function firstIdOf(time: number): string {
  return uuidv7({ msecs: Math.min(Math.max(0, time), MAX_UUID_MS), seq: 0, random: new Uint8Array(16) });
}

/** Newest first. */
export async function listAuditEvents(
  database: Database,
  orgId: string,
  filter: AuditFilter,
  slice: Slice,
): Promise<Listing<AuditEvent>> {
  const where = and(
    eq(organizationId, organizationKey(orgId)),
    filter.actorId === undefined ? undefined : eq(actorId, filter.actorId),
    filter.action === undefined ? undefined : eq(action, filter.action),
    filter.target === undefined ? undefined : eq(target, filter.target),
    filter.since === undefined
      ? undefined
      : and(gte(createdAt, filter.since), gte(uuid, firstIdOf(filter.since - MAX_DELAY_MS))),
    filter.until === undefined ? undefined : and(lt(createdAt, filter.until), lt(uuid, firstIdOf(filter.until))),
  );
  return listById(database, slice, { table: auditEvents, columns, where, newestFirst: true, present });
}

/** @returns how many were deleted: at most `limit`. */
export async function deleteAuditEventsBefore(database: Database, time: number, limit: number): Promise<number> {
  const oldest = database
    .select({ organizationId, uuid })
    .from(auditEvents)
    .where(and(lt(createdAt, time), isServed(organizationId)))
    .orderBy(createdAt)
    .limit(limit);
  const rows = await database
    .delete(auditEvents)
    .where(sql`(${organizationId}, ${uuid}) in ${oldest}`)
    .returning({ uuid });
  return rows.length;
}
