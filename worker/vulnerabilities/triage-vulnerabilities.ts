import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import { type NotificationSource, wakeNotifications } from "../notifications/dispatch-notifications.ts";
import { parseVulnerabilityFilter } from "./lists/filter.ts";
import type { VersionedDetail } from "./queries.ts";
import { expireDecisions, findMatching, triageMany, triageOne } from "./triage/queries.ts";
import { MAX_TRIAGED, type TriageManyRequest, type TriageReceipt, type TriageRequest } from "./triage/requests.ts";
import { type VulnerabilityAddress, vulnerabilityNotFound } from "./vulnerability-address.ts";

const EXPIRED_AT_ONCE = 1_000;

/** @throws ApiError `not_found`; `bad_request` if the assignee is no user of the organization. */
export async function triageVulnerability(
  { database, queue }: NotificationSource,
  at: VulnerabilityAddress,
  decision: { change: TriageRequest; userId: string },
): Promise<VersionedDetail> {
  const triaged = await triageOne(database, at, { ...decision, now: Date.now() });
  if (!triaged) throw vulnerabilityNotFound(at);
  if (triaged === "no_user") throw noUser();
  if (triaged.hasNotified) await wakeNotifications({ database, queue }, at.orgId);
  return triaged;
}

/** @throws ApiError `bad_request` if there are too many, or the assignee is no user of the organization. */
export async function triageVulnerabilities(
  { database, queue }: NotificationSource,
  orgId: string,
  { ids, filter, dry_run: dryRun, ...change }: TriageManyRequest,
  userId: string,
): Promise<TriageReceipt> {
  const decision = { change, userId, now: Date.now() };
  const matching = ids ?? (await findMatching(database, parseFilter(orgId, filter ?? {}), MAX_TRIAGED + 1));
  if (matching.length > MAX_TRIAGED) {
    throw new ApiError("bad_request", `filter: matches more than ${MAX_TRIAGED} vulnerabilities; narrow it.`);
  }
  const triaged = await triageMany(database, { orgId, ids: matching, dryRun: dryRun === true }, decision);
  if (triaged === "no_user") throw noUser();
  if (triaged.hasNotified) await wakeNotifications({ database, queue }, orgId);
  return triaged.receipt;
}

/** Ends decisions that have expired. */
export async function expireTriage(database: Database, now = Date.now()): Promise<void> {
  await expireDecisions(database, now, EXPIRED_AT_ONCE);
}

function parseFilter(orgId: string, filter: NonNullable<TriageManyRequest["filter"]>) {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
  return parseVulnerabilityFilter(given, { orgId, project: filter.project ?? undefined });
}

function noUser(): ApiError {
  return new ApiError("bad_request", "assignee_id: is no user of this organization.");
}
