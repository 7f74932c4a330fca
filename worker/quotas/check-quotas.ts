import type { Settings } from "../settings.ts";
import { type QuotaName, REFUSED_BY_QUOTA } from "./quota-exceeded.ts";

/** The quotas of what an organization has. */
export type OrganizationQuota = Extract<QuotaName, "queued_scans" | "projects" | "users" | "findings">;

/** Whose rows are yet to be removed. */
const DELETED_PROJECTS = "(select count(*) from projects where organization_id = o.id and deleted_at is not null)";
const DELETED_FINDINGS = `(select count(*) from projects as p indexed by projects_deleted
  cross join finding_batches as b on b.organization_id = p.organization_id and b.project_id = p.id
  cross join findings as f on f.organization_id = b.organization_id and f.id between b.first_id and b.last_id
  where p.organization_id = o.id and p.deleted_at is not null)`;

/** SQL on the organization `o`. Each counts a range of an index. */
export const COUNTS: Readonly<Record<OrganizationQuota, string>> = {
  queued_scans:
    "(select count(*) from scan_jobs where organization_id = o.id and due_at is not null and claim_id is null)",
  projects: `((select count(*) from projects where organization_id = o.id) - ${DELETED_PROJECTS})`,
  users: "(select count(*) from users where organization_id = o.id)",
  findings: `((select count(*) from findings where organization_id = o.id) - ${DELETED_FINDINGS})`,
};

/** Not less than the findings, and far quicker: a batch has thousands of them. */
const MAX_FINDINGS =
  "(select ifnull(sum(last_id - first_id + 1), 0) from finding_batches where organization_id = o.id)";

/**
 * The last statement of a batch, in SQL. It fails, and rolls back the batch, if the organization with the UUID `?1` then has more
 * than its quota: of two concurrent writes only one can take the last place.
 * @returns undefined if none of the quotas is set.
 */
export function quotaCheckOf({ quotas }: Settings, names: readonly OrganizationQuota[]): string | undefined {
  const cases = names.flatMap((name) => {
    const quota = quotas[name];
    return quota === null ? [] : [`when ${isExceeded(name, String(quota))} then '${REFUSED_BY_QUOTA}${name}:${quota}'`];
  });
  if (cases.length === 0) return undefined;
  return `select json_extract('{}', case ${cases.join(" ")} end) as refusal
    from organizations as o where o.uuid = unhex(?1, '-')`;
}

/** A condition on the organization `o`. */
export function isExceeded(name: OrganizationQuota, quota: string): string {
  return name === "findings"
    ? `${MAX_FINDINGS} > ${quota} and ${COUNTS.findings} > ${quota}`
    : `${COUNTS[name]} > ${quota}`;
}
