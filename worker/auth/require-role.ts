import { createMiddleware } from "hono/factory";
import { openDatabase } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import type { AppEnv } from "../http/router.ts";
import { requireSlugSyntax } from "../http/slug.ts";
import { organizationNotFound } from "../organizations/organization-not-found.ts";
import { settingsOf } from "../settings.ts";
import { bearerToken } from "./bearer-token.ts";
import type { Caller } from "./caller.ts";
import { findIdentity, type StoredIdentity } from "./queries.ts";
import { type ApiClaims, verifyApiToken } from "./tokens.ts";

export type Role = "member" | "admin";

/**
 * Authenticates and authorizes the caller of an organization's path, and sets `caller`. The order of its checks is part of
 * the contract: token, syntax of the slug, organization of the token, organization, user, role.
 */
export function requireRole(needed: Role) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const claims = await requireClaims(c.env, c.req.header("authorization"));
    const slug = c.req.param("slug") ?? "";
    requireSlugSyntax(slug);
    if (claims.org !== slug) throw differentOrganization();
    const identity = await findIdentity(openDatabase(c.env.DB), slug, { userId: claims.sub });
    if (!identity) throw organizationNotFound(slug);
    if (identity.organization.id !== claims.org_id) throw differentOrganization();
    const caller = requireActiveUser(identity, claims);
    if (needed === "admin" && caller.user.role !== "admin") {
      throw new ApiError("forbidden", "This needs the role admin.");
    }
    c.set("caller", caller);
    await next();
  });
}

/** For paths without an organization: sets `caller` to the user of the token. */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
  const holder = await findHolder(c.env, c.req.header("authorization"));
  if (!holder) throw invalidToken();
  c.set("caller", holder);
  await next();
});

/** As `requireUser`, but `holder` is undefined when the organization of the token is gone. */
export const requireToken = createMiddleware<AppEnv & { Variables: { holder: Caller | undefined } }>(
  async (c, next) => {
    c.set("holder", await findHolder(c.env, c.req.header("authorization")));
    await next();
  },
);

async function findHolder(env: Env, authorization: string | undefined): Promise<Caller | undefined> {
  const claims = await requireClaims(env, authorization);
  const identity = await findIdentity(openDatabase(env.DB), claims.org, { userId: claims.sub });
  return identity?.organization.id === claims.org_id ? requireActiveUser(identity, claims) : undefined;
}

async function requireClaims(env: Env, authorization: string | undefined): Promise<ApiClaims> {
  const token = bearerToken(authorization);
  if (token === undefined) {
    throw new ApiError("unauthorized", "Send a token: Authorization: Bearer <token>.", CHALLENGE);
  }
  const claims = await verifyApiToken(settingsOf(env), token);
  if (!claims) throw invalidToken();
  return claims;
}

function requireActiveUser({ organization, user }: StoredIdentity, claims: ApiClaims): Caller {
  if (!user || user.present.status !== "active") throw invalidToken();
  if (Math.round(claims.iat * 1_000) < user.passwordChangedAt) throw invalidToken();
  return { organization, user: user.present, passwordHash: user.passwordHash };
}

const CHALLENGE = { "WWW-Authenticate": "Bearer" };

function invalidToken(): ApiError {
  return new ApiError("unauthorized", "The token is invalid or has expired: log in again.", CHALLENGE);
}

/** The organization's id counts as much as its slug: a slug taken anew is another organization. */
function differentOrganization(): ApiError {
  return new ApiError("forbidden", "The token is for a different organization.");
}
