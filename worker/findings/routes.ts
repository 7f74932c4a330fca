import { z } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { inPieces, streamList } from "../http/stream-list.ts";
import { locateScan } from "../scans/locate-scan.ts";
import { ScanPath } from "../scans/schemas.ts";
import { createFinding, createFindings } from "./create-findings.ts";
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
    role: "member",
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

findingRoutes.openapi(
  organizationRoute({
    method: "post",
    path: `${SCAN}/findings/batch`,
    operationId: "createFindings",
    tags: ["Findings"],
    summary: "Add many findings to a scan",
    description: `Atomic: if one \`external_id\` is duplicated, in the batch or in the scan, nothing is stored. At most ${MAX_FINDINGS_PER_BATCH} findings and ${MAX_BATCH_BYTES} bytes (16 MiB) in one request. The response has the findings in the order of the request, which is their order of creation.`,
    role: "member",
    middleware: [jsonBody(MAX_BATCH_BYTES)] as const,
    request: { params: ScanPath, body: jsonRequest(CreateFindingsRequest) },
    errors: ["conflict", "payload_too_large"],
    responses: {
      201: jsonResponse(z.array(Finding), "The findings."),
    },
  }),
  async (c) => {
    const scan = locateScan(c.get("caller"), c.req.valid("param"));
    const created = await createFindings(c.get("database"), scan, c.req.valid("json").findings);
    return streamList(inPieces(created), { status: 201 });
  },
);

findingRoutes.openapi(
  organizationRoute({
    method: "get",
    path: `${SCAN}/findings/{finding_id}`,
    operationId: "getFinding",
    tags: ["Findings"],
    summary: "Get a finding",
    description: "One finding of the scan.",
    role: "member",
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
    role: "member",
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
