import { OpenAPIHono, createRoute, z } from "@hono/zod-openapi";
import { issueRunnerToken } from "../auth/tokens.ts";
import { CONTRACT_VERSION } from "../contract/dispatch.ts";
import {
  ClaimRequest,
  ClaimResponse,
  FindingsRequest,
  FindingsResponse,
  FinishRequest,
  FinishResponse,
  HeartbeatRequest,
  HeartbeatResponse,
  MAX_FINDINGS_CALL_BYTES,
} from "../contract/runner-calls.ts";
import { openDatabase } from "../database/client.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { rejectInvalid } from "../http/router.ts";
import { extendLease } from "../scan-jobs/queries.ts";
import { settingsOf } from "../settings.ts";
import { admitRunner, type RunnerEnv } from "./admit-runner.ts";
import { attemptOver } from "./attempt-over.ts";
import { claimScan } from "./claim-scan.ts";
import { finishScan } from "./finish-scan.ts";
import { storeFindings } from "./store-findings.ts";

const params = z.object({ scan_id: z.string() });
const answered = { version: CONTRACT_VERSION } as const;

/** What runners call; no part of the public document. */
export const runnerApiRoutes = new OpenAPIHono<RunnerEnv>({ defaultHook: rejectInvalid });

runnerApiRoutes.openapi(
  createRoute({
    hide: true,
    method: "post",
    path: "/internal/scans/{scan_id}/claim",
    middleware: [admitRunner, jsonBody()] as const,
    request: { params, body: jsonRequest(ClaimRequest) },
    responses: { 200: jsonResponse(ClaimResponse, "The attempt is this runner's.") },
  }),
  async (c) => {
    const { claim_id: claimId } = c.req.valid("json");
    return c.json(await claimScan(openDatabase(c.env.DB), settingsOf(c.env), c.get("attempt"), claimId), 200);
  },
);

runnerApiRoutes.openapi(
  createRoute({
    hide: true,
    method: "post",
    path: "/internal/scans/{scan_id}/heartbeat",
    middleware: [admitRunner, jsonBody()] as const,
    request: { params, body: jsonRequest(HeartbeatRequest) },
    responses: { 200: jsonResponse(HeartbeatResponse, "The lease is extended.") },
  }),
  async (c) => {
    const attempt = c.get("attempt");
    const settings = settingsOf(c.env);
    if (!(await extendLease(openDatabase(c.env.DB), attempt, Date.now() + settings.leaseMs))) throw attemptOver();
    const { scanId: sub, orgId: org_id, attempt: number } = attempt;
    const token = await issueRunnerToken(settings, { sub, org_id, attempt: number });
    return c.json({ ...answered, lease_ms: settings.leaseMs, token }, 200);
  },
);

runnerApiRoutes.openapi(
  createRoute({
    hide: true,
    method: "post",
    path: "/internal/scans/{scan_id}/findings",
    middleware: [admitRunner, jsonBody(MAX_FINDINGS_CALL_BYTES)] as const,
    request: { params, body: jsonRequest(FindingsRequest) },
    responses: { 200: jsonResponse(FindingsResponse, "The findings are stored.") },
  }),
  async (c) => {
    await storeFindings(openDatabase(c.env.DB), c.get("attempt"), c.req.valid("json").findings);
    return c.json(answered, 200);
  },
);

runnerApiRoutes.openapi(
  createRoute({
    hide: true,
    method: "post",
    path: "/internal/scans/{scan_id}/finish",
    middleware: [admitRunner, jsonBody()] as const,
    request: { params, body: jsonRequest(FinishRequest) },
    responses: { 200: jsonResponse(FinishResponse, "The attempt has ended.") },
  }),
  async (c) => {
    const database = openDatabase(c.env.DB);
    await finishScan(database, settingsOf(c.env), c.env.SCAN_QUEUE, c.get("attempt"), c.req.valid("json"));
    return c.json(answered, 200);
  },
);
