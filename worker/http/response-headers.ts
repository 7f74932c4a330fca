import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./router.ts";

export const responseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "no-referrer");
  // Browsers ignore it on plain HTTP. Without includeSubDomains, because other hosts of the domain may not belong to this
  // service.
  c.header("Strict-Transport-Security", "max-age=31536000");
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
});
