import { type SQL, sql } from "drizzle-orm";
import { rankOf } from "../../contract/finding.ts";
import type { Database } from "../../database/client.ts";
import { databaseErrorText } from "../../database/constraint.ts";
import { hiddenProjects } from "../../database/hidden-projects.ts";
import { isServed, organizationKey, uuidOf } from "../../database/keys.ts";
import { runStatements } from "../../database/run-statements.ts";
import { uuidFromHex, vulnerabilityNumber } from "../../database/uuid.ts";
import { users } from "../../database/tables.ts";
import {
  OTHER_SEVERITIES,
  vulnerabilities,
  vulnerabilityEvents,
  vulnerabilityStates,
} from "../../database/vulnerability-tables.ts";
import { hasNotified, notifyOfChanges } from "../../notifications/outbox/queries.ts";
import { vulnerabilityAt } from "../lists/address.ts";
import { selectCandidates, restOf } from "../lists/candidates.ts";
import type { VulnerabilityFilter } from "../lists/filter.ts";
import { joinStates } from "../lists/rows.ts";
import { presentDetail, selectDetail, type VersionedDetail } from "../queries.ts";
import type { TriageReceipt, TriageRequest } from "./requests.ts";
import type { VulnerabilityAddress } from "../vulnerability-address.ts";

/** A decision of a user. */
export interface Decision {
  change: TriageRequest;
  userId: string;
  now: number;
}

const NO_USER = "there_is_no_such_user";

/** @returns undefined if there is no such vulnerability, `no_user` if there is no such assignee. */
export async function triageOne(
  database: Database,
  at: VulnerabilityAddress,
  decision: Decision,
): Promise<(VersionedDetail & { hasNotified: boolean }) | "no_user" | undefined> {
  const target = sql`select v.* from ${vulnerabilityAt(at)}`;
  try {
    const results = await runStatements(database, [...decide(at.orgId, target, decision), ...selectDetail(at)]);
    const detail = presentDetail(at.orgId, results.slice(-2));
    return detail && { ...detail, hasNotified: hasNotified(results) };
  } catch (error) {
    if (isNoUser(error)) return "no_user";
    throw error;
  }
}

/**
 * Decides on many vulnerabilities, all or none.
 * @param ids UUIDs; those that the organization does not have are ignored.
 * @returns `no_user` if there is no such assignee.
 */
export async function triageMany(
  database: Database,
  { orgId, ids, dryRun }: { orgId: string; ids: readonly string[]; dryRun: boolean },
  decision: Decision,
): Promise<{ receipt: TriageReceipt; hasNotified: boolean } | "no_user"> {
  const json = JSON.stringify([...new Set(ids)].map((id) => [vulnerabilityNumber(id), id]));
  const targets = sql`select v.* from json_each(${json}) as target cross join ${vulnerabilities} as v
    on v.organization_id = ${organizationKey(orgId)} and v.id = target.value->>0 and v.uuid = unhex(target.value->>1, '-')
      and v.project_id not in ${hiddenProjects(database, orgId)}`;
  const count = sql`select count(*) as matched, ifnull(sum(${isChanged(decision.change)}), 0) as changed from (${targets}) as v`;
  try {
    const steps = dryRun ? requireAssignee(orgId, decision.change) : decide(orgId, targets, decision);
    const results = await runStatements(database, [count, ...steps]);
    const counted = results[0]?.[0];
    const receipt = { matched: Number(counted?.["matched"]), changed: Number(counted?.["changed"]), dry_run: dryRun };
    return { receipt, hasNotified: hasNotified(results) };
  } catch (error) {
    if (isNoUser(error)) return "no_user";
    throw error;
  }
}

/** The ids of the vulnerabilities of a filter, at most `limit`. */
export async function findMatching(database: Database, filter: VulnerabilityFilter, limit: number): Promise<string[]> {
  const shown = { ...filter, hiddenProjects: hiddenProjects(database, filter.orgId) };
  const all = selectCandidates(shown, "created_at", {
    after: undefined,
    count: Number.MAX_SAFE_INTEGER,
  });
  const [rows = []] = await runStatements(database, [
    sql`select hex(v.uuid) as id from ${joinStates(all)} where ${restOf(filter) ?? sql`true`} limit ${limit}`,
  ]);
  return rows.map(({ id }) => uuidFromHex(String(id)));
}

/** Ends the decisions of a shard that have expired: they need triage again. */
export async function expireDecisions(database: Database, now: number, limit: number): Promise<void> {
  const due = sql`select v.* from ${vulnerabilities} as v indexed by vulnerabilities_expiring
    where v.expires_at <= ${now} and ${isServed(sql.raw("v.organization_id"))} order by v.expires_at, v.organization_id, v.id limit ${limit}`;
  const change: TriageRequest = { status: "needs_triage" };
  await runStatements(database, [
    sql`insert into ${vulnerabilityEvents} (organization_id, sequence, vulnerability_id, type, at, detail)
      select v.organization_id, (select ifnull(max(e.sequence), 0) from ${vulnerabilityEvents} as e where e.organization_id = v.organization_id)
        + row_number() over (partition by v.organization_id order by v.id), v.id, 'triage_expired', ${now},
        json_object('before', ${describe(BEFORE)}, 'after', ${describe(valuesAfter(change))})
      from (${due}) as v`,
    notifyOfChanges(
      {
        organization: "several",
        changes: sql`select 'vulnerability.triaged' as type, d.id as v, d.organization_id as of from (${due}) as d`,
        triage: { status: "needs_triage", reason: null, user_id: null },
      },
      now,
    ),
    sql`update ${vulnerabilities} set triage = 'needs_triage', reason = null, expires_at = null, updated_at = max(updated_at + 1, ${now})
      where (organization_id, id) in (select organization_id, id from (${due}))`,
  ]);
}

