import { createMiddleware } from "hono/factory";
import { ApiError } from "../http/errors.ts";
import type { AppEnv } from "../http/router.ts";

/** The period of the binding. */
const RETRY_AFTER_SECONDS = 60;

/** Limits the attempts of one network address at one operation. Does nothing where no limit is bound. */
export function throttleAddress(operation: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const address = c.req.header("cf-connecting-ip") ?? "unknown";
    await requireAllowance(c.env, `${operation}:address:${address}`);
    await next();
  });
}

/** Limits the attempts at one account from all networks. @throws ApiError `rate_limited` */
export async function throttleAccount(env: Env, slug: string, emailKey: string): Promise<void> {
  await requireAllowance(env, `login:account:${slug}:${emailKey}`);
}

async function requireAllowance(env: Env, key: string): Promise<void> {
  const allowed = (await env.LOGIN_RATE_LIMIT?.limit({ key }))?.success ?? true;
  if (!allowed) {
    const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) };
    throw new ApiError("rate_limited", `Too many attempts: wait ${RETRY_AFTER_SECONDS} seconds.`, headers);
  }
}
