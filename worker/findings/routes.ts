import { type RouteConfig, z } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { jsonBody } from "../http/json-body.ts";
import { requireJsonType } from "../http/json-type.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { readChunks } from "../http/raw-body.ts";
import { createRouter } from "../http/router.ts";
import { streamText } from "../http/stream-text.ts";
import { utf8Chunks } from "../http/utf8-chunks.ts";
import { keyedRequest, replayHeaders } from "../idempotency/idempotency-key.ts";
import { IdempotencyHeaders } from "../idempotency/schemas.ts";
import { locateScan } from "../scans/locate-scan.ts";
import { ScanPath } from "../scans/schemas.ts";
import { createFindings } from "./batch/create-findings.ts";
import { createFinding } from "./create-finding.ts";
import { importInTurn } from "./upload/import-in-turn.ts";
import { findingNotFound } from "./finding-not-found.ts";
import { deleteFinding, findFinding } from "./queries.ts";
import {
  CreateFindingRequest,
  CreateFindingsRequest,
  Finding,
  FindingPath,
  MAX_BATCH_BYTES,
  MAX_FINDINGS_PER_BATCH,
} from "./schemas.ts";

const SCAN = "/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}";

export const findingRoutes = createRouter();

findingRoutes.openapi(
  organizationRoute({
    method: "post",
    path: `${SCAN}/findings`,
    operationId: "createFinding",
    tags: ["Findings"],
    summary: "Add a finding to a scan",
    description: "For many at once, see `createFindings`.",
    quotas: ["findings"],
    middleware: [jsonBody()] as const,
    request: { params: ScanPath, body: jsonRequest(CreateFindingRequest) },
    errors: ["conflict", "payload_too_large"],
    responses: {
      201: jsonResponse(Finding, "The finding."),
    },
  }),
  async (c) => {
    const scan = locateScan(c.get("caller"), c.req.valid("param"));
    return c.json(await createFinding(c.get("database"), scan, c.req.valid("json")), 201);
  },
);

const createBatch = {
  method: "post" as const,
  path: `${SCAN}/findings/batch` as const,
  operationId: "createFindings" as const,
  tags: ["Findings"],
  summary: "Add many findings to a scan",
  description: `Atomic: if one \`external_id\` is duplicated, in the batch or in the scan, nothing is stored. At most ${MAX_FINDINGS_PER_BATCH} findings and ${MAX_BATCH_BYTES} bytes (16 MiB) in one request. The response has the findings in the order of the request, which is their order of creation.`,
  quotas: ["findings"] as const,
  request: { params: ScanPath, headers: IdempotencyHeaders },
  errors: [
    "conflict" as const,
    "payload_too_large" as const,
    "rate_limited" as const,
    "idempotency_key_reused" as const,
  ],
  responses: {
    201: jsonResponse(z.array(Finding), "The findings."),
  },
};

// With its body the route would read and check all of it at once: it is for the document alone.
const { middleware: _middleware, ...documented }: RouteConfig = organizationRoute(createBatch);
findingRoutes.openAPIRegistry.registerPath({
  ...documented,
  request: { ...createBatch.request, body: jsonRequest(CreateFindingsRequest) },
});

findingRoutes.openapi(organizationRoute({ ...createBatch, hide: true }), async (c) => {
  const scan = locateScan(c.get("caller"), c.req.valid("param"));
  requireJsonType(c.req.raw.headers);
  const keyed = keyedRequest(c.req.raw, scan.orgId, c.req.valid("header")["idempotency-key"]);
  const { answer, isReplay } = await importInTurn(c, async (turn) => {
    const body = utf8Chunks(turn.during(readChunks(c.req.raw, MAX_BATCH_BYTES)));
    return createFindings(c.get("database"), scan, body, keyed);
  });
  return streamText(answer, "application/json", 201, replayHeaders(isReplay));
});

findingRoutes.openapi(
  organizationRoute({
    method: "get",
    path: `${SCAN}/findings/{finding_id}`,
    operationId: "getFinding",
    tags: ["Findings"],
    summary: "Get a finding",
    description: "One finding of the scan.",
    request: { params: FindingPath },
    responses: { 200: jsonResponse(Finding, "The finding.") },
  }),
  async (c) => {
    const path = c.req.valid("param");
    const scan = locateScan(c.get("caller"), path);
    const finding = await findFinding(c.get("database"), scan, path.finding_id);
    if (!finding) throw findingNotFound(scan, path.finding_id);
    return c.json(finding, 200);
  },
);

findingRoutes.openapi(
  organizationRoute({
    method: "delete",
    path: `${SCAN}/findings/{finding_id}`,
    operationId: "deleteFinding",
    tags: ["Findings"],
    summary: "Delete a finding",
    description: "Its `external_id` can be used again in the scan.",
    request: { params: FindingPath },
    responses: { 204: { description: "Deleted." } },
  }),
  async (c) => {
    const path = c.req.valid("param");
    const scan = locateScan(c.get("caller"), path);
    const deleted = await deleteFinding(c.get("database"), scan, path.finding_id);
    if (!deleted) throw findingNotFound(scan, path.finding_id);
    return c.body(null, 204);
  },
);
