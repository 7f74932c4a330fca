import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./router.ts";

/** Of the X-Request-Id of a client, which is logged. Others, also longer ones, are replaced. */
const REQUEST_ID = /^[\w=-]{1,64}$/;

/** Hono's own sets the header of the response at once: the headers of the handler's response would be copied for it. */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  const given = c.req.header("x-request-id");
  c.set("requestId", given !== undefined && REQUEST_ID.test(given) ? given : crypto.randomUUID());
  await next();
});
