import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { movedOn } from "../../database/updated-at.ts";
import { type SelectVersion, selectUpdatedAt } from "../../database/precondition.ts";
import { nextId, organizationKey } from "../../database/keys.ts";
import { notificationEndpoints, notifications } from "../../database/notification-tables.ts";
import { projects } from "../../database/tables.ts";

type Row = typeof notificationEndpoints.$inferSelect;
export type StoredEndpoint = Omit<Row, "organizationId" | "id" | "projectIds" | "config"> & {
  /** JSON array of slugs. */
  slugs: string | null;
};

const { organizationId, uuid, projectIds } = notificationEndpoints;
const slugs = sql<
  string | null
>`iif(${projectIds} is null, null, (select json_group_array(${projects.slug} order by ${projects.slug}) from ${projects}
  where ${projects.organizationId} = ${organizationId} and ${projects.deletedAt} is null
    and ${projects.uuid} in (select unhex(value) from json_each(${projectIds}))))`.as("slugs");
const columns = {
  uuid,
  format: notificationEndpoints.format,
  description: notificationEndpoints.description,
  encryptedUrl: notificationEndpoints.encryptedUrl,
  encryptedSecret: notificationEndpoints.encryptedSecret,
  encryptedPreviousSecret: notificationEndpoints.encryptedPreviousSecret,
  previousSecretExpiresAt: notificationEndpoints.previousSecretExpiresAt,
  events: notificationEndpoints.events,
  branches: notificationEndpoints.branches,
  severityRank: notificationEndpoints.severityRank,
  disabledReason: notificationEndpoints.disabledReason,
  disabledAt: notificationEndpoints.disabledAt,
  failingSince: notificationEndpoints.failingSince,
  createdAt: notificationEndpoints.createdAt,
  updatedAt: notificationEndpoints.updatedAt,
  slugs,
};

export interface EndpointAddress {
  orgId: string;
  endpointId: string;
}

/** Commit statuses are settings of their project. */
const isOf = (orgId: string): SQL =>
  sql`(${organizationId} = ${organizationKey(orgId)} and ${notificationEndpoints.format} <> 'commit_status')`;
export const isEndpoint = ({ orgId, endpointId }: EndpointAddress): SQL | undefined =>
  and(isOf(orgId), eq(uuid, endpointId));

export const selectEndpointVersion: SelectVersion = ({ orgId, path }) =>
  selectUpdatedAt(notificationEndpoints, isEndpoint({ orgId, endpointId: path["endpoint_id"] ?? "" }));

/** At most `MAX_ENDPOINTS`, in order of creation. */
export async function listEndpoints(database: Database, orgId: string): Promise<StoredEndpoint[]> {
  return database.select(columns).from(notificationEndpoints).where(isOf(orgId)).orderBy(asc(uuid));
}

export async function findEndpoint(database: Database, at: EndpointAddress): Promise<StoredEndpoint | undefined> {
  const [row] = await database.select(columns).from(notificationEndpoints).where(isEndpoint(at));
  return row;
}

/** The projects of an endpoint: slugs without repetition, null for all of the organization. */
function chosenProjects(orgId: string, chosen: readonly string[]) {
  const named = sql`${projects.organizationId} = ${organizationKey(orgId)}
    and ${projects.slug} in (select value from json_each(${JSON.stringify(chosen)}))`;
  return {
    ids: sql`(select json_group_array(hex(${projects.uuid})) from ${projects} where ${named})`,
    areThere: sql`(select ${count()} from ${projects} where ${named}) = ${chosen.length}`,
    found: sql<string>`(select json_group_array(${projects.slug}) from ${projects} where ${named})`.as("found"),
  };
}

export interface NewEndpoint extends Pick<
  Row,
  | "uuid"
  | "format"
  | "description"
  | "encryptedUrl"
  | "encryptedSecret"
  | "events"
  | "branches"
  | "severityRank"
  | "createdAt"
> {
  projects: readonly string[] | null;
}

/** Why an endpoint was not stored. */
export interface Obstacles {
  endpoints: number;
  /** Which of the named projects there are. */
  found: string[];
}

