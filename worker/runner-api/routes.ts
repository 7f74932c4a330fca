import { OpenAPIHono, createRoute, z } from "@hono/zod-openapi";
import { issueRunnerToken } from "../auth/tokens.ts";
import { CheckClaimRequest, CheckClaimResponse, CheckReport } from "../contract/branch-check.ts";
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
  MAX_CALL_BYTES,
  MAX_FINDINGS_CALL_BYTES,
} from "../contract/runner-calls.ts";
import { type Database, openShards } from "../database/client.ts";
import { LeaseRequest, LeaseResponse } from "../contract/pull.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { rejectInvalid } from "../http/router.ts";
import { settingsOf } from "../settings.ts";
import { admitPullingRunner, admitRunner, type RunnerEnv } from "./admit-runner.ts";
import { staleAttempt } from "./stale-attempt.ts";
import { claimCheck } from "./claim-check.ts";
import { claimScan } from "./claim-scan.ts";
import { finishCheck } from "../branch-checks/finish-check.ts";
import { finishScan } from "./finish-scan.ts";
import { leaseScan } from "./lease-scan.ts";
import { inItsShard } from "./in-its-shard.ts";
import { extendLease } from "./queries.ts";
import { storeFindings } from "./store-findings.ts";

const params = z.object({ scan_id: z.string() });
const checkParams = z.object({ check_id: z.string() });
const answered = { version: CONTRACT_VERSION } as const;

/** The internal API for runners; not part of the public OpenAPI document. */
export const runnerApiRoutes = new OpenAPIHono<RunnerEnv>({ defaultHook: rejectInvalid });

runnerApiRoutes.openapi(
  createRoute({
    hide: true,
    method: "post",
    path: "/internal/jobs/lease",
    middleware: [admitPullingRunner, jsonBody()] as const,
    request: { body: jsonRequest(LeaseRequest) },
    responses: { 200: jsonResponse(LeaseResponse, "A scan to claim, or none.") },
  }),
  async (c) => {
    const { wait_ms: waitMs } = c.req.valid("json");
    return c.json(await leaseScan(openShards(c.env), settingsOf(c.env), waitMs, c.req.raw.signal), 200);
  },
);

runnerApiRoutes.openapi(
  createRoute({
    hide: true,
    method: "post",
    path: "/internal/branch-checks/{check_id}/claim",
    middleware: [admitRunner, jsonBody()] as const,
    request: { params: checkParams, body: jsonRequest(CheckClaimRequest) },
    responses: { 200: jsonResponse(CheckClaimResponse, "What to check.") },
  }),
  async (c) => {
    const { scanId: checkId, ...attempt } = c.get("attempt");
    const claim = (database: Database) => claimCheck(database, settingsOf(c.env), { ...attempt, checkId });
    return c.json(await inItsShard(c.env, attempt, claim), 200);
  },
);

runnerApiRoutes.openapi(
  createRoute({
    hide: true,
    method: "post",
    path: "/internal/branch-checks/{check_id}/finish",
    middleware: [admitRunner, jsonBody(MAX_CALL_BYTES)] as const,
    request: { params: checkParams, body: jsonRequest(CheckReport) },
    responses: { 200: jsonResponse(FinishResponse, "The check has ended.") },
  }),
  async (c) => {
    const { scanId: checkId, ...attempt } = c.get("attempt");
    const report = c.req.valid("json");
    const context = { settings: settingsOf(c.env), queue: c.env.SCAN_QUEUE };
    await inItsShard(c.env, attempt, (database) =>
      finishCheck({ ...context, database }, { ...attempt, checkId }, report),
    );
    return c.json(answered, 200);
  },
);

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
    const attempt = c.get("attempt");
    const claim = (database: Database) => claimScan(database, settingsOf(c.env), attempt, claimId);
    return c.json(await inItsShard(c.env, attempt, claim), 200);
  },
);

runnerApiRoutes.openapi(
  createRoute({
    hide: true,
    method: "post",
    path: "/internal/scans/{scan_id}/heartbeat",
    middleware: [admitRunner, jsonBody(MAX_CALL_BYTES)] as const,
    request: { params, body: jsonRequest(HeartbeatRequest) },
    responses: { 200: jsonResponse(HeartbeatResponse, "The lease is extended.") },
  }),
  async (c) => {
    const attempt = c.get("attempt");
    const settings = settingsOf(c.env);
    const now = Date.now();
    const eventContext = { events: c.req.valid("json").events ?? [], now };
    const shard = await inItsShard(c.env, attempt, async (database) => {
      if (!(await extendLease(database, attempt, now + settings.leaseMs, eventContext))) throw staleAttempt();
      return database.shard;
    });
    const { scanId: sub, orgId: org_id, attempt: number } = attempt;
    const token = await issueRunnerToken(settings, { sub, org_id, attempt: number, shard });
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
    const attempt = c.get("attempt");
    const { findings, coverage } = c.req.valid("json");
    await inItsShard(c.env, attempt, (database) => storeFindings(database, attempt, findings, { coverage }));
    return c.json(answered, 200);
  },
);

runnerApiRoutes.openapi(
  createRoute({
    hide: true,
    method: "post",
    path: "/internal/scans/{scan_id}/finish",
    middleware: [admitRunner, jsonBody(MAX_CALL_BYTES)] as const,
    request: { params, body: jsonRequest(FinishRequest) },
    responses: { 200: jsonResponse(FinishResponse, "The attempt has ended.") },
  }),
  async (c) => {
    const attempt = c.get("attempt");
    const request = c.req.valid("json");
    const { SCAN_QUEUE: queue, NOTIFICATION_QUEUE: notificationQueue } = c.env;
    const context = { settings: settingsOf(c.env), queue, notificationQueue };
    await inItsShard(c.env, attempt, (database) => finishScan({ ...context, database }, attempt, request));
    return c.json(answered, 200);
  },
);
