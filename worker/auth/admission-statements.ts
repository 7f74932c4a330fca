import type { ApiTokenClaims } from "./api-token.ts";
import { SEES_PROJECT } from "../database/hidden-projects.ts";
import {
  BEYOND_PROJECTS,
  OPERATION_ROLES,
  type OperationId,
  ROLES,
  WITH_TEMPORARY_PASSWORD,
  WITHOUT_API_TOKENS,
} from "./operation-roles.ts";
import type { SessionClaims } from "./tokens.ts";

export const REFUSALS = [
  "organization_missing",
  "token_missing",
  "different_organization",
  "user_not_active",
  "suspended",
  "password_change_required",
  "role_missing",
  "project_missing",
  "project_required",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The objects that the path of a request names. */
export interface RequestedPath {
  /** Undefined for a path without an organization. */
  slug?: string | undefined;
  projectSlug?: string | undefined;
  scanId?: string | undefined;
}

const ROLE_LIST = ROLES.map((role) => `'${role}'`).join(", ");
const ROLE_OF_USER = `iif(u.role in (${ROLE_LIST}), u.role, 'member')`;

/** Each request sends the text, as JSON. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

/** The project of the path, if the user does not see it. */
const closedProject = (slug: string): string => `(select 1 from projects as p
  where p.organization_id = o.id and p.slug = likely(${slug}) and p.member_ids is not null and not ${SEES_PROJECT})`;

/**
 * Fails, and rolls back its batch, unless the caller is admitted. SQLite allows `raise` only in triggers: instead, a refusal is
 * passed as an invalid JSON path, which SQLite quotes in the error message. For `likely` see `compile.ts`.
 */
const ADMIT_SESSION = onOneLine(`select json_extract('{}', case
    when o.id is null then 'organization_missing'
    when o.uuid is not unhex(?2, '-') then 'different_organization'
    when u.id is null or u.status <> 'active' or u.password_changed_at > ?4 then 'user_not_active'
    when exists (select 1 from revoked_sessions as r where r.organization_id = o.id and r.token_id = unhex(?6, '-'))
      then 'token_missing'
    when o.suspended_at is not null then 'suspended'
    when u.password_change_required and not ?7 then 'password_change_required'
    when ${ROLE_OF_USER} not in (select value from json_each(?5)) then 'role_missing'
    when exists ${closedProject("?8")} then 'project_missing'
  end) as refusal
  from (select 1) left join organizations as o on o.slug = likely(?1)
    left join users as u on u.organization_id = o.id and u.uuid = unhex(?3, '-')`);

/** The same for an API token, which needs its own role and the present one of its owner. */
const ADMIT_API_TOKEN = onOneLine(`select json_extract('{}', case
    when o.id is null then 'organization_missing'
    when t.id is null or t.expires_at <= ?5 then 'token_missing'
    when o.slug <> ?6 then 'different_organization'
    when u.status <> 'active' then 'user_not_active'
    when o.suspended_at is not null then 'suspended'
    when ${ROLE_OF_USER} not in (select value from json_each(?4)) then 'role_missing'
    when t.role not in (select value from json_each(?4)) then 'role_missing'
    when exists ${closedProject("?7")} then 'project_missing'
    when t.project_ids is null or ?8 then null
    when ?7 is null then 'project_required'
    when not exists (select 1 from projects as p where p.organization_id = o.id and p.slug = likely(?7)
      and p.uuid in (select unhex(value) from json_each(t.project_ids))) then 'project_missing'
  end) as refusal
  from (select 1) left join organizations as o on o.uuid = unhex(?1, '-')
    left join users as u on u.organization_id = o.id and u.uuid = unhex(?2, '-')
    left join api_tokens as t on t.organization_id = o.id and t.hash = unhex(?3) and t.user_id = u.id`);

/** Writes once a day. */
const NOTE_USE = `update api_tokens set last_used_day = ?3
  where organization_id = (select id from organizations where uuid = unhex(?1, '-')) and hash = unhex(?2)
    and ifnull(last_used_day, 0) < ?3`;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The statement that admits a caller to an operation, and fails if it is refused; then what records the use. */
export function admissionStatements(
  binding: D1Database,
  claims: SessionClaims | ApiTokenClaims,
  operationId: OperationId,
  { slug, projectSlug }: RequestedPath,
): [guard: D1PreparedStatement, ...notes: D1PreparedStatement[]] {
  const roles = JSON.stringify(OPERATION_ROLES[operationId]);
  const { org_id: orgId, sub } = claims;
  if ("issuedAtMs" in claims) {
    const withTemporaryPassword = Number(WITH_TEMPORARY_PASSWORD.has(operationId));
    const values = [
      claims.org,
      orgId,
      sub,
      claims.issuedAtMs,
      roles,
      claims.jti,
      withTemporaryPassword,
      projectSlug ?? null,
    ];
    return [binding.prepare(ADMIT_SESSION).bind(...values)];
  }
  const now = Date.now();
  const admitted = WITHOUT_API_TOKENS.has(operationId) ? "[]" : roles;
  const isBeyondProjects = Number(BEYOND_PROJECTS.has(operationId));
  const values = [orgId, sub, claims.hash, admitted, now, slug ?? null, projectSlug ?? null, isBeyondProjects];
  return [
    binding.prepare(ADMIT_API_TOKEN).bind(...values),
    binding.prepare(NOTE_USE).bind(orgId, claims.hash, Math.floor(now / DAY_MS)),
  ];
}
