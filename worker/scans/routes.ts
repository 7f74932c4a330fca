import { z } from "@hono/zod-openapi";
import { organizationRoute } from "../auth/organization-route.ts";
import { ApiError } from "../http/errors.ts";
import { jsonBody } from "../http/json-body.ts";
import { jsonRequest, jsonResponse } from "../http/openapi.ts";
import { answerList, sliceOf } from "../http/paging.ts";
import { createRouter } from "../http/router.ts";
import { parseSince } from "../http/since.ts";
import { keyedRequest, replayHeaders } from "../idempotency/idempotency-key.ts";
import { IdempotencyHeaders } from "../idempotency/schemas.ts";
import { ProjectPath } from "../projects/schemas.ts";
import { settingsOf } from "../settings.ts";
import { createScan } from "./create-scan.ts";
import { locateScan, scanNotFound } from "./locate-scan.ts";
import { patchScan } from "./patch-scan.ts";
import { deleteScan } from "./deletion/queries.ts";
import { findScan, listScans, selectScanVersion } from "./queries.ts";
import { CreateScanRequest, RunScanRequest, Scan, ScanPath, ScansQuery, UpdateScanRequest } from "./schemas.ts";
import { startScan } from "./start-scan.ts";

export const scanRoutes = createRouter();

scanRoutes.openapi(
  organizationRoute({
    method: "post",
    path: "/v1/orgs/{slug}/projects/{project_slug}/run-scan",
    operationId: "runScan",
    tags: ["Scans"],
    summary: "Clone and scan a repository",
    description:
      "Returns the queued scan at once; poll it until its status is `completed` or `failed`. Each call starts a new scan, unless it repeats one with the same `Idempotency-Key`. The project's access token is used only when `clone_url` is the repository that the token is bound to: that of the project's `repo_url`, or, if there was none, the first that is scanned.",
    quotas: ["queued_scans", "findings"],
    middleware: [jsonBody()] as const,
    request: { params: ProjectPath, headers: IdempotencyHeaders, body: jsonRequest(RunScanRequest) },
    errors: ["payload_too_large", "idempotency_key_reused"],
    responses: {
      202: jsonResponse(Scan, "The scan is queued."),
    },
  }),
  async (c) => {
    const { clone_url: cloneUrl, branch } = c.req.valid("json");
    const orgId = c.get("caller").organization.id;
    const { scan, isReplay } = await startScan(c.get("database"), settingsOf(c.env), c.env.SCAN_QUEUE, {
      orgId,
      keyed: keyedRequest(c.req.raw, orgId, c.req.valid("header")["idempotency-key"]),
      projectSlug: c.req.valid("param").project_slug,
      scannerType: "manual",
      cloneUrl,
      branch: branch ?? undefined,
    });
    return c.json(scan, 202, replayHeaders(isReplay));
  },
);

scanRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects/{project_slug}/scans",
    operationId: "listScans",
    tags: ["Scans"],
    summary: "List the scans of a project",
    description:
      "All scans of the project, newest first, complete or in pages. Filters combine with AND; an unknown value gives an empty list.",
    request: { params: ProjectPath, query: ScansQuery },
    responses: { 200: jsonResponse(z.array(Scan), "The scans.") },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const query = c.req.valid("query");
    const { status, branch, scanner_type: scannerType, since } = query;
    const project = { orgId: c.get("caller").organization.id, slug };
    const filter = { status, branch, scannerType, since: parseSince(since) };
    const listing = await listScans(c.get("database"), project, filter, sliceOf(c.req.url, query));
    if (!listing) throw new ApiError("not_found", `There is no project ${slug} in this organization.`);
    return answerList(c.req.url, query, listing);
  },
);

scanRoutes.openapi(
  organizationRoute({
    method: "post",
    path: "/v1/orgs/{slug}/projects/{project_slug}/scans",
    operationId: "createScan",
    tags: ["Scans"],
    summary: "Create a scan without running it",
    description:
      "Creates a `pending` scan for the findings of a scanner of your own: add findings to it, then set its status and summary. Nothing is cloned; see `runScan` for that.",
    middleware: [jsonBody()] as const,
    request: { params: ProjectPath, body: jsonRequest(CreateScanRequest) },
    errors: ["payload_too_large"],
    responses: {
      201: jsonResponse(Scan, "The scan."),
    },
  }),
  async (c) => {
    const project = { orgId: c.get("caller").organization.id, projectSlug: c.req.valid("param").project_slug };
    return c.json(await createScan(c.get("database"), project, c.req.valid("json")), 201);
  },
);

scanRoutes.openapi(
  organizationRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}",
    operationId: "getScan",
    tags: ["Scans"],
    summary: "Get a scan",
    description: "Poll it after `runScan` until its status is `completed`, `failed` or `canceled`.",
    request: { params: ScanPath },
    responses: { 200: jsonResponse(Scan, "The scan.") },
  }),
  async (c) => {
    const at = locateScan(c.get("caller"), c.req.valid("param"));
    const scan = await findScan(c.get("database"), at);
    if (!scan) throw scanNotFound(at);
    return c.json(scan, 200);
  },
);

scanRoutes.openapi(
  organizationRoute({
    method: "patch",
    path: "/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}",
    operationId: "updateScan",
    version: selectScanVersion,
    tags: ["Scans"],
    summary: "Change a scan",
    description:
      "Absent fields stay as they are. Setting another status removes a `queued` or `running` scan from the pipeline permanently: `canceled` stops it. `finished_at` is set when the status becomes `completed`, `failed` or `canceled`. No status starts a scan.",
    middleware: [jsonBody()] as const,
    request: { params: ScanPath, body: jsonRequest(UpdateScanRequest) },
    errors: ["payload_too_large"],
    responses: {
      200: jsonResponse(Scan, "The scan as it is now."),
    },
  }),
  async (c) => {
    const at = locateScan(c.get("caller"), c.req.valid("param"));
    return c.json(
      await patchScan({ database: c.get("database"), queue: c.env.NOTIFICATION_QUEUE }, at, c.req.valid("json")),
      200,
    );
  },
);

scanRoutes.openapi(
  organizationRoute({
    method: "delete",
    path: "/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}",
    operationId: "deleteScan",
    tags: ["Scans"],
    summary: "Delete a scan",
    description:
      "Deletes its findings as well: they are gone at once, and their rows are removed in the background. A `queued` or `running` scan is stopped.",
    request: { params: ScanPath },
    responses: { 204: { description: "Deleted." } },
  }),
  async (c) => {
    const at = locateScan(c.get("caller"), c.req.valid("param"));
    if (!(await deleteScan(c.get("database"), at))) throw scanNotFound(at);
    return c.body(null, 204);
  },
);
