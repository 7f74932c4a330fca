import { createRoute, z } from "@hono/zod-openapi";
import { admit } from "../auth/admit.ts";
import { openDatabase } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import { bearer, errorResponses, jsonResponse, ORGANIZATION_ERRORS } from "../http/openapi.ts";
import { createRouter } from "../http/router.ts";
import { streamList } from "../http/stream-list.ts";
import { ScanPath } from "../scans/schemas.ts";
import { listFindingsOfScan } from "./queries.ts";
import { Finding } from "./schemas.ts";

export const findingRoutes = createRouter();

findingRoutes.openapi(
  createRoute({
    method: "get",
    path: "/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}/findings",
    operationId: "listFindingsOfScan",
    tags: ["Findings"],
    summary: "List the findings of a scan",
    description: "All findings of the scan, in order of creation.",
    security: bearer,
    middleware: [admit("member")] as const,
    request: { params: ScanPath },
    responses: { 200: jsonResponse(z.array(Finding), "The findings."), ...errorResponses(...ORGANIZATION_ERRORS) },
  }),
  async (c) => {
    const { project_slug: projectSlug, scan_id: scanId } = c.req.valid("param");
    const orgId = c.get("caller").organization.id;
    const pages = await listFindingsOfScan(openDatabase(c.env.DB), orgId, projectSlug, scanId);
    if (!pages) throw new ApiError("not_found", `There is no scan ${scanId} in a project ${projectSlug} here.`);
    return streamList(pages);
  },
);
