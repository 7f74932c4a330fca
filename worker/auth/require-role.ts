import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Database } from "../database/client.ts";
import { preparePrecondition, type SelectVersion } from "../database/precondition.ts";
import { parseIfMatch } from "../http/entity-tags.ts";
import { ApiError } from "../http/errors.ts";
import { hasLargeBody } from "../http/large-body.ts";
import type { AppEnv } from "../http/router.ts";
import { requireSlugSyntax } from "../http/slug.ts";
import { organizationSuspended } from "../organizations/organization-suspended.ts";
import { findOrganization } from "../organizations/queries.ts";
import { organizationNotFound } from "../organizations/organization-not-found.ts";
import type { Organization } from "../organizations/schemas.ts";
import { type OrganizationQuota, quotaCheckOf } from "../quotas/check-quotas.ts";
import { countRequest, refuseRequest } from "../quotas/request-rate.ts";
import { projectNotFound } from "../projects/require-project.ts";
import { settingsOf } from "../settings.ts";
import type { Refusal } from "./admission-statements.ts";
import { Admission } from "./admission.ts";
import { auditOf } from "./audit-request.ts";
import { type ApiTokenClaims, isApiTokenText, parseApiToken } from "./api-token.ts";
import { bearerToken } from "./bearer-token.ts";
import type { Caller } from "./caller.ts";
import { describeRoles, OPERATION_ROLES, type OperationId, WITHOUT_API_TOKENS } from "./operation-roles.ts";
import { type SessionClaims, verifySessionToken } from "./tokens.ts";

/** The part of a context that authentication uses. */
type Authenticated = Pick<Context<AppEnv>, "env" | "req"> & {
  set: (name: "rateLimit", headers: Record<string, string> | undefined) => void;
};

/** The context variables of authenticated routes. */
export interface CallerEnv {
  Variables: {
    caller: Caller;
    /** Authorizes the caller in each batch, see `Admission`. */
    database: Database;
    admission: Admission;
  };
}

/**
 * Authenticates and authorizes the caller of an organization's path. The order of the checks is part of the contract: token,
 * syntax of the slug, organization of the token; then, by `database`, organization, user, role. Errors of the handler come after
 * them, so that a refused caller does not learn whether the body was valid.
 */
export function requireRole(
  operationId: OperationId,
  quotas: readonly OrganizationQuota[],
  selectVersion: SelectVersion | undefined,
) {
  return createMiddleware<AppEnv & CallerEnv>(async (c, next) => {
    const claims = await requireClaims(c);
    const slug = c.req.param("slug") ?? "";
    requireSlugSyntax(slug);
    if ("org" in claims && claims.org !== slug) throw differentOrganization();
    const ifMatch = selectVersion && c.req.header("if-match");
    const versions = ifMatch === undefined ? undefined : parseIfMatch(ifMatch);
    const path = { slug, projectSlug: c.req.param("project_slug"), scanId: c.req.param("scan_id") };
    const admission = new Admission(c.env, claims, operationId, {
      path,
      refuse: (refusal) => refuse(refusal, path, { operationId, claims }),
      quotaCheck: quotaCheckOf(settingsOf(c.env), quotas),
      audit: auditOf(c, operationId, claims),
      ...(selectVersion &&
        Array.isArray(versions) && {
          precondition: (binding) =>
            preparePrecondition(binding, selectVersion({ orgId: claims.org_id, path: c.req.param() }), versions),
        }),
    });
    admit(c, { claims, slug }, admission);
    // Reading it costs more than a round trip.
    if (hasLargeBody(c.req.raw) || versions === "malformed") await admission.settle();
    if (versions === "malformed") throw malformedIfMatch();
    await next();
    await admission.settle();
    countAdmitted(c, claims);
  });
}

/** For paths without an organization: the organization is that of the token. */
export function requireUser(operationId: OperationId) {
  return createMiddleware<AppEnv & CallerEnv>(async (c, next) => {
    const claims = await requireClaims(c);
    const admission = new Admission(c.env, claims, operationId, {
      refuse: (refusal) => refuseUser(refusal, { operationId, claims }),
      audit: auditOf(c, operationId, claims),
    });
    // API tokens are refused.
    admit(c, { claims, slug: "org" in claims ? claims.org : "" }, admission);
    await next();
    await admission.settle();
  });
}

/** Authorizes the caller first, for handlers whose work costs more than a round trip. */
export const admitFirst = createMiddleware<AppEnv & CallerEnv>(async (c, next) => {
  await c.get("admission").settle();
  await next();
});

