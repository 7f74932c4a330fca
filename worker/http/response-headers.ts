import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./router.ts";

export const responseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.header("X-Content-Type-Options", "nosniff");
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
});
