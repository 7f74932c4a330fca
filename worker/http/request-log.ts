import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Caller } from "../auth/caller.ts";
import { logEvent } from "./log.ts";
import type { AppEnv } from "./router.ts";
import { beginRequest } from "./yield-to-others.ts";

export const requestLog = createMiddleware<AppEnv & { Variables: { caller?: Caller } }>(async (c, next) => {
  const startedAt = Date.now();
  const end = beginRequest();
  await next();
  end();
  logEvent("info", "request", {
    request_id: c.get("requestId"),
    method: c.req.method,
    route: routePath(c, -1),
    status: c.res.status,
    duration_ms: Date.now() - startedAt,
    org_id: c.get("caller")?.organization.id,
  });
});
