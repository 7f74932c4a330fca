import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type Database, openShard } from "../database/client.ts";
import { knownShard } from "../database/shards.ts";
import { findShard } from "../directory/find-shard.ts";
import { ApiError } from "../http/errors.ts";
import { hasLargeBody } from "../http/large-body.ts";
import type { AppEnv } from "../http/router.ts";
import { requireSlugSyntax } from "../http/slug.ts";
import { organizationSuspended } from "../organizations/organization-suspended.ts";
import { organizationNotFound } from "../organizations/organization-not-found.ts";
import type { Organization } from "../organizations/schemas.ts";
import { type OrganizationQuota, quotaCheckOf } from "../quotas/check-quotas.ts";
import { countRequest } from "../quotas/request-rate.ts";
import { settingsOf } from "../settings.ts";
import { Admission, type Refusal } from "./admission.ts";
import { bearerToken } from "./bearer-token.ts";
import type { Caller } from "./caller.ts";
import { describeRoles, OPERATION_ROLES, type OperationId } from "./operation-roles.ts";
import { findIdentity, isRevoked, type StoredIdentity } from "./queries.ts";
import { type ApiClaims, verifyApiToken } from "./tokens.ts";

/** The part of a context that authentication uses. */
type Authenticated = Pick<Context<AppEnv>, "env" | "req"> & {
  set: (name: "rateLimit", headers: Record<string, string>) => void;
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
export function requireRole(operationId: OperationId, quotas: readonly OrganizationQuota[]) {
  return createMiddleware<AppEnv & CallerEnv>(async (c, next) => {
    const claims = await requireClaims(c);
    const slug = c.req.param("slug") ?? "";
    requireSlugSyntax(slug);
    if (claims.org !== slug) throw differentOrganization();
    const admission = new Admission(c.env, claims, operationId, {
      refuse: (refusal) => refuse(refusal, slug, operationId),
      quotaCheck: quotaCheckOf(settingsOf(c.env), quotas),
    });
    admit(c, claims, admission);
    // Reading it costs more than a round trip.
    if (hasLargeBody(c.req.raw)) await admission.settle();
    await next();
    await admission.settle();
  });
}

/** For paths without an organization: the organization is that of the token. */
export function requireUser(operationId: OperationId) {
  return createMiddleware<AppEnv & CallerEnv>(async (c, next) => {
    const claims = await requireClaims(c);
    const admission = new Admission(c.env, claims, operationId, {
      refuse: (refusal) => refuseUser(refusal, operationId),
    });
    admit(c, claims, admission);
    await next();
    await admission.settle();
  });
}

/** Authorizes the caller first, for handlers whose work costs more than a round trip. */
export const admitFirst = createMiddleware<AppEnv & CallerEnv>(async (c, next) => {
  await c.get("admission").settle();
  await next();
});

/** Like `requireUser`, but `holder` is undefined when the organization of the token does not exist any more. */
export const requireToken = createMiddleware<AppEnv & { Variables: { holder: Organization | undefined } }>(
  async (c, next) => {
    const claims = await requireClaims(c);
    const identity = await findHolder(c.env, claims);
    const isOwn = identity?.organization.id === claims.org_id;
    if (isOwn && isRevoked(identity.user, claims.issuedAtMs)) throw invalidToken();
    if (isOwn && identity.isSuspended) throw organizationSuspended();
    c.set("holder", isOwn ? identity.organization : undefined);
    await next();
  },
);

async function findHolder(env: Env, claims: ApiClaims): Promise<StoredIdentity | undefined> {
  const user = { userId: claims.sub };
  const named = openShard(env, knownShard(env, claims.shard));
  const identity = await findIdentity(named, claims.org, user);
  if (identity) return identity;
  const moved = await findShard(env, { uuid: claims.org_id });
  return moved && moved.shard !== named.shard ? findIdentity(moved, claims.org, user) : undefined;
}

function admit(c: Context<AppEnv & CallerEnv>, claims: ApiClaims, admission: Admission): void {
  c.set("caller", { organization: { id: claims.org_id, slug: claims.org }, user: { id: claims.sub } });
  c.set("admission", admission);
  c.set("database", admission.database);
}

function refuseUser(refusal: Refusal, operationId: OperationId): ApiError {
  if (refusal === "suspended") return organizationSuspended();
  return refusal === "role_missing" ? roleMissing(operationId) : invalidToken();
}

function refuse(refusal: Refusal, slug: string, operationId: OperationId): ApiError {
  if (refusal === "organization_missing") return organizationNotFound(slug);
  if (refusal === "different_organization") return differentOrganization();
  if (refusal === "suspended") return organizationSuspended();
  if (refusal === "role_missing") return roleMissing(operationId);
  return invalidToken();
}

/** The claims of the token, whose request counts as one of its organization. */
async function requireClaims(c: Authenticated): Promise<ApiClaims> {
  const token = bearerToken(c.req.header("authorization"));
  if (token === undefined) {
    throw new ApiError("unauthorized", "Send a token: Authorization: Bearer <token>.", CHALLENGE);
  }
  const settings = settingsOf(c.env);
  const claims = await verifyApiToken(settings, token);
  if (!claims) throw invalidToken();
  const counted = countRequest(settings, claims.org_id);
  if (counted) c.set("rateLimit", counted.headers);
  if (counted?.refusal) throw counted.refusal;
  return claims;
}

function roleMissing(operationId: OperationId): ApiError {
  return new ApiError("forbidden", `This needs the role ${describeRoles(OPERATION_ROLES[operationId])}.`);
}

const CHALLENGE = { "WWW-Authenticate": "Bearer" };

function invalidToken(): ApiError {
  return new ApiError("unauthorized", "The token is invalid or has expired: log in again.", CHALLENGE);
}

/** The organization is compared by id as well as by slug, because the slug of a deleted organization can be reused. */
function differentOrganization(): ApiError {
  return new ApiError("forbidden", "The token is for a different organization.");
}