type Values = Record<"triage" | "reason" | "comment" | "expires_at" | "assignee" | "severity_id", SQL>;

const BEFORE: Values = {
  triage: sql`v.triage`,
  reason: sql`v.reason`,
  comment: sql`v.comment`,
  expires_at: sql`v.expires_at`,
  assignee: sql`v.assignee`,
  severity_id: sql`v.severity_id`,
};

/** What a decision makes of the columns of `v`. Another status ends the reason and the expiry of the one before. */
function valuesAfter({
  status,
  reason,
  comment,
  expires_at: expiresAt,
  assignee_id: assignee,
  severity,
}: TriageRequest): Values {
  const given = status != null;
  return {
    triage: given ? sql`${status}` : BEFORE.triage,
    reason: given ? sql`${reason ?? null}` : BEFORE.reason,
    comment: comment === undefined ? BEFORE.comment : sql`${comment}`,
    expires_at:
      given || expiresAt === null ? sql`${expiresAt == null ? null : Date.parse(expiresAt)}` : BEFORE.expires_at,
    assignee: assignee === undefined ? BEFORE.assignee : assignee === null ? sql`null` : uuidOf(assignee),
    severity_id: severity === undefined ? BEFORE.severity_id : sql`${severity === null ? null : rankOf(severity)}`,
  };
}

const NAMES = ["triage", "reason", "comment", "expires_at", "assignee", "severity_id"] as const;

function isChanged(change: TriageRequest): SQL {
  const after = valuesAfter(change);
  return sql`(${sql.join(
    NAMES.map((name) => sql`${BEFORE[name]} is not ${after[name]}`),
    sql` or `,
  )})`;
}

/** The fields of a decision as the API shows them. */
function describe(values: Values): SQL {
  return sql`json_object('status', ${values.triage}, 'reason', ${values.reason}, 'comment', ${values.comment},
    'expires_at', strftime('%Y-%m-%dT%H:%M:%fZ', ${values.expires_at} / 1000.0, 'unixepoch'),
    'assignee_id', (select substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-' || substr(h, 13, 4) || '-' || substr(h, 17, 4) || '-' || substr(h, 21)
      from (select lower(hex(${values.assignee})) as h) where h <> ''),
    'severity', '["critical","high","medium","low","info"]' ->> cast(${values.severity_id} as integer))`;
}

/** Statements that decide on the vulnerabilities that `targets` selects as they are before the first of them changes. */
function decide(orgId: string, targets: SQL, { change, userId, now }: Decision): SQL[] {
  const after = valuesAfter(change);
  const organization = organizationKey(orgId);
  const changed = sql`select v.id from (${targets}) as v where ${isChanged(change)}`;
  const set = NAMES.map((name) => sql`${sql.raw(name)} = ${after[name]}`);
  const rerank = sql`update ${vulnerabilityStates} set severity_rank = min(ranked.severity, ${OTHER_SEVERITIES})
    from (with target as materialized (select v.id, ifnull(${after.severity_id}, v.reported_severity_id) as severity from (${targets}) as v)
      select * from target) as ranked
    where organization_id = ${organization} and vulnerability_id = ranked.id and severity_rank <> min(ranked.severity, ${OTHER_SEVERITIES})`;
  return [
    ...requireAssignee(orgId, change),
    sql`insert into ${vulnerabilityEvents} (organization_id, sequence, vulnerability_id, type, at, user_uuid, detail)
      select v.organization_id, (select ifnull(max(sequence), 0) from ${vulnerabilityEvents} where organization_id = ${organization})
        + row_number() over (order by v.id), v.id, 'triaged', ${now}, ${uuidOf(userId)},
        json_object('before', ${describe(BEFORE)}, 'after', ${describe(after)})
      from (${targets}) as v where ${isChanged(change)}`,
    notifyOfChanges(
      {
        organization,
        changes: sql`select 'vulnerability.triaged' as type, c.id as v from (${changed}) as c`,
        triage: { status: change.status ?? null, reason: change.reason ?? null, user_id: userId },
      },
      now,
    ),
    ...(change.severity === undefined ? [] : [rerank]),
    sql`update ${vulnerabilities} as v set ${sql.join(set, sql`, `)}, triaged_at = ${now}, triaged_by = ${uuidOf(userId)}, updated_at = max(v.updated_at + 1, ${now})
      where v.organization_id = ${organization} and v.id in (${changed})`,
  ];
}

/** A statement that fails, and with it its transaction, if the assignee is no user of the organization. */
function requireAssignee(orgId: string, { assignee_id: assignee }: TriageRequest): SQL[] {
  if (assignee == null) return [];
  const isUser = sql`exists (select 1 from ${users} where organization_id = ${organizationKey(orgId)} and uuid = ${uuidOf(assignee)})`;
  return [sql`select json_extract('{}', iif(${isUser}, null, ${NO_USER})) as guard`];
}

function isNoUser(error: unknown): boolean {
  return databaseErrorText(error)?.includes(NO_USER) ?? false;
}
