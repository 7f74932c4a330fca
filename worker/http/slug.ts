import { createMiddleware } from "hono/factory";
import { ApiError } from "./errors.ts";
import type { AppEnv } from "./router.ts";
import { SLUG_PATTERN, slugViolation } from "./schemas.ts";

export function requireSlugSyntax(slug: string): void {
  if (!SLUG_PATTERN.test(slug)) throw new ApiError("bad_request", `slug: ${slugViolation(slug)}`);
}

/** For public paths; `requireRole` has the same check in its order of checks. */
export const slugSyntax = createMiddleware<AppEnv>(async (c, next) => {
  requireSlugSyntax(c.req.param("slug") ?? "");
  await next();
});
