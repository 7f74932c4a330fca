import { z } from "@hono/zod-openapi";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { RequestOrigin } from "../audit/audit-entry.ts";
import { bearerToken } from "../auth/bearer-token.ts";
import { isOneOf } from "../auth/equal-secrets.ts";
import { GuessLimit } from "../auth/throttle.ts";
import { bindingsOf } from "../database/shards.ts";
import { clientNetwork } from "../http/client-network.ts";
import { ApiError } from "../http/errors.ts";
import type { AppEnv } from "../http/router.ts";
import { describeIssues } from "../http/validation-message.ts";
import { advanceMove } from "../moves/advance-move.ts";
import { describeShards } from "../moves/describe-shards.ts";
import { suspendOrganization } from "../organizations/suspend-organization.ts";
import { settingsOf } from "../settings.ts";
import { beginDeletion, continueDeletion } from "./delete-organization.ts";
import { listOrganizations } from "./list-organizations.ts";
import { readLog, recordCall } from "./operator-log.ts";
import { RotationPosition, rotateKeys } from "./secrets/rotate-keys.ts";
import { VerificationPosition, verifyShard } from "./verify/verify-shard.ts";

const ROOT = "/internal/operator";

/** Admits the operator. Without a secret of theirs there is nothing here. */
const admitOperator = createMiddleware<AppEnv>(async (c, next) => {
  const secrets = settingsOf(c.env).operatorSecrets;
  if (secrets.length === 0) throw new ApiError("not_found", "There is nothing at this path.");
  const guesses = new GuessLimit(c.env, c.req.raw.headers, "operator");
  guesses.requireAllowance();
  const token = bearerToken(c.req.header("authorization"));
  if (token === undefined || !(await isOneOf(token, secrets))) {
    await guesses.countFailure();
    throw new ApiError("unauthorized", "The operator's secret is missing or wrong.");
  }
  await next();
});

/** The parameters of the query. @throws ApiError `bad_request` */
function parametersOf<T>(c: Context<AppEnv>, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(c.req.query());
  if (error) throw new ApiError("bad_request", describeIssues(error.issues));
  return data;
}

function originOf(c: Context<AppEnv>): RequestOrigin {
  return { requestId: c.get("requestId"), network: clientNetwork(c.req.raw.headers) };
}

/** What `npm run operator` calls; no part of the public document. */
export const operatorRoutes = new Hono<AppEnv>();

/** @throws ApiError `bad_request` */
function requireShard(env: object, shard: string | undefined): string {
  const shards = [...bindingsOf(env).keys()];
  if (shard !== undefined && shards.includes(shard)) return shard;
  throw new ApiError("bad_request", `shard: must be one that is bound: ${shards.join(", ")}.`);
}

operatorRoutes.post(`${ROOT}/move`, admitOperator, async (c) => {
  const { organization = "", shard } = c.req.query();
  const move = { slug: organization, target: requireShard(c.env, shard), requestId: c.get("requestId") };
  return c.json(await advanceMove(c.env, move), 200);
});

operatorRoutes.get(`${ROOT}/shards`, admitOperator, async (c) => {
  await recordCall(c.env, originOf(c), { action: "listShards" });
  return c.json({ shards: await describeShards(c.env, settingsOf(c.env)) }, 200);
});

for (const command of ["suspend", "resume"] as const) {
  operatorRoutes.post(`${ROOT}/${command}`, admitOperator, async (c) => {
    const slug = c.req.query("organization") ?? "";
    return c.json(
      await suspendOrganization(c.env, slug, { isSuspended: command === "suspend", requestId: c.get("requestId") }),
      200,
    );
  });
}

const number = z.coerce.number().pipe(z.int().min(0));
const OrganizationsQuery = z.object({ organization: z.string().optional(), after: number.default(0) });

operatorRoutes.get(`${ROOT}/organizations`, admitOperator, async (c) => {
  const { organization: slug, after } = parametersOf(c, OrganizationsQuery);
  const page = await listOrganizations(c.env, { slug, after });
  if (after === 0) await recordCall(c.env, originOf(c), { action: "listOrganizations", organization: slug });
  return c.json(page, 200);
});

const DeleteQuery = z.union([z.object({ organization: z.string() }), z.object({ number, shard: z.string() })]);

operatorRoutes.post(`${ROOT}/delete`, admitOperator, async (c) => {
  const query = parametersOf(c, DeleteQuery);
  if ("number" in query) return c.json(await continueDeletion(c.env, query.number, query.shard), 200);
  const { organization } = query;
  const progress = await beginDeletion(c.env, organization, (detail) =>
    recordCall(c.env, originOf(c), { action: "deleteOrganization", organization, detail }),
  );
  return c.json(progress, 200);
});

/** Where a call continues, as the one before has returned it. */
function positionIn<T>(schema: z.ZodType<T>) {
  const json = z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "must be the next of the call before" });
      return z.NEVER;
    }
  });
  return z.object({ shard: z.string().optional(), position: json.pipe(schema).optional() });
}

const RotationQuery = positionIn(RotationPosition);
const VerificationQuery = positionIn(VerificationPosition);

operatorRoutes.post(`${ROOT}/rotate-keys`, admitOperator, async (c) => {
  const { shard: given, position } = parametersOf(c, RotationQuery);
  const [shard, settings] = [requireShard(c.env, given), settingsOf(c.env)];
  const detail = { shard, key: settings.dataKeys[0].id };
  if (!position) await recordCall(c.env, originOf(c), { action: "rotateKeys", detail });
  return c.json(await rotateKeys(c.env, settings, { shard, position }), 200);
});

operatorRoutes.post(`${ROOT}/verify`, admitOperator, async (c) => {
  const { shard: given, position } = parametersOf(c, VerificationQuery);
  const shard = requireShard(c.env, given);
  if (!position) await recordCall(c.env, originOf(c), { action: "verify", detail: { shard } });
  return c.json(await verifyShard(c.env, settingsOf(c.env), { shard, position }), 200);
});

operatorRoutes.get(`${ROOT}/log`, admitOperator, async (c) =>
  c.json(await readLog(c.env, parametersOf(c, z.object({ before: z.uuid().optional() })).before), 200),
);
