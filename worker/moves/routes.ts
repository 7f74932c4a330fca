import { OpenAPIHono, createRoute } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { bearerToken } from "../auth/bearer-token.ts";
import { isOneOf } from "../auth/equal-secrets.ts";
import { MoveProgress, MoveRequest, ShardList } from "../contract/operator.ts";
import { bindingsOf } from "../database/shards.ts";
import { ApiError } from "../http/errors.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { type AppEnv, rejectInvalid } from "../http/router.ts";
import { settingsOf } from "../settings.ts";
import { advanceMove } from "./advance-move.ts";
import { describeShards } from "./describe-shards.ts";

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
export const moveRoutes = new OpenAPIHono<AppEnv>({ defaultHook: rejectInvalid });

moveRoutes.openapi(
  createRoute({
    hide: true,
    method: "post",
    path: "/internal/operator/move",
    middleware: [admitOperator, jsonBody()] as const,
    request: { body: jsonRequest(MoveRequest) },
    responses: { 200: jsonResponse(MoveProgress, "What was done; to be called again until it is `done`.") },
  }),
  async (c) => {
    const { organization, shard } = c.req.valid("json");
    const shards = [...bindingsOf(c.env).keys()];
    if (!shards.includes(shard)) {
      throw new ApiError("bad_request", `shard: must be one that is bound: ${shards.join(", ")}.`);
    }
    return c.json(await advanceMove(c.env, organization, shard), 200);
  },
);

moveRoutes.openapi(
  createRoute({
    hide: true,
    method: "get",
    path: "/internal/operator/shards",
    middleware: [admitOperator] as const,
    responses: { 200: jsonResponse(ShardList, "The shards.") },
  }),
  async (c) => c.json({ shards: await describeShards(c.env, settingsOf(c.env)) }, 200),
);
