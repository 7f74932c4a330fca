import { createMiddleware } from "hono/factory";
import type { Database } from "../database/client.ts";
import { openDatabase } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import type { AppEnv } from "../http/router.ts";
import { requireSlugSyntax } from "../http/slug.ts";
import { settingsOf } from "../settings.ts";
import { bearerToken } from "./bearer-token.ts";
import type { Caller } from "./caller.ts";
import { findIdentity } from "./queries.ts";
import { type ApiClaims, verifyApiToken } from "./tokens.ts";

/**
 * Admits a caller to an organization's path and leaves who it is in `caller`. The order of its checks is part of the
 * contract: token, syntax of the slug, organization of the token, organization, user, role.
 */
export function admit(needed: "member" | "admin") {
  return createMiddleware<AppEnv>(async (c, next) => {
    const slug = c.req.param("slug") ?? "";
    const token = bearerToken(c.req.header("authorization"));
    if (token === undefined) {
      throw new ApiError("unauthorized", "Send a token: Authorization: Bearer <token>.", CHALLENGE);
    }
    const claims = await verifyApiToken(settingsOf(c.env), token);
    if (!claims) throw invalidToken();
    requireSlugSyntax(slug);
    if (claims.org !== slug) throw differentOrganization();
    const caller = await requireCaller(openDatabase(c.env.DB), slug, claims);
    if (needed === "admin" && caller.user.role !== "admin") {
      throw new ApiError("forbidden", "This needs the role admin.");
    }
    c.set("caller", caller);
    await next();
  });
}

const CHALLENGE = { "WWW-Authenticate": "Bearer" };

function invalidToken(): ApiError {
  return new ApiError("unauthorized", "The token is invalid or has expired: log in again.", CHALLENGE);
}

function differentOrganization(): ApiError {
  return new ApiError("forbidden", "The token is for a different organization.");
}

/** The organization's id counts as much as its slug: a slug taken anew is another organization. */
async function requireCaller(database: Database, slug: string, claims: ApiClaims): Promise<Caller> {
  const identity = await findIdentity(database, slug, { userId: claims.sub });
  if (!identity) throw new ApiError("not_found", `There is no organization ${slug}.`);
  const { organization, user } = identity;
  if (organization.id !== claims.org_id) throw differentOrganization();
  if (!user || user.present.status !== "active") throw invalidToken();
  if (Math.round(claims.iat * 1_000) < user.passwordChangedAt) throw invalidToken();
  return { organization, user: user.present };
}
