import { createRoute, z } from "@hono/zod-openapi";
import { admit } from "../auth/admit.ts";
import { openDatabase } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import { jsonBody } from "../http/json-body.ts";
import { bearer, errorResponses, jsonRequest, jsonResponse, ORGANIZATION_ERRORS } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { streamList } from "../http/stream-list.ts";
import { ProjectPath } from "../projects/schemas.ts";
import { settingsOf } from "../settings.ts";
import { findScan, listScans } from "./queries.ts";
import { RunScanRequest, Scan, ScanPath } from "./schemas.ts";
import { startScan } from "./start-scan.ts";

export const scanRoutes = createRouter();

scanRoutes.openapi(
  createRoute({
    method: "post",
    path: "/v1/orgs/{slug}/projects/{project_slug}/run-scan",
    operationId: "runScan",
    tags: ["Scans"],
    summary: "Clone and scan a repository",
    description:
      "Answers the queued scan at once; poll it until its status is `completed` or `failed`. Each call starts a new scan. The project's access token is used only when `clone_url` has the origin the token belongs to.",
    security: bearer,
    middleware: [admit("member"), jsonBody()] as const,
    request: { params: ProjectPath, body: jsonRequest(RunScanRequest) },
    responses: {
      202: jsonResponse(Scan, "The scan is queued."),
      ...errorResponses(...ORGANIZATION_ERRORS, "payload_too_large"),
    },
  }),
  async (c) => {
    const { clone_url: cloneUrl, branch } = c.req.valid("json");
    const scan = await startScan(openDatabase(c.env.DB), settingsOf(c.env), c.env.SCAN_QUEUE, {
      orgId: c.get("caller").organization.id,
      projectSlug: c.req.valid("param").project_slug,
      scannerType: "manual",
      cloneUrl,
      branch: branch ?? undefined,
    });
    return c.json(scan, 202);
  },
);

scanRoutes.openapi(
  createRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects/{project_slug}/scans",
    operationId: "listScans",
    tags: ["Scans"],
    summary: "List the scans of a project",
    description: "All scans of the project, newest first.",
    security: bearer,
    middleware: [admit("member")] as const,
    request: { params: ProjectPath },
    responses: { 200: jsonResponse(z.array(Scan), "The scans."), ...errorResponses(...ORGANIZATION_ERRORS) },
  }),
  async (c) => {
    const { project_slug: slug } = c.req.valid("param");
    const pages = await listScans(openDatabase(c.env.DB), c.get("caller").organization.id, slug);
    if (!pages) throw new ApiError("not_found", `There is no project ${slug} in this organization.`);
    return streamList(pages);
  },
);

scanRoutes.openapi(
  createRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}",
    operationId: "getScan",
    tags: ["Scans"],
    summary: "Get a scan",
    security: bearer,
    middleware: [admit("member")] as const,
    request: { params: ScanPath },
    responses: { 200: jsonResponse(Scan, "The scan."), ...errorResponses(...ORGANIZATION_ERRORS) },
  }),
  async (c) => {
    const { project_slug: projectSlug, scan_id: scanId } = c.req.valid("param");
    const scan = await findScan(openDatabase(c.env.DB), c.get("caller").organization.id, projectSlug, scanId);
    if (!scan) throw new ApiError("not_found", `There is no scan ${scanId} in a project ${projectSlug} here.`);
    return c.json(scan, 200);
  },
);