/** Like `requireUser`, but `holder` is undefined when the organization of a session does not exist any more. */
export const requireToken = createMiddleware<AppEnv & { Variables: { holder: Organization | undefined } }>(
  async (c, next) => {
    const claims = await requireClaims(c);
    const operationId = "listOrganizations";
    let isGone = false;
    const admission = new Admission(c.env, claims, operationId, {
      refuse: (refusal) => {
        isGone = "org" in claims && (refusal === "organization_missing" || refusal === "different_organization");
        return refuseUser(refusal, { operationId, claims });
      },
    });
    try {
      c.set("holder", await findOrganization(admission.database, claims.org_id));
    } catch (error) {
      if (!isGone) throw error;
    }
    countAdmitted(c, claims);
    await next();
  },
);

function admit(
  c: Context<AppEnv & CallerEnv>,
  { claims, slug }: { claims: SessionClaims | ApiTokenClaims; slug: string },
  admission: Admission,
): void {
  const caller: Caller = { organization: { id: claims.org_id, slug }, user: { id: claims.sub } };
  if ("hash" in claims) caller.apiTokenHash = claims.hash;
  else caller.session = { tokenId: claims.jti, expiresAtMs: claims.expiresAtMs };
  c.set("caller", caller);
  c.set("admission", admission);
  c.set("database", admission.database);
}

interface Attempt {
  operationId: OperationId;
  claims: SessionClaims | ApiTokenClaims;
}

function refuseUser(refusal: Refusal, attempt: Attempt): ApiError {
  if (refusal === "suspended") return organizationSuspended();
  if (refusal === "password_change_required") return passwordChangeRequired();
  return refusal === "role_missing" ? roleMissing(attempt) : invalidToken();
}

function refuse(
  refusal: Refusal,
  { slug, projectSlug }: { slug: string; projectSlug: string | undefined },
  attempt: Attempt,
): ApiError {
  if (refusal === "organization_missing" && "org" in attempt.claims) return organizationNotFound(slug);
  if (refusal === "different_organization") return differentOrganization();
  if (refusal === "suspended") return organizationSuspended();
  if (refusal === "password_change_required") return passwordChangeRequired();
  if (refusal === "role_missing") return roleMissing(attempt);
  if (refusal === "project_missing") return projectNotFound(projectSlug ?? "");
  if (refusal === "project_required") return limitedToProjects();
  return invalidToken();
}

/** The claims of the token, whose request counts as one of its organization. */
async function requireClaims(c: Authenticated): Promise<SessionClaims | ApiTokenClaims> {
  const token = bearerToken(c.req.header("authorization"));
  if (token === undefined) {
    throw new ApiError("unauthorized", "Send a token: Authorization: Bearer <token>.", CHALLENGE);
  }
  const settings = settingsOf(c.env);
  if (isApiTokenText(token)) {
    const parsed = parseApiToken(token);
    if (!parsed) throw invalidToken();
    const refusal = refuseRequest(settings, parsed.org_id);
    if (refusal) throw refusal;
    return parsed;
  }
  const claims = await verifySessionToken(settings, token);
  if (!claims) throw invalidToken();
  const counted = countRequest(settings, claims.org_id);
  if (counted) c.set("rateLimit", counted.headers);
  if (counted?.refusal) throw counted.refusal;
  return claims;
}

function roleMissing({ operationId, claims }: Attempt): ApiError {
  if ("hash" in claims && WITHOUT_API_TOKENS.has(operationId)) {
    return new ApiError("forbidden", "API tokens may not do this: log in, and send the token of the session.");
  }
  return new ApiError("forbidden", `This needs the role ${describeRoles(OPERATION_ROLES[operationId])}.`);
}

/** Requests with an API token count once it has turned out to be valid: anybody could write one for any organization. */
function countAdmitted(c: Authenticated, claims: SessionClaims | ApiTokenClaims): void {
  if ("hash" in claims) c.set("rateLimit", countRequest(settingsOf(c.env), claims.org_id)?.headers);
}

const CHALLENGE = { "WWW-Authenticate": "Bearer" };

function invalidToken(): ApiError {
  return new ApiError("unauthorized", "The token is invalid or has expired: log in again.", CHALLENGE);
}

function passwordChangeRequired(): ApiError {
  return new ApiError(
    "password_change_required",
    "The password is a temporary one: change it first (POST /v1/orgs/{slug}/auth/password), then log in again.",
  );
}

function malformedIfMatch(): ApiError {
  return new ApiError("bad_request", "If-Match: must be * or entity tags in double quotes, separated by commas.");
}

function limitedToProjects(): ApiError {
  return new ApiError("forbidden", "The API token is limited to projects: use the paths of these projects.");
}

/** The organization is compared by id as well as by slug, because the slug of a deleted organization can be reused. */
function differentOrganization(): ApiError {
  return new ApiError("forbidden", "The token is for a different organization.");
}