/** Stores an endpoint if its projects exist and the organization has fewer than `limit`. */
export async function insertEndpoint(
  database: Database,
  orgId: string,
  endpoint: NewEndpoint,
  limit: number,
): Promise<StoredEndpoint | Obstacles> {
  const organization = organizationKey(orgId);
  const chosen = chosenProjects(orgId, endpoint.projects ?? []);
  const endpoints = sql<number>`(select ${count()} from ${notificationEndpoints} where ${isOf(orgId)})`;
  const none = sql`null`;
  const values = [
    organization,
    nextId(notificationEndpoints, organization),
    sql.param(endpoint.uuid, uuid),
    sql`${endpoint.format}`,
    sql`${endpoint.description}`,
    none,
    sql`${endpoint.encryptedUrl}`,
    sql`${endpoint.encryptedSecret}`,
    none,
    none,
    sql`${endpoint.events}`,
    endpoint.projects === null ? none : chosen.ids,
    sql`${endpoint.branches}`,
    sql`${endpoint.severityRank}`,
    none,
    none,
    none,
    sql`${endpoint.createdAt}`,
    sql`${endpoint.createdAt}`,
  ];
  const [[row], [facts]] = await database.batch([
    database
      .insert(notificationEndpoints)
      .select(sql`select ${sql.join(values, sql`, `)} where ${endpoints} < ${limit} and ${chosen.areThere}`)
      .returning(columns),
    database.select({ endpoints: endpoints.as("endpoints"), found: chosen.found }).from(sql`(select 1)`),
  ]);
  if (row) return row;
  return { endpoints: facts?.endpoints ?? 0, found: namesOf(facts?.found) };
}

export type EndpointChange = Partial<
  Pick<Row, "format" | "description" | "encryptedUrl" | "events" | "branches" | "severityRank">
> & {
  projects?: readonly string[] | null;
  enabled?: boolean;
};

/** @returns the names of its projects that exist, if one does not; undefined if there is no such endpoint. */
export async function updateEndpoint(
  database: Database,
  at: EndpointAddress,
  { projects: slugsOfProjects, enabled, ...change }: EndpointChange,
  now: number,
): Promise<StoredEndpoint | { found: string[] } | undefined> {
  const chosen = chosenProjects(at.orgId, slugsOfProjects ?? []);
  const { disabledAt, disabledReason } = notificationEndpoints;
  const [[row], , [facts]] = await database.batch([
    database
      .update(notificationEndpoints)
      .set({
        ...change,
        ...(slugsOfProjects !== undefined && { projectIds: slugsOfProjects === null ? null : chosen.ids }),
        ...(enabled === true && { disabledReason: null, disabledAt: null, failingSince: null }),
        ...(enabled === false && {
          disabledReason: sql`ifnull(${disabledReason}, 'requested')`,
          disabledAt: sql`ifnull(${disabledAt}, ${now})`,
        }),
        updatedAt: movedOn(notificationEndpoints.updatedAt, now),
      })
      .where(and(isEndpoint(at), chosen.areThere))
      .returning(columns),
    cancelWaiting(database, at),
    database.select({ found: chosen.found }).from(notificationEndpoints).where(isEndpoint(at)),
  ]);
  return row ?? (facts && { found: namesOf(facts.found) });
}

/** Ends what waits for an endpoint that is disabled. */
export function cancelWaiting(database: Database, at: EndpointAddress) {
  const { organizationId: organization, endpointId, dueAt } = notifications;
  return database
    .update(notifications)
    .set({ state: "canceled", dueAt: null })
    .where(
      and(
        eq(organization, organizationKey(at.orgId)),
        sql`${endpointId} = (select e.id from ${notificationEndpoints} as e where e.organization_id = ${organization}
          and e.uuid = ${sql.param(at.endpointId, uuid)} and e.disabled_reason is not null)`,
        sql`${dueAt} is not null`,
      ),
    );
}

/** The current secret becomes the previous one. @returns whether there was such an endpoint. */
export async function updateSecret(
  database: Database,
  at: EndpointAddress,
  secrets: Pick<Row, "encryptedSecret" | "previousSecretExpiresAt" | "updatedAt">,
): Promise<boolean> {
  const rows = await database
    .update(notificationEndpoints)
    .set({ ...secrets, encryptedPreviousSecret: sql`${notificationEndpoints.encryptedSecret}` })
    .where(isEndpoint(at))
    .returning({ uuid });
  return rows.length > 0;
}

/** @returns whether it existed. */
export async function deleteEndpoint(database: Database, at: EndpointAddress): Promise<boolean> {
  return (await database.delete(notificationEndpoints).where(isEndpoint(at)).returning({ uuid })).length > 0;
}

function namesOf(json: string | undefined): string[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an array of a column of text
  return JSON.parse(json ?? "[]") as string[];
}
