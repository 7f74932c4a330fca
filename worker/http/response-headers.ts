import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./router.ts";

const EXPOSED = "ETag,Idempotent-Replayed,Link,RateLimit,RateLimit-Policy,Retry-After,X-Request-Id,X-Total-Count";
const preflight = cors({
  origin: "*",
  allowHeaders: ["Authorization", "Content-Encoding", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match"],
});

/** Of every response. They are set on the response itself: `c.header` after the handler, and `cors` before it, copy it each time. */
export const responseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  // CORS is for browsers; runners call `/internal/`.
  const isForBrowsers = !c.req.path.startsWith("/internal/");
  const answer = isForBrowsers && c.req.method === "OPTIONS" ? await preflight(c, next) : undefined;
  if (answer) c.res = answer;
  else await next();
  const { headers } = c.res;
  if (isForBrowsers) {
    headers.set("Access-Control-Allow-Origin", "*");
    headers.set("Access-Control-Expose-Headers", EXPOSED);
  }
  for (const [name, value] of Object.entries(c.get("rateLimit") ?? {})) headers.append(name, value);
  headers.set("X-Request-Id", c.get("requestId"));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "no-referrer");
  // Browsers ignore it on plain HTTP. Without includeSubDomains: other hosts of the domain are not this service's.
  headers.set("Strict-Transport-Security", "max-age=31536000");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
});
