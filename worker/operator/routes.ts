import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { bearerToken } from "../auth/bearer-token.ts";
import { isOneOf } from "../auth/equal-secrets.ts";
import { bindingsOf } from "../database/shards.ts";
import { ApiError } from "../http/errors.ts";
import type { AppEnv } from "../http/router.ts";
import { advanceMove } from "../moves/advance-move.ts";
import { describeShards } from "../moves/describe-shards.ts";
import { suspendOrganization } from "../organizations/suspend-organization.ts";
import { settingsOf } from "../settings.ts";

/** Admits the operator. Without a secret of theirs there is nothing here. */
const admitOperator = createMiddleware<AppEnv>(async (c, next) => {
  const secrets = settingsOf(c.env).operatorSecrets;
  if (secrets.length === 0) throw new ApiError("not_found", "There is nothing at this path.");
  const token = bearerToken(c.req.header("authorization"));
  if (token === undefined || !(await isOneOf(token, secrets))) {
    throw new ApiError("unauthorized", "The operator's secret is missing or wrong.");
  }
  await next();
});

/** What `npm run operator` calls; no part of the public document. */
export const operatorRoutes = new Hono<AppEnv>();

operatorRoutes.post("/internal/operator/move", admitOperator, async (c) => {
  const { organization, shard } = c.req.query();
  const shards = [...bindingsOf(c.env).keys()];
  if (organization === undefined || shard === undefined || !shards.includes(shard)) {
    throw new ApiError("bad_request", `shard: must be one that is bound: ${shards.join(", ")}.`);
  }
  return c.json(await advanceMove(c.env, organization, shard), 200);
});

operatorRoutes.get("/internal/operator/shards", admitOperator, async (c) =>
  c.json({ shards: await describeShards(c.env, settingsOf(c.env)) }, 200),
);

for (const command of ["suspend", "resume"] as const) {
  operatorRoutes.post(`/internal/operator/${command}`, admitOperator, async (c) => {
    const slug = c.req.query("organization") ?? "";
    return c.json(
      await suspendOrganization(c.env, slug, { isSuspended: command === "suspend", requestId: c.get("requestId") }),
      200,
    );
  });
}
