import { createMiddleware } from "hono/factory";
import { bearerToken } from "../auth/bearer-token.ts";
import { isOneOf } from "../auth/equal-secrets.ts";
import { verifyRunnerToken } from "../auth/tokens.ts";
import { ApiError } from "../http/errors.ts";
import type { AppEnv } from "../http/router.ts";
import type { Attempt } from "../scan-jobs/queries.ts";
import { settingsOf } from "../settings.ts";

export interface RunnerEnv extends AppEnv {
  Variables: AppEnv["Variables"] & { attempt: Attempt & { shard: string } };
}

/** Authorizes a runner for the scan and the attempt, or the branch check, that its token names. */
export const admitRunner = createMiddleware<RunnerEnv>(async (c, next) => {
  const token = bearerToken(c.req.header("authorization"));
  const claims = token === undefined ? undefined : await verifyRunnerToken(settingsOf(c.env), token);
  if (!claims || claims.sub !== (c.req.param("scan_id") ?? c.req.param("check_id"))) {
    throw new ApiError("unauthorized", "The token does not open this scan.");
  }
  c.set("attempt", { scanId: claims.sub, orgId: claims.org_id, attempt: claims.attempt, shard: claims.shard });
  await next();
});

/** Authenticates a pull-mode runner by the runner secret. */
export const admitPullingRunner = createMiddleware<RunnerEnv>(async (c, next) => {
  const { runner } = settingsOf(c.env);
  if (runner.mode !== "pull") {
    throw new ApiError(
      "conflict",
      "This worker dispatches its scans itself. Set its RUNNER_MODE to pull to change that.",
    );
  }
  const token = bearerToken(c.req.header("authorization"));
  if (token === undefined || !(await isOneOf(token, runner.secrets))) {
    throw new ApiError("unauthorized", "The runner's secret is missing or wrong.");
  }
  await next();
});
